/** Entry point of the client. */

import { mount } from "svelte";
import "./art/theme.css";
import "./art/fonts";
import "./base.css";
import App from "./App.svelte";
import { appearance } from "./look.svelte";
import { speed } from "./tempo.svelte";
import { words } from "./words/words.svelte";

appearance.show();
speed.choose();
await words.begin();
mount(App, { target: document.getElementById("app")! });

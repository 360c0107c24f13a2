/** Entry point of the gallery: every component in every state. */

import { mount } from "svelte";
import "@/art/theme.css";
import "@/art/fonts";
import Gallery from "./Gallery.svelte";

const theme = new URLSearchParams(location.search).get("theme");
if (theme) document.documentElement.dataset.theme = theme;

mount(Gallery, { target: document.getElementById("gallery")! });

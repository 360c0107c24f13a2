import { game } from "../contract";
import { tell } from "./tell";

export default game({ tell, minutes: 30, table: () => import("./Table.svelte") });

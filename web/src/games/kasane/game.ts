import { game } from "../contract";
import { tell } from "./tell";

export default game({ tell, minutes: 30, sights: [], table: () => import("./Table.svelte") });

import { game } from "../contract";
import { tell } from "./tell";

export default game({ tell, minutes: 15, sights: [], table: () => import("./Table.svelte") });

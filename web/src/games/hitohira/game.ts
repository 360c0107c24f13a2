import { game } from "../contract";
import { tell } from "./tell";

export default game({ tell, minutes: 20, sights: [], table: () => import("./Table.svelte") });

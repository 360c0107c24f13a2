import { game } from "../../contract";
import { SIGHTS, tell } from "../tell";

export default game({ tell, minutes: 20, sights: SIGHTS, table: () => import("../Table.svelte") });

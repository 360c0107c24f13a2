import { game } from "../contract";
import { tell } from "./tell";

export default game({
  tell,
  minutes: 15,
  sights: ["hand", "far", "row", "middle", "actions"],
  table: () => import("./Table.svelte"),
});

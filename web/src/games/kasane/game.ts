import { game } from "../contract";
import { tell } from "./tell";

export default game({
  tell,
  minutes: 30,
  sights: ["others", "rows", "melds", "robe", "hand"],
  table: () => import("./Table.svelte"),
});

import { game } from "../contract";
import { tell } from "./tell";

export default game({
  tell,
  minutes: 20,
  sights: ["hand", "yard", "garden", "deck", "others", "deeds"],
  table: () => import("./Table.svelte"),
});

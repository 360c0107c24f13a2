/** Who can be given a seat. */

/** Who has the link, or any stranger as well. */
export type People = "friend" | "anybody";

/** People, or a bot by its level. */
export type Sitter = number | People;

import "./fonts.css";

/** Fetch the list of Japanese font slices; the browser then loads only those that a page needs. */
export const loadJapanese = (): Promise<unknown> => import("./japanese.css");

import "./fonts.css";

/** Fetch the list of Japanese font slices; the browser then loads only those that a page needs. */
export const loadJapanese = (): Promise<unknown> => import("./japanese.css");

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
/** The names of languages have slices of their own. */
const APART = "option";

/** Fetch it once such letters are shown: whatever language one reads, names may be Japanese. */
export function loadJapaneseFor(page: HTMLElement): () => void {
  const watcher = new MutationObserver((changes) => {
    const shown = changes.flatMap(({ type, target, addedNodes }) =>
      type === "childList" ? [...addedNodes] : target,
    );
    if (shown.some(isJapanese)) load();
  });
  function load() {
    watcher.disconnect();
    void loadJapanese();
  }
  if (isJapanese(page)) load();
  else watcher.observe(page, { childList: true, characterData: true, subtree: true });
  return () => watcher.disconnect();
}

function isJapanese(node: Node): boolean {
  if (!JAPANESE.test(node.textContent ?? "")) return false;
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  for (let text: Node | null = texts.currentNode; text; text = texts.nextNode())
    if (text instanceof Text && JAPANESE.test(text.data) && !text.parentElement?.closest(APART))
      return true;
  return false;
}

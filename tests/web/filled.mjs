// What the browser makes of messages and lists: gets JSON, gives JSON.
import { readFileSync } from "node:fs";
import { filled, listed, messagesOf } from "../../web/src/words/messages.ts";

const asked = JSON.parse(readFileSync(0, "utf8"));
const texts = asked.catalogues.map(({ language, files, calls }) => {
  const messages = messagesOf(language, ...files.map((path) => readFileSync(path, "utf8")));
  return calls.map(([id, values]) => filled(messages, id, values));
});
const lists = asked.lists.map(([language, parts]) => listed(parts, language));
process.stdout.write(JSON.stringify({ texts, lists }));

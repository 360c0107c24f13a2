/** Random hexadecimal; `crypto.randomUUID` is missing where a page came without HTTPS. */
export function random(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(values, (value) => value.toString(16).padStart(2, "0")).join("");
}

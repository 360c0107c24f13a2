/**
 * Local storage: what this browser remembers between visits. It may refuse to, and that is no
 * reason to fail.
 */

const PREFIX = "hanagoza.";

export function recall<T>(name: string, otherwise: T): T {
  try {
    const found = localStorage.getItem(PREFIX + name);
    return found === null ? otherwise : (JSON.parse(found) as T);
  } catch {
    return otherwise;
  }
}

/** The names of everything that begins so. */
export function remembered(beginning: string): string[] {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX + beginning));
    return names.map((name) => name.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** Forget everything whose name begins so. */
export function forget(...beginnings: string[]): void {
  try {
    for (const name of Object.keys(localStorage))
      if (beginnings.some((beginning) => name.startsWith(PREFIX + beginning)))
        localStorage.removeItem(name);
  } catch {
    return;
  }
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    return;
  }
}

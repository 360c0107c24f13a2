/** What the bundler finds in the folders of the games. */

/**
 * Files by the id of their game, which is the name of the folder they are in. An edition has its
 * folder inside its parent’s.
 */
export function byGame<File>(files: Readonly<Record<string, File>>): ReadonlyMap<string, File> {
  return new Map(Object.entries(files).map(([path, file]) => [path.split("/").at(-2)!, file]));
}

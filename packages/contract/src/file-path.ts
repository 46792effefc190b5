/** How a stored file is named on the wire: `files/<id>`, the id a uuid as the database makes it. */

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const NAMED = new RegExp(`files/(${ID})`, 'g');
const WHOLE = new RegExp(`^${ID}$`);

/** A stored file's path. */
export const FILE_PATH = new RegExp(`^files/${ID}$`);

/** A stored file's path, or nothing. */
export const FILE_PATH_OR_NONE = new RegExp(`^(files/${ID})?$`);

/** True for an id that the database can have made. */
export function isMadeId(text: string): boolean {
  return WHOLE.test(text);
}

/** The id in a stored file's path; undefined for any other text. */
export function fileIdOf(path: string): string | undefined {
  return FILE_PATH.test(path) ? path.slice('files/'.length) : undefined;
}

/** The ids of all stored files that a text names. */
export function fileIdsIn(text: string): string[] {
  return [...text.matchAll(NAMED)].map((match) => match[1] ?? '');
}

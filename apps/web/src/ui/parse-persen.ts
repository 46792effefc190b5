/** Reading of a typed per cent (also kadar). */

/** Reads a typed per cent into hundredths (`2,5` and `2.5 %` are 250), null when it is none. */
export function parsePersen(text: string): number | null {
  const match = /^(\d{1,6})(?:[.,](\d{1,2}))?\s*%?$/.exec(text.trim());
  if (match === null) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

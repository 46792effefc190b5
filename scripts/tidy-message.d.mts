/** Types of tidy-message.mjs, for its test. */
export function tableFindings(
  area: string,
  id: { readonly texts: Readonly<Record<string, string>>; readonly source: string },
  table: string,
): readonly string[];

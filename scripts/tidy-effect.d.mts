/** Types of tidy-effect.mjs, for its test. */
export function effectFindings(
  root: string,
  sources: ReadonlyMap<string, { readonly text: string }>,
  table?: string,
): Promise<readonly string[]>;

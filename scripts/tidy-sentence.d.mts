/** Types of tidy-sentence.mjs, for its test. */
export function sentenceFindings(root: string, table?: string): string[];

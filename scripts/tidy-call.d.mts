/** Types of tidy-call.mjs, for its test. */
export function callFindings(file: string, text: string): readonly string[];

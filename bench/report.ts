/** Figures of a run as lines of one table. */

export interface Figure {
  readonly name: string;
  readonly value: string;
}

/** The middle value. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Prints the figures as a Markdown table. */
export function printTable(title: string, figures: readonly Figure[]): void {
  const width = Math.max(...figures.map((f) => f.name.length));
  console.log(`\n${title}\n`);
  console.log(`| ${'Figure'.padEnd(width)} | Value |`);
  console.log(`|${'-'.repeat(width + 2)}|-------|`);
  for (const { name, value } of figures) console.log(`| ${name.padEnd(width)} | ${value} |`);
}

/** Figures of a run as lines of one table. */

export interface Figure {
  readonly name: string;
  readonly value: string;
}

/** The middle value. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which the share `at` (0 to 1) of the values lies. */
export function quantile(values: readonly number[], at: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? 0;
}

/** Prints the figures as a Markdown table. */
export function printTable(title: string, figures: readonly Figure[]): void {
  const width = Math.max(...figures.map((f) => f.name.length));
  console.log(`\n${title}\n`);
  console.log(`| ${'Figure'.padEnd(width)} | Value |`);
  console.log(`|${'-'.repeat(width + 2)}|-------|`);
  for (const { name, value } of figures) console.log(`| ${name.padEnd(width)} | ${value} |`);
}

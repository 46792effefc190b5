/** Figures of a run as lines of one table, with their spread, and a verdict where a goal stands. */

/** The bound that a figure keeps: at least this, or at most this. */
export type Goal = { readonly least: number } | { readonly most: number };

export interface Figure {
  readonly name: string;
  /** As it is printed: the middle of its turns, with its unit. */
  readonly value: string;
  /** The number of each turn; a goal is held against their middle. */
  readonly turns?: readonly number[];
  readonly goal?: Goal;
}

/** A figure that is a ratio, one per turn. */
export function ratio(name: string, turns: readonly number[], goal?: Goal): Figure {
  return { name, value: median(turns).toFixed(2), turns, ...(goal && { goal }) };
}

/** The middle value; between the two middle ones of an even count. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/** The value below which the share `at` (0 to 1) of the values lies. */
export function quantile(values: readonly number[], at: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? 0;
}

/** Each number of the first list over the one of the same turn in the second. */
export function perTurn(over: readonly number[], under: readonly number[]): number[] {
  return over.map((value, turn) => value / (under[turn] ?? Number.NaN));
}

/** `met` or `missed` by the middle of the turns, and whether some turn says otherwise. */
export function verdict({ turns = [], goal }: Figure): string {
  if (!goal) return '';
  if (turns.length === 0) return 'missed';
  const keeps = (value: number) => ('least' in goal ? value >= goal.least : value <= goal.most);
  const word = keeps(median(turns)) ? 'met' : 'missed';
  return turns.every((value) => keeps(value) === keeps(median(turns)))
    ? word
    : `${word}, not in every turn`;
}

/** Prints the figures as a Markdown table, and under it how many goals were met. */
export function printTable(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title}\n`);
  const rows = figures.map((f) => [f.name, f.value, spread(f), goalText(f), verdict(f)]);
  const head = ['Figure', 'Value', 'Spread', 'Goal', 'Verdict'];
  const widths = head.map((_, n) => Math.max(...[head, ...rows].map((r) => r[n]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    console.log(`| ${cells.map((cell, n) => cell.padEnd(widths[n] ?? 0)).join(' | ')} |`);
  line(head);
  console.log(`|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`);
  rows.forEach(line);
  const verdicts = figures.map(verdict).filter(Boolean);
  const met = verdicts.filter((word) => word.startsWith('met')).length;
  if (verdicts.length > 0) console.log(`\n${met} of ${verdicts.length} goals met`);
}

/** Least, middle and most of the turns; nothing for what was measured once. */
function spread({ turns = [] }: Figure): string {
  if (turns.length < 2) return '';
  return [Math.min(...turns), median(turns), Math.max(...turns)]
    .map((value) => value.toFixed(2))
    .join('–');
}

function goalText({ goal }: Figure): string {
  if (!goal) return '';
  return 'least' in goal ? `≥ ${goal.least}` : `≤ ${goal.most}`;
}

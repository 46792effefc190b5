/**
 * Names of prepared statements. A connection keeps one text under a name and refuses any other, so
 * the name is made from the text itself: the label that a query is given says only what it is for.
 */
import { createHash } from 'node:crypto';

/** Texts that are prepared under one label; further ones run unprepared, so that none piles up. */
const MOST_TEXTS = 8;

const known = new Map<string, Map<string, string>>();

/**
 * The name to prepare `text` under: another for every text, whatever the label. Undefined where a
 * label has had more texts than a fixed statement has; it is then run without a name.
 */
export function statementName(label: string, text: string): string | undefined {
  const names = known.get(label) ?? new Map<string, string>();
  known.set(label, names);
  const given = names.get(text);
  if (given !== undefined || names.size === MOST_TEXTS) return given;
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
  // PostgreSQL keeps 63 characters of a name: the part that differs must be among them.
  const name = `${label.slice(0, 40)}_${digest}`;
  names.set(text, name);
  return name;
}

/** Values of a form by the names of its fields, in wire units, and how one is read as text. */

export type Values = Readonly<Record<string, unknown>>;

/** A value as people read it; nothing for what is no text, number or yes/no. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

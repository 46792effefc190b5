/**
 * Query and body against a route's zod schemas. A zod message that is a message key is translated,
 * with `label` and the issue's own limits as its data; zod's own English is never shown.
 */
import type { z } from 'zod';
import { AppError } from '@kencana/contract/error-code';
import type { Language } from '@kencana/messages/key';
import { isMessageKey, labelOf, translate } from './text.ts';

/**
 * The parsed value; throws VALIDASI with the texts of every wrong field. Without a schema the value
 * passes.
 */
export function validate(schema: z.ZodType | undefined, value: unknown, bahasa: Language): unknown {
  if (!schema) return value;
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  const errors: Record<string, string[]> = {};
  for (const issue of parsed.error.issues) {
    const field = issue.path.join('.') || '_';
    (errors[field] ??= []).push(issueText(issue, bahasa));
  }
  throw new AppError('VALIDASI', {}, errors);
}

/** Levels of nesting at most; nothing that a route reads is deeper. */
const MAX_DEPTH = 100;

/**
 * Refuses texts that no table and no JSON column can hold: with NUL, or with half of a surrogate
 * pair. Throws VALIDASI at the field.
 */
export function refuseBrokenText(value: unknown, bahasa: Language): void {
  const path = brokenText(value, 0);
  if (path === undefined) return;
  const name = path.findLast((part) => !/^\d+$/.test(part)) ?? '';
  const text = translate(bahasa, 'isian.tidak_sah', { label: labelOf(bahasa, name) });
  throw new AppError('VALIDASI', {}, { [path.join('.') || '_']: [text] });
}

/** Where the first such text stands; what is nested too deep to be looked at counts as one. */
function brokenText(value: unknown, depth: number): string[] | undefined {
  if (typeof value === 'string') return isBroken(value) ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === MAX_DEPTH) return [];
  const names = Array.isArray(value) ? value.keys() : Object.keys(value);
  for (const key of names) {
    const name = String(key);
    if (isBroken(name)) return [];
    const path = brokenText((value as Record<string, unknown>)[name], depth + 1);
    if (path !== undefined) return [name, ...path];
  }
  return undefined;
}

function isBroken(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}

function issueText(issue: z.core.$ZodIssue, bahasa: Language): string {
  const name = issue.path.findLast((part) => typeof part === 'string') ?? '';
  const params = 'params' in issue && issue.params ? issue.params : {};
  const label = labelOf(bahasa, name);
  const own = Object.fromEntries(
    Object.entries(issue).filter(([, v]) => typeof v === 'string' || typeof v === 'number'),
  );
  return translate(bahasa, textKey(issue), { ...own, label, ...params });
}

function textKey(issue: z.core.$ZodIssue): string {
  if (isMessageKey(issue.message)) return issue.message;
  const missing = issue.code === 'invalid_type' && issue.message.endsWith('received undefined');
  return missing ? 'isian.wajib' : 'isian.tidak_sah';
}

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

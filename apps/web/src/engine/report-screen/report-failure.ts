/**
 * How a report that could not be shown is told: some have a sentence of their own (spec 2 §8), the
 * others say what the server or the connection said. Pure.
 */
import type { Report } from '@kencana/contract/define-report';
import type { MessageKey } from '@kencana/messages/key';
import { ApiError, Cancelled } from '../../platform/api-error.ts';

export interface FailureWords {
  /** The report's own sentence, shown as info. */
  readonly info: MessageKey | undefined;
  /** Whether the failure's own words are told (too): a refusal is never without its reason. */
  readonly reason: boolean;
}

/** What to say about a failed search or file of the report. */
export function failureWords(report: Report, error: unknown): FailureWords {
  const info = error instanceof Cancelled ? undefined : report.texts.gagal;
  const explained = error instanceof ApiError && error.status < 500;
  return { info, reason: info === undefined || explained };
}

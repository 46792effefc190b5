/**
 * How a report that could not be shown is told: with the server's or the connection's words where
 * there are any, else with the sentence of the specification (spec 1 §8, spec 2 §8). Pure.
 */
import type { Report } from '@kencana/contract/define-report';
import type { MessageKey } from '@kencana/messages/key';
import { ApiError, Cancelled } from '../../platform/api-error.ts';

export interface FailureWords {
  /** The report's own sentence, else that none is there; shown as info. */
  readonly info: MessageKey | undefined;
  /** Whether the failure's own words are told (too): a refusal is never without its reason. */
  readonly reason: boolean;
}

/** What to say about a failed search or file of the report. */
export function failureWords(report: Report, error: unknown): FailureWords {
  if (error instanceof Cancelled) return { info: undefined, reason: true };
  const explained = error instanceof ApiError && error.status < 500;
  const { gagal, tanpaKata } = report.texts;
  const none = explained || tanpaKata !== undefined ? undefined : 'report.tidak_tersedia';
  const info = gagal ?? none;
  return { info, reason: info === undefined || explained };
}

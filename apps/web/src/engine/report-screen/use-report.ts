/**
 * Searching a report and fetching its files; tells the user what came of it (spec 1 §8, spec 2 §8).
 */
import { reportCall } from '@kencana/contract/call/report-calls';
import { useEffect, useRef, useState } from 'react';
import type { Report } from '@kencana/contract/define-report';
import type { Sheet } from '@kencana/contract/sheet';
import { api, newKey, type Query, type ReadOptions } from '../../platform/api.ts';
import { ApiError } from '../../platform/api-error.ts';
import { translate } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { useLive } from '../../platform/realtime.ts';
import { type FilterForm, toQuery } from './filter-values.ts';
import { failureWords } from './report-failure.ts';

export type FileFormat = 'pdf' | 'xlsx' | 'csv';

/** A long report may take its time, and wait for others before it. */
const TIMEOUT = 20 * 60_000;

/** How far a long report is: its place in the queue, 0 when it is being made; rows so far. */
export interface LongWork {
  readonly ke: number;
  readonly baris: number;
}

export interface ReportState {
  /** The last answer; undefined before the first search and after a failed one. */
  readonly sheet: Sheet | undefined;
  readonly searching: boolean;
  /** The file that is being fetched. */
  readonly fetching: FileFormat | undefined;
  /** What is waited for, where the server says that it takes long. */
  readonly long: LongWork | undefined;
  /** Ends the waiting; the server ends the work. */
  readonly giveUp: () => void;
  /** Texts by the names of the call. */
  readonly errors: Readonly<Record<string, string>>;
  readonly search: (form: FilterForm) => Promise<void>;
  /** The file of what is shown, whatever the form says by now. */
  readonly download: (format: FileFormat) => Promise<void>;
}

export function useReport(report: Report): ReportState {
  const [answer, setAnswer] = useState<{ readonly sheet: Sheet; readonly query: Query }>();
  const [searching, setSearching] = useState(false);
  const [fetching, setFetching] = useState<FileFormat>();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const path = reportCall(report);
  const { long, giveUp, asking } = useLongWork();

  const search = async (form: FilterForm): Promise<void> => {
    setSearching(true);
    setErrors({});
    const query = toQuery(form);
    try {
      const { data, message = '' } = await asking((call) => api.get(path, { ...call, query }));
      setAnswer({ sheet: data, query });
      if (data.gagal.length > 0) notify.warning(translate('report.gagal_dimuat'));
      if (data.count > 0) notify.success(message);
      else notify.info(message);
    } catch (error) {
      if (error instanceof GivenUp) return;
      setAnswer(undefined);
      if (error instanceof ApiError && error.errors !== undefined) setErrors(firsts(error.errors));
      else tellFailure(report, error);
    } finally {
      setSearching(false);
    }
  };

  const download = async (format: FileFormat): Promise<void> => {
    if (answer === undefined) return;
    setFetching(format);
    try {
      const query = { ...answer.query, format };
      const filename = `${report.file}.${format}`;
      await asking((call) => api.download(path, { ...call, query, filename }));
    } catch (error) {
      if (!(error instanceof GivenUp)) tellFailure(report, error);
    } finally {
      setFetching(undefined);
    }
  };

  return { sheet: answer?.sheet, searching, fetching, long, giveUp, errors, search, download };
}

/**
 * Runs a call that may be long: hears how far it is, and ends it when nobody waits any more,
 * because it was given up or the screen was left.
 */
function useLongWork() {
  const [long, setLong] = useState<LongWork>();
  const current = useRef<{ readonly id: string; readonly end: AbortController }>(undefined);
  const giveUp = (): void => current.current?.end.abort(new GivenUp());
  useEffect(() => () => current.current?.end.abort(new GivenUp()), []);
  useLive('antrian-laporan', ({ id, ke, baris }) => {
    if (id === current.current?.id) setLong({ ke, baris });
  });
  const asking = async <T>(call: (options: ReadOptions) => Promise<T>): Promise<T> => {
    const asked = { id: newKey(), end: new AbortController() };
    current.current = asked;
    try {
      return await call({ id: asked.id, signal: asked.end.signal, timeout: TIMEOUT });
    } finally {
      setLong(undefined);
      current.current = undefined;
    }
  };
  return { long, giveUp, asking };
}

/** Nobody waits for the answer any more. */
class GivenUp extends Error {}

function tellFailure(report: Report, error: unknown): void {
  const { info, reason } = failureWords(report, error);
  if (info !== undefined) notify.info(translate(info));
  if (reason) notify.failure(error, report.texts.tanpaKata ?? 'report.gagal_request');
}

function firsts(errors: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, texts]) => [field, texts[0] ?? '']),
  );
}

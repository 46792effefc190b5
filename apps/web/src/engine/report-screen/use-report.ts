/**
 * Searching a report and fetching its files; tells the user what came of it (spec 1 §8, spec 2 §8).
 */
import { useState } from 'react';
import type { Report } from '@kencana/contract/define-report';
import type { Sheet } from '@kencana/contract/sheet';
import { api, type Query } from '../../platform/api.ts';
import { ApiError } from '../../platform/api-error.ts';
import { translate } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { type FilterForm, toQuery } from './filter-values.ts';
import { failureWords } from './report-failure.ts';

export type FileFormat = 'pdf' | 'xlsx' | 'csv';

/** A long report may take its time. */
const TIMEOUT = 120_000;

export interface ReportState {
  /** The last answer; undefined before the first search and after a failed one. */
  readonly sheet: Sheet | undefined;
  readonly searching: boolean;
  /** The file that is being fetched. */
  readonly fetching: FileFormat | undefined;
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
  const path = `laporan/${report.name}`;

  const search = async (form: FilterForm): Promise<void> => {
    setSearching(true);
    setErrors({});
    const query = toQuery(form);
    try {
      const { data, message = '' } = await api.get<Sheet>(path, { query, timeout: TIMEOUT });
      setAnswer({ sheet: data, query });
      if (data.gagal.length > 0) notify.warning(translate('report.gagal_dimuat'));
      if (data.count > 0) notify.success(message);
      else notify.info(message);
    } catch (error) {
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
      await api.download(path, { query, filename: `${report.file}.${format}` });
    } catch (error) {
      tellFailure(report, error);
    } finally {
      setFetching(undefined);
    }
  };

  return { sheet: answer?.sheet, searching, fetching, errors, search, download };
}

function tellFailure(report: Report, error: unknown): void {
  const { info, reason } = failureWords(report, error);
  if (info !== undefined) notify.info(translate(info));
  if (reason) notify.failure(error, 'report.gagal_request');
}

function firsts(errors: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, texts]) => [field, texts[0] ?? '']),
  );
}

/** Rows of a document read from a file: what was read is handed over, what is wrong is told. */
import { entryFileCalls } from '@kencana/contract/call/document-calls';
import { useState } from 'react';
import type { NamedRows } from '@kencana/contract/entry/define-entry';
import type { EntryFile } from '@kencana/contract/entry/entry-file';
import type { WireRow } from '@kencana/contract/field/field';
import type { CellProblem } from '@kencana/contract/import-result';
import { api } from '../../platform/api.ts';
import { ApiError } from '../../platform/api-error.ts';
import { fileBase64 } from '../../platform/file-bytes.ts';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';

interface FileWork {
  /** What is wrong in the file that was read last, cell by cell. */
  readonly problems: readonly CellProblem[];
  readonly read: (file: File) => Promise<void>;
  /** Forgets what was wrong. */
  readonly clear: () => void;
}

/** `take` gets the rows of a file without a fault. */
export function useEntryFile(
  source: EntryFile | undefined,
  take: (part: NamedRows, rows: readonly WireRow[]) => void,
): FileWork {
  const t = useT();
  const [problems, setProblems] = useState<readonly CellProblem[]>([]);
  const read = async (file: File): Promise<void> => {
    if (source === undefined) return;
    setProblems([]);
    try {
      const body = { isi: await fileBase64(file) };
      const { baris, masalah } = (await api.post(entryFileCalls(source).read, { body })).data;
      setProblems(masalah);
      if (masalah.length > 0) return;
      take(source.rows, baris);
      notify.success(t('entry.impor-selesai', { n: baris.length }));
    } catch (error) {
      const why = error instanceof ApiError ? error.errors?.['berkas']?.[0] : undefined;
      if (why === undefined) notify.failure(error);
      else notify.error(why);
    }
  };
  return { problems, read, clear: () => setProblems([]) };
}

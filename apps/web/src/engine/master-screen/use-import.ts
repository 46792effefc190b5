/**
 * The work of the import dialog: reads the chosen file, asks the server what it would do, and
 * imports it. Another file or another mode is looked at again before it can be imported.
 */
import { useRef, useState } from 'react';
import { masterCalls } from '@kencana/contract/call/master-calls';
import type { MasterDef } from '@kencana/contract/define-master';
import { IMPORT_LIMITS } from '@kencana/contract/import-result';
import type { ImportMode, ImportResult } from '@kencana/contract/import-result';
import { ApiError, LOST } from '../../platform/api-error.ts';
import { api, newKey } from '../../platform/api.ts';
import { fileBase64 } from '../../platform/file-bytes.ts';
import { translate } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { reason } from '../../platform/use-list.ts';

/** Thousands of rows take their time. */
const TIMEOUT = 300_000;

interface Chosen {
  readonly name: string;
  readonly size: number;
  /** In base64. */
  readonly isi: string;
}

export interface ImportWork {
  readonly mode: ImportMode;
  readonly file: Chosen | undefined;
  readonly busy: 'checking' | 'saving' | undefined;
  readonly result: ImportResult | undefined;
  /** Why the file could not be looked at. */
  readonly problem: string | undefined;
  readonly choose: (file: File) => Promise<void>;
  readonly setMode: (mode: ImportMode) => Promise<void>;
  readonly save: () => Promise<void>;
}

export function useImport(
  def: MasterDef,
  first: ImportMode,
  onDone: () => Promise<void>,
): ImportWork {
  const [mode, setMode] = useState(first);
  const [file, setFile] = useState<Chosen>();
  const [busy, setBusy] = useState<ImportWork['busy']>();
  const [result, setResult] = useState<ImportResult>();
  const [problem, setProblem] = useState<string>();
  /** The same import keeps its key until the server has answered. */
  const key = useRef<string | undefined>(undefined);
  const { periksa, impor } = masterCalls(def);

  const check = async (chosen: Chosen, how: ImportMode): Promise<void> => {
    key.current = undefined;
    setResult(undefined);
    setProblem(undefined);
    setBusy('checking');
    try {
      const body = { mode: how, isi: chosen.isi };
      setResult((await api.post(periksa, { body, timeout: TIMEOUT })).data);
    } catch (error) {
      setProblem(fileProblem(error));
    } finally {
      setBusy(undefined);
    }
  };
  const choose = async (picked: File): Promise<void> => {
    setResult(undefined);
    setFile({ name: picked.name, size: picked.size, isi: '' });
    const { bytes } = IMPORT_LIMITS;
    if (picked.size > bytes) {
      setProblem(translate('impor.terlalu_besar', { mb: bytes / 1024 / 1024 }));
      return;
    }
    try {
      const chosen = { name: picked.name, size: picked.size, isi: await fileBase64(picked) };
      setFile(chosen);
      await check(chosen, mode);
    } catch {
      setProblem(translate('impor.rusak'));
    }
  };
  const change = async (next: ImportMode): Promise<void> => {
    setMode(next);
    if (file !== undefined && file.isi !== '') await check(file, next);
  };
  const save = async (): Promise<void> => {
    if (file === undefined || busy !== undefined) return;
    setBusy('saving');
    try {
      key.current ??= newKey();
      const body = { mode, isi: file.isi };
      const answer = await api.post(impor, { body, key: key.current, timeout: TIMEOUT });
      notify.success(answer.message ?? translate('master.disimpan'));
      await onDone();
    } catch (error) {
      if (!(error instanceof ApiError && error.code === LOST)) key.current = undefined;
      if (error instanceof ApiError && isResult(error.data)) setResult(error.data);
      notify.failure(error, 'master.gagal_simpan');
    } finally {
      setBusy(undefined);
    }
  };
  return { mode, file, busy, result, problem, choose, setMode: change, save };
}

/** The server's sentence about the file, else about the call. */
function fileProblem(error: unknown): string {
  const texts = error instanceof ApiError ? Object.values(error.errors ?? {}).flat() : [];
  return texts.length > 0 ? texts.join(', ') : reason(error);
}

/** IMPOR_SALAH carries the result: the shop has changed since the file was looked at. */
function isResult(data: unknown): data is ImportResult {
  return typeof data === 'object' && data !== null && 'masalah' in data && 'perubahan' in data;
}

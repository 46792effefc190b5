/**
 * The state of a stock document with one target for all its pieces: the scanned list, the target as
 * a draft, the check of what is missing, sending, and what was saved.
 */
import { useState } from 'react';
import { useDraft } from '../../platform/draft.ts';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { useSubmit } from '../../platform/submit.ts';
import type { FieldErrors } from '../../platform/sending.ts';
import type { StockAnswer } from '../../engine/document-screen/stock-done.tsx';
import { readyPiece, usePieceList } from './piece-list.ts';
import type { PieceList } from './piece-list.ts';

export interface StockWork<Target> {
  /** The screen's key; also the name of its drafts. */
  readonly screen: string;
  readonly path: string;
  readonly nothing: Target;
  /** Fields that may not be empty, with their labels. */
  readonly required: readonly (readonly [keyof Target & string, string])[];
  /** Asked before sending; false keeps everything as it is. */
  readonly confirm?: (pieces: number) => Promise<boolean>;
  /** What is told when it is saved. */
  readonly saved: string;
}

export interface StockForm<Target> {
  readonly screen: string;
  readonly list: PieceList;
  readonly target: Target;
  readonly change: (patch: Partial<Target>) => void;
  readonly errors: FieldErrors;
  readonly saving: boolean;
  readonly save: () => Promise<void>;
  /** The saved document until `next` begins another. */
  readonly done: StockAnswer | undefined;
  readonly next: () => void;
}

export function useStockDocument<Target extends object>(
  work: StockWork<Target>,
): StockForm<Target> {
  const t = useT();
  const { screen } = work;
  const list = usePieceList(`${screen}.daftar`, readyPiece);
  const [target, setTarget, clearTarget] = useDraft<Target>(screen, work.nothing);
  const [done, setDone] = useState<StockAnswer | undefined>();
  const submit = useSubmit<StockAnswer>({ path: work.path, screen });
  const change = (patch: Partial<Target>): void => {
    submit.touch(Object.keys(patch));
    setTarget((old) => ({ ...old, ...patch }));
  };
  const save = async (): Promise<void> => {
    const missing = work.required
      .filter(([name]) => String(target[name]).trim() === '')
      .map(([name, label]) => [name, t('input.wajib', { label })]);
    const empty = list.pieces.length === 0 ? [['barang', t('input.barangKosong')]] : [];
    submit.setErrors(Object.fromEntries([...missing, ...empty]));
    if (missing.length + empty.length > 0) return;
    if (work.confirm && !(await work.confirm(list.pieces.length))) return;
    const barang = list.pieces.map((piece) => piece.kode_barcode);
    const answer = await submit.send({ ...target, barang });
    if (answer === undefined) return;
    notify.success(work.saved);
    list.clear();
    clearTarget();
    setDone(answer.data);
  };
  const { errors, saving } = submit;
  const next = (): void => setDone(undefined);
  return { screen, list, target, change, errors, saving, save, done, next };
}

/** The state of Transaksi Pre Order: a draft of supplier and lines, a file read in, saving. */
import { useState } from 'react';
import type { PreOrderDocument } from '@kencana/contract/document/pre-order';
import type { PreOrderLines } from '@kencana/contract/document/pre-order-file';
import type { CellProblem } from '@kencana/contract/import-result';
import { api } from '../../platform/api.ts';
import { useDraft } from '../../platform/draft.ts';
import { fileBase64 } from '../../platform/file-bytes.ts';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { useSubmit } from '../../platform/submit.ts';
import { isBlank, lineBody, lineOfFile, nextLine } from './order-line.ts';
import type { OrderLine } from './order-line.ts';

export interface PreOrderForm {
  readonly kode_supplier: string;
  readonly nama_supplier: string;
  readonly nama_customer: string;
  readonly no_hp: string;
  readonly keterangan: string;
  readonly lines: readonly OrderLine[];
}

const NEW: PreOrderForm = {
  kode_supplier: '',
  nama_supplier: '',
  nama_customer: '',
  no_hp: '',
  keterangan: '',
  lines: [nextLine(1)],
};

const SCREEN = 'transaksi-pre-order';

export function usePreOrder() {
  const t = useT();
  const [form, setForm, clear] = useDraft<PreOrderForm>(SCREEN, NEW);
  const [problems, setProblems] = useState<readonly CellProblem[]>([]);
  const [saved, setSaved] = useState<PreOrderDocument | undefined>();
  const submit = useSubmit<PreOrderDocument>({ path: 'pre-order/simpan', screen: SCREEN });
  const change = (patch: Partial<PreOrderForm>): void => {
    submit.touch(Object.keys(patch));
    setForm((old) => ({ ...old, ...patch }));
  };
  const setLines = (next: (lines: readonly OrderLine[]) => readonly OrderLine[]): void =>
    setForm((old) => ({ ...old, lines: next(old.lines) }));
  const changeLine = (at: number, patch: Partial<OrderLine>): void => {
    submit.touch(Object.keys(patch).map((name) => `detail_barang.${at}.${name}`));
    setLines((lines) => lines.map((line, i) => (i === at ? { ...line, ...patch } : line)));
  };
  const addLine = (): void => setLines((lines) => [...lines, nextLine(newId(lines), lines.at(-1))]);
  const removeLine = (at: number): void => {
    submit.setErrors({});
    setLines((lines) => lines.filter((_, i) => i !== at));
  };
  const importFile = async (file: File): Promise<void> => {
    setProblems([]);
    try {
      const body = { isi: await fileBase64(file) };
      const { baris, masalah } = (await api.post<PreOrderLines>('pre-order/impor', { body })).data;
      setProblems(masalah);
      if (masalah.length > 0) return;
      setLines((lines) => {
        const kept = lines.filter((line) => !isBlank(line));
        const first = newId(kept);
        return [...kept, ...baris.map((line, i) => lineOfFile(first + i, line))];
      });
      notify.success(t('pre-order.impor-selesai', { n: baris.length }));
    } catch (error) {
      notify.failure(error);
    }
  };
  const save = async (): Promise<void> => {
    const { lines, ...head } = form;
    const answer = await submit.send({ ...head, detail_barang: lines.map(lineBody) });
    if (answer === undefined) return;
    notify.success(t('pre-order.tersimpan', { no: answer.data.no_faktur_group }));
    clear();
    setProblems([]);
    setSaved(answer.data);
  };
  const { saving, errors } = submit;
  const next = (): void => setSaved(undefined);
  const lineWork = { changeLine, addLine, removeLine };
  return { form, change, ...lineWork, importFile, problems, save, saving, errors, saved, next };
}
export type PreOrderWork = ReturnType<typeof usePreOrder>;

function newId(lines: readonly OrderLine[]): number {
  return Math.max(0, ...lines.map((line) => line.id)) + 1;
}

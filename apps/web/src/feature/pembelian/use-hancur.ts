/** The state of Hancur Pembelian: chosen lots and target as drafts, scans, what was saved. */
import { useState } from 'react';
import { COST_RIGHT } from '@kencana/contract/cost';
import { gramToMg, mgToGram, sumMg } from '@kencana/rules/gram';
import { rupiah, sumRupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import { NO_TARGET } from '../../engine/document-screen/scrap-target.tsx';
import type { ScrapTarget } from '../../engine/document-screen/scrap-target.tsx';
import type { StockAnswer } from '../../engine/document-screen/stock-done.tsx';
import { api } from '../../platform/api.ts';
import { useDraft } from '../../platform/draft.ts';
import { useT } from '../../platform/i18n.ts';
import { confirmDialog, notify } from '../../platform/notify.ts';
import type { ScanResult } from '../../platform/scanner.ts';
import { may } from '../../platform/session.ts';
import { useSubmit } from '../../platform/submit.ts';
import { useRefreshLists } from '../../platform/use-list.ts';

/** GET hancurpembelian/barang: decimal grams, per cents, rupiah. */
export interface Lot {
  readonly no_lot: string;
  readonly tgl_system: string;
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly kadar: number;
  readonly berat: number;
  /** What was paid for it; left out for whoever may not see cost. */
  readonly modal?: number;
}

export interface Hancur {
  readonly lots: readonly Lot[];
  /** Decimal grams of all of them. */
  readonly berat: number;
  /** What was paid for all of them; undefined for whoever may not see cost. */
  readonly modal: Rupiah | undefined;
  readonly target: ScrapTarget;
  readonly errors: Readonly<Record<string, string>>;
  readonly saving: boolean;
  readonly change: (patch: Partial<ScrapTarget>) => void;
  readonly add: (lot: Lot) => void;
  readonly remove: (no_lot: string) => void;
  /** Adds the lot of an old barcode. */
  readonly scan: (code: string) => Promise<ScanResult>;
  readonly save: () => Promise<void>;
  /** The saved document until `next` begins another. */
  readonly done: StockAnswer | undefined;
  readonly next: () => void;
}

const SCREEN = 'hancur-pembelian';
const NO_LOTS: readonly Lot[] = [];

export function useHancur(): Hancur {
  const t = useT();
  const [lots, setLots, forgetLots] = useDraft(`${SCREEN}.daftar`, NO_LOTS);
  const [target, setTarget, forgetTarget] = useDraft<ScrapTarget>(SCREEN, NO_TARGET);
  const [done, setDone] = useState<StockAnswer | undefined>();
  const submit = useSubmit<StockAnswer>({ path: 'hancurpembelian/simpan', screen: SCREEN });
  const refresh = useRefreshLists();
  const add = (lot: Lot): void => {
    submit.setErrors({});
    setLots((old) => (old.some((one) => one.no_lot === lot.no_lot) ? old : [lot, ...old]));
  };
  const scan = async (code: string): Promise<ScanResult> => {
    if (lots.some((lot) => lot.kode_barcode === code)) return 'duplicate';
    const { data } = await api.get<Lot[]>('hancurpembelian/barang', { query: { q: code } });
    const lot = data.find((one) => one.kode_barcode === code || one.no_lot === code);
    if (lot === undefined) return 'unknown';
    add(lot);
    return 'ok';
  };
  const save = async (): Promise<void> => {
    const required = [
      ['kondisi', t('field.kondisi')],
      ['kode_gudang', t('field.kode_gudang')],
      ['keterangan', t('field.alasan')],
    ] as const;
    const missing = required
      .filter(([name]) => target[name].trim() === '')
      .map(([name, label]) => [name, t('input.wajib', { label })]);
    const empty = lots.length === 0 ? [['no_lot', t('input.barangKosong')]] : [];
    submit.setErrors(Object.fromEntries([...missing, ...empty]));
    if (missing.length + empty.length > 0) return;
    const text = t('stock.hancur-yakin', { n: lots.length });
    if (!(await confirmDialog({ text, danger: true }))) return;
    const answer = await submit.send({ ...target, no_lot: lots.map((lot) => lot.no_lot) });
    if (answer === undefined) return;
    notify.success(t('stock.hancur-berhasil'));
    forgetLots();
    forgetTarget();
    refresh();
    setDone(answer.data);
  };
  return {
    lots,
    berat: mgToGram(sumMg(lots.map((lot) => gramToMg(lot.berat)))),
    modal: may(COST_RIGHT.key) ? sumRupiah(lots.map((lot) => rupiah(lot.modal ?? 0))) : undefined,
    target,
    errors: submit.errors,
    saving: submit.saving,
    change: (patch) => {
      submit.touch(Object.keys(patch));
      setTarget((old) => ({ ...old, ...patch }));
    },
    add,
    remove: (no_lot) => setLots((old) => old.filter((lot) => lot.no_lot !== no_lot)),
    scan,
    save,
    done,
    next: () => setDone(undefined),
  };
}

/**
 * The work of a counter that saves its draft as one document: typing, the usual sales code,
 * sending, printing, and beginning anew. Draws nothing.
 */
import { useState } from 'react';
import type { DocumentRow } from '@kencana/contract/document/document-row';
import { useDraft } from '../../platform/draft.ts';
import { setDeviceChoice } from '../../platform/session.ts';
import { useSubmit } from '../../platform/submit.ts';
import type { FieldErrors } from '../../platform/sending.ts';
import { hasWork } from './counter-draft.ts';
import type { CounterDraft } from './counter-draft.ts';
import { useUsualSales } from './master-lists.ts';
import { printAutoPapers } from './nota-print.ts';

export interface CounterOptions<Draft extends CounterDraft, Saved extends DocumentRow> {
  /** Names draft and submit on this device: `transaksi-pesanan`. */
  readonly screen: string;
  /** Where it is sent: `pesanan/simpan`. */
  readonly path: string;
  readonly empty: Draft;
  readonly body: (draft: Draft, kode_sales: string) => object;
  /** What is asked about the draft before it is sent; answers it settled. */
  readonly settle?: (draft: Draft) => Promise<Draft>;
  readonly onSaved?: (document: Saved) => void;
}

export interface CounterWork<Draft, Saved> {
  readonly draft: Draft;
  /** True when something was typed that would be lost. */
  readonly dirty: boolean;
  readonly change: (next: (old: Draft) => Draft) => void;
  /** The sales code chosen, else the usual one. */
  readonly sales: string;
  readonly errors: FieldErrors;
  readonly saving: boolean;
  readonly result: Saved | undefined;
  /** False when it was not saved. */
  readonly save: () => Promise<boolean>;
  readonly startNew: () => void;
}

/** The whole screen's state and work. */
export function useCounter<Draft extends CounterDraft, Saved extends DocumentRow>(
  options: CounterOptions<Draft, Saved>,
): CounterWork<Draft, Saved> {
  const { screen, path, empty, body, settle, onSaved } = options;
  const [draft, setDraft, forget] = useDraft<Draft>(screen, empty);
  const [result, setResult] = useState<Saved | undefined>();
  const submit = useSubmit<Saved>({ path, screen });
  const sales = useUsualSales(draft.customer.kode_sales);
  const save = async (): Promise<boolean> => {
    const settled = settle === undefined ? draft : await settle(draft);
    if (settled !== draft) setDraft(settled);
    const answer = await submit.send(body(settled, sales));
    if (answer === undefined) return false;
    const { data } = answer;
    onSaved?.(data);
    forget();
    setResult(data);
    setDeviceChoice('sales', data.kode_sales);
    void printAutoPapers(data.no_faktur_group);
    return true;
  };
  return {
    draft,
    dirty: hasWork(draft, empty),
    change: (next) => {
      submit.setErrors({});
      setDraft(next);
    },
    sales,
    errors: submit.errors,
    saving: submit.saving,
    result,
    save,
    startNew: () => {
      submit.setErrors({});
      forget();
      setResult(undefined);
    },
  };
}

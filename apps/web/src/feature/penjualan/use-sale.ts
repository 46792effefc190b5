/**
 * The sale screen's work: the basket as a draft, scanning into it, saving it as a sale or as a
 * titipan, and what came of it. Draws nothing.
 */
import { useCallback, useMemo, useState } from 'react';
import type { DocumentRow } from '@kencana/contract/document/document-row';
import type { PenjualanBody } from '@kencana/contract/transaction/penjualan';
import type { Rupiah } from '@kencana/rules/rupiah';
import { newKey } from '../../platform/api.ts';
import { useDraft } from '../../platform/draft.ts';
import { useT } from '../../platform/i18n.ts';
import type { ScanResult } from '../../platform/scanner.ts';
import { setDeviceChoice, useSession } from '../../platform/session.ts';
import { EMPTY_BASKET } from './basket.ts';
import type { Basket } from './basket.ts';
import { sisaFor, totalBasket } from './basket-total.ts';
import type { BasketTotal, Rounding } from './basket-total.ts';
import { useUsualSales } from '../../engine/document-screen/master-lists.ts';
import { useDay } from '../../engine/document-screen/promise.tsx';
import { printAutoPapers } from '../../engine/document-screen/nota-print.ts';
import { findHoldProblems, findProblems, holdBody, saleBody } from './sale-body.ts';
import type { Problems } from './pay-means.ts';
import { useScan } from './use-scan.ts';
import type { ScanNote, TradeInput } from './use-scan.ts';
import { DRAFT, useSend } from './use-send.ts';
import type { Errors } from './use-send.ts';

export interface Sale {
  readonly basket: Basket;
  readonly change: (next: (old: Basket) => Basket) => void;
  readonly money: BasketTotal;
  readonly rounding: Rounding;
  readonly sales: string;
  readonly errors: Errors;
  readonly note: ScanNote | undefined;
  readonly saving: boolean;
  /** A save was sent and nobody knows yet whether it happened. */
  readonly lost: boolean;
  /** The saved sale or titipan, until the next one is begun. */
  readonly result: DocumentRow | undefined;
  /** A piece's barcode, or the number of a titipan that is taken. */
  readonly scan: (code: string) => Promise<ScanResult>;
  /** Puts the pieces and the down payment of a titipan on the counter. */
  readonly take: (no: string, putAside?: () => boolean) => Promise<ScanResult>;
  readonly trade: (code: string, given: TradeInput) => Promise<ScanResult>;
  readonly setErrors: (errors: Errors) => void;
  /** What would be left without the payment of this id. */
  readonly sisaOf: (basket: Basket, id: number) => Rupiah;
  /** Checks and sends; true when the server has saved. */
  readonly save: () => Promise<boolean>;
  /** The same, holding the pieces on a down payment. */
  readonly hold: () => Promise<boolean>;
  /** Sends the save of unknown outcome again, under its own key. */
  readonly askAgain: () => Promise<boolean>;
  /** Empties the screen for the next customer. */
  readonly startNew: () => void;
}

/** The whole screen's state and work. */
export function useSale(): Sale {
  const [basket, change, clear] = useDraft<Basket>(DRAFT, EMPTY_BASKET);
  const [errors, setErrors] = useState<Errors>({});
  const [result, setResult] = useState<DocumentRow | undefined>();
  const rounding = useRounding();
  const money = useMemo(() => totalBasket(basket, rounding), [basket, rounding]);
  const sales = useUsualSales(basket.customer.kode_sales);
  const tgl = useDay('HARI_JANJI_TITIPAN', basket.tgl_janji);
  const edit = useCallback(
    (next: (old: Basket) => Basket) => {
      setErrors({});
      // What is being saved must not change under the server's hands.
      change((old) => (old.pending === undefined ? next(old) : old));
    },
    [change],
  );
  const scanning = useScan(basket, edit);
  const reset = (): void => {
    clear();
    setErrors({});
    scanning.setNote(undefined);
  };
  const sending = useSend(basket, change, setErrors, (document) => {
    reset();
    setResult(document);
    setDeviceChoice('sales', document.kode_sales);
    void printAutoPapers(document.no_faktur_group);
  });
  const startNew = (): void => {
    setResult(undefined);
    if (result === undefined) reset();
  };
  const t = useT();
  const submit = async (problems: Problems, body: PenjualanBody): Promise<boolean> => {
    const texts = Object.entries(problems).map(([path, p]) => [path, t(p.key, p.data)]);
    setErrors(Object.fromEntries(texts) as Errors);
    if (texts.length > 0) return false;
    return sending.send(newKey(), body);
  };
  return {
    basket,
    change: edit,
    money,
    rounding,
    sales,
    errors,
    note: scanning.note,
    saving: sending.saving,
    lost: basket.pending !== undefined && !sending.saving,
    result,
    scan: async (code) => {
      setResult(undefined);
      return scanning.scan(code);
    },
    take: async (no, putAside) => {
      setResult(undefined);
      return scanning.take(no, putAside);
    },
    trade: scanning.trade,
    setErrors,
    sisaOf: (held, id) => sisaFor(held, id, rounding),
    save: () => submit(findProblems(basket, sales, money), saleBody(basket, sales, money.worths)),
    hold: () => submit(findHoldProblems(basket, sales, money, tgl), holdBody(basket, sales, tgl)),
    askAgain: async () => {
      const { pending } = basket;
      return pending === undefined ? false : sending.send(pending.key, pending.body);
    },
    startNew,
  };
}

function useRounding(): Rounding {
  const { settings } = useSession();
  return useMemo(
    () => ({
      langkah: settings.number('PEMBULATAN'),
      arah: settings.on('ROUND_DOWN_MODULE') ? 'DOWN' : 'UP',
    }),
    [settings],
  );
}

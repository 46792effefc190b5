/**
 * Sending the counter's basket under one idempotency key. Nothing counts as saved before the server
 * has answered; a lost answer keeps the basket locked until the same save has been asked again.
 */
import { useRef, useState } from 'react';
import type { DocumentRow } from '@kencana/contract/document/document-row';
import type { PenjualanBody } from '@kencana/contract/transaction/penjualan';
import { api } from '../../platform/api.ts';
import { ApiError, LOST } from '../../platform/api-error.ts';
import { withAuthorization } from '../../platform/authorize.tsx';
import { flushDrafts, saveDraft } from '../../platform/draft.ts';
import { notify } from '../../platform/notify.ts';
import type { Basket } from './basket.ts';

/** The counter's draft. */
export const DRAFT = 'transaksi-penjualan';

/** Messages by the wire's path. */
export type Errors = Readonly<Record<string, string>>;

/** Sends this basket; `saved` gets what the server has stored. */
export function useSend(
  basket: Basket,
  change: (next: (old: Basket) => Basket) => void,
  setErrors: (errors: Errors) => void,
  saved: (document: DocumentRow) => void,
) {
  const [saving, setSaving] = useState(false);
  const busy = useRef(false);
  const keep = (key: string, body: PenjualanBody): void => {
    // Stored before it is sent: a reload in between must not sell twice.
    saveDraft(DRAFT, { ...basket, pending: { key, body } });
    flushDrafts();
    change((old) => ({ ...old, pending: { key, body } }));
  };
  const failed = (error: unknown): void => {
    if (error instanceof ApiError && error.code === LOST) return;
    change((old) => ({ ...old, pending: undefined }));
    if (error instanceof ApiError && error.errors !== undefined) {
      const first = Object.entries(error.errors).map(([path, texts]) => [path, texts[0] ?? '']);
      setErrors(Object.fromEntries(first) as Errors);
    }
    notify.failure(error, 'shell.kirim-gagal');
  };
  const send = async (key: string, body: PenjualanBody): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setSaving(true);
    try {
      const given = body.detail_authorization ?? [];
      const { data } = await withAuthorization((approvals) => {
        const sent = { ...body, detail_authorization: [...given, ...approvals] };
        keep(key, sent);
        return api.post('penjualan/simpan', { body: sent, key });
      });
      saved(data);
      return true;
    } catch (error) {
      failed(error);
      return false;
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };
  return { saving, send };
}

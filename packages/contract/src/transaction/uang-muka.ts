/** Cancelling what is held for a customer (titipan, orders, services), with its money back. */
import { z } from 'zod';
import { rupiah } from '@kencana/rules/rupiah';
import { kodeWajib, otorisasi, rp, teksWajib } from './input.ts';
import { kembaliUang } from './pembayaran.ts';

export const batalDpInput = z.object({
  no_faktur_group: kodeWajib,
  alasan: teksWajib(200),
  /** In cash when left out. */
  kembali: kembaliUang.default({ jenis: 'CASH' }),
  /** What the shop keeps of the down payment. */
  ditahan_rp: rp.default(rupiah(0)),
  detail_authorization: otorisasi,
});
export type BatalDpInput = z.output<typeof batalDpInput>;

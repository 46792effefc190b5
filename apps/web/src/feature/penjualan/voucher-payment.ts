/**
 * A voucher in the basket: its code, what the server said of it, what it pays, and as the server
 * takes it. A sale may have several. Pure.
 */
import type { CekKupon } from '@kencana/contract/kupon';
import type { PenjualanBody } from '@kencana/contract/transaction/penjualan';
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import { changePayment } from './basket.ts';
import type { Basket } from './basket.ts';
import type { Problems } from './sale-body.ts';

export interface VoucherPayment {
  readonly id: number;
  readonly jenis: 'VOUCHER';
  readonly kode: string;
  /** What the server said of the code; undefined until it was asked. */
  readonly kupon?: CekKupon | undefined;
}

/** Its whole value; nothing while it does not count. */
export function voucherWorth({ kupon }: VoucherPayment): Rupiah {
  return rupiah(kupon?.status === 'BERLAKU' ? kupon.nilai : 0);
}

/** Puts what the server said into the row. */
export function takeVoucher(basket: Basket, id: number, kupon: CekKupon): Basket {
  return changePayment(basket, { id, jenis: 'VOUCHER', kode: kupon.kode_kupon, kupon });
}

/** The payment on the wire. */
export function voucherBody(payment: VoucherPayment): PenjualanBody['pembayaran'][number] {
  const jumlah_rp = voucherWorth(payment);
  const worth = jumlah_rp > 0 ? { jumlah_rp } : {};
  return { jenis: 'VOUCHER', kode_voucher: payment.kode, ...worth };
}

/** What is wrong with it, at the row's own path. */
export function voucherProblems({ kode, kupon }: VoucherPayment, at: string): Problems {
  if (kupon === undefined) return { [`${at}.kode_voucher`]: { key: 'voucher.wajib' } };
  if (kupon.status === 'BERLAKU') return {};
  return { [`${at}.kode_voucher`]: { key: `kupon.tidak_bisa.${kupon.status}`, data: { kode } } };
}

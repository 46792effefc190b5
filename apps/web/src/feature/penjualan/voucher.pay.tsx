/** A voucher at the counter: its code, and its whole value. A sale may have several. */
import { voucherPayment } from '@kencana/contract/payment/voucher';
import type { CekKupon } from '@kencana/contract/kupon';
import { rupiah } from '@kencana/rules/rupiah';
import { useT } from '../../platform/i18n.ts';
import type { ScanResult } from '../../platform/scanner.ts';
import { changePayment, isMember } from './basket.ts';
import type { Basket } from './basket.ts';
import { codeProblems, CodeRow, whyNot } from './code-row.tsx';
import type { CodePayment } from './code-row.tsx';
import { findCode } from './find-code.ts';
import { paymentPlace } from './focus.ts';
import type { PayMeans } from './pay-means.ts';
import type { Sale } from './use-sale.ts';

const JENIS = 'VOUCHER';

export const voucherPay: PayMeans<CodePayment> = {
  definition: voucherPayment,
  buttons: [{ jenis: JENIS, shortcut: 'Shift+F6', urut: 70, modul: 'KUPON_PENJUALAN_MODULE' }],
  start: ({ id, jenis }) => ({ id, jenis, kode: '' }),
  // The next one gets a row of its own.
  again: (standing) => (standing.kode === '' ? standing : undefined),
  worth: ({ kupon }, { member }) =>
    rupiah(kupon === undefined || whyNot(kupon, member) !== undefined ? 0 : kupon.nilai),
  body: ({ kode: kode_voucher }, worth) => ({
    jenis: JENIS,
    kode_voucher,
    ...(worth > 0 ? { jumlah_rp: worth } : {}),
  }),
  problems: (payment, at, member) =>
    codeProblems(payment, { at: `${at}.kode_voucher`, wajib: 'voucher.wajib', member }),
  takenUp: (payment) => ({ payment: { ...payment, kupon: undefined } }),
  ask: async (sale, code, id) => (id === undefined ? 'unknown' : find(sale, id, code)),
  Row: function VoucherRow(props) {
    const t = useT();
    const { payment, sale } = props;
    const look = (code: string): Promise<ScanResult> => find(sale, payment.id, code);
    const own = { look, place: paymentPlace(payment.id), label: t('voucher.kode') };
    return <CodeRow {...props} {...own} field="kode_voucher" />;
  },
};

/** Takes the voucher into its row; one that does not count is taken too and says why. */
function find({ basket, change, setErrors }: Sale, id: number, code: string): Promise<ScanResult> {
  const take = (data: CekKupon): boolean => {
    change((old) => takeVoucher(old, id, data));
    return whyNot(data, isMember(basket.customer)) === undefined;
  };
  return findCode(code, (error) => setErrors({ kode_voucher: error }), take, true);
}

/** Puts what the server said into the row. */
export function takeVoucher(basket: Basket, id: number, kupon: CekKupon): Basket {
  const payment: CodePayment = { id, jenis: JENIS, kode: kupon.kode_kupon, kupon };
  return changePayment(basket, payment);
}

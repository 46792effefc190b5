/** A coupon at the counter: its code; its part follows every change of the lines. */
import { couponPayment } from '@kencana/contract/payment/coupon';
import type { CekKupon } from '@kencana/contract/kupon';
import { hitungKupon } from '@kencana/rules/kupon';
import { percentToHundredths } from '@kencana/rules/persen';
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import { useT } from '../../platform/i18n.ts';
import type { ScanResult } from '../../platform/scanner.ts';
import { appendPayment, changePayment, isMember, nextPaymentId } from './basket.ts';
import type { Basket } from './basket.ts';
import { codeProblems, CodeRow, whyNot } from './code-row.tsx';
import type { CodePayment } from './code-row.tsx';
import { findCode } from './find-code.ts';
import { PLACE } from './focus.ts';
import type { Counted, PayMeans } from './pay-means.ts';
import type { Sale } from './use-sale.ts';

const JENIS = 'KUPON';

export const couponPay: PayMeans<CodePayment> = {
  definition: couponPayment,
  buttons: [{ jenis: JENIS, shortcut: 'Shift+F8', urut: 60, modul: 'KUPON_PENJUALAN_MODULE' }],
  start: ({ id, jenis }) => ({ id, jenis, kode: '' }),
  again: (standing) => standing,
  focus: () => PLACE.kupon,
  worth: couponWorth,
  body: ({ kode: kode_kupon }, worth) => ({
    jenis: JENIS,
    kode_kupon,
    ...(worth > 0 ? { jumlah_rp: worth } : {}),
  }),
  problems: (payment, at, member) =>
    codeProblems(payment, { at: `${at}.kode_kupon`, wajib: 'kupon.wajib', member }),
  // It is asked for again when the basket is taken up.
  takenUp: ({ kode }) => ({ code: kode }),
  ask: find,
  Row: function CouponRow(props) {
    const t = useT();
    const look = (code: string): Promise<ScanResult> => find(props.sale, code);
    const own = { look, place: PLACE.kupon, label: t('kupon.kode') };
    return <CodeRow {...props} {...own} field="kode_kupon" />;
  },
};

/** Takes the coupon into the basket; one that does not count is taken too and says why. */
function find({ basket, change, setErrors }: Sale, code: string): Promise<ScanResult> {
  const take = (data: CekKupon): boolean => {
    change((old) => takeCoupon(old, data));
    return whyNot(data, isMember(basket.customer)) === undefined;
  };
  return findCode(code, (error) => setErrors({ kode_kupon: error }), take, false);
}

/** Puts what the server said of a coupon into the basket; one coupon per sale. */
export function takeCoupon(basket: Basket, kupon: CekKupon): Basket {
  const standing = basket.payments.find((p) => p.jenis === JENIS);
  const id = standing?.id ?? nextPaymentId(basket);
  const payment: CodePayment = { id, jenis: JENIS, kode: kupon.kode_kupon, kupon };
  return standing ? changePayment(basket, payment) : appendPayment(basket, payment);
}

/** What it takes off the lines that it counts for; nothing while it does not count. */
function couponWorth({ kupon }: CodePayment, { lines, rounding, member }: Counted): Rupiah {
  if (kupon === undefined || kupon.tipe_kupon === 'VOUCHER') return rupiah(0);
  if (whyNot(kupon, member) !== undefined) return rupiah(0);
  const persen = kupon.tipe_kupon === 'PERSEN';
  const syarat = {
    tipe: kupon.tipe_kupon,
    nilai: persen ? percentToHundredths(kupon.nilai) : kupon.nilai,
    minimal: rupiah(kupon.minimal_rp),
    jenis: kupon.detail_jenis,
    group: kupon.detail_group,
  };
  return hitungKupon(syarat, lines, rounding).potongan;
}

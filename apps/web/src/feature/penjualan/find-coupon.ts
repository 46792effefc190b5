/** A coupon's or voucher's code at the till: the server says what it is, the basket takes it. */
import type { CekKupon } from '@kencana/contract/kupon';
import { api } from '../../platform/api.ts';
import { ApiError } from '../../platform/api-error.ts';
import { translate } from '../../platform/i18n.ts';
import type { ScanResult } from '../../platform/scanner.ts';
import { takeCoupon } from './basket.ts';
import type { Basket } from './basket.ts';
import { takeVoucher } from './voucher-payment.ts';

type Change = (next: (old: Basket) => Basket) => void;
type SetErrors = (errors: Readonly<Record<string, string>>) => void;

/** Takes the coupon into the basket; one that does not count is taken too and says why. */
export function findCoupon(
  code: string,
  change: Change,
  setErrors: SetErrors,
): Promise<ScanResult> {
  const take = (data: CekKupon): void => change((old) => takeCoupon(old, data));
  return find(code, (error) => setErrors({ kode_kupon: error }), take, false);
}

/** Takes the voucher into its row, likewise. */
export function findVoucher(
  id: number,
  code: string,
  change: Change,
  setErrors: SetErrors,
): Promise<ScanResult> {
  const take = (data: CekKupon): void => change((old) => takeVoucher(old, id, data));
  return find(code, (error) => setErrors({ kode_voucher: error }), take, true);
}

async function find(
  code: string,
  refuse: (error: string) => void,
  take: (data: CekKupon) => void,
  voucher: boolean,
): Promise<ScanResult> {
  const kode = code.trim().toUpperCase();
  try {
    const { data } = await api.get<CekKupon>(`kupon/jual/${encodeURIComponent(kode)}`);
    if ((data.tipe_kupon === 'VOUCHER') !== voucher) {
      refuse(translate(voucher ? 'error.VOUCHER_BUKAN' : 'error.KUPON_VOUCHER', { kode }));
      return 'unknown';
    }
    take(data);
    return data.status === 'BERLAKU' ? 'ok' : 'unknown';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const unknown = error.code === 'TIDAK_DITEMUKAN';
    refuse(unknown ? translate('kupon.tidak_ada', { kode }) : error.message);
    return 'unknown';
  }
}

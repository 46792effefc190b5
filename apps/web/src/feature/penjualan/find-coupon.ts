/** A coupon's code at the till: the server says what it is, the basket takes it. */
import type { CekKupon } from '@kencana/contract/kupon';
import { api } from '../../platform/api.ts';
import { ApiError } from '../../platform/api-error.ts';
import { translate } from '../../platform/i18n.ts';
import type { ScanResult } from '../../platform/scanner.ts';
import { takeCoupon } from './basket.ts';
import type { Basket } from './basket.ts';

/** Takes the coupon into the basket; one that does not count is taken too and says why. */
export async function findCoupon(
  code: string,
  change: (next: (old: Basket) => Basket) => void,
  setErrors: (errors: Readonly<Record<string, string>>) => void,
): Promise<ScanResult> {
  const kode = code.trim().toUpperCase();
  try {
    const { data } = await api.get<CekKupon>(`kupon/jual/${encodeURIComponent(kode)}`);
    change((old) => takeCoupon(old, data));
    return data.status === 'BERLAKU' ? 'ok' : 'unknown';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const unknown = error.code === 'TIDAK_DITEMUKAN';
    const text = unknown ? translate('kupon.tidak_ada', { kode }) : error.message;
    setErrors({ kode_kupon: text });
    return 'unknown';
  }
}

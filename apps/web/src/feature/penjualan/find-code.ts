/** A coupon's or voucher's code at the till: the server says what it is, the basket takes it. */
import type { CekKupon } from '@kencana/contract/kupon';
import { api } from '../../platform/api.ts';
import { ApiError } from '../../platform/api-error.ts';
import { translate } from '../../platform/i18n.ts';
import type { ScanResult } from '../../platform/scanner.ts';

/**
 * Asks for a code and takes what the server says of it; one that does not count is taken too, and
 * `take` says so.
 * `voucher` says which of the two it must be.
 */
export async function findCode(
  code: string,
  refuse: (error: string) => void,
  take: (data: CekKupon) => boolean,
  voucher: boolean,
): Promise<ScanResult> {
  const kode = code.trim().toUpperCase();
  try {
    const { data } = await api.get('kupon/jual/:kode', { params: { kode } });
    if ((data.tipe_kupon === 'VOUCHER') !== voucher) {
      refuse(translate(voucher ? 'error.VOUCHER_BUKAN' : 'error.KUPON_VOUCHER', { kode }));
      return 'unknown';
    }
    return take(data) ? 'ok' : 'unknown';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const unknown = error.code === 'TIDAK_DITEMUKAN';
    refuse(unknown ? translate('kupon.tidak_ada', { kode }) : error.message);
    return 'unknown';
  }
}

/** The points of the sale's member at the till: the server says how many, the basket fills them. */
import type { PoinMember } from '@kencana/contract/payment/points';
import { poinUntuk } from '@kencana/rules/poin';
import { rupiah } from '@kencana/rules/rupiah';
import { api } from '../../platform/api.ts';
import { ApiError } from '../../platform/api-error.ts';
import { translate } from '../../platform/i18n.ts';
import { NON_MEMBER } from '@kencana/contract/orang';
import { takePoints } from './basket.ts';
import type { Basket } from './basket.ts';
import { sisaFor } from './basket-total.ts';
import type { Rounding } from './basket-total.ts';

/** Fills the most points that fit; what is in the way stands at the field of the points. */
export async function findPoints(
  { customer }: Basket,
  rounding: Rounding,
  change: (next: (old: Basket) => Basket) => void,
  setErrors: (errors: Readonly<Record<string, string>>) => void,
): Promise<void> {
  const kode = customer.kode_member.trim();
  if (kode === '' || kode === NON_MEMBER) return setErrors({ poin: translate('poin.isi_member') });
  try {
    const { data } = await api.get<PoinMember>(`poin/jual/${encodeURIComponent(kode)}`);
    change((old) =>
      takePoints(old, data, (id) =>
        poinUntuk(sisaFor(old, id, rounding), data.poin, rupiah(data.nilai_rp)),
      ),
    );
    const why = whyNone(data);
    if (why !== undefined) setErrors({ poin: why });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const unknown = error.code === 'TIDAK_DITEMUKAN';
    setErrors({ poin: unknown ? translate('poin.member_tidak_ada', { kode }) : error.message });
  }
}

function whyNone({ kode_member: kode, poin, nilai_rp }: PoinMember): string | undefined {
  if (nilai_rp === 0) return translate('error.POIN_TANPA_NILAI');
  return poin === 0 ? translate('poin.kosong', { kode }) : undefined;
}

/**
 * Who sells a piece back, against whom its nota names (docs/decision/0032). A nota is the bearer's,
 * so somebody else is no refusal; it is kept with the line, shown, and with OTORISASI_PENJUAL_LAIN
 * approved. Of the buyer nothing is told: neither letters nor digits that would help to name the
 * seller as him; who allows it opens the nota. Pure.
 */
import { NON_MEMBER } from '@kencana/contract/orang';
import { say, saidRupiah } from '@kencana/contract/sentence';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { ApprovalNeed, Base } from '../../engine/transaction/kind.ts';
import { isSomebodyElse, whoIs } from '../../engine/transaction/somebody-else.ts';
import type { Named } from '../../engine/transaction/somebody-else.ts';

/** A piece of this shop whose nota may name somebody. */
interface SoldTo {
  readonly kode_barcode: string;
  readonly no_faktur: string;
  readonly pembeli: Named;
}

/** A need for each piece that somebody else sells, while the shop wants one. */
export function sellerNeeds(
  bought: readonly { readonly own: { readonly sold: SoldTo } | null; readonly hargaBeli: Rupiah }[],
  seller: Named,
  base: Base,
): ApprovalNeed[] {
  if (!base.settings.yes('OTORISASI_PENJUAL_LAIN')) return [];
  return bought.flatMap(({ own, hargaBeli }) => {
    if (own === null || !isSomebodyElse(own.sold.pembeli, seller)) return [];
    const { kode_barcode, no_faktur, pembeli } = own.sold;
    const uraian = say('minta.penjual-lain', {
      kode: kode_barcode,
      rp: saidRupiah(hargaBeli),
      penjual: whoIs(seller),
      no: no_faktur,
      pembeli: say(isMember(pembeli) ? 'minta.pembeli-member' : 'minta.pembeli-lain', {}),
    });
    return [{ kategori: 'PENJUAL LAIN', uraian, sebelum: 0, sesudah: hargaBeli }];
  });
}

function isMember({ kode_member }: Named): boolean {
  return kode_member !== NON_MEMBER;
}

/**
 * Who sells a piece back, against whom its nota names (docs/decision/0032). A nota is the bearer's,
 * so somebody else is no refusal; it is kept with the line, shown, and with OTORISASI_PENJUAL_LAIN
 * approved. Of the buyer nothing is told that would name the seller as him: no member code, of the
 * phone number the end alone, and of a name that stands alone its first letters. Pure.
 */
import { messagePhone } from '@kencana/contract/layanan';
import { digitsOf, maskPhone } from '@kencana/contract/member';
import { isNama, isNamaSama, maskNama, NON_MEMBER } from '@kencana/contract/orang';
import { formatRupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { ApprovalNeed, Base } from '../../engine/transaction/kind.ts';
import type { People } from '../../engine/transaction/people.ts';

/** Who is named by a member's code, or by name and phone number. */
export type Named = Pick<People, 'kode_member' | 'nama_customer' | 'no_hp'>;

/** A piece of this shop whose nota may name somebody. */
interface SoldTo {
  readonly kode_barcode: string;
  readonly no_faktur: string;
  readonly pembeli: Named;
}

/**
 * True where the nota names a buyer, and the seller is neither that member nor has that phone. A
 * buyer without a number is known by his name alone, however it is spelled.
 */
export function isOtherSeller(pembeli: Named, seller: Named): boolean {
  const member = pembeli.kode_member !== NON_MEMBER;
  if (member && pembeli.kode_member === seller.kode_member) return false;
  const phone = phoneOf(pembeli.no_hp);
  if (phone !== '') return phone !== phoneOf(seller.no_hp);
  if (member) return true;
  return isNama(pembeli.nama_customer) && !isNamaSama(pembeli.nama_customer, seller.nama_customer);
}

/** A need for each piece that somebody else sells, while the shop wants one. */
export function sellerNeeds(
  bought: readonly { readonly own: { readonly sold: SoldTo } | null; readonly hargaBeli: Rupiah }[],
  seller: Named,
  base: Base,
): ApprovalNeed[] {
  if (!base.settings.yes('OTORISASI_PENJUAL_LAIN')) return [];
  return bought.flatMap(({ own, hargaBeli }) => {
    if (own === null || !isOtherSeller(own.sold.pembeli, seller)) return [];
    const { kode_barcode, no_faktur, pembeli } = own.sold;
    const uraian =
      `Beli ${kode_barcode} ${formatRupiah(hargaBeli)} dari ${nameOf(seller)}, ` +
      `nota ${no_faktur} atas nama ${buyerOf(pembeli)}`;
    return [{ kategori: 'PENJUAL LAIN', uraian, sebelum: 0, sesudah: hargaBeli }];
  });
}

/** The buyer without what would name the seller as him: the code, the number, the name alone. */
function buyerOf(pembeli: Named): string {
  const { nama_customer } = pembeli;
  const alone = phoneOf(pembeli.no_hp) === '';
  const nama = alone ? maskNama(nama_customer) : nama_customer;
  return nameOf({ ...pembeli, kode_member: NON_MEMBER, nama_customer: nama });
}

function nameOf({ kode_member, nama_customer, no_hp }: Named): string {
  const member = kode_member === NON_MEMBER ? '' : kode_member;
  return [nama_customer, member, maskPhone(no_hp)].filter((text) => text !== '').join(' ') || '-';
}

/** The number however it is spelled; '' for none. */
function phoneOf(no_hp: string): string {
  return messagePhone(no_hp) ?? digitsOf(no_hp);
}

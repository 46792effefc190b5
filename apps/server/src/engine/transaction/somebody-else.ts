/**
 * Whether who comes is whom a document names (docs/decision/0032, 0036), and what asks where
 * somebody else takes what another one left or ordered. Pure.
 */
import { messagePhone } from '@kencana/contract/layanan';
import { digitsOf, maskPhone } from '@kencana/contract/member';
import { isNama, isNamaSama, NON_MEMBER } from '@kencana/contract/orang';
import { say } from '@kencana/contract/sentence';
import type { Said } from '@kencana/contract/sentence';
import type { ApprovalNeed, Base } from './kind.ts';
import type { People } from './people.ts';

/** Who is named by a member's code, or by name and phone number. */
export type Named = Pick<People, 'kode_member' | 'nama_customer' | 'no_hp'>;

/**
 * True where somebody is named, and who comes is neither that member nor has that phone. Who is
 * named without a number is known by his name alone, however it is spelled.
 */
export function isSomebodyElse(named: Named, who: Named): boolean {
  const member = named.kode_member !== NON_MEMBER;
  if (member && named.kode_member === who.kode_member) return false;
  const phone = phoneOf(named.no_hp);
  if (phone !== '') return phone !== phoneOf(who.no_hp);
  if (member) return true;
  return isOtherName(named.nama_customer, who.nama_customer);
}

/**
 * True where who comes is proven by what nobody guesses: the member's code or the phone number that
 * the document names. A name alone proves nobody.
 */
export function isProven(named: Named, who: Named): boolean {
  const known = named.kode_member !== NON_MEMBER || phoneOf(named.no_hp) !== '';
  return known && !isSomebodyElse(named, who);
}

/** True where a name is known and the other text is another one, or none. */
export function isOtherName(named: string, who: string): boolean {
  return isNama(named) && !isNamaSama(named, who);
}

/** Name, member's code and the end of the number, as an approver reads them; '-' for nobody. */
export function whoIs({ kode_member, nama_customer, no_hp }: Named): string {
  const member = kode_member === NON_MEMBER ? '' : kode_member;
  return [nama_customer, member, maskPhone(no_hp)].filter((text) => text !== '').join(' ') || '-';
}

/** The number however it is spelled; '' for none. */
function phoneOf(no_hp: string): string {
  return messagePhone(no_hp) ?? digitsOf(no_hp);
}

/**
 * What asks where somebody takes what another one left or ordered; `apa` names it. None while the
 * shop wants none.
 */
export function takerNeeds(
  other: boolean,
  {
    apa,
    milik,
    pengambil,
  }: { readonly apa: Said; readonly milik: Named; readonly pengambil: string },
  { settings }: Pick<Base, 'settings'>,
): ApprovalNeed[] {
  if (!other || !settings.yes('OTORISASI_PENGAMBIL_LAIN')) return [];
  const uraian = say('minta.pengambil-lain', { apa, nama: whoIs(milik), pengambil });
  return [{ kategori: 'PENGAMBIL LAIN', uraian, sebelum: milik.nama_customer, sesudah: pengambil }];
}

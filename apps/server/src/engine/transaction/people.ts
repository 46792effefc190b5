/**
 * Sales person and customer of a document: whom a member's code stands for,
 * what the shop must know of a customer before it takes his money or gold, and their part of the
 * header.
 */
import type { ErrorCode } from '@kencana/contract/error-code';
import { messagePhone } from '@kencana/contract/layanan';
import { bacaNoHp, isNama, isNoHp, NON_MEMBER } from '@kencana/contract/orang';
import { say } from '@kencana/contract/sentence';
import type { Said } from '@kencana/contract/sentence';
import { formatAngka } from '@kencana/rules/rupiah';
import { diffDays } from '@kencana/rules/tanggal';
import type { Tanggal } from '@kencana/rules/tanggal';
import type { ApprovalNeed, Base, Problem } from './kind.ts';
import { ref, type Ref, type Refs } from './ref.ts';

/** What an input says of them (contract/transaction/pelanggan.ts). */
export interface People extends Customer {
  readonly kode_sales: string;
  readonly kode_member: string;
}

/** Who is served. */
export interface Customer {
  readonly nama_customer: string;
  readonly alamat_customer: string;
  readonly no_hp: string;
}

/** What an input that leaves something with the shop says beside. */
export interface Promised extends People {
  /** '' when none was told. */
  readonly tgl_janji: Tanggal | '';
}

/** Facts about them: the active member as the master has him, null when none is named. */
export interface PeopleFacts {
  readonly orang?: Customer | null;
}

/** Sales person and member, each active, the member where one is named. */
export function peopleRefs(input: Pick<People, 'kode_sales' | 'kode_member'>): Ref[] {
  const { kode_sales, kode_member } = input;
  return [
    ref('sales', kode_sales, 'kode_sales'),
    ...(kode_member === NON_MEMBER ? [] : [ref('member', kode_member, 'kode_member')]),
  ];
}

/** The facts about them, of what was named. */
export function peopleOf({ kode_member }: Pick<People, 'kode_member'>, refs: Refs): PeopleFacts {
  return { orang: refs.row('member', kode_member) ?? null };
}

/** The customer as told, and what was not told as the master of members has it. */
function customerOf(input: People, { orang }: PeopleFacts): Customer {
  const { nama_customer, alamat_customer, no_hp } = input;
  if (orang === undefined || orang === null) return { nama_customer, alamat_customer, no_hp };
  return {
    nama_customer: isNama(nama_customer) ? nama_customer : orang.nama_customer,
    alamat_customer: alamat_customer || orang.alamat_customer,
    no_hp: no_hp || storedPhone(orang.no_hp),
  };
}

/** The number of a member's row, which may be older than the rule of today. */
function storedPhone(no_hp: string): string {
  return bacaNoHp(no_hp) ?? messagePhone(no_hp) ?? no_hp;
}

/**
 * A number that is told is a whole one. A member's own stays good as the master has it: whoever
 * serves him cannot mend it there.
 */
export function checkPhone({ no_hp }: Pick<Customer, 'no_hp'>, facts: PeopleFacts): Problem[] {
  if (no_hp === '' || isNoHp(no_hp)) return [];
  const told = messagePhone(no_hp);
  if (told !== undefined && told === messagePhone(facts.orang?.no_hp ?? '')) return [];
  return [{ code: 'HP_SALAH', data: { no_hp }, field: 'no_hp' }];
}

/** Who gives gold has a name: `code` at its field unless he is named or a member with one. */
export function checkName(input: People, facts: PeopleFacts, code: ErrorCode): Problem[] {
  const { nama_customer } = customerOf(input, facts);
  return isNama(nama_customer) ? [] : [{ code, field: 'nama_customer' }];
}

/**
 * Whoever leaves money or gold with the shop can be found again: a name, a whole phone number, and
 * the day he was promised, not before today. `nama` is the kind's own code for a missing name.
 */
export function checkPromised(
  input: Promised,
  facts: PeopleFacts,
  base: Pick<Base, 'tglSystem'>,
  nama: ErrorCode,
): Problem[] {
  const problems = checkName(input, facts, nama);
  const { no_hp } = customerOf(input, facts);
  if (no_hp === '') problems.push({ code: 'HP_WAJIB', field: 'no_hp' });
  problems.push(...checkPhone({ no_hp }, facts));
  const { tgl_janji } = input;
  if (tgl_janji === '') problems.push({ code: 'TGL_JANJI_WAJIB', field: 'tgl_janji' });
  else if (tgl_janji < base.tglSystem) {
    const data = { tgl: base.tglSystem };
    problems.push({ code: 'TGL_JANJI_LEWAT', data, field: 'tgl_janji' });
  }
  return problems;
}

/**
 * A day further away than BATAS_HARI_JANJI needs a supervisor: what is promised for never is never
 * overdue. `apa` names the document.
 */
export function promiseNeeds(input: Promised, base: Base, apa: Said): ApprovalNeed[] {
  const most = base.settings.number('BATAS_HARI_JANJI');
  if (input.tgl_janji === '') return [];
  const days = diffDays(base.tglSystem, input.tgl_janji);
  if (days <= most) return [];
  const { nama_customer, tgl_janji } = input;
  const [hari, batas] = [formatAngka(days), formatAngka(most)];
  const data = { apa, nama: nama_customer, tanggal: tgl_janji, hari, batas };
  const uraian = say('minta.janji-lama', data);
  return [{ kategori: 'JANJI LAMA', uraian }];
}

/** Their part of the header. */
export function peopleHeader(input: People, facts: PeopleFacts = {}): People {
  const { kode_sales, kode_member } = input;
  return { kode_sales, kode_member, ...customerOf(input, facts) };
}

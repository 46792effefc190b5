/**
 * What a user asked the worth of on a business date (docs/decision/0036): a barcode or a nota is
 * asked for to buy it back, and who counts them up picks strangers' notas. Beyond the day's answers
 * that led to no buy-back an approval is asked; the owners are told. OWN and SU see all sales
 * anyway and are not counted.
 */
import { sql } from 'kysely';
import { passesByLevel } from '@kencana/contract/permission';
import { say } from '@kencana/contract/sentence';
import type { Tanggal } from '@kencana/rules/tanggal';
import {
  askingApproval,
  claimApproval,
  markApprovalsUsed,
  type AuthorizationRef,
} from '../transaction/approval.ts';
import { readBase, sinceMidnight } from '../transaction/day.ts';
import type { ApprovalNeed } from '../transaction/kind.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';
import { announceToOwners } from '../../platform/realtime/announce-owners.ts';

/** Characters of what was typed that are kept. */
const KEPT = 60;

/** Whose day it is. */
interface Asker {
  readonly userId: string;
  readonly hari: Tanggal;
}

/** What is wanted beyond the limit. */
interface Beyond extends Asker {
  readonly objek: readonly string[];
  /** Answers of the day that led to no buy-back and no approval has opened. */
  readonly jumlah: number;
  readonly batas: number;
}

/**
 * Counts that the caller is told what these barcodes or notas are worth; the same ones again and
 * those of one sale count once. To be called before the answer, in a write of its own, so that
 * asking side by side or in vain counts too. Errors: OTORISASI_DIPERLUKAN beyond
 * BATAS_TAKSIRAN_BELI, OTORISASI_* for what `given` holds.
 */
export async function noteAsked(
  ctx: Ctx,
  codes: readonly string[],
  given: readonly AuthorizationRef[] = [],
): Promise<void> {
  if (codes.length === 0 || passesByLevel(ctx.user.level)) return;
  const beyond = await ctx.writeApart((tx) => note(ctx, tx, codes));
  if (beyond === null) return;
  await askingApproval(ctx, () => ctx.writeApart((tx) => openMore(ctx, tx, beyond, codes, given)));
}

/** Keeps what is new; null, or what goes beyond the limit and is not kept. */
async function note(ctx: Ctx, tx: WriteTx, codes: readonly string[]): Promise<Beyond | null> {
  const { tglSystem: hari, userId } = await readBase(tx, ctx);
  await holdAsker(tx, userId);
  const who = { userId, hari };
  const { objek } = await tx.one<{ objek: string[] }>(
    sql`select array(select distinct s.objek
          from unnest(${codes.map((code) => code.slice(0, KEPT))}::text[]) k,
            lateral (select coalesce(${saleBy(tx, 'kode_barcode')}, ${saleBy(tx, 'no_faktur')},
              ${saleBy(tx, 'no_dokumen')}, k) as objek) s
          where not exists (select 1 from taksiran_dilihat t where t.kode_toko = ${tx.kodeToko}
            and t.user_id = ${userId} and ${ofToday(tx, hari)} and t.objek = s.objek)) as objek`,
  );
  if (objek.length === 0) return null;
  const batas = ctx.settings.number('BATAS_TAKSIRAN_BELI');
  const jumlah = await countIdle(tx, who);
  if (jumlah + objek.length > batas) {
    await tellUsedUp(tx, who, jumlah);
    return { ...who, objek, jumlah, batas };
  }
  await keep(tx, who, objek);
  return null;
}

/** The sale of `k` by a column of its lines; the newest where a piece was sold again. */
function saleBy(tx: Tx, column: 'kode_barcode' | 'no_faktur' | 'no_dokumen') {
  return sql`(select l.no_dokumen from dokumen_baris l
    where l.kode_toko = ${tx.kodeToko} and l.jenis_baris = 'JUAL'
      and ${sql.ref(`l.${column}`)} = k order by l.hidup desc, l.no_dokumen desc limit 1)`;
}

/** One after the other per user, so that questions side by side are counted together. */
async function holdAsker(tx: Tx, userId: string): Promise<void> {
  await tx.exec(
    sql`select pg_advisory_xact_lock(
      hashtextextended(${`taksiran ${tx.kodeToko} ${userId}`}, 0))`,
  );
}

/** Row `t` was seen on the business date, or on this day of the calendar (decision 0055). */
function ofToday(tx: Tx, hari: Tanggal) {
  return sql`(t.hari = ${hari}::date or t.waktu >= ${sinceMidnight(tx)})`;
}

async function countIdle(tx: Tx, { userId, hari }: Asker): Promise<number> {
  const { n } = await tx.one<{ n: number }>(
    sql`select count(*)::int as n from taksiran_dilihat t
        where t.kode_toko = ${tx.kodeToko} and t.user_id = ${userId} and ${ofToday(tx, hari)}
          and t.izin is null and not exists (select 1 from dokumen_baris s
            join dokumen_baris b on b.kode_toko = s.kode_toko and b.kode_barcode = s.kode_barcode
              and b.jenis_baris = 'BELI'
            join dokumen d on d.kode_toko = b.kode_toko and d.no_dokumen = b.no_dokumen
            where s.kode_toko = t.kode_toko and s.no_dokumen = t.objek and s.jenis_baris = 'JUAL'
              and d.tgl_system >= t.hari and d.status <> 'BATAL')`,
  );
  return n;
}

async function keep(tx: Tx, { userId, hari }: Asker, objek: readonly string[]): Promise<void> {
  await tx.exec(
    sql`insert into taksiran_dilihat (kode_toko, user_id, hari, objek)
        select ${tx.kodeToko}, ${userId}, ${hari}::date, o from unnest(${[...objek]}::text[]) o
        on conflict do nothing`,
  );
}

/** Once for each time that the day's answers are used up, however often more is asked for. */
async function tellUsedUp(tx: WriteTx, { userId, hari }: Asker, jumlah: number): Promise<void> {
  const objek = `users/${userId}`;
  const told = await tx.row(
    sql`select 1 from kabar_pemilik k where k.kode_toko = ${tx.kodeToko}
          and k.jenis = 'TAKSIRAN_BATAS' and k.objek = ${objek} and k.isi ->> 'tanggal' = ${hari}
          and k.waktu >= coalesce((select date_trunc('milliseconds', max(t.waktu))
            from taksiran_dilihat t
            where t.kode_toko = k.kode_toko and t.user_id = ${userId} and t.hari = ${hari}::date),
            k.waktu)`,
  );
  if (told !== undefined) return;
  const isi = { tanggal: hari, jumlah: String(jumlah) };
  await announceToOwners(tx, userId, { jenis: 'TAKSIRAN_BATAS', objek, isi });
}

/** With an approval what was asked so far counts no more, and this is kept. */
async function openMore(
  ctx: Ctx,
  tx: WriteTx,
  beyond: Beyond,
  codes: readonly string[],
  given: readonly AuthorizationRef[],
): Promise<void> {
  const base = await readBase(tx, ctx);
  const { userId, hari, objek, jumlah } = beyond;
  await holdAsker(tx, userId);
  const need = needOf(beyond, codes);
  const approvals = await claimApproval(tx, base, 'taksiran-beli', {}, [need], given);
  const [approval] = approvals;
  if (approval === undefined) return;
  await tx.exec(
    sql`update taksiran_dilihat t set izin = ${approval._id}
        where kode_toko = ${tx.kodeToko} and user_id = ${userId} and ${ofToday(tx, hari)}
          and izin is null`,
  );
  await keep(tx, beyond, objek);
  await markApprovalsUsed(tx, approvals, '');
  const about = `users/${userId}`;
  const isi = { tanggal: hari, user: userId, jumlah: String(jumlah) };
  await announceToOwners(tx, approval.approver, { jenis: 'TAKSIRAN_LAGI', objek: about, isi });
  tx.audit({ tindakan: 'pembelian.taksiran-lagi', objek: about, sesudah: { hari, jumlah } });
}

function needOf({ userId, jumlah, batas }: Beyond, codes: readonly string[]): ApprovalNeed {
  const uraian = say('minta.taksiran', { user: userId, jumlah, batas });
  const kode = codes.map((code) => code.slice(0, KEPT));
  const keadaan = say('minta.taksiran-berikut', { kode });
  const sebelum = String(jumlah);
  return { kategori: 'TAKSIRAN BELI', uraian, keadaan, sebelum, sesudah: String(jumlah + batas) };
}

/**
 * Coupons as the sale and Cek Kupon read them. A use is a payment KUPON of a sale that is not
 * cancelled: cancelling gives it back, and nothing else has to.
 */
import { sql } from 'kysely';
import type { KuponPakai } from '@kencana/contract/kupon';
import { documents } from '@kencana/contract/registry';
import type { Rupiah } from '@kencana/rules/rupiah';
import { mayRead } from '../../engine/document/previous-day.ts';
import type { Reader } from '../../engine/document/previous-day.ts';
import type { Tx } from '../../platform/db/tx.ts';

export interface Coupon {
  readonly kode_kupon: string;
  readonly nama_kupon: string;
  readonly tgl_dari: string;
  readonly tgl_sampai: string;
  readonly tipe_kupon: 'RP' | 'PERSEN' | 'VOUCHER';
  /** Rupiah, or hundredths of a per cent. */
  readonly nilai: number;
  readonly minimal_rp: Rupiah;
  readonly kuota: number;
  readonly maks_member: number;
  readonly detail_jenis: readonly string[];
  readonly detail_group: readonly string[];
  readonly aktif: boolean;
  /** Live uses by anybody, and by the member asked for. */
  readonly dipakai: number;
  readonly dipakai_member: number;
}

const COLUMNS = sql.raw(`kode_kupon, nama_kupon, tgl_dari, tgl_sampai, tipe_kupon, nilai,
  minimal_rp, kuota, maks_member, detail_jenis, detail_group, aktif`);

/**
 * A coupon and how often it was used, by anybody and by the member; undefined when there is none.
 * With `lock` two sales that want its last use follow each other.
 */
export async function findCoupon(
  tx: Tx,
  kode: string,
  member: string,
  lock: boolean,
): Promise<Coupon | undefined> {
  const row = await tx.row<Omit<Coupon, 'dipakai' | 'dipakai_member'>>(
    sql`select ${COLUMNS} from kupon
        where kode_toko = ${tx.kodeToko} and kode_kupon = ${kode}
        ${lock ? sql`for update` : sql``}`,
  );
  if (!row) return undefined;
  // A statement of its own: it sees what the one that held the lock before has committed.
  const used = await tx.one<Pick<Coupon, 'dipakai' | 'dipakai_member'>>(
    sql`select count(*)::int dipakai,
          count(*) filter (where d.kode_member = ${member})::int dipakai_member
        from dokumen_bayar b join dokumen d using (kode_toko, no_dokumen)
        where b.kode_toko = ${tx.kodeToko} and b.kode_kupon = ${kode} and d.status <> 'BATAL'`,
  );
  return { ...row, ...used };
}

/** The coupons and vouchers that a sale names, locked in one order; unknown codes are absent. */
export async function loadCoupons(
  tx: Tx,
  codes: readonly string[],
  member: string,
): Promise<ReadonlyMap<string, Coupon>> {
  const found = new Map<string, Coupon>();
  for (const kode of [...new Set(codes)].toSorted()) {
    const coupon = await findCoupon(tx, kode, member, true);
    if (coupon) found.set(kode, coupon);
  }
  return found;
}

/** The last live uses that the reader may see, newest first. */
export async function lastUses(reader: Reader, tx: Tx, kode: string): Promise<KuponPakai[]> {
  const mayBeRead = await mayRead(reader, tx, documents);
  return tx.rows<KuponPakai>(
    sql`select d.no_dokumen no_faktur_group, d.tgl_system, d.kode_member,
          coalesce(nullif(d.nama_customer, ''), m.nama_customer, '') nama_customer, b.jumlah_rp
        from dokumen_bayar b join dokumen d using (kode_toko, no_dokumen)
        left join member m using (kode_toko, kode_member)
        where b.kode_toko = ${tx.kodeToko} and b.kode_kupon = ${kode} and d.status <> 'BATAL'
          and ${mayBeRead}
        order by d.tgl_system desc, d.created_at desc, d.no_dokumen desc limit 20`,
  );
}

/**
 * Freezing a day's balances: yesterday's frozen rows plus the day's ledger rows, set by set in SQL,
 * so that the cost is the day's work whatever the length of the history (docs/domain.md §9).
 */
import { sql } from 'kysely';
import { SIGN } from '../../engine/transaction/stock-on.ts';
import type { Tx } from '../../platform/db/tx.ts';

const COLUMNS = ['tambah', 'in', 'out', 'beli', 'jual', 'hancur'] as const;
/**
 * Freezes stock, cash, account and point balances of the day; `tgl` is the business date being
 * closed.
 */
export async function freezeDay(tx: Tx, tgl: string): Promise<void> {
  await freezeStock(tx, tgl);
  await freezeStockMonth(tx, tgl);
  await freezeCash(tx, tgl);
  await freezeAccounts(tx, tgl);
  await freezePoints(tx, tgl);
}

async function freezeStock(tx: Tx, tgl: string): Promise<void> {
  const moved = sql.raw(
    COLUMNS.map((c) => {
      const when = `filter (where kolom = '${c.toUpperCase()}')`;
      const sum = (n: string): string => `coalesce(sum(${n}) ${when}, 0) as ${c}_${n}`;
      return `${sum('qty')}, ${sum('berat')}`;
    }).join(', '),
  );
  const key = sql.raw('kode_gudang, kode_baki, kode_group, kode_jenis');
  const listed = sql.raw(
    COLUMNS.map((c) => `coalesce(h.${c}_qty, 0), coalesce(h.${c}_berat, 0)`).join(', '),
  );
  const sums = sql.raw(
    ['qty', 'berat', 'berat_asli', 'murni', 'modal']
      .map((c) => `sum(${c} * ${SIGN}) as d_${c}`)
      .join(', '),
  );
  await tx.exec(
    sql`with h as (
          select ${key}, ${moved}, ${sums},
            coalesce(sum(berat) filter (where kolom = 'SUSUT'), 0) as susut_berat from kartu_stok
          where kode_toko = ${tx.kodeToko} and tgl_system = ${tgl}::date group by ${key}),
        k as (
          select ${key}, akhir_qty, akhir_berat, akhir_asli, akhir_murni, akhir_modal
            from stok_harian
          where kode_toko = ${tx.kodeToko} and tgl_system = ${tgl}::date - 1
            and (akhir_qty <> 0 or akhir_berat <> 0))
        insert into stok_harian
        select ${tx.kodeToko}, ${tgl}::date, ${key}, coalesce(k.akhir_qty, 0),
          coalesce(k.akhir_berat, 0), ${listed},
          coalesce(k.akhir_qty, 0) + coalesce(d_qty, 0), coalesce(k.akhir_berat,
            0) + coalesce(d_berat, 0),
          coalesce(k.akhir_asli, 0) + coalesce(d_berat_asli, 0), coalesce(k.akhir_murni,
            0) + coalesce(d_murni, 0),
          coalesce(k.akhir_modal, 0) + coalesce(d_modal, 0), coalesce(h.susut_berat, 0)
        from h full join k using (${key})`,
  );
}

/** What moved in a month, when its last day is closed: reports of years read months. */
async function freezeStockMonth(tx: Tx, tgl: string): Promise<void> {
  const key = sql.raw('kode_gudang, kode_baki, kode_group, kode_jenis');
  const moved = [...COLUMNS.flatMap((c) => [`${c}_qty`, `${c}_berat`]), 'susut_berat'];
  const sums = sql.raw(moved.map((name) => `sum(${name})`).join(', '));
  const month = sql`date_trunc('month', ${tgl}::date)::date`;
  await tx.exec(
    sql`insert into stok_bulanan
        select ${tx.kodeToko}, ${month}, ${key}, ${sums} from stok_harian
        where kode_toko = ${tx.kodeToko} and tgl_system between ${month} and ${tgl}::date
          and extract(day from ${tgl}::date + 1) = 1
        group by ${key}`,
  );
}

async function freezeCash(tx: Tx, tgl: string): Promise<void> {
  await tx.exec(
    sql`with h as (
          select akun, sum(masuk) as masuk, sum(keluar) as keluar from buku_kas
          where kode_toko = ${tx.kodeToko} and tgl_system = ${tgl}::date group by akun),
        k as (
          select akun, akhir from kas_harian where kode_toko = ${tx.kodeToko}
            and tgl_system = ${tgl}::date - 1)
        insert into kas_harian
        select ${tx.kodeToko}, ${tgl}::date, akun, coalesce(k.akhir, 0), coalesce(masuk, 0),
          coalesce(keluar, 0),
          coalesce(k.akhir, 0) + coalesce(masuk, 0) - coalesce(keluar, 0)
        from h full join k using (akun)`,
  );
}

async function freezeAccounts(tx: Tx, tgl: string): Promise<void> {
  await tx.exec(
    sql`with h as (
          select nomor_akun, sum(debit) as debit, sum(kredit) as kredit from jurnal_baris
          where kode_toko = ${tx.kodeToko} and tgl_system = ${tgl}::date group by nomor_akun),
        k as (
          select nomor_akun, akhir from akun_harian
          where kode_toko = ${tx.kodeToko} and tgl_system = ${tgl}::date - 1)
        insert into akun_harian
        select ${tx.kodeToko}, ${tgl}::date, nomor_akun, coalesce(k.akhir, 0), coalesce(debit, 0),
          coalesce(kredit, 0),
          coalesce(k.akhir, 0) + coalesce(debit, 0) - coalesce(kredit, 0)
        from h full join k using (nomor_akun)`,
  );
}

/** All points of the shop in one row; none while nobody ever had any. */
async function freezePoints(tx: Tx, tgl: string): Promise<void> {
  await tx.exec(
    sql`with h as (
          select coalesce(sum(poin) filter (where kolom = 'DAPAT'), 0) as dapat,
            coalesce(sum(poin) filter (where kolom = 'PAKAI'), 0) as pakai, count(*) as n
          from kartu_poin where kode_toko = ${tx.kodeToko} and tgl_system = ${tgl}::date),
        k as (
          select akhir from poin_harian where kode_toko = ${tx.kodeToko}
            and tgl_system = ${tgl}::date - 1)
        insert into poin_harian
        select ${tx.kodeToko}, ${tgl}::date, coalesce(k.akhir, 0), dapat, pakai,
          coalesce(k.akhir, 0) + dapat - pakai
        from h left join k on true where h.n > 0 or k.akhir is not null`,
  );
}

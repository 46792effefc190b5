/**
 * Reconciling a frozen day: cash book against running balances, documents against cash book and
 * stock card, trays against pieces, journal against itself and the stock card. Each finding names
 * the document, account or tray; any one blocks closing.
 */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Tx } from '../../platform/db/tx.ts';

export interface Finding {
  /** Rule broken, a message key `tutup.beda.<aturan>`. */
  readonly aturan:
    | 'kas'
    | 'bayar'
    | 'uang-muka'
    | 'stok-dokumen'
    | 'pelanggan'
    | 'baki'
    | 'lot'
    | 'jurnal'
    | 'persediaan';
  /** Document, account or tray. */
  readonly objek: string;
  readonly selisih: number;
}

type Check = (toko: string, tgl: string) => RawBuilder<{ objek: string; selisih: number }>;

/** Documents that anything was posted to on the day, with their shop. */
function touched(toko: string, tgl: string): RawBuilder<unknown> {
  return sql`(select distinct kode_toko, no_dokumen from posting
    where kode_toko = ${toko} and tgl_system = ${tgl}::date) h`;
}

/** Payment `b` of document `d` is in the books: not of what waits for the cashier or was undone. */
const STANDS = sql`(d.status_valid = 'DONE'
    or b.ke < coalesce((d.rincian #>> '{tertunda,acara,ke}')::int, 1))
  and not exists (select 1 from posting m where m.kode_toko = b.kode_toko
    and m.no_dokumen = b.no_dokumen and m.membalik = b.ke)`;

/** Lines that hold something for somebody, or money: no goods move with them. */
const HOLDING = sql.raw(`('KAS', 'TITIP', 'PESAN', 'CONTOH', 'SERVICE')`);

/**
 * Lines and payments have no date of their own: they are looked up document by document (lateral),
 * for a join would read all of them, whatever the day.
 */
const CHECKS: Readonly<Record<Finding['aturan'], Check>> = {
  kas: (toko, tgl) => sql`
    select coalesce(k.akun, s.akun) as objek, coalesce(s.saldo, 0) - coalesce(k.akhir, 0) as selisih
    from (select akun, akhir from kas_harian where kode_toko = ${toko}
      and tgl_system = ${tgl}::date) k
    full join (select akun, saldo from saldo_kas where kode_toko = ${toko}) s using (akun)
    where coalesce(s.saldo, 0) <> coalesce(k.akhir, 0)`,

  bayar: (toko, tgl) => sql`
    select d.no_dokumen as objek, k.kas - x.seharusnya as selisih
    from ${touched(toko, tgl)} join dokumen d using (kode_toko, no_dokumen)
    cross join lateral (select coalesce(sum(masuk - keluar), 0) as kas from buku_kas b
      where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen) k
    cross join lateral (select coalesce(sum((jumlah_rp
        + case fee_ditanggung when 'CUSTOMER' then fee_rp else 0 end)
        * case arah when 'KELUAR' then -1 else 1 end), 0) as bayar
      from dokumen_bayar b where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen
        and jenis in ('CASH', 'TRANSFER', 'DEBIT', 'KREDIT') and ${STANDS}) p
    cross join lateral (select p.bayar - case when d.status = 'BATAL' or d.status_valid = 'OPEN'
      then 0 else d.kembali end as seharusnya) x
    where d.kind in ('penjualan', 'pembelian', 'titipan', 'pesanan', 'pre-order', 'service')
      and k.kas <> x.seharusnya`,

  'uang-muka': (toko, tgl) => sql`
    select d.no_dokumen as objek, j.rp - x.seharusnya as selisih
    from ${touched(toko, tgl)} join dokumen d using (kode_toko, no_dokumen)
    cross join lateral (select coalesce(sum(kredit - debit), 0) as rp from jurnal_baris b
      where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen and peran = 'UANG MUKA') j
    cross join lateral (select coalesce(sum(jumlah_rp) filter (where no_asal is not null), 0)
        as diambil, coalesce(sum(jumlah_rp * case arah when 'KELUAR' then -1 else 1 end), 0) as ada
      from dokumen_bayar b where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen
        and ${STANDS}) p
    cross join lateral (select case when d.kind = 'penjualan' then -p.diambil
      when d.status = 'BATAL' then 0
      when d.kind = 'service' and d.status = 'FINISH' and d.status_valid = 'DONE' then 0
      else p.ada end as seharusnya) x
    where d.kind in ('penjualan', 'titipan', 'pesanan', 'service') and j.rp <> x.seharusnya`,

  // What later events move (an order made, gold of a service) is not the lines' goods.
  'stok-dokumen': (toko, tgl) => sql`
    with l as (select d.no_dokumen, x.berat from dokumen d cross join lateral (
        select sum(b.berat) filter (where b.hidup) as berat from dokumen_baris b
        where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen
          and b.jenis_baris not in ${HOLDING}) x
      where d.kode_toko = ${toko} and d.tgl_system = ${tgl}::date),
    s as (select k.no_dokumen, sum(k.berat) filter (where k.kolom in ('TAMBAH', 'OUT', 'BELI',
      'JUAL', 'HANCUR')) as berat
      from kartu_stok k join posting p on p.kode_toko = k.kode_toko
        and p.no_dokumen = k.no_dokumen and p.ke = k.ke
        and (p.peristiwa = 'SIMPAN' or p.membalik is not null)
      where k.kode_toko = ${toko} and k.tgl_system = ${tgl}::date group by k.no_dokumen)
    select coalesce(l.no_dokumen, s.no_dokumen) as objek, coalesce(s.berat, 0) - coalesce(l.berat,
      0) as selisih
    from l full join s using (no_dokumen) where coalesce(s.berat, 0) <> coalesce(l.berat, 0)`,

  // Gold that left the lots is in the customers' pieces; what is over has given everything back.
  pelanggan: (toko, tgl) => sql`
    select d.no_dokumen as objek, case when s.emas <> k.tambah then s.emas - k.tambah
      else k.ada end as selisih
    from ${touched(toko, tgl)} join dokumen d using (kode_toko, no_dokumen)
    cross join lateral (select coalesce(sum(berat_asli), 0) as emas from kartu_stok s
      where s.kode_toko = d.kode_toko and s.no_dokumen = d.no_dokumen and kolom = 'JUAL') s
    cross join lateral (select coalesce(sum(berat) filter (where kolom = 'TAMBAH'), 0) as tambah,
        sum(berat * case kolom when 'MASUK' then 1 when 'TAMBAH' then 1 when 'SUSUT' then -1
          when 'KELUAR' then -1 else 0 end) as ada
      from kartu_pelanggan k where k.kode_toko = d.kode_toko and k.no_dokumen = d.no_dokumen) k
    where d.kind = 'service'
      and (s.emas <> k.tambah or (k.ada <> 0) = (d.status in ('FINISH', 'BATAL')))`,

  baki: (toko, tgl) => sql`
    select coalesce(s.baki, b.baki) as objek, coalesce(b.berat, 0) - coalesce(s.berat, 0) as selisih
    from (select kode_gudang || '/' || kode_baki as baki, sum(akhir_berat) as berat,
      sum(akhir_qty) as qty
      from stok_harian where kode_toko = ${toko} and tgl_system = ${tgl}::date and kode_baki <> ''
      group by 1 having sum(akhir_qty) <> 0) s
    full join (select kode_gudang || '/' || kode_baki as baki, sum(berat) as berat, sum(qty) as qty
      from barang where kode_toko = ${toko} and status in ('READY', 'TITIP', 'PESANAN', 'PINJAM')
        group by 1) b using (baki)
    where coalesce(s.berat, 0) <> coalesce(b.berat, 0) or coalesce(s.qty, 0) <> coalesce(b.qty, 0)`,

  lot: (toko, tgl) => sql`
    select coalesce(s.kode_gudang, l.kode_gudang) as objek, coalesce(l.berat, 0) - coalesce(s.berat,
      0) as selisih
    from (select kode_gudang, sum(akhir_berat) as berat from stok_harian
      where kode_toko = ${toko} and tgl_system = ${tgl}::date and kode_baki = '' group by 1) s
    full join (select kode_gudang, sum(berat) as berat from lot
      where kode_toko = ${toko} and qty > 0 group by 1) l using (kode_gudang)
    where coalesce(s.berat, 0) <> coalesce(l.berat, 0)`,

  jurnal: (toko, tgl) => sql`
    select no_dokumen as objek, sum(debit) - sum(kredit) as selisih from jurnal_baris
    where kode_toko = ${toko} and tgl_system = ${tgl}::date group by no_dokumen
      having sum(debit) <> sum(kredit)`,

  persediaan: (toko, tgl) => sql`
    with j as (select no_dokumen, sum(debit - kredit) as rp from jurnal_baris
      where kode_toko = ${toko} and tgl_system = ${tgl}::date and peran = 'PERSEDIAAN'
        group by no_dokumen),
    s as (select no_dokumen, sum(case kolom when 'TAMBAH' then modal else -modal end) as rp
      from kartu_stok
      where kode_toko = ${toko} and tgl_system = ${tgl}::date and kolom in ('TAMBAH', 'JUAL',
        'HANCUR') and no_lot is null group by no_dokumen)
    select coalesce(j.no_dokumen, s.no_dokumen) as objek, coalesce(j.rp, 0) - coalesce(s.rp,
      0) as selisih
    from j full join s using (no_dokumen) where coalesce(j.rp, 0) <> coalesce(s.rp, 0)`,
};

/** All differences of the day; empty when everything agrees. */
export async function reconcile(tx: Tx, tgl: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [aturan, check] of Object.entries(CHECKS) as [Finding['aturan'], Check][]) {
    const rows = await tx.rows(check(tx.kodeToko, tgl));
    findings.push(...rows.map((r) => ({ aturan, ...r, selisih: Number(r.selisih) })));
  }
  return findings;
}

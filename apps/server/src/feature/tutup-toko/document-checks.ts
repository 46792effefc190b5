/**
 * What must hold for every document, as one query per rule over the documents of a business day:
 * against cash book, stock card, journal and its own sums. Closing runs them on its day, the report
 * of faulty documents on any.
 */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Jumlah } from '@kencana/rules/jumlah';
import { COUNTS, STANDS } from '../../engine/document/standing.ts';

export type DocumentRule =
  | 'posting'
  | 'jumlah'
  | 'bayar'
  | 'kas-jurnal'
  | 'pendapatan'
  | 'uang-muka'
  | 'marketplace'
  | 'stok-dokumen'
  | 'pelanggan'
  | 'jurnal'
  | 'poin'
  | 'persediaan'
  | 'batal';

export type Check = (
  toko: string,
  tgl: string,
) => RawBuilder<{
  objek: string;
  selisih: Jumlah;
}>;

/** Rules whose difference is milligrams; the others' is rupiah. */
export const IN_MILLIGRAMS: ReadonlySet<string> = new Set<DocumentRule>([
  'stok-dokumen',
  'pelanggan',
]);

/**
 * Documents `d` that anything was posted to on the day. Each is looked up by its number: the limit
 * keeps the planner from joining, for which it would read the documents of all years.
 */
function touched(toko: string, tgl: string): RawBuilder<unknown> {
  return sql`(select distinct no_dokumen from posting
      where kode_toko = ${toko} and tgl_system = ${tgl}::date) h
    cross join lateral (select * from dokumen o
      where o.kode_toko = ${toko} and o.no_dokumen = h.no_dokumen limit 1) d`;
}

/** Lines that hold or ask for something, or are money: no goods move with them. */
const HOLDING = sql.raw(`('KAS', 'TITIP', 'PESAN', 'CONTOH', 'SERVICE', 'PO')`);

/** Price of line `b`: of a service that is ready what it came to, before that the estimate. */
const LINE_TOTAL = sql`coalesce((b.rumus #>> '{hasil,ongkos}')::bigint
    + (select coalesce(sum((e->>'harga')::bigint), 0)
      from jsonb_array_elements(b.rumus #> '{hasil,emas}') e), b.harga_total)`;

/**
 * Lines and payments have no date of their own: they are looked up document by document (lateral),
 * for a join would read all of them, whatever the day.
 */
export const DOCUMENT_CHECKS: Readonly<Record<DocumentRule, Check>> = {
  posting: (toko, tgl) => sql`
    select no_dokumen as objek, total as selisih from dokumen d
    cross join lateral (select count(*) as n from posting p
      where p.kode_toko = d.kode_toko and p.no_dokumen = d.no_dokumen) p
    where kode_toko = ${toko} and tgl_system = ${tgl}::date and p.n = 0`,

  // The total is the lines', each line's the sum of its parts, and somebody paid all of it, or as
  // much as the header of what is held or kept says.
  jumlah: (toko, tgl) => sql`
    select d.no_dokumen as objek, x.selisih
    from ${touched(toko, tgl)}
    cross join lateral (select coalesce(sum(${LINE_TOTAL}), 0) as total,
        coalesce(sum(pembulatan), 0) as bulat,
        coalesce(sum(harga_jual + ongkos + harga_atribut - diskon + pembulatan), 0) as rinci
      from dokumen_baris b where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen
        and jenis_baris = case d.kind when 'penjualan' then 'JUAL' when 'pembelian' then 'BELI'
          when 'titipan' then 'TITIP' when 'pesanan' then 'PESAN' else 'SERVICE' end) l
    cross join lateral (select coalesce(sum(jumlah_rp), 0) as semua,
        coalesce(sum(jumlah_rp) filter (where arah = 'KELUAR'
          and jenis in ('CASH', 'TRANSFER', 'DEBIT', 'KREDIT')), 0) as keluar,
        coalesce(sum(jumlah_rp * case arah when 'KELUAR' then -1 else 1 end)
          filter (where ${COUNTS}), 0) as sisa
      from dokumen_bayar b where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen) p
    cross join lateral (select nullif(d.total - l.total, 0) as baris,
        coalesce(nullif(d.total - l.rinci, 0), nullif(d.pembulatan - l.bulat, 0)) as rinci,
        case when d.status = 'BATAL' then 0 else d.bayar - p.sisa end as dp) k
    cross join lateral (select case d.kind
        when 'penjualan' then coalesce(k.baris, k.rinci, p.semua - d.total - d.kembali)
        when 'pembelian' then coalesce(k.baris, p.keluar - d.total)
        when 'service' then coalesce(k.baris, k.dp)
        else coalesce(k.baris, k.rinci, k.dp) end as selisih) x
    where d.kind in ('penjualan', 'pembelian', 'titipan', 'pesanan', 'service')
      and x.selisih <> 0`,

  bayar: (toko, tgl) => sql`
    select d.no_dokumen as objek, k.kas - x.seharusnya as selisih
    from ${touched(toko, tgl)}
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

  'kas-jurnal': (toko, tgl) => sql`
    with k as (select no_dokumen, sum(masuk - keluar) as rp from buku_kas
      where kode_toko = ${toko} and tgl_system = ${tgl}::date group by no_dokumen),
    j as (select no_dokumen, sum(debit - kredit) as rp from jurnal_baris
      where kode_toko = ${toko} and tgl_system = ${tgl}::date
        and peran in ('KAS', 'BANK', 'PIUTANG EDC') group by no_dokumen)
    select coalesce(k.no_dokumen, j.no_dokumen) as objek,
      coalesce(j.rp, 0) - coalesce(k.rp, 0) as selisih
    from k full join j using (no_dokumen) where coalesce(k.rp, 0) <> coalesce(j.rp, 0)`,

  pendapatan: (toko, tgl) => sql`
    select d.no_dokumen as objek, j.rp - d.total as selisih
    from ${touched(toko, tgl)}
    cross join lateral (select coalesce(sum(kredit - debit), 0) as rp from jurnal_baris b
      where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen
        and peran in ('PENJUALAN', 'PPN', 'PEMBULATAN')) j
    where d.kind = 'penjualan' and d.status <> 'BATAL' and d.status_valid = 'DONE'
      and j.rp <> d.total`,

  // A sale takes all of what it ends, and owes as much less.
  'uang-muka': (toko, tgl) => sql`
    select d.no_dokumen as objek,
      coalesce(nullif(j.rp - x.seharusnya, 0), p.diambil - a.saldo) as selisih
    from ${touched(toko, tgl)}
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
    cross join lateral (select coalesce(sum(o.rp), 0) as saldo
      from (select distinct no_asal from dokumen_bayar b where b.kode_toko = d.kode_toko
        and b.no_dokumen = d.no_dokumen and no_asal is not null and ${STANDS}) asal
      cross join lateral (select sum(jumlah_rp * case arah when 'KELUAR' then -1 else 1 end) as rp
        from dokumen_bayar b where b.kode_toko = d.kode_toko and b.no_dokumen = asal.no_asal
          and ${COUNTS}) o) a
    where d.kind in ('penjualan', 'titipan', 'pesanan', 'service')
      and (j.rp <> x.seharusnya or p.diambil <> a.saldo)`,

  // What a marketplace shall pay is owed by it or kept by it, to the rupiah.
  marketplace: (toko, tgl) => sql`
    select d.no_dokumen as objek, coalesce(nullif(j.rp - p.rp, 0), j.biaya - p.biaya) as selisih
    from ${touched(toko, tgl)}
    cross join lateral (select coalesce(sum(debit - kredit), 0) as rp,
        coalesce(sum(debit - kredit) filter (where peran = 'BIAYA MARKETPLACE'), 0) as biaya
      from jurnal_baris b where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen
        and peran in ('PIUTANG MARKETPLACE', 'BIAYA MARKETPLACE')) j
    cross join lateral (select coalesce(sum(jumlah_rp), 0) as rp, coalesce(sum(fee_rp), 0) as biaya
      from dokumen_bayar b where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen
        and jenis = 'MARKETPLACE' and ${STANDS}) p
    where d.kind = 'penjualan' and (j.rp <> p.rp or j.biaya <> p.biaya)`,

  // What later events move (an order made, gold of a service) is not the lines' goods.
  'stok-dokumen': (toko, tgl) => sql`
    with l as (select d.no_dokumen, x.berat from dokumen d cross join lateral (
        select sum(b.berat) filter (where b.hidup) as berat from dokumen_baris b
        where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen
          and b.jenis_baris not in ${HOLDING}) x
      where d.kode_toko = ${toko} and d.tgl_system = ${tgl}::date),
    s as (select k.no_dokumen, sum(k.berat) filter (where k.kolom in ('TAMBAH', 'OUT', 'BELI',
      'JUAL', 'HANCUR')) as berat
      from kartu_stok k cross join lateral (select 1 from posting p
        where p.kode_toko = k.kode_toko and p.no_dokumen = k.no_dokumen and p.ke = k.ke
          and (p.peristiwa = 'SIMPAN' or p.membalik is not null) limit 1) p
      where k.kode_toko = ${toko} and k.tgl_system = ${tgl}::date group by k.no_dokumen)
    select coalesce(l.no_dokumen, s.no_dokumen) as objek, coalesce(s.berat, 0) - coalesce(l.berat,
      0) as selisih
    from l full join s using (no_dokumen) where coalesce(s.berat, 0) <> coalesce(l.berat, 0)`,

  // Gold that left the lots is in the customers' pieces; what is over has given everything back.
  pelanggan: (toko, tgl) => sql`
    select d.no_dokumen as objek, case when s.emas <> k.tambah then s.emas - k.tambah
      else k.ada end as selisih
    from ${touched(toko, tgl)}
    cross join lateral (select coalesce(sum(berat_asli), 0) as emas from kartu_stok s
      where s.kode_toko = d.kode_toko and s.no_dokumen = d.no_dokumen and kolom = 'JUAL') s
    cross join lateral (select coalesce(sum(berat) filter (where kolom = 'TAMBAH'), 0) as tambah,
        sum(berat * case kolom when 'MASUK' then 1 when 'TAMBAH' then 1 when 'SUSUT' then -1
          when 'KELUAR' then -1 else 0 end) as ada
      from kartu_pelanggan k where k.kode_toko = d.kode_toko and k.no_dokumen = d.no_dokumen) k
    where d.kind = 'service'
      and (s.emas <> k.tambah or (k.ada <> 0) = (d.status in ('FINISH', 'BATAL')))`,

  jurnal: (toko, tgl) => sql`
    select no_dokumen as objek, sum(debit) - sum(kredit) as selisih from jurnal_baris
    where kode_toko = ${toko} and tgl_system = ${tgl}::date group by no_dokumen
      having sum(debit) <> sum(kredit)`,

  // Points of the log are what the document's payments took and its journal owes, to the rupiah.
  poin: (toko, tgl) => sql`
    select d.no_dokumen as objek, coalesce(nullif(k.pakai - p.pakai, 0), k.rp - j.rp) as selisih
    from ${touched(toko, tgl)}
    cross join lateral (select coalesce(sum(poin) filter (where kolom = 'PAKAI'), 0) as pakai,
        coalesce(sum(case kolom when 'DAPAT' then jumlah_rp else -jumlah_rp end), 0) as rp
      from kartu_poin k where k.kode_toko = d.kode_toko and k.no_dokumen = d.no_dokumen) k
    cross join lateral (select coalesce(sum(poin), 0) as pakai from dokumen_bayar b
      where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen and b.poin is not null
        and d.status <> 'BATAL') p
    cross join lateral (select coalesce(sum(kredit - debit), 0) as rp from jurnal_baris b
      where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen
        and peran = 'HUTANG POIN') j
    where d.kind = 'penjualan'
      and (k.pakai <> p.pakai or (d.status_valid = 'DONE' and k.rp <> j.rp))`,

  // What waits for the cashier has moved its goods and keeps its journal back.
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
    from j full join s using (no_dokumen) where coalesce(j.rp, 0) <> coalesce(s.rp, 0)
      and not exists (select 1 from dokumen d where d.kode_toko = ${toko}
        and d.no_dokumen = coalesce(j.no_dokumen, s.no_dokumen)
        and d.status_valid = 'OPEN' and d.status <> 'BATAL')`,

  // A mirrored document leaves nothing on any account; one that ended by an event of its own may.
  batal: (toko, tgl) => sql`
    select d.no_dokumen as objek, j.sisa as selisih
    from ${touched(toko, tgl)}
    cross join lateral (select coalesce(sum(abs(q.rp)), 0) as sisa from (
      select sum(debit - kredit) as rp from jurnal_baris b
      where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen group by nomor_akun) q) j
    where d.status = 'BATAL' and j.sisa <> 0 and not exists (select 1 from posting p
      where p.kode_toko = d.kode_toko and p.no_dokumen = d.no_dokumen
        and p.peristiwa = 'BATAL' and p.membalik is null)`,
};

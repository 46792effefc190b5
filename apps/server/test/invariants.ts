/**
 * The invariants of docs/quality.md as queries over a whole database, each answering what breaks
 * it: the property test, the races, the faults and the soak all end with them. Run as the
 * superuser, because they look at every shop.
 */
import type pg from 'pg';

/** Sign of a stock-card column in what is on hand. */
const SIGN = `case kolom when 'OUT' then -1 when 'JUAL' then -1 when 'HANCUR' then -1
  when 'SUSUT' then -1
  when 'RESERVASI' then 0 when 'SELISIH' then 0 else 1 end`;
const INSIDE = `case kolom when 'IN' then 1 else -1 end`;
const STOCKED = `('BARU', 'READY', 'TITIP', 'PESANAN', 'PINJAM')`;
/** Lines whose goods go over the stock card; others hold something or are money. */
const MOVING = `('TAMBAH','PINDAH','HANCUR','JUAL','BELI','CUCI','KADAR','RETUR','KOREKSI')`;
/** Kinds that live longer than a day: their later events are dated on their own days. */
const LIVING = `('titipan', 'pesanan', 'service', 'pre-order', 'kirim-cuci', 'penerimaan-barang',
  'update-profit')`;
const MONEY = `('CASH', 'TRANSFER', 'DEBIT', 'KREDIT')`;
const OWN_MONEY = `('KAS', 'BANK', 'PIUTANG EDC')`;

const INVARIANTS: Readonly<Record<string, string>> = {
  'I1 journal unbalanced': `
    select kode_toko || '/' || no_dokumen || '/' || ke as objek from jurnal_baris
    group by kode_toko, no_dokumen, ke having sum(debit) <> sum(kredit)`,

  'I2 milligrams lost inside the shop': `
    select no_dokumen || '/' || ke as objek from kartu_stok
    where kolom in ('IN', 'OUT', 'HANCUR', 'SELISIH') and status_ke is distinct from 'KELUAR'
      and status_dari is distinct from 'KELUAR' group by kode_toko, no_dokumen, ke
    having (sum(qty * ${INSIDE}), sum(berat * ${INSIDE}), sum(berat_asli * ${INSIDE}),
      sum(murni * ${INSIDE}), sum(modal * ${INSIDE})) <> (0, 0, 0, 0, 0)`,

  'I2 stock card differs from the document lines': `
    select d.no_dokumen as objek from dokumen d
    join lateral (select coalesce(sum(berat), 0) as berat, coalesce(sum(murni), 0) as murni
      from dokumen_baris b where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen
        and b.hidup and jenis_baris in ${MOVING}) l on true
    join lateral (select coalesce(sum(berat), 0) as berat, coalesce(sum(murni), 0) as murni
      from kartu_stok k where k.kode_toko = d.kode_toko and k.no_dokumen = d.no_dokumen
        and kolom in ('TAMBAH', 'OUT', 'BELI', 'JUAL', 'HANCUR')) s on true
    where d.kind <> 'service' and (s.berat <> l.berat or s.murni <> l.murni)`,

  'I2 gold in a customer piece is not what left the lots': `
    select coalesce(k.no_dokumen, s.no_dokumen) || '/' || coalesce(k.ke, s.ke) as objek from (
      select kode_toko, no_dokumen, ke, sum(berat) as berat from kartu_pelanggan
      where kolom = 'TAMBAH' group by 1, 2, 3) k
    full join (select kode_toko, no_dokumen, ke, sum(berat_asli) as berat
      from kartu_stok join dokumen d using (kode_toko, no_dokumen)
      where kolom = 'JUAL' and d.kind = 'service' group by 1, 2, 3) s
      using (kode_toko, no_dokumen, ke)
    where coalesce(k.berat, 0) <> coalesce(s.berat, 0)`,

  'I2 a piece in service is not what came less what went': `
    select d.no_dokumen || '-' || b.baris as objek
    from dokumen d join dokumen_baris b using (kode_toko, no_dokumen)
    join lateral (select
        coalesce(sum(berat) filter (where kolom = 'MASUK'), 0) as masuk,
        coalesce(sum(berat * case kolom when 'MASUK' then 1 when 'TAMBAH' then 1
          when 'SUSUT' then -1 when 'KELUAR' then -1 else 0 end), 0) as ada,
        coalesce(sum(berat * case kolom when 'KIRIM' then 1 when 'KEMBALI' then -1 else 0 end), 0)
          as tukang
      from kartu_pelanggan k where k.kode_toko = d.kode_toko and k.no_dokumen = d.no_dokumen
        and k.baris = b.baris) k on true
    where d.kind = 'service' and (
      k.masuk <> case when k.masuk = 0 and d.status = 'BATAL' then 0 else b.berat end
      or k.ada < 0 or (d.status in ('FINISH', 'BATAL')) <> (k.ada = 0)
      or k.tukang <> case when d.rincian->'di_tukang' = 'true' then b.berat else 0 end)`,

  'I3 state of a piece is not what its arrows say': `
    with panah as (
      select kode_toko, kode_barcode, status_ke as status, 1 as n from kartu_stok
        where status_ke is not null
      union all select kode_toko, kode_barcode, status_dari, -1 from kartu_stok
        where status_dari is not null),
    jumlah as (select kode_toko, kode_barcode, status, sum(n) as n from panah group by 1, 2, 3)
    select b.kode_barcode || ' ' || j.status || ' ' || j.n as objek
    from jumlah j join barang b using (kode_toko, kode_barcode)
    where j.n <> case when j.status = b.status then 1 else 0 end
    union all select b.kode_barcode || ' without arrow' from barang b where not exists (
      select 1 from jumlah j where j.kode_toko = b.kode_toko
        and j.kode_barcode = b.kode_barcode and j.status = b.status)`,

  'I3 place of a piece is not what its card says': `
    with tempat as (select kode_toko, kode_barcode, kode_gudang, kode_baki,
        sum(qty * ${SIGN}) as qty, sum(berat * ${SIGN}) as berat, sum(murni * ${SIGN}) as murni
      from kartu_stok where no_lot is null and kode_barcode is not null group by 1, 2, 3, 4)
    select b.kode_barcode || ' ' || t.kode_gudang || '/' || t.kode_baki as objek
    from tempat t join barang b using (kode_toko, kode_barcode),
    lateral (select (b.status in ${STOCKED} and t.kode_gudang = b.kode_gudang
      and t.kode_baki = b.kode_baki)::int as ada) x
    where t.qty <> x.ada or t.berat <> x.ada * b.berat or t.murni <> x.ada * b.murni`,

  'I4 a piece on two live documents, or on none': `
    select b.kode_barcode || ' ' || b.status || ' ' || l.jual || l.beli || l.hancur as objek
    from barang b join lateral (
      select count(*) filter (where jenis_baris = 'JUAL') as jual,
        count(*) filter (where jenis_baris = 'BELI') as beli,
        count(*) filter (where jenis_baris = 'HANCUR') as hancur,
        count(*) filter (where jenis_baris = 'TITIP') as titip,
        count(*) filter (where jenis_baris = 'PESAN') as pesan,
        count(*) filter (where jenis_baris = 'CONTOH') as contoh
      from dokumen_baris d where d.kode_toko = b.kode_toko
        and d.kode_barcode = b.kode_barcode and d.hidup) l on true
    where (l.jual, l.beli, l.hancur, l.titip, l.pesan, l.contoh) <> (
      (b.status in ('TERJUAL', 'DIBELI'))::int, (b.status = 'DIBELI')::int,
      (b.status = 'HANCUR')::int, (b.status = 'TITIP')::int, (b.status = 'PESANAN')::int,
      (b.status = 'PINJAM')::int)`,

  'I5 a piece says another value than its history': `
    select b.kode_barcode || ' ' || r.kolom as objek from (
      select distinct on (kode_toko, kode_barcode, kolom) kode_toko, kode_barcode, kolom, sesudah
      from riwayat_barang r join posting p using (kode_toko, no_dokumen, ke)
      order by kode_toko, kode_barcode, kolom, p.waktu desc, r.urut desc) r
    join barang b using (kode_toko, kode_barcode) where to_jsonb(b) ->> r.kolom <> r.sesudah`,

  'I5 a lot is not what its card says': `
    select l.no_lot as objek from lot l left join lateral (
      select coalesce(sum(qty * ${SIGN}), 0) as qty, coalesce(sum(berat * ${SIGN}), 0) as berat,
        coalesce(sum(murni * ${SIGN}), 0) as murni, coalesce(sum(modal * ${SIGN}), 0) as modal
      from kartu_stok k where k.kode_toko = l.kode_toko and k.no_lot = l.no_lot) k on true
    where (k.qty, k.berat, k.murni, k.modal) <> (l.qty, l.berat, l.murni, l.modal)`,

  'I5 balance differs from the cash book': `
    select coalesce(s.akun, b.akun) as objek from saldo_kas s full join (
      select kode_toko, akun, sum(masuk - keluar) as saldo from buku_kas group by 1, 2) b
      using (kode_toko, akun)
    where coalesce(s.saldo, 0) <> coalesce(b.saldo, 0)`,

  'I5 a balance below zero': `
    select akun as objek from saldo_kas s where saldo < 0 and not exists (
      select 1 from para_system p where p.kode_toko = s.kode_toko
        and key = 'KAS_BOLEH_MINUS' and value = 'true')`,

  'I5 I10 frozen cash differs from its rows': `
    select h.tgl_system || ' ' || h.akun as objek from kas_harian h
    where h.akhir <> (select coalesce(sum(masuk - keluar), 0) from buku_kas b
      where b.kode_toko = h.kode_toko and b.akun = h.akun and b.tgl_system <= h.tgl_system)`,

  'I5 I10 frozen accounts differ from their rows': `
    select h.tgl_system || ' ' || h.nomor_akun as objek from akun_harian h
    where h.akhir <> (select coalesce(sum(debit - kredit), 0) from jurnal_baris b
      where b.kode_toko = h.kode_toko and b.nomor_akun = h.nomor_akun
        and b.tgl_system <= h.tgl_system)`,

  'I5 I10 frozen stock differs from its rows': `
    select h.tgl_system || ' ' || h.kode_gudang || '/' || h.kode_baki as objek from stok_harian h
    join lateral (select coalesce(sum(qty * ${SIGN}), 0) as qty,
        coalesce(sum(berat * ${SIGN}), 0) as berat, coalesce(sum(murni * ${SIGN}), 0) as murni,
        coalesce(sum(modal * ${SIGN}), 0) as modal
      from kartu_stok k where (k.kode_toko, k.kode_gudang, k.kode_baki, k.kode_group, k.kode_jenis)
        = (h.kode_toko, h.kode_gudang, h.kode_baki, h.kode_group, h.kode_jenis)
        and k.tgl_system <= h.tgl_system) k on true
    where (k.qty, k.berat, k.murni, k.modal)
      <> (h.akhir_qty, h.akhir_berat, h.akhir_murni, h.akhir_modal)`,

  'I6 a cancelled document leaves something': `
    with batal as (select kode_toko, no_dokumen from dokumen where status = 'BATAL'),
    cermin as (select * from batal where not exists (select 1 from posting p
      where p.kode_toko = batal.kode_toko and p.no_dokumen = batal.no_dokumen
        and p.peristiwa = 'BATAL' and p.membalik is null))
    select no_dokumen || ' kas' as objek from buku_kas join cermin using (kode_toko, no_dokumen)
    group by kode_toko, no_dokumen, akun having sum(masuk - keluar) <> 0 or sum(fee) <> 0
    union all select no_dokumen || ' jurnal' from jurnal_baris
    join cermin using (kode_toko, no_dokumen)
    group by kode_toko, no_dokumen, nomor_akun having sum(debit - kredit) <> 0
    union all select no_dokumen || ' stok' from kartu_stok
    join batal using (kode_toko, no_dokumen)
    group by kode_toko, no_dokumen, kode_gudang, kode_baki, kolom
    having sum(qty) <> 0 or sum(berat) <> 0 or sum(murni) <> 0 or sum(modal) <> 0
    union all select no_dokumen || ' baris' from dokumen_baris
    join batal using (kode_toko, no_dokumen) where hidup`,

  'I6 a document cancelled by an event keeps another amount than it says': `
    select d.no_dokumen as objek from dokumen d
    join lateral (select coalesce(sum(masuk - keluar), 0) as rp from buku_kas b
      where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen) k on true
    join lateral (select coalesce(sum(fee_rp) filter (where fee_ditanggung = 'CUSTOMER'), 0) as rp
      from dokumen_bayar b where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen
        and not exists (select 1 from posting p where p.kode_toko = b.kode_toko
          and p.no_dokumen = b.no_dokumen and p.membalik = b.ke)) f on true
    join lateral (select coalesce(sum(kredit - debit), 0) as rp from jurnal_baris j
      where j.kode_toko = d.kode_toko and j.no_dokumen = d.no_dokumen
        and peran = 'UANG MUKA') j on true
    where d.status = 'BATAL' and d.kind in ${LIVING}
      and (k.rp <> coalesce((d.rincian ->> 'ditahan_rp')::bigint, 0) + f.rp and exists (
        select 1 from posting p where p.kode_toko = d.kode_toko
          and p.no_dokumen = d.no_dokumen and p.peristiwa = 'BATAL' and p.membalik is null)
        or j.rp <> 0)`,

  'I6 a pre-order is in the books': `
    select d.no_dokumen || ' ' || b.buku as objek from dokumen d join (
      select kode_toko, no_dokumen, 'kas' as buku from buku_kas
      union all select kode_toko, no_dokumen, 'jurnal' from jurnal_baris
      union all select kode_toko, no_dokumen, 'stok' from kartu_stok
      union all select kode_toko, no_dokumen, 'lot' from lot
      union all select kode_toko, no_dokumen, 'pelanggan' from kartu_pelanggan
      union all select kode_toko, no_dokumen, 'bayar' from dokumen_bayar) b
      using (kode_toko, no_dokumen)
    where d.kind = 'pre-order'`,

  'I6 I8 points of a cancelled document are not given back': `
    select no_dokumen as objek from kartu_poin k join dokumen d using (kode_toko, no_dokumen)
    where d.status = 'BATAL' group by kode_toko, no_dokumen, k.kode_member, kolom
    having sum(poin) <> 0 or sum(jumlah_rp) <> 0`,

  'I8 points of a member are not what their log says': `
    select m.kode_member as objek from member m
    join lateral (select coalesce(sum(case kolom when 'DAPAT' then poin else -poin end), 0) as poin
      from kartu_poin k where k.kode_toko = m.kode_toko and k.kode_member = m.kode_member) k on true
    where m.poin <> k.poin or m.poin < 0`,

  'I8 points in the journal or the payments differ from their log': `
    select d.no_dokumen as objek from dokumen d
    join lateral (select coalesce(sum(poin) filter (where kolom = 'PAKAI'), 0) as pakai,
        coalesce(sum(case kolom when 'DAPAT' then jumlah_rp else -jumlah_rp end), 0) as rp
      from kartu_poin k where k.kode_toko = d.kode_toko and k.no_dokumen = d.no_dokumen) k on true
    join lateral (select coalesce(sum(kredit - debit), 0) as rp from jurnal_baris j
      where j.kode_toko = d.kode_toko and j.no_dokumen = d.no_dokumen
        and peran = 'HUTANG POIN') j on true
    join lateral (select coalesce(sum(poin), 0) as poin from dokumen_bayar b
      where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen) b on true
    where (status_valid = 'DONE' or status = 'BATAL') and k.rp <> j.rp
      or k.pakai <> case status when 'BATAL' then 0 else b.poin end`,

  'I5 I10 frozen points differ from their rows': `
    select h.kode_toko || ' ' || h.tgl_system as objek from poin_harian h
    where h.akhir <> (select coalesce(sum(case kolom when 'DAPAT' then poin else -poin end), 0)
      from kartu_poin k where k.kode_toko = h.kode_toko and k.tgl_system <= h.tgl_system)`,

  'I9 a gap in the numbers': `
    with dipakai as (
      select kode_toko, no_dokumen as no from dokumen
      union select kode_toko, regexp_replace(no_faktur, '-[0-9]+$', '') from dokumen_baris
        where jenis_baris = 'BELI'),
    urut as (select kode_toko, split_part(no, '-', 2) as kode, split_part(no, '-', 3) as periode,
        split_part(no, '-', 4)::int as n from dipakai),
    deret as (select kode_toko, kode, periode, min(n) as a, max(n) as z, count(*) as k
      from urut group by 1, 2, 3)
    select coalesce(d.kode, n.kode) || ' ' || coalesce(d.periode, n.periode) as objek
    from deret d full join (select kode_toko, kode, terakhir,
        right(replace(periode, '-', ''), 6) as periode from nomor) n
      using (kode_toko, kode, periode)
    where (d.a, d.z, d.k) is distinct from (1, n.terakhir, n.terakhir::bigint)`,

  'I10 dated on another day than its document, or after today': `
    select p.no_dokumen || '/' || p.ke as objek from posting p
    join dokumen d using (kode_toko, no_dokumen) join toko t using (kode_toko)
    where p.tgl_system < d.tgl_system or p.tgl_system > t.tgl_system
      or (p.tgl_system <> d.tgl_system and (d.kind not in ${LIVING} or p.ke = 1))`,

  'I10 an unvalidated document on a closed day': `
    select no_dokumen as objek from dokumen d join toko t using (kode_toko)
    where status_valid = 'OPEN' and status <> 'BATAL' and t.tgl_system > (
      select max(p.tgl_system) from posting p
      where p.kode_toko = d.kode_toko and p.no_dokumen = d.no_dokumen)`,

  'I11 the audit chain is broken': `
    with baris as (select a.*, lag(hash, 1, ''::bytea) over w as sebelumnya,
        row_number() over w as n from audit a window w as (partition by kode_toko order by seq))
    select kode_toko || '/' || seq as objek from baris
    where n <> seq or prev_hash <> sebelumnya or hash <> hash_audit(
      prev_hash, kode_toko, seq, waktu, user_id, tindakan, objek, sebelum, sesudah)
    union all select h.kode_toko || ' head' from audit_head h
    where (h.seq, h.hash) is distinct from (select (seq, hash) from audit a
      where a.kode_toko = h.kode_toko order by seq desc limit 1) and h.seq > 0`,

  'I13 a sale differs from its lines or payments': `
    select d.no_dokumen as objek from dokumen d
    join lateral (select coalesce(sum(harga_total), 0) as total, sum(pembulatan) as bulat,
        coalesce(sum(harga_jual + ongkos + harga_atribut - diskon + pembulatan), 0) as rinci
      from dokumen_baris b where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen
        and jenis_baris = 'JUAL') l on true
    join lateral (select coalesce(sum(jumlah_rp), 0) as bayar from dokumen_bayar b
      where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen) p on true
    where kind = 'penjualan' and (d.total <> l.total or d.total <> l.rinci
      or d.pembulatan <> l.bulat or p.bayar <> d.total + d.kembali)`,

  'a coupon was used more often than there are': `
    select k.kode_kupon as objek from kupon k
    join lateral (select count(*) as n from dokumen_bayar b
      join dokumen d using (kode_toko, no_dokumen)
      where b.kode_toko = k.kode_toko and b.kode_kupon = k.kode_kupon and d.status <> 'BATAL') u
      on true
    where u.n > k.kuota`,

  'I13 a buy-back differs from its lines, payments or cash book': `
    select d.no_dokumen as objek from dokumen d
    join lateral (select coalesce(sum(harga_total), 0) as total, sum(modal) as modal
      from dokumen_baris b where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen) l
      on true
    join lateral (select coalesce(sum(jumlah_rp), 0) as bayar from dokumen_bayar b
      where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen
        and b.arah = 'KELUAR' and jenis in ${MONEY}) p on true
    join lateral (select coalesce(sum(keluar - masuk), 0) as kas from buku_kas b
      where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen) k on true
    where kind = 'pembelian' and (d.total <> l.total or d.total <> l.modal
      or d.total <> p.bayar or d.bayar <> d.total or k.kas <> case
        when status = 'BATAL' or status_valid = 'OPEN' then 0 else d.total end)`,

  'I13 cash book differs from the sale': `
    select d.no_dokumen as objek from dokumen d
    join lateral (select coalesce(sum(masuk - keluar), 0) as kas from buku_kas b
      where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen) k on true
    join lateral (select coalesce(sum(jumlah_rp + case fee_ditanggung when 'CUSTOMER'
        then fee_rp else 0 end) filter (where jenis in ${MONEY}), 0) as bayar
      from dokumen_bayar b where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen) p
      on true
    where kind = 'penjualan' and k.kas <> case when status = 'BATAL' or status_valid = 'OPEN'
      then 0 else p.bayar - d.kembali end`,

  'I13 cash book differs from the journal': `
    select coalesce(k.no_dokumen, j.no_dokumen) as objek from (
      select kode_toko, no_dokumen, ke, sum(masuk - keluar) as rp from buku_kas group by 1, 2, 3) k
    full join (select kode_toko, no_dokumen, ke, sum(debit - kredit) as rp from jurnal_baris
      where peran in ${OWN_MONEY} group by 1, 2, 3) j using (kode_toko, no_dokumen, ke)
    where coalesce(k.rp, 0) <> coalesce(j.rp, 0)`,

  'I13 revenue in the journal differs from the sale': `
    select d.no_dokumen as objek from dokumen d
    join lateral (select coalesce(sum(kredit - debit), 0) as rp from jurnal_baris j
      where j.kode_toko = d.kode_toko and j.no_dokumen = d.no_dokumen
        and peran in ('PENJUALAN', 'PPN', 'PEMBULATAN')) j on true
    where kind = 'penjualan' and status <> 'BATAL' and status_valid = 'DONE' and j.rp <> d.total`,

  'I13 stock card differs from the inventory accounts': `
    with k as (select d.kode_toko, d.no_dokumen, sum(modal * ${SIGN}) as rp
      from dokumen d join kartu_stok k using (kode_toko, no_dokumen)
      where d.status_valid = 'DONE' group by 1, 2),
    j as (select d.kode_toko, d.no_dokumen, sum(debit - kredit) as rp
      from dokumen d join jurnal_baris j using (kode_toko, no_dokumen)
      where d.status_valid = 'DONE'
        and peran like 'PERSEDIAAN%' group by 1, 2)
    select no_dokumen as objek from k full join j using (kode_toko, no_dokumen)
    where coalesce(k.rp, 0) <> coalesce(j.rp, 0)`,

  'I13 down payments owed differ from the open documents': `
    select t.kode_toko as objek from toko t
    join lateral (select coalesce(sum(kredit - debit), 0) as rp from jurnal_baris j
      join dokumen d using (kode_toko, no_dokumen)
      where j.kode_toko = t.kode_toko and peran = 'UANG MUKA'
        and d.kind in ('penjualan', 'titipan', 'pesanan', 'service')) j on true
    join lateral (select coalesce(sum(case when d.rincian ? 'tertunda'
        then coalesce((d.rincian #>> '{tertunda,acara,sebelum,bayar}')::bigint, 0)
        else d.bayar end), 0) as rp
      from dokumen d where d.kode_toko = t.kode_toko and d.kind in ${LIVING}
        and (d.status in ('OPEN', 'DONE') or d.rincian #> '{tertunda,acara}' is not null
          or exists (select 1 from dokumen f
          where f.kode_toko = d.kode_toko and f.no_dokumen = d.selesai_no
            and f.status_valid = 'OPEN'))) d on true
    where j.rp <> d.rp`,

  'I13 income of a service differs from its total': `
    select d.no_dokumen as objek from dokumen d
    join lateral (select coalesce(sum(kredit - debit) filter (where peran = 'PENDAPATAN SERVICE'),
        0) as masuk, coalesce(sum(debit - kredit) filter (where peran = 'DALAM SERVICE'), 0) as sisa
      from jurnal_baris j where j.kode_toko = d.kode_toko and j.no_dokumen = d.no_dokumen) j on true
    where kind = 'service' and status_valid = 'DONE'
      and (j.masuk <> case status when 'FINISH' then d.total else 0 end
        or (j.sisa <> 0 and status <> 'DONE'))`,

  'I13 customer goods of an order are not what its samples say': `
    select d.no_dokumen || '-' || b.baris as objek from dokumen d
    join dokumen_baris b using (kode_toko, no_dokumen)
    join lateral (select coalesce(sum(case kolom when 'MASUK' then k.berat
        when 'KELUAR' then -k.berat else 0 end), 0) as mg
      from kartu_pelanggan k where k.kode_toko = b.kode_toko
        and k.no_dokumen = b.no_dokumen and k.baris = b.baris) k on true
    where d.kind = 'pesanan' and k.mg <> case when b.jenis_baris = 'CONTOH' and b.hidup
      and b.kode_barcode is null then b.berat else 0 end`,

  'half written: a document without its posting, audit entry or answer': `
    select no_dokumen || ' posting' as objek from dokumen d where not exists (
      select 1 from posting p where p.kode_toko = d.kode_toko and p.no_dokumen = d.no_dokumen)
    union all select no_dokumen || ' audit' from dokumen d where 1 <> (
      select count(*) from audit a where a.kode_toko = d.kode_toko
        and a.objek = d.kind || '/' || d.no_dokumen and a.tindakan = d.kind || '.simpan')
    union all select no_dokumen || ' audit of the end' from dokumen d
    where status = 'BATAL' and not exists (
      select 1 from audit a where a.kode_toko = d.kode_toko
        and a.objek = d.kind || '/' || d.no_dokumen
        and a.tindakan in (d.kind || '.batal', d.kind || '.tolak'))
    union all select kunci from idempotensi where jawaban is null`,
};

/** Name of every invariant, as a breach of it is reported. */
export const INVARIANT_NAMES: readonly string[] = Object.keys(INVARIANTS);

const ALL = Object.entries(INVARIANTS)
  .map(
    ([rule, query]) => `select * from (select '${rule}: ' || objek from (${query}) q limit 10) x`,
  )
  .join(';\n');

/** Every breach as `rule: object`, at most ten objects per rule; empty when all is well. */
export async function violations(client: pg.ClientBase): Promise<string[]> {
  // One message of many statements: the results come back as a list.
  const results: unknown = await client.query({ text: ALL, rowMode: 'array' });
  return (results as pg.QueryArrayResult<[string]>[]).flatMap((r) => r.rows.map(([row]) => row));
}

-- Customers' goods in the shop's keeping (a piece in service, a sample for an order): a card of their own, for they are
-- never the shop's stock. What is in keeping is MASUK + TAMBAH - SUSUT - KELUAR; KIRIM and KEMBALI say how much of it a
-- craftsman holds. Quantities are positive, a mirror image writes the same column negated.

create table kartu_pelanggan (
  kode_toko text not null,
  no_dokumen text not null,
  ke integer not null,
  urut integer not null,
  tgl_system date not null,
  baris integer not null,
  kolom text not null check (kolom in ('MASUK', 'TAMBAH', 'SUSUT', 'KELUAR', 'KIRIM', 'KEMBALI')),
  kode_tukang text,
  berat bigint not null,
  primary key (kode_toko, no_dokumen, ke, urut),
  foreign key (kode_toko, no_dokumen, ke, tgl_system) references posting (kode_toko, no_dokumen, ke, tgl_system),
  foreign key (kode_toko, no_dokumen, baris) references dokumen_baris (kode_toko, no_dokumen, baris),
  foreign key (kode_toko, kode_tukang) references tukang (kode_toko, kode_tukang),
  check ((kolom in ('KIRIM', 'KEMBALI')) = (kode_tukang is not null))
);
create index kartu_pelanggan_hari on kartu_pelanggan (kode_toko, tgl_system);
select tabel_toko('kartu_pelanggan', 'tambah');

-- What came in goes out once: at commit nothing may have left that was not there, nor come back from a craftsman who did
-- not hold it.
create function titipan_pelanggan_cukup() returns trigger language plpgsql as $$
declare v_ada bigint; v_tukang bigint;
begin
  select coalesce(sum(case kolom when 'MASUK' then berat when 'TAMBAH' then berat
      when 'SUSUT' then -berat when 'KELUAR' then -berat else 0 end), 0),
    coalesce(sum(case kolom when 'KIRIM' then berat when 'KEMBALI' then -berat else 0 end), 0)
    into v_ada, v_tukang from kartu_pelanggan
    where kode_toko = new.kode_toko and no_dokumen = new.no_dokumen and baris = new.baris;
  if v_ada < 0 or v_tukang < 0 or v_tukang > v_ada then
    raise exception 'customer goods % of % at craftsman %', new.no_dokumen, v_ada, v_tukang
      using errcode = '23514', constraint = 'titipan_pelanggan_cukup';
  end if;
  return null;
end $$;
create constraint trigger titipan_pelanggan_cukup after insert on kartu_pelanggan deferrable initially deferred
  for each row execute function titipan_pelanggan_cukup();

-- Accounts and roles of services, on the accounts that the shop's sales and titipan have.
insert into akun (kode_toko, nomor_akun, nama_akun, golongan)
select t.kode_toko, a.nomor_akun, a.nama_akun, a.golongan
from toko t cross join (values
  ('1-2500', 'BARANG DALAM SERVICE', 'ASET'),
  ('2-1220', 'HUTANG TUKANG', 'KEWAJIBAN'),
  ('4-1400', 'PENDAPATAN SERVICE', 'PENDAPATAN')
) as a (nomor_akun, nama_akun, golongan)
where exists (select 1 from akun x where x.kode_toko = t.kode_toko)
on conflict do nothing;
insert into para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
select p.kode_toko, 'SERVICE', p.type, p.kode_akun, b.sisi, p.nomor_akun
from para_akun_transaksi p join (values
  ('KAS', 'DEBIT', 'DEBIT'), ('KAS', 'DEBIT', 'KREDIT'), ('BANK', 'DEBIT', 'DEBIT'), ('BANK', 'DEBIT', 'KREDIT'),
  ('PIUTANG EDC', 'DEBIT', 'DEBIT'), ('PENDAPATAN FEE', 'KREDIT', 'KREDIT'), ('HPP', 'DEBIT', 'DEBIT'),
  ('PERSEDIAAN BELI', 'DEBIT', 'DEBIT'), ('PERSEDIAAN BELI', 'DEBIT', 'KREDIT')
) as b (kode_akun, dari_sisi, sisi) on p.trx = 'PENJUALAN' and p.kode_akun = b.kode_akun and p.jenis_akun = b.dari_sisi
on conflict do nothing;
insert into para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
select p.kode_toko, 'SERVICE', p.type, p.kode_akun, s.sisi, p.nomor_akun
from para_akun_transaksi p cross join (values ('DEBIT'), ('KREDIT')) as s (sisi)
where p.trx = 'HANCUR BARANG' and p.kode_akun = 'PERSEDIAAN RUSAK' and p.jenis_akun = 'DEBIT'
on conflict do nothing;
insert into para_akun_transaksi (kode_toko, trx, type, kode_akun, jenis_akun, nomor_akun)
select a.kode_toko, 'SERVICE', 'UMUM', b.kode_akun, b.jenis_akun, a.nomor_akun
from akun a join (values
  ('UANG MUKA', 'DEBIT', '2-1100'), ('UANG MUKA', 'KREDIT', '2-1100'), ('PENDAPATAN LAIN', 'KREDIT', '4-1600'),
  ('PENDAPATAN SERVICE', 'KREDIT', '4-1400'), ('DALAM SERVICE', 'DEBIT', '1-2500'), ('DALAM SERVICE', 'KREDIT', '1-2500'),
  ('HUTANG TUKANG', 'DEBIT', '2-1220'), ('HUTANG TUKANG', 'KREDIT', '2-1220')
) as b (kode_akun, jenis_akun, nomor_akun) on a.nomor_akun = b.nomor_akun
on conflict do nothing;

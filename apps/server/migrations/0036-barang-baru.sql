-- A piece whose entry waits for a second person (BARU: it lies in its tray and counts as stock), and
-- one whose entry was refused (KELUAR).
alter table barang drop constraint barang_status_check;
alter table barang add constraint barang_status_check check (status in
  ('BARU', 'READY', 'TERJUAL', 'TITIP', 'PESANAN', 'HANCUR', 'KIRIM', 'PINJAM', 'DIBELI', 'KELUAR'));
drop index barang_stok;
create index barang_stok on barang (kode_toko, kode_gudang, kode_baki) include (qty, berat)
  where status in ('BARU', 'READY', 'TITIP', 'PESANAN', 'PINJAM');

create or replace function barang_panah() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and (old.status || '>' || new.status) not in (
    'BARU>READY', 'BARU>PESANAN', 'BARU>KELUAR',
    'READY>TERJUAL', 'TERJUAL>READY', 'READY>TITIP', 'TITIP>READY', 'READY>PESANAN', 'PESANAN>READY', 'READY>HANCUR',
    'HANCUR>READY', 'READY>KIRIM', 'KIRIM>READY', 'READY>PINJAM', 'PINJAM>READY', 'TERJUAL>DIBELI', 'DIBELI>TERJUAL',
    'TITIP>TERJUAL', 'TERJUAL>TITIP', 'PESANAN>TERJUAL', 'TERJUAL>PESANAN') then
    raise exception 'arrow % > %', old.status, new.status using errcode = '23514', constraint = 'barang_panah';
  end if;
  return new;
end $$;

-- Entries that wait for the pieces of an order, looked up by its number.
create index dokumen_untuk_pesanan on dokumen (kode_toko, (rincian #>> '{untuk,no_pesanan}'))
  where kind = 'tambah-barang' and status_valid = 'OPEN' and status <> 'BATAL';

-- An owner who validates alone stands in the report of approvals.
alter table otorisasi drop constraint otorisasi_cara_check;
alter table otorisasi add constraint otorisasi_cara_check
  check (cara in ('PASSWORD', 'QR', 'FINGERPRINT', 'PASSKEY', 'VALIDASI'));

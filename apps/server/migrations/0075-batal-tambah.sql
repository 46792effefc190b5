-- A piece whose entry is cancelled on its day, or that goes back to its supplier, is out; cancelling
-- the return takes it in again (docs/decision/0061).
create or replace function barang_panah() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and (old.status || '>' || new.status) not in (
    'BARU>READY', 'BARU>PESANAN', 'BARU>KELUAR', 'READY>KELUAR', 'KELUAR>READY',
    'READY>TERJUAL', 'TERJUAL>READY', 'READY>TITIP', 'TITIP>READY', 'READY>PESANAN', 'PESANAN>READY', 'READY>HANCUR',
    'HANCUR>READY', 'READY>KIRIM', 'KIRIM>READY', 'READY>PINJAM', 'PINJAM>READY', 'TERJUAL>DIBELI', 'DIBELI>TERJUAL',
    'TITIP>TERJUAL', 'TERJUAL>TITIP', 'PESANAN>TERJUAL', 'TERJUAL>PESANAN') then
    raise exception 'arrow % > %', old.status, new.status using errcode = '23514', constraint = 'barang_panah';
  end if;
  return new;
end $$;

-- Bodies encrypted with a key that the login agreed (docs/decision/0049): a session keeps the client's public key, of
-- which the server's secret makes the key; where the shop encrypts, a session without one is none.
alter table sesi add column kunci bytea check (length(kunci) = 32);

drop function cari_sesi(bytea);
create function cari_sesi(p_hash bytea)
returns table (kode_toko text, user_id text, created_at timestamptz, last_seen timestamptz, expires_at timestamptz,
  ended_at timestamptz, kunci bytea)
language sql stable security definer set search_path = public as $$
  select kode_toko, user_id, created_at, last_seen, expires_at, ended_at, kunci from sesi where token_hash = p_hash
$$;

-- As in 0019, with the session's key.
create or replace function konteks_sesi(p_hash bytea, p_toko text, p_diam interval) returns jsonb
language plpgsql volatile set search_path = public as $$
declare v_sesi record; v_user record; v_toko text; v_aktif boolean; v_system jsonb;
begin
  select * into v_sesi from cari_sesi(p_hash);
  if not found or v_sesi.ended_at is not null or v_sesi.expires_at <= now() or v_sesi.last_seen <= now() - p_diam then
    return null;
  end if;
  perform set_config('kencana.kode_toko', v_sesi.kode_toko, true);
  select u.*, t.tipe_toko into v_user from users u join toko t using (kode_toko)
    where u.kode_toko = v_sesi.kode_toko and u.user_id = v_sesi.user_id and u.aktif and t.aktif;
  if not found then return null; end if;
  if v_sesi.kunci is null and exists (select 1 from para_system
    where kode_toko = v_sesi.kode_toko and key = 'ENKRIPSI_ISI' and value = 'true') then return null; end if;
  if v_sesi.last_seen < now() - interval '1 minute' then
    update sesi set last_seen = now() where kode_toko = v_sesi.kode_toko and token_hash = p_hash;
  end if;
  v_toko := coalesce(p_toko, v_sesi.kode_toko);
  if v_toko <> v_sesi.kode_toko then
    if v_user.tipe_toko <> 'PUSAT' then v_toko := null; end if;
    perform set_config('kencana.kode_toko', coalesce(v_toko, ''), true);
  end if;
  select t.aktif into v_aktif from toko t where t.kode_toko = v_toko;
  select coalesce(jsonb_agg(jsonb_build_object('key', key, 'value', value)), '[]') into v_system
    from para_system where kode_toko = v_toko;
  return jsonb_build_object('user_id', v_user.user_id, 'nama', v_user.nama, 'level', v_user.level,
    'kode_toko', v_user.kode_toko, 'akses', v_user.akses, 'bahasa', v_user.bahasa,
    'wajib_ganti', v_user.wajib_ganti, 'toko', case when v_aktif then v_toko end, 'system', v_system,
    'kunci', encode(v_sesi.kunci, 'base64'));
end $$;

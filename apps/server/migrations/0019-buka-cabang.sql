-- A person who was given a password by somebody else changes it before doing anything else: the owner of a branch
-- that head office opens.
alter table users add column wajib_ganti boolean not null default false;

drop function cari_user(text);
create function cari_user(p_user_id text)
returns table (kode_toko text, user_id text, password text, aktif boolean, wajib_ganti boolean)
language sql stable security definer set search_path = public as $$
  select kode_toko, user_id, password, aktif and (select t.aktif from toko t where t.kode_toko = u.kode_toko), wajib_ganti
  from users u where user_id = p_user_id
$$;

-- As in 0001, with wajib_ganti.
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
    'wajib_ganti', v_user.wajib_ganti, 'toko', case when v_aktif then v_toko end, 'system', v_system);
end $$;

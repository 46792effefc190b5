-- The platform's tables: shops, people, sessions, settings, idempotency, audit chain, outbox and files.
-- Every table carries kode_toko first in its keys and is fenced by forced row-level security; the few that cannot
-- (login attempts, which happen before a shop is known) are listed in _tabel with mode 'umum'.

create table _tabel (
  nama text primary key,
  mode text not null check (mode in ('tulis', 'tambah', 'baca', 'umum'))
);

-- Fences a table by shop. mode: tulis = full DML, tambah = append only, baca = read only, umum = no shop column.
-- The owner keeps a policy of its own, so that SECURITY DEFINER functions can look across shops; the application's
-- role owns nothing and so never gets it.
create function tabel_toko(t text, mode text default 'tulis') returns void language plpgsql as $$
begin
  insert into _tabel values (t, mode);
  if mode <> 'umum' then
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy toko on %I using (kode_toko = current_setting(''kencana.kode_toko'', true))', t);
    execute format('create policy pemilik on %I to %I using (true) with check (true)', t, current_user);
  end if;
end $$;

-- Gives the application's role exactly what _tabel says; the migration runner calls it after every run.
create function beri_hak(peran text) returns void language plpgsql as $$
declare r record;
begin
  execute format('grant usage on schema public to %I', peran);
  for r in select * from _tabel loop
    execute format('revoke all on %I from %I', r.nama, peran);
    execute format('grant %s on %I to %I', case r.mode when 'tambah' then 'select, insert' when 'baca' then 'select'
      else 'select, insert, update, delete' end, r.nama, peran);
  end loop;
  execute format('grant usage, select on all sequences in schema public to %I', peran);
  execute format('grant execute on all functions in schema public to %I', peran);
  execute format('revoke execute on function tabel_toko(text, text), beri_hak(text) from %I', peran);
end $$;
revoke execute on function tabel_toko(text, text), beri_hak(text) from public;

create table toko (
  kode_toko text primary key check (kode_toko ~ '^[A-Z0-9]{2,12}$'),
  nama_toko text not null,
  alamat_toko text not null default '',
  portal text not null default '',
  tipe_toko text not null check (tipe_toko in ('PUSAT', 'CABANG')),
  npwp text not null default '',
  no_hp text not null default '',
  logo text not null default '',
  zona_waktu text not null default 'Asia/Jakarta'
    check (zona_waktu in ('Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura')),
  tgl_system date not null,
  aktif boolean not null default true
);
select tabel_toko('toko');

-- Two-digit barcode prefixes, unique in the whole chain; a full one is followed by another.
create table toko_prefix (
  kode_toko text not null references toko,
  prefix text not null unique check (prefix ~ '^[0-9]{2}$'),
  terakhir integer not null default 0 check (terakhir between 0 and 999999),
  primary key (kode_toko, prefix)
);
select tabel_toko('toko_prefix');

create table users (
  kode_toko text not null references toko,
  user_id text not null unique check (user_id ~ '^[A-Z0-9._-]{2,30}$'),
  nama text not null,
  level text not null check (level in ('OWN', 'SU', 'MU', 'DEV', 'SPV', 'KASIR')),
  akses jsonb,
  bahasa text,
  password text not null,
  aktif boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (kode_toko, user_id)
);
select tabel_toko('users');

create table sesi (
  kode_toko text not null,
  token_hash bytea not null,
  user_id text not null,
  created_at timestamptz not null default now(),
  last_seen timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  ip text not null default '',
  primary key (kode_toko, token_hash),
  foreign key (kode_toko, user_id) references users (kode_toko, user_id)
);
create index on sesi (token_hash);
create index on sesi (kode_toko, user_id) where ended_at is null;
select tabel_toko('sesi');

-- Login before the shop is known: only what login needs, nothing else crosses shops.
create function cari_user(p_user_id text)
returns table (kode_toko text, user_id text, password text, aktif boolean)
language sql stable security definer set search_path = public as $$
  select kode_toko, user_id, password, aktif and (select t.aktif from toko t where t.kode_toko = u.kode_toko)
  from users u where user_id = p_user_id
$$;
create function cari_sesi(p_hash bytea)
returns table (kode_toko text, user_id text, created_at timestamptz, last_seen timestamptz, expires_at timestamptz,
  ended_at timestamptz)
language sql stable security definer set search_path = public as $$
  select kode_toko, user_id, created_at, last_seen, expires_at, ended_at from sesi where token_hash = p_hash
$$;

-- The chain's shops, for head office's picker and fan-out; a branch sees only itself and PUSAT.
create function daftar_toko()
returns table (kode_toko text, nama_toko text, alamat_toko text, portal text, tipe_toko text, tgl_system date,
  aktif boolean)
language sql stable security definer set search_path = public as $$
  select t.kode_toko, t.nama_toko, t.alamat_toko, t.portal, t.tipe_toko, t.tgl_system, t.aktif from toko t
  where t.kode_toko = current_setting('kencana.kode_toko', true) or t.tipe_toko = 'PUSAT'
    or exists (select 1 from toko p where p.kode_toko = current_setting('kencana.kode_toko', true)
      and p.tipe_toko = 'PUSAT')
  order by t.tipe_toko desc, t.kode_toko
$$;
create function ada_toko() returns boolean language sql stable security definer set search_path = public as $$
  select exists (select 1 from toko)
$$;

create table percobaan_login (
  kunci text primary key,
  gagal integer not null,
  sampai timestamptz not null
);
select tabel_toko('percobaan_login', 'umum');

create table para_system (
  kode_toko text not null references toko,
  key text not null,
  value text not null,
  updated_by text not null default '',
  updated_at timestamptz not null default now(),
  primary key (kode_toko, key)
);
select tabel_toko('para_system');

create table idempotensi (
  kode_toko text not null,
  user_id text not null,
  rute text not null,
  kunci text not null check (length(kunci) between 1 and 200),
  hash text not null,
  -- json, not jsonb: a retry gets the first answer with its keys in the same order.
  jawaban json,
  created_at timestamptz not null default now(),
  primary key (kode_toko, user_id, rute, kunci)
);
create index on idempotensi (kode_toko, created_at);
select tabel_toko('idempotensi');

-- Everything a request needs to know about its token, in one round trip: the session (touched at most once a minute),
-- its user, and the settings of the shop it addresses. Runs with the caller's rights, so row-level security holds: it
-- looks first into the session's own shop, then into the addressed one, which only head office may choose freely.
create function konteks_sesi(p_hash bytea, p_toko text, p_diam interval) returns jsonb
language plpgsql volatile set search_path = public as $$
declare v_sesi record; v_user record; v_tipe text; v_toko text; v_aktif boolean; v_system jsonb;
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
    'toko', case when v_aktif then v_toko end, 'system', v_system);
end $$;

-- Codes of all shops, for housekeeping that visits each.
create function semua_toko() returns setof text language sql stable security definer set search_path = public as $$
  select kode_toko from toko order by kode_toko
$$;

create table audit (
  kode_toko text not null,
  seq bigint not null,
  waktu timestamptz not null,
  user_id text not null,
  tindakan text not null,
  objek text not null,
  sebelum jsonb,
  sesudah jsonb,
  prev_hash bytea not null,
  hash bytea not null,
  primary key (kode_toko, seq)
);
create index on audit (kode_toko, objek);
select tabel_toko('audit', 'baca');

create table audit_head (
  kode_toko text primary key,
  seq bigint not null,
  hash bytea not null
);
select tabel_toko('audit_head', 'baca');

-- One row's digest: what verify-audit recomputes.
create function hash_audit(p_prev bytea, p_toko text, p_seq bigint, p_waktu timestamptz, p_user text, p_tindakan text,
  p_objek text, p_sebelum jsonb, p_sesudah jsonb) returns bytea language sql immutable as $$
  select sha256(p_prev || convert_to(jsonb_build_array(p_toko, p_seq, extract(epoch from p_waktu), p_user, p_tindakan,
    p_objek, p_sebelum, p_sesudah)::text, 'UTF8'))
$$;

-- Appends entries [{tindakan, objek, sebelum, sesudah}] to the shop's chain. The head row is locked here, so callers
-- run this last before commit. The head can be changed only through this function.
create function tulis_audit(p_user text, p_entri jsonb) returns void
language plpgsql security definer set search_path = public as $$
declare
  v_toko text := current_setting('kencana.kode_toko');
  v_seq bigint; v_hash bytea; v_prev bytea; e jsonb; v_waktu timestamptz;
begin
  if jsonb_array_length(p_entri) = 0 then return; end if;
  insert into audit_head values (v_toko, 0, ''::bytea) on conflict do nothing;
  select seq, hash into v_seq, v_prev from audit_head where kode_toko = v_toko for update;
  for e in select * from jsonb_array_elements(p_entri) loop
    v_seq := v_seq + 1;
    v_waktu := clock_timestamp();
    v_hash := hash_audit(v_prev, v_toko, v_seq, v_waktu, p_user, e->>'tindakan', e->>'objek', e->'sebelum', e->'sesudah');
    insert into audit values (v_toko, v_seq, v_waktu, p_user, e->>'tindakan', e->>'objek', e->'sebelum', e->'sesudah',
      v_prev, v_hash);
    v_prev := v_hash;
  end loop;
  update audit_head set seq = v_seq, hash = v_prev where kode_toko = v_toko;
end $$;

-- Effects outside the database (live events, messages), written with the change that causes them. jenis picks the
-- driver; the dispatcher marks a row sent or counts the failure.
create table outbox (
  kode_toko text not null,
  id uuid not null default gen_random_uuid(),
  jenis text not null,
  isi jsonb not null,
  created_at timestamptz not null default now(),
  mulai_at timestamptz not null default now(),
  percobaan integer not null default 0,
  terkirim_at timestamptz,
  galat text,
  primary key (kode_toko, id)
);
create index on outbox (kode_toko, mulai_at) where terkirim_at is null;
select tabel_toko('outbox');
create function outbox_menunggu() returns setof text language sql stable security definer set search_path = public as $$
  select distinct kode_toko from outbox where terkirim_at is null and mulai_at <= now() and percobaan < 20
$$;

create table berkas (
  kode_toko text not null,
  id uuid not null default gen_random_uuid(),
  folder text not null,
  nama text not null,
  mime text not null,
  ukuran integer not null,
  kunci text not null,
  publik boolean not null default false,
  created_by text not null,
  created_at timestamptz not null default now(),
  primary key (kode_toko, id)
);
select tabel_toko('berkas');
-- A public file (catalogue images) is asked for without a token, before the shop is known.
create function berkas_publik(p_id uuid) returns setof text
language sql stable security definer set search_path = public as $$
  select kode_toko from berkas where id = p_id and publik
$$;

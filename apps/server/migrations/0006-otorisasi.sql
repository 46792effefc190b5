-- Approvals by QR, fingerprint and passkey (domain.md §10). What is approved stays in otorisasi_permintaan and what was
-- given in otorisasi; these tables hold the ways there.

-- A request shown as a QR code until an approver answers it. No detail of the deal is here: it is read by subjek.
create table otorisasi_qr (
  kode_toko text not null references toko,
  keystore text not null check (keystore ~ '^[0-9A-Z]{12}$'),
  subjek text not null,
  client text not null,
  client_notes text not null default '',
  event text not null default '-',
  keterangan text not null default '',
  status text not null default 'OPEN'
    check (status in ('OPEN', 'APPROVED', 'REJECTED', 'CANCELLED', 'EXPIRED')),
  input_by text not null,
  input_date timestamptz not null default now(),
  expires_at timestamptz not null,
  answered_by text,
  answered_at timestamptz,
  alasan text not null default '',
  otorisasi_id text,
  primary key (kode_toko, keystore),
  foreign key (kode_toko, otorisasi_id) references otorisasi (kode_toko, _id),
  check ((status = 'APPROVED') = (otorisasi_id is not null))
);
create index otorisasi_qr_buka on otorisasi_qr (kode_toko, input_date) where status = 'OPEN';
select tabel_toko('otorisasi_qr');

create index otorisasi_subjek on otorisasi (kode_toko, subjek) where used_at is null;

-- Public keys of a user's passkeys, at the user's own shop. rp_id is the host name they were made for.
create table passkey (
  kode_toko text not null,
  _id text not null,
  user_id text not null,
  nama text not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null default 0,
  transports jsonb not null default '[]',
  rp_id text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  primary key (kode_toko, _id),
  unique (kode_toko, credential_id),
  foreign key (kode_toko, user_id) references users (kode_toko, user_id)
);
create index passkey_user on passkey (kode_toko, user_id);
select tabel_toko('passkey');

-- Challenges: each for one user and one purpose (a registration, or one subjek), used once.
create table passkey_tantangan (
  kode_toko text not null references toko,
  _id text not null,
  jenis text not null check (jenis in ('DAFTAR', 'OTORISASI')),
  user_id text not null,
  peminta text not null,
  subjek text not null default '',
  challenge text not null,
  origin text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (kode_toko, _id)
);
select tabel_toko('passkey_tantangan');

-- The program beside the fingerprint scanners of a shop: one token in force, kept as its digest.
create table sidik_jembatan (
  kode_toko text not null references toko,
  _id text not null,
  token_hash bytea not null,
  created_by text not null,
  created_at timestamptz not null default now(),
  last_seen timestamptz,
  revoked_at timestamptz,
  primary key (kode_toko, _id)
);
create unique index sidik_jembatan_satu on sidik_jembatan (kode_toko) where revoked_at is null;
select tabel_toko('sidik_jembatan');

-- Templates, sealed with a key that only the bridge's token yields (AES-256-GCM: nonce, text, tag).
create table sidik_jari (
  kode_toko text not null,
  _id text not null,
  jembatan_id text not null,
  user_id text not null,
  jari text not null default '',
  isi bytea not null,
  created_by text not null,
  created_at timestamptz not null default now(),
  primary key (kode_toko, _id),
  foreign key (kode_toko, jembatan_id) references sidik_jembatan (kode_toko, _id)
);
create index sidik_jari_user on sidik_jari (kode_toko, user_id);
select tabel_toko('sidik_jari');

-- Work for the bridge: match one finger for one request, or enrol one. The handle that the browser holds is kept as
-- its digest.
create table sidik_tugas (
  kode_toko text not null references toko,
  _id text not null,
  jenis text not null check (jenis in ('COCOK', 'DAFTAR')),
  handle_hash bytea,
  user_id text not null,
  jari text not null default '',
  peminta text not null,
  subjek text not null default '',
  status text not null default 'OPEN'
    check (status in ('OPEN', 'MATCHED', 'REJECTED', 'CANCELLED', 'DONE')),
  score integer,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (kode_toko, _id)
);
create unique index sidik_tugas_satu on sidik_tugas (kode_toko, user_id) where status = 'OPEN';
select tabel_toko('sidik_tugas');

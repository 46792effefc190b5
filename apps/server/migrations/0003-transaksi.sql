-- Stock, documents and the three ledgers (stock card, cash book, journal), approvals and closing.
-- Rupiah and milligrams are bigint, purity hundredths of a per cent. Ledgers are append only: the application may
-- insert and read them, nothing else, and a posting is refused on any date but the shop's tgl_system (quality.md I10).

create table barang (
  kode_toko text not null references toko,
  kode_barcode text not null check (kode_barcode ~ '^[0-9]{8}$'),
  kode_intern text not null default '',
  tag_id text,
  nama_barang text not null,
  kode_group text not null,
  kode_jenis text not null,
  kode_gudang text not null,
  kode_baki text not null,
  berat bigint not null check (berat > 0),
  berat_asli bigint not null check (berat_asli > 0),
  murni bigint not null check (murni >= 0),
  kadar integer not null check (kadar between 1 and 50000),
  kadar_modal integer not null default 0,
  kadar_cetak text not null default '',
  harga_beli bigint not null check (harga_beli >= 0),
  harga_jual bigint not null check (harga_jual >= 0),
  ongkos bigint not null default 0 check (ongkos >= 0),
  tipe_ongkos text not null default 'TOTAL' check (tipe_ongkos in ('TOTAL', 'PER_GRAM')),
  nama_atribut text not null default '',
  berat_atribut bigint not null default 0 check (berat_atribut >= 0),
  harga_atribut bigint not null default 0 check (harga_atribut >= 0),
  berat_plastik bigint not null default 0 check (berat_plastik >= 0),
  size text not null default '',
  finishing text not null default '',
  foto text not null default '',
  konsinyasi boolean not null default false,
  faktur_pajak boolean not null default false,
  qty integer not null default 1 check (qty >= 0),
  status text not null check (status in
    ('READY', 'TERJUAL', 'TITIP', 'PESANAN', 'HANCUR', 'KIRIM', 'PINJAM', 'DIBELI')),
  tgl_system date not null,
  input_by text not null,
  created_at timestamptz not null default now(),
  primary key (kode_toko, kode_barcode),
  foreign key (kode_toko, kode_group) references grup (kode_toko, kode_group),
  foreign key (kode_toko, kode_jenis) references jenis (kode_toko, kode_jenis),
  foreign key (kode_toko, kode_gudang) references gudang (kode_toko, kode_gudang),
  foreign key (kode_toko, kode_baki) references baki (kode_toko, kode_baki)
);
create unique index barang_tag on barang (kode_toko, tag_id) where tag_id is not null;
create index barang_baki on barang (kode_toko, kode_baki, status);
-- Pieces in stock only, so that closing never reads the sold ones of five years.
create index barang_stok on barang (kode_toko, kode_gudang, kode_baki) include (qty, berat)
  where status in ('READY', 'TITIP', 'PESANAN', 'PINJAM');
create index barang_jenis on barang (kode_toko, kode_jenis, status);
select tabel_toko('barang');

-- Only the arrows of domain.md §4 exist (I3).
create function barang_panah() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and (old.status || '>' || new.status) not in (
    'READY>TERJUAL', 'TERJUAL>READY', 'READY>TITIP', 'TITIP>READY', 'READY>PESANAN', 'PESANAN>READY', 'READY>HANCUR',
    'HANCUR>READY', 'READY>KIRIM', 'KIRIM>READY', 'READY>PINJAM', 'PINJAM>READY', 'TERJUAL>DIBELI', 'DIBELI>TERJUAL',
    'TITIP>TERJUAL', 'TERJUAL>TITIP', 'PESANAN>TERJUAL', 'TERJUAL>PESANAN') then
    raise exception 'arrow % > %', old.status, new.status using errcode = '23514', constraint = 'barang_panah';
  end if;
  return new;
end $$;
create trigger barang_panah before update of status on barang for each row execute function barang_panah();

-- Goods without barcode: bought back (BELI) and destroyed (HANCUR) pieces, each at its own cost.
create table lot (
  kode_toko text not null references toko,
  no_lot text not null,
  asal text not null check (asal in ('BELI', 'HANCUR')),
  no_dokumen text not null,
  kode_gudang text not null,
  kode_barcode text,
  nama_barang text not null,
  kode_group text not null,
  kode_jenis text not null,
  kadar integer not null,
  qty integer not null check (qty >= 0),
  berat bigint not null check (berat >= 0),
  berat_asli bigint not null check (berat_asli >= 0),
  murni bigint not null check (murni >= 0),
  modal bigint not null check (modal >= 0),
  tgl_system date not null,
  primary key (kode_toko, no_lot),
  foreign key (kode_toko, kode_gudang) references gudang (kode_toko, kode_gudang)
);
create index lot_ada on lot (kode_toko, kode_gudang) include (berat) where qty > 0;
select tabel_toko('lot');

create table nomor (
  kode_toko text not null references toko,
  kode text not null,
  periode text not null,
  terakhir integer not null check (terakhir > 0),
  primary key (kode_toko, kode, periode)
);
select tabel_toko('nomor');

-- One header for every kind of document.
create table dokumen (
  kode_toko text not null references toko,
  no_dokumen text not null,
  kind text not null,
  tgl_system date not null,
  created_at timestamptz not null default now(),
  status text not null default 'OPEN' check (status in ('OPEN', 'DONE', 'FINISH', 'CLOSED', 'LUNAS', 'LELANG', 'BATAL')),
  status_valid text not null check (status_valid in ('OPEN', 'DONE')),
  kode_sales text,
  kode_member text not null default 'NONMEMBER',
  nama_customer text not null default '',
  alamat_customer text not null default '',
  no_hp text not null default '',
  keterangan text not null default '',
  total bigint not null default 0,
  pembulatan bigint not null default 0,
  bayar bigint not null default 0,
  kembali bigint not null default 0,
  qty integer not null default 0,
  berat bigint not null default 0,
  input_by text not null,
  valid_by text,
  valid_at timestamptz,
  batal_by text,
  batal_at timestamptz,
  batal_tgl date,
  batal_alasan text,
  otorisasi jsonb not null default '[]',
  rincian jsonb not null default '{}',
  primary key (kode_toko, no_dokumen)
);
create index dokumen_hari on dokumen (kode_toko, kind, tgl_system, created_at);
create index dokumen_buka on dokumen (kode_toko, tgl_system) where status_valid = 'OPEN' and status <> 'BATAL';
select tabel_toko('dokumen');

create table dokumen_baris (
  kode_toko text not null,
  no_dokumen text not null,
  baris integer not null,
  jenis_baris text not null check (jenis_baris in ('TAMBAH', 'PINDAH', 'HANCUR', 'JUAL', 'BELI', 'KAS')),
  no_faktur text not null,
  hidup boolean not null default true,
  kode_barcode text,
  nama_barang text not null default '',
  kode_group text,
  kode_jenis text,
  kode_gudang text,
  kode_baki text,
  kadar integer,
  qty integer not null default 1,
  berat bigint not null default 0,
  berat_asli bigint not null default 0,
  murni bigint not null default 0,
  modal bigint not null default 0,
  harga_dihitung bigint not null default 0,
  harga_jual bigint not null default 0,
  ongkos_dihitung bigint not null default 0,
  ongkos bigint not null default 0,
  harga_atribut bigint not null default 0,
  diskon bigint not null default 0,
  pembulatan bigint not null default 0,
  ppn bigint not null default 0,
  harga_total bigint not null default 0,
  keterangan text not null default '',
  -- The inputs of the formula, so that a line can be recomputed years later (domain.md fact 7).
  rumus jsonb not null default '{}',
  primary key (kode_toko, no_dokumen, baris),
  foreign key (kode_toko, no_dokumen) references dokumen (kode_toko, no_dokumen)
);
create unique index baris_faktur on dokumen_baris (kode_toko, no_faktur, jenis_baris);
-- A piece is on one live sale, and bought back once (I4).
create unique index baris_satu_jual on dokumen_baris (kode_toko, kode_barcode) where hidup and jenis_baris = 'JUAL';
create unique index baris_satu_beli on dokumen_baris (kode_toko, kode_barcode) where hidup and jenis_baris = 'BELI';
create index baris_barcode on dokumen_baris (kode_toko, kode_barcode);
select tabel_toko('dokumen_baris');

create table dokumen_bayar (
  kode_toko text not null,
  no_dokumen text not null,
  urut integer not null,
  jenis text not null check (jenis in ('CASH', 'TRANSFER', 'DEBIT', 'KREDIT', 'TUKAR')),
  jumlah_rp bigint not null check (jumlah_rp > 0),
  fee integer not null default 0,
  fee_rp bigint not null default 0 check (fee_rp >= 0),
  fee_ditanggung text not null default 'TOKO',
  no_rekening text,
  no_card text not null default '',
  keterangan text not null default '',
  primary key (kode_toko, no_dokumen, urut),
  foreign key (kode_toko, no_dokumen) references dokumen (kode_toko, no_dokumen),
  foreign key (kode_toko, no_rekening) references rekening (kode_toko, no_rekening)
);
select tabel_toko('dokumen_bayar', 'tambah');

-- One event of a document that touches the ledgers: saved, validated, cancelled.
create table posting (
  kode_toko text not null,
  no_dokumen text not null,
  ke integer not null check (ke > 0),
  kind text not null,
  peristiwa text not null check (peristiwa in ('SIMPAN', 'VALIDASI', 'BATAL')),
  membalik integer,
  tgl_system date not null,
  waktu timestamptz not null default now(),
  user_id text not null,
  primary key (kode_toko, no_dokumen, ke),
  unique (kode_toko, no_dokumen, ke, tgl_system),
  foreign key (kode_toko, no_dokumen) references dokumen (kode_toko, no_dokumen),
  check ((peristiwa = 'BATAL') = (membalik is not null))
);
create unique index posting_sekali_balik on posting (kode_toko, no_dokumen, membalik) where membalik is not null;
create index posting_hari on posting (kode_toko, tgl_system);
select tabel_toko('posting', 'tambah');

create function posting_hari_ini() returns trigger language plpgsql as $$
begin
  if new.tgl_system is distinct from (select tgl_system from toko where kode_toko = new.kode_toko) then
    raise exception 'closed date %', new.tgl_system using errcode = '23514', constraint = 'posting_hari_ini';
  end if;
  return new;
end $$;
create trigger posting_hari_ini before insert on posting for each row execute function posting_hari_ini();

create table kartu_stok (
  kode_toko text not null,
  no_dokumen text not null,
  ke integer not null,
  urut integer not null,
  tgl_system date not null,
  kode_barcode text,
  no_lot text,
  kode_gudang text not null,
  kode_baki text not null default '',
  kode_group text not null,
  kode_jenis text not null,
  kadar integer not null,
  kolom text not null check (kolom in ('TAMBAH', 'IN', 'OUT', 'BELI', 'JUAL', 'HANCUR', 'RESERVASI')),
  qty integer not null,
  berat bigint not null,
  berat_asli bigint not null,
  murni bigint not null,
  modal bigint not null,
  status_dari text,
  status_ke text,
  primary key (kode_toko, no_dokumen, ke, urut),
  foreign key (kode_toko, no_dokumen, ke, tgl_system) references posting (kode_toko, no_dokumen, ke, tgl_system),
  check (kolom <> 'RESERVASI' or (qty = 0 and berat = 0 and modal = 0))
);
create index kartu_hari on kartu_stok (kode_toko, tgl_system);
create index kartu_barang on kartu_stok (kode_toko, kode_barcode);
select tabel_toko('kartu_stok', 'tambah');

create table buku_kas (
  kode_toko text not null,
  no_dokumen text not null,
  ke integer not null,
  urut integer not null,
  tgl_system date not null,
  waktu timestamptz not null default now(),
  akun text not null,
  kategori text not null,
  jenis text not null check (jenis in ('CASH', 'TRANSFER', 'DEBIT', 'KREDIT')),
  keterangan text not null default '',
  masuk bigint not null default 0,
  keluar bigint not null default 0,
  fee bigint not null default 0,
  user_id text not null,
  primary key (kode_toko, no_dokumen, ke, urut),
  foreign key (kode_toko, no_dokumen, ke, tgl_system) references posting (kode_toko, no_dokumen, ke, tgl_system),
  check (masuk = 0 or keluar = 0)
);
create index buku_kas_hari on buku_kas (kode_toko, tgl_system, akun);
select tabel_toko('buku_kas', 'tambah');

-- Running balance per till and account: always the sum of buku_kas (I5; checked at closing).
create table saldo_kas (
  kode_toko text not null references toko,
  akun text not null,
  saldo bigint not null,
  primary key (kode_toko, akun)
);
select tabel_toko('saldo_kas');

create table jurnal_baris (
  kode_toko text not null,
  no_dokumen text not null,
  ke integer not null,
  urut integer not null,
  tgl_system date not null,
  peran text not null,
  nomor_akun text not null,
  debit bigint not null default 0 check (debit >= 0),
  kredit bigint not null default 0 check (kredit >= 0),
  berat bigint not null default 0,
  murni bigint not null default 0,
  kode_jenis text,
  primary key (kode_toko, no_dokumen, ke, urut),
  foreign key (kode_toko, no_dokumen, ke, tgl_system) references posting (kode_toko, no_dokumen, ke, tgl_system),
  foreign key (kode_toko, nomor_akun) references akun (kode_toko, nomor_akun),
  check ((debit = 0) <> (kredit = 0))
);
create index jurnal_hari on jurnal_baris (kode_toko, tgl_system, nomor_akun);
select tabel_toko('jurnal_baris', 'tambah');

-- Refuses an unbalanced journal at commit (I1).
create function jurnal_seimbang() returns trigger language plpgsql as $$
declare v_selisih bigint;
begin
  select sum(debit) - sum(kredit) into v_selisih from jurnal_baris
    where kode_toko = new.kode_toko and no_dokumen = new.no_dokumen and ke = new.ke;
  if v_selisih <> 0 then
    raise exception 'unbalanced by %', v_selisih using errcode = '23514', constraint = 'jurnal_seimbang';
  end if;
  return null;
end $$;
create constraint trigger jurnal_seimbang after insert on jurnal_baris deferrable initially deferred
  for each row execute function jurnal_seimbang();

-- What the server asked a supervisor to approve, and the approvals given. subjek is the hash of exactly that.
create table otorisasi_permintaan (
  kode_toko text not null references toko,
  subjek text not null,
  kategori text not null,
  uraian text not null,
  sebelum jsonb,
  sesudah jsonb,
  peminta text not null,
  created_at timestamptz not null default now(),
  primary key (kode_toko, subjek)
);
select tabel_toko('otorisasi_permintaan');

create table otorisasi (
  kode_toko text not null references toko,
  _id text not null,
  subjek text not null,
  kategori text not null,
  uraian text not null,
  sebelum jsonb,
  sesudah jsonb,
  peminta text not null,
  approver text not null,
  approver_toko text not null,
  cara text not null check (cara in ('PASSWORD', 'QR', 'FINGERPRINT', 'PASSKEY')),
  keterangan text not null default '',
  sendiri boolean not null default false,
  tgl_system date not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  no_dokumen text,
  primary key (kode_toko, _id)
);
create index otorisasi_hari on otorisasi (kode_toko, tgl_system);
select tabel_toko('otorisasi');

create table cetak (
  kode_toko text not null,
  no_dokumen text not null,
  jenis text not null check (jenis in ('NOTA', 'SLIP')),
  ke integer not null,
  user_id text not null,
  waktu timestamptz not null default now(),
  primary key (kode_toko, no_dokumen, jenis, ke),
  foreign key (kode_toko, no_dokumen) references dokumen (kode_toko, no_dokumen)
);
select tabel_toko('cetak', 'tambah');

-- Closed days and the balances frozen with them: closing D reads D-1's frozen rows and D's ledger rows only.
create table tutup_hari (
  kode_toko text not null references toko,
  tgl_system date not null,
  closed_by text not null,
  closed_at timestamptz not null default now(),
  uang_fisik jsonb not null default '[]',
  fisik bigint not null,
  sistem bigint not null,
  selisih bigint not null,
  alasan text not null default '',
  ringkasan jsonb not null,
  primary key (kode_toko, tgl_system)
);
select tabel_toko('tutup_hari', 'tambah');

create table stok_harian (
  kode_toko text not null,
  tgl_system date not null,
  kode_gudang text not null,
  kode_baki text not null,
  kode_group text not null,
  kode_jenis text not null,
  awal_qty integer not null, awal_berat bigint not null,
  tambah_qty integer not null, tambah_berat bigint not null,
  in_qty integer not null, in_berat bigint not null,
  out_qty integer not null, out_berat bigint not null,
  beli_qty integer not null, beli_berat bigint not null,
  jual_qty integer not null, jual_berat bigint not null,
  hancur_qty integer not null, hancur_berat bigint not null,
  akhir_qty integer not null check (akhir_qty >= 0), akhir_berat bigint not null check (akhir_berat >= 0),
  akhir_asli bigint not null, akhir_murni bigint not null, akhir_modal bigint not null,
  primary key (kode_toko, tgl_system, kode_gudang, kode_baki, kode_group, kode_jenis),
  check (akhir_qty = awal_qty + tambah_qty + in_qty + beli_qty - out_qty - jual_qty - hancur_qty),
  check (akhir_berat = awal_berat + tambah_berat + in_berat + beli_berat - out_berat - jual_berat - hancur_berat)
);
select tabel_toko('stok_harian', 'tambah');

create table kas_harian (
  kode_toko text not null,
  tgl_system date not null,
  akun text not null,
  awal bigint not null,
  masuk bigint not null,
  keluar bigint not null,
  akhir bigint not null,
  primary key (kode_toko, tgl_system, akun),
  check (akhir = awal + masuk - keluar)
);
select tabel_toko('kas_harian', 'tambah');

create table akun_harian (
  kode_toko text not null,
  tgl_system date not null,
  nomor_akun text not null,
  awal bigint not null,
  debit bigint not null,
  kredit bigint not null,
  akhir bigint not null,
  primary key (kode_toko, tgl_system, nomor_akun),
  check (akhir = awal + debit - kredit)
);
select tabel_toko('akun_harian', 'tambah');

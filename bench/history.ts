/**
 * Stock and history made by SQL alone, as the superuser without triggers: years of sales take
 * seconds. What closing reads is consistent: ledgers, frozen balances, numbers.
 */
import pg from 'pg';
import type { TestDatabase } from '../apps/server/test/database.ts';

/** The pieces of a test shop cost, weigh and sell alike. */
const PIECE = `'CINCIN POLOS', 'MT', 'CINCIN', 'TOKO', 'A1', 3455, 3460, 2595, 7500, 3000000,
  4560600, 150000`;
const PIECE_COLUMNS = `nama_barang, kode_group, kode_jenis, kode_gudang, kode_baki, berat,
  berat_asli, murni, kadar, harga_beli, harga_jual, ongkos`;

/** Puts ready pieces into the shop JKT1 with the barcodes 11000000 + from … 11000000 + to. */
export function insertPieces(superUrl: string, from: number, to: number): Promise<void> {
  return withClient(superUrl, async (client) => {
    await client.query(`set session_replication_role = 'replica'`);
    await client.query(
      `insert into barang (kode_toko, kode_barcode, ${PIECE_COLUMNS}, status, tgl_system, input_by)
       select 'JKT1', (11000000 + n)::text, ${PIECE}, 'READY', '2024-01-01', 'BENCH'
       from generate_series($1::int, $2::int) n`,
      [from, to],
    );
    await client.query('vacuum analyze barang');
  });
}

/**
 * Gives the shop this many days of closed history before its business date, each with `perDay`
 * documents: half pieces added, half of them sold by transfer.
 */
export function insertHistory(superUrl: string, days: number, perDay: number): Promise<void> {
  const each = Math.floor(perDay / 2);
  return withClient(superUrl, async (client) => {
    await client.query(`set session_replication_role = 'replica'`);
    await client.query(
      `create temp table hari as
       select t.tgl_system - n as tgl, ($1 - n + 1)::bigint as ke
       from toko t, generate_series(1, $1::int) n where kode_toko = 'JKT1'`,
      [days],
    );
    await sellDays(client, each);
    await freezeDays(client, each);
    await client.query('analyze');
  });
}

/** Pieces of the shop with frozen days, spread over its trays. */
const STOCKED = 300_000;
const TRAYS = 200;

/**
 * Gives the shop 300,000 pieces in 200 trays of two groups and three types each, and this many
 * frozen days before its business date, on each of which every place has moved.
 */
export function insertFrozenStock(superUrl: string, days: number): Promise<void> {
  return withClient(superUrl, async (client) => {
    await client.query(`set session_replication_role = 'replica'`);
    await client.query(
      `insert into baki (kode_toko, kode_baki, nama_baki, kode_gudang)
       select 'JKT1', 'T' || n, 'T' || n, 'TOKO' from generate_series(1, $1::int) n`,
      [TRAYS],
    );
    await client.query(
      `insert into barang (kode_toko, kode_barcode, ${PIECE_COLUMNS}, status, tgl_system, input_by)
       select 'JKT1', (11000000 + n)::text, ${PIECE.replace(`'A1'`, `'T' || (n % ${TRAYS} + 1)`)},
         'READY', '2024-01-01', 'BENCH' from generate_series(1, $1::int) n`,
      [STOCKED],
    );
    // Of each place so many pieces stay, two come and two go a day.
    await client.query(
      `insert into stok_harian
       select 'JKT1', t.tgl_system - d, 'TOKO', 'T' || b, g, j, n, n * 3455, 1, 3455, 1, 3455,
         1, 3455, 0, 0, 1, 3455, 0, 0, n, n * 3455, n * 3460, n * 2595, n * 3000000, 0
       from toko t, generate_series(1, $1::int) d, generate_series(1, ${TRAYS}) b,
         unnest(array['MT', 'GD']) g, unnest(array['CINCIN', 'GELANG', 'KALUNG']) j,
         (select ${STOCKED}::bigint / (${TRAYS} * 6) as n) x
       where t.kode_toko = 'JKT1'`,
      [days],
    );
    await client.query(
      `insert into stok_bulanan
       select kode_toko, date_trunc('month', h.tgl_system)::date, kode_gudang, kode_baki,
         kode_group, kode_jenis, sum(tambah_qty), sum(tambah_berat), sum(in_qty), sum(in_berat),
         sum(out_qty),
         sum(out_berat), sum(beli_qty), sum(beli_berat), sum(jual_qty), sum(jual_berat),
         sum(hancur_qty), sum(hancur_berat), sum(susut_berat)
       from stok_harian h join toko t using (kode_toko)
       where h.tgl_system < date_trunc('month', t.tgl_system)::date
         and h.tgl_system >= date_trunc('month', t.tgl_system - $1::int + 31)::date
       group by 1, 2, 3, 4, 5, 6`,
      [days],
    );
    for (const table of ['barang', 'stok_harian', 'stok_bulanan']) {
      await client.query(`vacuum analyze ${table}`);
    }
  });
}

/** Gives the open business day `count` documents. */
export function insertDay(superUrl: string, count: number): Promise<void> {
  return withClient(superUrl, async (client) => {
    await client.query(`set session_replication_role = 'replica'`);
    await client.query(
      `create temp table hari as 
        select tgl_system as tgl, 0 as ke from toko where kode_toko = 'JKT1'`,
    );
    await sellDays(client, Math.floor(count / 2));
    await client.query('analyze');
  });
}

/** Rows of every ledger for `each` pieces added and sold on every day of the table hari. */
async function sellDays(client: pg.Client, each: number): Promise<void> {
  await client.query(
    `create temp table jual as
     select tgl, n, 'JKT1-TB-' || to_char(tgl, 'YYMMDD-') || lpad(n::text, 4, '0') as tb,
       'JKT1-FJ-' || to_char(tgl, 'YYMMDD-') || lpad(n::text, 4, '0') as fj,
       (20000000 + (select count(*) from barang) + 
         row_number() over (order by tgl, n))::text as kode
     from hari, generate_series(1, $1::int) n`,
    [each],
  );
  await client.query(
    `create temp table dok as
     select tb as no, 'tambah-barang' as kind, tgl, kode, 'TAMBAH' as jenis,
       3000000 as total from jual
     union all select fj, 'penjualan', tgl, kode, 'JUAL', 4711000 from jual`,
  );
  for (const statement of DAY_ROWS) await client.query(statement);
  await client.query(
    `insert into nomor select 'JKT1', kode, tgl::text, $1 
      from hari, unnest(array['TB', 'FJ']) kode`,
    [each],
  );
}

const DAY_ROWS: readonly string[] = [
  `insert into barang (kode_toko, kode_barcode, ${PIECE_COLUMNS}, status, tgl_system, input_by)
   select 'JKT1', kode, ${PIECE}, 'TERJUAL', tgl, 'BENCH' from jual`,
  `insert into dokumen (kode_toko, no_dokumen, kind, tgl_system, created_at, status_valid,
     kode_sales, total, pembulatan, bayar, qty, berat, input_by, valid_by)
   select 'JKT1', no, kind, tgl, tgl, 'DONE', 'S1', total,
     case jenis when 'JUAL' then 400 else 0 end,
     case jenis when 'JUAL' then total else 0 end, 1, 3455, 'BENCH', 'BENCH' from dok`,
  `insert into dokumen_baris (kode_toko, no_dokumen, baris, jenis_baris, no_faktur, kode_barcode,
     nama_barang, kode_group, kode_jenis, kode_gudang, kode_baki, kadar, berat, berat_asli,
     murni, modal, harga_jual, ongkos, pembulatan, harga_total)
   select 'JKT1', no, 1, jenis, no || '-1', kode, 'CINCIN POLOS', 'MT', 'CINCIN', 'TOKO', 'A1',
     7500, 3455, 3460, 2595, 3000000, 4560600, 150000, 400, total from dok`,
  `insert into dokumen_bayar (kode_toko, no_dokumen, urut, jenis, jumlah_rp, no_rekening)
   select 'JKT1', fj, 1, 'TRANSFER', 4711000, '222' from jual`,
  `insert into posting (kode_toko, no_dokumen, ke, kind, peristiwa, tgl_system, waktu, user_id)
   select 'JKT1', no, 1, kind, 'SIMPAN', tgl, tgl, 'BENCH' from dok`,
  `insert into kartu_stok (kode_toko, no_dokumen, ke, urut, tgl_system, kode_barcode,
     kode_gudang, kode_baki, kode_group, kode_jenis, kadar, kolom, qty, berat, berat_asli,
     murni, modal, status_dari, status_ke)
   select 'JKT1', no, 1, 1, tgl, kode, 'TOKO', 'A1', 'MT', 'CINCIN', 7500, jenis, 1, 3455, 3460,
     2595, 3000000, case jenis when 'JUAL' then 'READY' end,
       case jenis when 'JUAL' then 'TERJUAL' else 'READY' end from dok`,
  `insert into buku_kas (kode_toko, no_dokumen, ke, urut, tgl_system, waktu, akun, kategori,
    jenis, masuk, user_id)
   select 'JKT1', fj, 1, 1, tgl, tgl, '222', 'PENJUALAN', 'TRANSFER', 4711000, 'BENCH' from jual`,
  `insert into jurnal_baris (kode_toko, no_dokumen, ke, urut, tgl_system, peran, nomor_akun,
    debit, kredit)
   select 'JKT1', no, 1, urut, tgl, peran, akun, debit, kredit from dok join (values
     ('TAMBAH', 1, 'PERSEDIAAN', '1-2100', 3000000, 0),
     ('TAMBAH', 2, 'LAWAN PERSEDIAAN', '2-1200', 0, 3000000),
     ('JUAL', 1, 'HPP', '5-1100', 3000000, 0), ('JUAL', 2, 'PERSEDIAAN', '1-2100', 0, 3000000),
     ('JUAL', 3, 'PENJUALAN', '4-1100', 0, 4710600), ('JUAL', 4, 'PEMBULATAN', '6-1770', 0, 400),
     ('JUAL', 5, 'BANK', '1-1200', 4711000, 0)) 
       r (jenis, urut, peran, akun, debit, kredit) using (jenis)`,
  `insert into saldo_kas as s select 'JKT1', '222', count(*) * 4711000 from jual
   on conflict (kode_toko, akun) do update set saldo = s.saldo + excluded.saldo`,
];

/** Frozen balances of every day of the table hari, as closing would have left them. */
async function freezeDays(client: pg.Client, each: number): Promise<void> {
  const sold = 3455 * each;
  await client.query(
    `insert into stok_harian select 'JKT1', tgl, 'TOKO', 'A1', 'MT', 'CINCIN', 0, 0, $1::int,
      $2::bigint, 0, 0,
       0, 0, 0, 0, $1::int, $2::bigint, 0, 0, 0, 0, 0, 0, 0 from hari`,
    [each, sold],
  );
  await client.query(
    `insert into kas_harian select 'JKT1', tgl, '222', (ke - 1) * r, r, 0, ke * r
     from hari, (select $1::bigint * 4711000 as r) x`,
    [each],
  );
  await client.query(
    `insert into akun_harian
     select 'JKT1', tgl, akun, (ke - 1) * (d - k) * n, d * n, k * n, ke * (d - k) * n
     from hari, (select $1::bigint as n) x, (values
       ('1-2100', 3000000, 3000000), ('2-1200', 0, 3000000), ('5-1100', 3000000, 0),
       ('4-1100', 0, 4710600), ('6-1770', 0, 400), ('1-1200', 4711000, 0)) a (akun, d, k)`,
    [each],
  );
}

/**
 * Copies a database of the server under another name, ending whoever is connected to it; answers
 * the copy's name.
 */
export async function copyDatabase(
  serverUrl: string,
  { url }: TestDatabase,
  name: string,
): Promise<string> {
  const from = new URL(url).pathname.slice(1);
  const copy = `${from}_${name}`;
  await withClient(serverUrl, async (client) => {
    for (let attempt = 1; ; attempt += 1) {
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
        [from],
      );
      try {
        await client.query(`create database ${copy} template ${from}`);
        return;
      } catch (error) {
        if (attempt === 20) throw error;
      }
    }
  });
  return copy;
}

/** The same server and role, another database. */
export function atDatabase(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).toString();
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

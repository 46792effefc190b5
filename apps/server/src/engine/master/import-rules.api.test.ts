/**
 * What an import keeps to beside single cells: spellings, headings, references, images, bands,
 * rights, limits, one audit entry and one price change per row, and one import per key.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ImportMode, ImportResult } from '@kencana/contract/import-result';
import { bank } from '@kencana/contract/master/bank';
import { defaultAkses } from '@kencana/contract/permission';
import {
  type Answer,
  setSetting,
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../test/harness.ts';
import { excelFile } from './import-file.test-data.ts';
import { PIXEL } from './sample-row.test-data.ts';

let server: TestServer;
let owner: TestClient;
let tag = 0;

beforeAll(async () => {
  server = await startTestServer();
  for (const module of ['BUNGA_HUTANG_MODULE', 'HUTANG_POKOK_MODULE']) {
    await setSetting(server, module, 'true');
  }
  owner = await server.as('OWNER');
});
afterAll(() => server.close());
beforeEach(() => {
  tag += 1;
});

interface Send {
  readonly mode?: ImportMode;
  readonly client?: TestClient;
  readonly dry?: boolean;
  readonly key?: string;
}

async function send(path: string, file: Buffer | string, how: Send = {}): Promise<Answer> {
  const { mode = 'TAMBAH', client = owner, dry = false, key } = how;
  const isi = Buffer.from(file).toString('base64');
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  return client.post(`${path}/impor${dry ? '/periksa' : ''}`, { mode, isi }, headers);
}

function problems({ body }: Answer): string[] {
  const { masalah }: ImportResult = body.data;
  return masalah.map((p) => `${p.baris} ${p.kolom}: ${p.pesan}`);
}

async function counted(query: ReturnType<typeof sql<{ n: number }>>): Promise<number> {
  return server.db.tenant('JKT1', async (tx) => (await tx.one(query)).n);
}

describe('spellings', () => {
  test('headings by label, semicolons, Indonesian numbers, yes and no, options by name', async () => {
    const file =
      '\ufeffKode Group;Nama Group;kadar;Aktif\r\n' +
      `g${tag};"Emas; Tua";75,5%;tidak\r\nH${tag};Muda;37.5;1\r\n`;
    const answer = await send('group', file);
    expect([answer.status, answer.body.code, answer.body.errors, answer.body.data]).toMatchObject([
      200,
      undefined,
      undefined,
      { baru: 2 },
    ]);
    const list = await owner.get(`group?sort=-kadar&q=${tag}`);
    expect(list.body.data).toMatchObject([
      { kode_group: `G${tag}`, nama_group: 'Emas; Tua', kadar: 75.5, aktif: false },
      { kode_group: `H${tag}`, nama_group: 'Muda', kadar: 37.5, aktif: true },
    ]);
  });

  test('a text column whose digits Excel has cut is refused', async () => {
    const file = await excelFile([
      ['kode_bank', 'nama_bank'],
      [`B${tag}`, 1_234_567_890_123_456],
      ['#REF!', 'Bank'],
    ]);
    expect(problems(await send('banks', file, { dry: true }))).toEqual([
      '2 nama_bank: Nama Bank Lebih Dari 15 Angka, Jadikan Kolom Teks',
      '3 kode_bank: Kode Bank Tidak Dapat Dibaca',
    ]);
  });
});

describe('rows', () => {
  test('a number that no column holds is told at its cell, and the others are checked', async () => {
    const rows = ['kode_hadiah,nama_hadiah,point', `A${tag},Payung,3000000000`, `B${tag},Tas,1`];
    const file = rows.join('\r\n');
    const checked = await send('hadiah', file, { dry: true });
    expect(problems(checked)).toEqual(['2 point: Point Tidak Boleh Melebihi 2147483647']);
    expect(checked.body.data).toMatchObject({ baru: 1, salah: 1 });
    const gift = { kode_hadiah: `A${tag}`, nama_hadiah: 'Payung', point: 3_000_000_000 };
    const typed = await owner.post('hadiah', gift);
    expect([typed.status, typed.body.errors]).toEqual([
      400,
      { point: ['Point Tidak Boleh Melebihi 2147483647'] },
    ]);
    expect((await owner.post('hadiah', { ...gift, point: 2_147_483_647 })).status).toBe(201);
  });

  test('columns that the file does not have keep their values; the change is shown first', async () => {
    await owner.post('group', { kode_group: `K${tag}`, nama_group: 'Lama', kadar: 75 });
    const file = `kode_group,nama_group\r\nK${tag},Baru\r\n`;
    const checked = await send('group', file, { mode: 'TAMBAH_UBAH', dry: true });
    expect(checked.body.data.perubahan).toEqual([
      {
        baris: 2,
        nama: `K${tag}`,
        baru: false,
        isi: [{ field: 'nama_group', sebelum: 'Lama', sesudah: 'Baru' }],
      },
    ]);
    expect((await send('group', file, { mode: 'TAMBAH_UBAH' })).body.data.berubah).toBe(1);
    const list = await owner.get(`group?kode_group=K${tag}`);
    expect(list.body.data).toMatchObject([{ nama_group: 'Baru', kadar: 75 }]);
  });

  test('a reference must be in this shop', async () => {
    const other = await server.as('OWNER2');
    await other.post('gudang', {
      kode_gudang: `JAUH${tag}`,
      nama_gudang: 'Jauh',
      jenis_gudang: 'TOKO',
    });
    const file = `kode_baki,nama_baki,kode_gudang\r\nBK${tag},Baki,JAUH${tag}\r\n`;
    expect(problems(await send('baki', file))).toEqual([
      `2 kode_gudang: Kode Gudang JAUH${tag} Tidak Ditemukan`,
    ]);
  });

  test('bands may move past each other within one file; those that overlap are named', async () => {
    const head = 'kode_bunga,nominal_dari,nominal_sampai,bunga\r\n';
    const first = `${head}X1,0,100000,1\r\nX2,100001,200000,2\r\n`;
    expect((await send('para-bunga-hutang', first)).body.data).toMatchObject({ baru: 2 });
    const moved = `${head}X1,0,150000,1\r\nX2,150001,200000,2\r\n`;
    const how = { mode: 'TAMBAH_UBAH' } as const;
    expect((await send('para-bunga-hutang', moved, how)).body.data).toMatchObject({ berubah: 2 });
    const wrong = `${head}X3,500000,600000,1\r\nX4,550000,700000,2\r\n`;
    const answer = await send('para-bunga-hutang', wrong);
    expect(answer.body.code).toBe('IMPOR_SALAH');
    expect(problems(answer)).toHaveLength(1);
    expect(problems(answer)[0]).toMatch(/^3 nominal_dari: .*X3/);
    expect((await owner.get('para-bunga-hutang')).body.count).toBe(2);
  });

  test('images are not imported: a new row waits inactive, an old one keeps its own', async () => {
    const fields = { title: `Promo ${tag}`, info: 'i', sub_info: 's', nama_tombol: 'n' };
    const row = { ...fields, url_pendukung: 'https://a.id', gambar_path: PIXEL };
    const { body } = await owner.post('app/banner-katalog', row);
    const head = 'kode_banner,title,info,sub_info,url_pendukung,nama_tombol,gambar_path\r\n';
    const cells = 'i,s,https://a.id,n';
    const file =
      `${head}${body.data.kode_banner},Ganti ${tag},${cells},${body.data.gambar_path}\r\n` +
      `,Baru ${tag},${cells},\r\n`;
    const how = { mode: 'TAMBAH_UBAH' } as const;
    const answer = await send('app/banner-katalog', file, how);
    expect(answer.body.data).toMatchObject({ baru: 1, berubah: 1, tanpa_gambar: 1 });
    const list = await owner.get(`app/banner-katalog?q=${tag}&sort=title`);
    expect(list.body.data).toMatchObject([
      { title: `Baru ${tag}`, aktif: false, gambar_path: '' },
      { title: `Ganti ${tag}`, aktif: true, gambar_path: body.data.gambar_path },
    ]);
    const foreign = `${head}BN404,Lain,${cells},https://x.id/a.png\r\n`;
    expect(problems(await send('app/banner-katalog', foreign, how))).toEqual([
      '2 gambar_path: Gambar Tidak Dapat Diimpor, Masukkan Lewat Layar',
      '2 kode_banner: Kode Banner Dibuat Otomatis, Kosongkan Untuk Data Baru',
    ]);
  });
});

describe('what is kept', () => {
  test('one audit entry and one price change per row, like the form', async () => {
    await owner.post('group', { kode_group: `P${tag}`, nama_group: 'P', kadar: 75 });
    const head = 'kode_group,kadar,harga_jual,harga_beli\r\n';
    const file = `${head}P${tag},75,900000,850000\r\n`;
    expect((await send('parameter-harga-emas', file)).status).toBe(200);
    const changed = `${head}P${tag},75,910000,850000\r\nP${tag},50,500000,450000\r\n`;
    const how = { mode: 'TAMBAH_UBAH' } as const;
    expect((await send('parameter-harga-emas', changed, how)).status).toBe(200);
    const uraian = `P${tag}%`;
    expect(
      await counted(sql`select count(*)::int as n from riwayat_harga
        where kode_toko = 'JKT1' and parameter = 'harga-emas' and uraian like ${uraian}`),
    ).toBe(5);
    expect(
      await counted(sql`select count(*)::int as n from audit where kode_toko = 'JKT1'
        and objek like 'harga-emas/%' and sesudah->>'kode_group' = ${`P${tag}`}`),
    ).toBe(3);
  });

  test('the same key imports once; another file under it is refused', async () => {
    const head = 'kode_bank,nama_bank\r\n';
    const first = await send('banks', `${head}I${tag},Satu\r\n`, { key: `impor-${tag}` });
    const again = await send('banks', `${head}I${tag},Satu\r\n`, { key: `impor-${tag}` });
    const other = await send('banks', `${head}J${tag},Dua\r\n`, { key: `impor-${tag}` });
    expect(again.body).toEqual(first.body);
    expect(first.body.message).toBe('1 Data Ditambah, 0 Data Diubah');
    expect(other.body.code).toBe('KUNCI_IDEMPOTENSI_BEDA');
  });

  test('2000 rows are imported in one request', async () => {
    const rows = Array.from({ length: 2000 }, (_, n) => `M${tag}-${n},Bank ${n}\r\n`);
    const file = `kode_bank,nama_bank\r\n${rows.join('')}`;
    expect((await send('banks', file)).body.data).toMatchObject({ jumlah: 2000, baru: 2000 });
  });
});

describe('who may, and which files', () => {
  const file = 'kode_bank,nama_bank\r\nZ1,Z\r\n';

  test('adding by import needs the right to add, changing also the one to change', async () => {
    const kasir = await server.as('KASIR');
    for (const how of [{ client: kasir }, { client: kasir, dry: true }]) {
      expect((await send('banks', file, how)).body.code).toBe('TIDAK_BERHAK');
    }
    expect((await kasir.get('banks/impor/template')).body.code).toBe('TIDAK_BERHAK');
    expect((await kasir.get('banks/ekspor')).status).toBe(200);
    const akses = defaultAkses('SPV', bank.rights.slice(0, 2));
    await server.db.tenant('JKT1', (tx) =>
      tx.exec(sql`insert into users (kode_toko, user_id, nama, level, password, akses)
        select kode_toko, 'SPV9', 'SPV9', level, password, ${JSON.stringify(akses)}::jsonb
        from users where kode_toko = 'JKT1' and user_id = 'SPV'`),
    );
    const adds = await server.as('SPV9');
    const changing = { client: adds, mode: 'TAMBAH_UBAH', dry: true } as const;
    expect((await send('banks', file, changing)).body.code).toBe('TIDAK_BERHAK');
    expect((await send('banks', file, { client: adds, dry: true })).status).toBe(200);
  });

  test('a parameter that closes the master closes its import', async () => {
    await setSetting(server, 'HUTANG_POKOK', 'HARGA_EMAS');
    const answer = await send('para-hutang-pokok', file);
    expect(answer.body.code).toBe('MODUL_MATI');
    await setSetting(server, 'HUTANG_POKOK', 'MANUAL');
  });

  test('a file that is no such table says why', async () => {
    const many = Array.from({ length: 5001 }, (_, n) => `N${n},B\r\n`).join('');
    const cases = [
      ['kode_bank,warna_bank\r\nA,B\r\n', 'Kolom warna_bank Tidak Dikenal'],
      ['nama_bank\r\nB\r\n', 'Kolom kode_bank Tidak Ada'],
      ['kode_bank,Kode Bank\r\nA,B\r\n', 'Kolom kode_bank Ada Dua Kali'],
      ['kode_bank,nama_bank\r\n# A,petunjuk\r\n', 'Berkas Tidak Berisi Baris Data'],
      [`kode_bank,nama_bank\r\n${many}`, 'Berkas Maksimal 5000 Baris'],
      ['\u0000', 'Berkas Rusak Atau Bukan Excel (.xlsx) Atau CSV'],
      ['a'.repeat(5 * 1024 * 1024 + 9), 'Berkas Maksimal 5 MB'],
      ['', 'Berkas Kosong'],
    ] as const;
    for (const [content, sentence] of cases) {
      const answer = await send('banks', content, { dry: true });
      const errors = Object.values<string[]>(answer.body.errors).flat();
      expect([answer.status, answer.body.code, errors]).toEqual([400, 'VALIDASI', [sentence]]);
    }
  });
});

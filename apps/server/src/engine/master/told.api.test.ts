/**
 * Owners hear of masters that move money (docs/decision/0033): every definition is tried both ways,
 * by form, file, pull and distribution, by head office's owners inside a branch too
 * (docs/decision/0056); owners' own acts are no news.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MasterDef } from '@kencana/contract/define-master';
import type { OwnerNews } from '@kencana/contract/kabar-pemilik';
import { toldChanges } from '@kencana/contract/kabar-pemilik';
import { LIMIT_RIGHTS } from '@kencana/contract/master/limit-rights';
import { masters } from '@kencana/contract/registry';
import { addUser } from '../../../test/guard-case.ts';
import type { TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { masterSamples, samplePath } from './sample-row.test-data.ts';

const DAYS = 'tgl_from=2020-01-01&tgl_to=2099-12-31';
let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
  for (const { module } of masters) {
    if (module === undefined) continue;
    await shop.set(module, 'true');
    await shop.set(module, 'true', 'PUSAT');
  }
  await addUser(shop, 'PUSAT', 'MUPUSAT', 'MU');
});
afterAll(() => shop.close());

/** News since then, oldest first. */
async function heard(work: () => Promise<unknown>): Promise<readonly OwnerNews[]> {
  const list = async (): Promise<OwnerNews[]> =>
    (await shop.owner.get(`kabar-pemilik?${DAYS}`)).body.data;
  const before = new Set((await list()).map((news) => news.id));
  await work();
  return (await list()).filter((news) => !before.has(news.id)).toReversed();
}

/** What is about the master, in short. */
function about(news: readonly OwnerNews[], def: MasterDef): unknown[] {
  return news
    .filter(({ objek }) => objek.startsWith(`${def.name}/`))
    .map(({ jenis, oleh, isi }) => [jenis, oleh, isi['master']]);
}

/** Adds a row whose references the owner made, switches it off and deletes it. */
async function touch(person: TestClient, def: MasterDef, tag: string): Promise<void> {
  const sample = await masterSamples(shop.owner).sample(def, tag);
  // The samples’ other purities are in use.
  const body = { ...sample, ...(def.name === 'kadar' && { kadar: 33.33 }) };
  const added = await person.post(def.paths.create, body);
  expect([def.name, added.status]).toEqual([def.name, 201]);
  const key = String(added.body.data[def.key]);
  const off = await person.put(samplePath(def.paths.update, key), { aktif: false });
  expect([def.name, off.status]).toEqual([def.name, 200]);
  const gone = await person.del(samplePath(def.paths.remove, key));
  expect([def.name, gone.status]).toEqual([def.name, 200]);
}

const written = masters.filter((def) => def.actions.includes('tambah'));
const owned = (def: MasterDef): boolean =>
  def.rights.some((right) => right.levels === LIMIT_RIGHTS.tambah);

describe.each(written.map((def, n) => [def.name, def, n] as const))('%s', (_name, def, n) => {
  const told = def.told.length > 0;

  test.runIf(!owned(def) && told)('a manager’s rows are told', async () => {
    const news = about(await heard(() => touch(shop.as('MU1'), def, `${n}s`)), def);
    const kinds = ['MASTER_BARU', 'MASTER_UBAH', 'MASTER_HAPUS'];
    expect(news).toEqual(kinds.map((kind) => [kind, 'MU1', def.title]));
  });

  test.runIf(!owned(def) && !told)('a manager’s rows are no news', async () => {
    expect(about(await heard(() => touch(shop.as('MU1'), def, `${n}s`)), def)).toEqual([]);
  });

  test.runIf(told)('an owner’s of head office inside the branch are told', async () => {
    const news = about(await heard(() => touch(shop.as('PUSAT', 'JKT1'), def, `${n}p`)), def);
    const kinds = ['MASTER_BARU', 'MASTER_UBAH', 'MASTER_HAPUS'];
    expect(news).toEqual(kinds.map((kind) => [kind, 'PUSAT', def.title]));
  });

  test('an owner’s are no news', async () => {
    expect(about(await heard(() => touch(shop.owner, def, `${n}o`)), def)).toEqual([]);
  });
});

test('every changed field is told with its unit, what did not change is not', async () => {
  const coupon = {
    kode_kupon: 'HEMAT',
    nama_kupon: 'HEMAT',
    tgl_dari: '2026-11-01',
    tgl_sampai: '2026-12-01',
    tipe_kupon: 'PERSEN',
    nilai: 5,
    kuota: 10,
  };
  const news = await heard(async () => {
    expect((await shop.spv.post('transaksi-kupon', coupon)).status).toBe(201);
    const more = { tipe_kupon: 'RP', nilai: 9_000_000 };
    expect((await shop.spv.put('transaksi-kupon/HEMAT', more)).status).toBe(200);
    expect((await shop.spv.put('transaksi-kupon/HEMAT', more)).status).toBe(200);
    const fee = { fee: 20, kode_bank: 'BCA', no_rekening: '1', nama_rekening: 'SARI' };
    expect((await shop.spv.put('sales/S1', fee)).status).toBe(200);
    await shop.spv.put('baki/A1', { berat_baki: 12.5, kode_gudang: 'TOKO' });
  });
  expect(news.map(({ jenis, objek }) => [jenis, objek])).toEqual([
    ['MASTER_BARU', 'kupon/HEMAT'],
    ['MASTER_UBAH', 'kupon/HEMAT'],
    ['MASTER_UBAH', 'sales/S1'],
    ['MASTER_UBAH', 'baki/A1'],
  ]);
  expect(news.slice(1).map(({ isi }) => toldChanges(isi['perubahan']))).toEqual([
    [
      { label: 'field.tipe_kupon', sebelum: 'PERSEN', sesudah: 'RP' },
      { label: 'field.nilai', sebelum: '5%', sesudah: 'Rp. 9,000,000,-' },
    ],
    [
      { label: 'field.fee', sebelum: '0%', sesudah: '20%' },
      { label: 'field.kode_bank', sebelum: '-', sesudah: 'BCA' },
      { label: 'field.no_rekening', sebelum: '-', sesudah: '1' },
      { label: 'field.nama_rekening', sebelum: '-', sesudah: 'SARI' },
    ],
    [{ label: 'field.berat_baki', sebelum: '0.000 gr', sesudah: '12.500 gr' }],
  ]);
});

test('of a group the purity is told, its price and its name are not', async () => {
  const news = await heard(async () => {
    await shop.spv.put('group/MT', { harga: 1_330_000, nama_group: 'TUA' });
    await shop.spv.put('group/MT', { kadar: 42 });
  });
  expect(news.map(({ isi }) => toldChanges(isi['perubahan']))).toEqual([
    [{ label: 'field.kadar', sebelum: '75%', sesudah: '42%' }],
  ]);
});

test('from elsewhere every move of a price is told, however small', async () => {
  const news = await heard(async () => {
    const inside = shop.as('PUSAT', 'JKT1');
    expect((await inside.put('group/MT', { harga: 1_331_000 })).status).toBe(200);
    expect((await inside.put('group/MT', { harga: 1_331_000 })).status).toBe(200);
    expect((await shop.spv.put('group/MT', { harga: 1_330_000 })).status).toBe(200);
  });
  expect(news.map(({ jenis, oleh, isi }) => [jenis, oleh, toldChanges(isi['perubahan'])])).toEqual([
    [
      'MASTER_UBAH',
      'PUSAT',
      [{ label: 'field.harga', sebelum: 'Rp. 1,330,000,-', sesudah: 'Rp. 1,331,000,-' }],
    ],
  ]);
});

test('whom customers are led to, and what they read, is told with before and after', async () => {
  const kontak = { nama_admin: 'TOKO', no_hp: '081100000001' };
  const added = await shop.owner.post('app/member/admin-chat', kontak);
  expect(added.status).toBe(201);
  const key = String(added.body.data.kode_admin);
  const line = await shop.owner.post('keterangan-nota', { keterangan: 'TERIMA KASIH' });
  expect(line.status).toBe(201);
  const news = await heard(async () => {
    const mine = { no_hp: '081199999999' };
    expect((await shop.as('MU1').put(`app/member/admin-chat/edit/${key}`, mine)).status).toBe(200);
    const text = { keterangan: 'HUBUNGI WA 081199999999' };
    const path = `keterangan-nota/${String(line.body.data['_id'])}`;
    expect((await shop.as('MU1').put(path, text)).status).toBe(200);
  });
  expect(news.map(({ isi }) => toldChanges(isi['perubahan']))).toEqual([
    [{ label: 'field.no_whatsapp', sebelum: '081100000001', sesudah: '081199999999' }],
    [{ label: 'field.keterangan', sebelum: 'TERIMA KASIH', sesudah: 'HUBUNGI WA 081199999999' }],
  ]);
});

test('a picture is told by its path, never by its content', async () => {
  const def = masters.find((one) => one.name === 'banner-katalog');
  if (def === undefined) throw new Error('no banner');
  const news = await heard(() => touch(shop.as('MU1'), def, 'gmb'));
  expect(news.length).toBeGreaterThan(0);
  for (const { isi } of news) {
    expect(isi['perubahan']?.length).toBeLessThan(3000);
    expect(isi['perubahan']).not.toContain('data:');
  }
});

test('a refused write is no news', async () => {
  const news = await heard(async () => {
    expect((await shop.spv.put('sales/S1', { fee: 500 })).status).toBe(400);
    expect((await shop.spv.put('sales/TIDAK', { fee: 5 })).status).toBe(404);
  });
  expect(news).toEqual([]);
});

describe('many at once are one piece of news that counts them', () => {
  const file = (rows: readonly string[]): string =>
    Buffer.from(['kode_bandrol;berat_bandrol;keterangan', ...rows].join('\n')).toString('base64');

  test('a file: its dry run and a wrong one are none', async () => {
    const rows = Array.from({ length: 500 }, (_, n) => `B${n};0,5;LABEL ${n}`);
    const isi = file(rows);
    const news = await heard(async () => {
      const dry = await shop.spv.post('parabandrol/impor/periksa', { mode: 'TAMBAH', isi });
      expect(dry.body.data).toMatchObject({ baru: 500, salah: 0 });
      const wrong = file([...rows, 'B500;banyak;X']);
      const refused = await shop.spv.post('parabandrol/impor', { mode: 'TAMBAH', isi: wrong });
      expect(refused.body.code).toBe('IMPOR_SALAH');
      const done = await shop.spv.post('parabandrol/impor', { mode: 'TAMBAH', isi });
      expect(done.body.data).toMatchObject({ baru: 500 });
    });
    expect(news.map(({ jenis, objek, isi: said }) => [jenis, objek, said])).toEqual([
      [
        'MASTER_BANYAK',
        'bandrol',
        {
          master: 'master.bandrol',
          n: '500',
          baru: '500',
          berubah: '0',
          kunci: 'B0, B1, B2, B3, B4, …',
        },
      ],
    ]);
  });

  test('a pull, and a distribution from head office, each in the branch', async () => {
    const pusat = shop.as('MUPUSAT');
    for (const [kode, berat] of [
      ['P1', 1],
      ['P2', 2],
    ]) {
      const row = { kode_bandrol: kode, berat_bandrol: berat };
      expect((await pusat.post('parabandrol', row)).status).toBe(201);
    }
    const choice = { pilihan: [{ master: 'bandrol', kunci: ['P1', 'P2'] }] };
    const pulled = await heard(async () => {
      const mu = shop.as('MU1');
      const seen = await mu.post('import-data-pusat/pratinjau', choice);
      const { hash } = seen.body.data;
      expect((await mu.post('import-data-pusat', { ...choice, hash })).status).toBe(200);
    });
    expect(pulled.map(({ jenis, oleh, isi }) => [jenis, oleh, isi['n'], isi['kunci']])).toEqual([
      ['MASTER_BANYAK', 'MU1', '2', 'P1, P2'],
    ]);
    for (const [person, berat] of [
      ['MUPUSAT', 9],
      ['PUSAT', 8],
    ] as const) {
      const office = shop.as(person);
      expect((await office.put('parabandrol/P1', { berat_bandrol: berat })).status).toBe(200);
      const sent = await heard(async () => {
        const body = { ...choice, sertakan_referensi: false, cabang: ['JKT1'] };
        const seen = await office.post('distribusi-master/pratinjau', body);
        expect(seen.status).toBe(200);
        const cabang = seen.body.data.map((one: { kode_toko: string; data: { hash: string } }) => ({
          kode_toko: one.kode_toko,
          hash: one.data.hash,
        }));
        expect((await office.post('distribusi-master', { ...body, cabang })).status).toBe(200);
      });
      expect(sent.map(({ jenis, oleh, objek }) => [jenis, oleh, objek])).toEqual([
        ['MASTER_UBAH', person, 'bandrol/P1'],
      ]);
    }
  });

  test('a file that head office brings inside the branch; an owner’s own is none', async () => {
    const bring = (person: TestClient, tag: string) => async () => {
      const isi = file([`${tag}1;0,5;A`, `${tag}2;0,5;B`]);
      const done = await person.post('parabandrol/impor', { mode: 'TAMBAH', isi });
      expect(done.body.data).toMatchObject({ baru: 2 });
    };
    const news = await heard(bring(shop.as('PUSAT', 'JKT1'), 'HO'));
    expect(news.map(({ jenis, oleh, isi }) => [jenis, oleh, isi['n']])).toEqual([
      ['MASTER_BANYAK', 'PUSAT', '2'],
    ]);
    expect(await heard(bring(shop.owner, 'OW'))).toEqual([]);
  });
});

test('where money is booked is told: accounts of an event, and of a kind of cash', async () => {
  await shop.set('ACCOUNTING_MODULE', 'true');
  const path = 'para-akun-transaksi/HANCUR%20BARANG/UMUM';
  const detail = (rusak: string) => ({
    detail_akun: [
      { kode_akun: 'PERSEDIAAN RUSAK', jenis_akun: 'DEBIT', nomor_akun: rusak },
      { kode_akun: 'PERSEDIAAN', jenis_akun: 'KREDIT', nomor_akun: '1-2100' },
      { kode_akun: 'HUTANG SUPPLIER', jenis_akun: 'KREDIT', nomor_akun: '2-1200' },
    ],
  });
  const news = await heard(async () => {
    expect((await shop.as('MU1').put(path, detail('6-1200'))).status).toBe(200);
    expect((await shop.as('MU1').put(path, detail('6-1200'))).status).toBe(200);
    expect((await shop.owner.put(path, detail('1-2400'))).status).toBe(200);
    expect((await shop.as('PUSAT', 'JKT1').put(path, detail('6-1200'))).status).toBe(200);
  });
  expect(news.map(({ jenis, oleh, isi }) => [jenis, oleh, isi])).toEqual([
    [
      'MASTER_AKUN',
      'MU1',
      { peristiwa: 'HANCUR BARANG UMUM', peran: 'PERSEDIAAN RUSAK DEBIT 1-2400 → 6-1200' },
    ],
    [
      'MASTER_AKUN',
      'PUSAT',
      { peristiwa: 'HANCUR BARANG UMUM', peran: 'PERSEDIAAN RUSAK DEBIT 1-2400 → 6-1200' },
    ],
  ]);
});

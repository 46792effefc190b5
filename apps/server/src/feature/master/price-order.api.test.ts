/**
 * Nobody sets the shop to buy above what it sells for, nor pays whom he likes (docs/decision/0056):
 * whichever of two prices is written, in whatever order, by form, switch, deletion, file and head
 * office; and the bounds of what a row may give away.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';

const ABOVE = /^Harga Beli Rp\. [\d,]+,- Melebihi Harga Jual Rp\. [\d,]+,- Per Gram \(.+\)$/;

/** Prices of a category: hundredths of a per cent of pure gold, and rupiah per gram. */
const own = (presentase: number, harga_per_gram: number) => ({ presentase, harga_per_gram });

let shop: Shop;
let spv: TestClient;

beforeAll(async () => {
  shop = await openShop({
    modules: ['HARGA_PEMBELIAN_MODULE', 'BONUS_SALES_MODULE', 'MEMBER_MODULE'],
    settings: { PARAMETER_HARGA_EMAS_GLOBAL_VALUE: '1000000' },
    points: true,
    masters: {
      kategori: [
        { kode_kategori: 'TUA', nama_kategori: 'TUA', kadar: 7500, ...own(0, 1_300_000) },
        { kode_kategori: 'MUDA', nama_kategori: 'MUDA', kadar: 4000, ...own(4000, 0) },
      ],
    },
  });
  spv = shop.spv;
});
afterAll(() => shop.close());

/** A row that is added; answers its key. */
async function add(path: string, row: object): Promise<string> {
  const answer = await spv.post(path, row);
  expect([path, answer.status, answer.body.errors]).toEqual([path, 201, undefined]);
  return String(answer.body.data['_id']);
}

/** Refused with the sentence at the field alone. */
function refused(answer: Awaited<ReturnType<TestClient['put']>>, field: string): void {
  expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, [field]]);
  expect(answer.body.errors[field]).toEqual([expect.stringMatching(ABOVE)]);
}

const pair = (kadar: number) => ({ kode_group: 'MT', kadar });

describe('of a group and purity', () => {
  test('buying above today’s gold price, and the gold price below what is paid', async () => {
    const jual = await add('parameter-harga-emas', {
      ...pair(70),
      harga_jual: 1_000_000,
      harga_beli: 900_000,
    });
    const buy = 'parameter-harga-emas-pembelian';
    refused(await spv.post(buy, { ...pair(70), harga: 1_000_001 }), 'harga');
    const beli = await add(buy, { ...pair(70), harga: 1_000_000 });
    refused(await spv.put(`${buy}/${beli}`, { harga: 1_000_001 }), 'harga');
    const sell = `parameter-harga-emas/${jual}`;
    refused(await spv.put(sell, { harga_jual: 999_999 }), 'harga_jual');
    refused(await shop.as('PUSAT', 'JKT1').put(sell, { harga_jual: 999_999 }), 'harga_jual');
    // Both lower: the buying price first, then the other.
    expect((await spv.put(`${buy}/${beli}`, { harga: 950_000 })).status).toBe(200);
    expect((await spv.put(sell, { harga_jual: 950_000 })).status).toBe(200);
    // Both higher: the selling price first.
    refused(await spv.put(`${buy}/${beli}`, { harga: 960_000 }), 'harga');
    expect((await spv.put(sell, { harga_jual: 2_000_000 })).status).toBe(200);
    expect((await spv.put(`${buy}/${beli}`, { harga: 1_900_000 })).status).toBe(200);
    // Without the row the group's own 1,320,000 would count.
    refused(await spv.put(sell, { aktif: false }), 'harga_jual');
    refused(await spv.put(sell, { kadar: 71 }), 'harga_jual');
    refused(await spv.del(sell), 'harga_jual');
    expect((await spv.del(`${buy}/${beli}`)).status).toBe(200);
    expect((await spv.del(sell)).status).toBe(200);
  });

  test('one row alone: its buying price above its selling price', async () => {
    const row = { ...pair(69), harga_jual: 1_000_000, harga_beli: 1_000_001 };
    const sent = await spv.post('parameter-harga-emas', row);
    const text = 'Harga Beli Tidak Boleh Melebihi Harga Jual';
    expect([sent.status, sent.body.errors]).toEqual([400, { harga_beli: [text] }]);
    const key = await add('parameter-harga-emas', { ...row, harga_beli: 1_000_000 });
    const lower = await spv.put(`parameter-harga-emas/${key}`, { harga_jual: 999_999 });
    expect(lower.body.errors).toEqual({ harga_beli: [text] });
  });

  test('where it has no gold price the group’s counts, purer gold as far as it is purer', async () => {
    const buy = 'parameter-harga-emas-pembelian';
    refused(await spv.post(buy, { ...pair(75), harga: 1_320_001 }), 'harga');
    refused(await spv.post(buy, { ...pair(60), harga: 1_320_001 }), 'harga');
    refused(await spv.post(buy, { ...pair(99), harga: 1_742_401 }), 'harga');
    const key = await add(buy, { ...pair(99), harga: 1_742_400 });
    refused(await spv.put('group/MT', { harga: 1_319_999 }), 'harga');
    // What was wrong before holds up nothing else.
    expect((await spv.put('group/MT', { nama_group: 'TUA' })).status).toBe(200);
    expect((await spv.del(`${buy}/${key}`)).status).toBe(200);
    expect((await spv.put('group/MT', { harga: 1_319_999 })).status).toBe(200);
    expect((await spv.put('group/MT', { harga: 1_320_000 })).status).toBe(200);
  });

  test('a group’s cost above its price, for whoever sees cost alone', async () => {
    const mu = shop.as('MU1');
    const above = await mu.put('group/MD', { harga_modal: 760_001 });
    const text = 'Harga Modal Tidak Boleh Melebihi Harga Jual';
    expect(above.body.errors).toEqual({ harga_modal: [text] });
    expect((await mu.put('group/MD', { harga_modal: 760_000 })).status).toBe(200);
    expect((await mu.put('group/MD', { harga: 759_999 })).body.errors).toEqual({
      harga_modal: [text],
    });
    expect((await spv.put('group/MD', { harga: 759_999 })).status).toBe(200);
    expect((await mu.put('group/MD', { harga: 760_000 })).status).toBe(200);
  });
});

test('of a category: its price, or its per cent of pure gold', async () => {
  const buy = 'para-harga-pembelian';
  const row = (kode_kategori: string, harga_per_gram: number) => ({
    kode_harga_pembelian: kode_kategori,
    kode_kategori,
    harga_per_gram,
  });
  refused(await spv.post(buy, row('TUA', 1_300_001)), 'harga_per_gram');
  refused(await spv.post(buy, row('MUDA', 400_001)), 'harga_per_gram');
  for (const [kode, rp] of [
    ['TUA', 1_300_000],
    ['MUDA', 400_000],
  ] as const) {
    expect((await spv.post(buy, row(kode, rp))).status).toBe(201);
    refused(await spv.put(`${buy}/${kode}`, { harga_per_gram: rp + 1 }), 'harga_per_gram');
  }
  refused(await spv.put('kategori/TUA', { harga_per_gram: 1_299_999 }), 'harga_per_gram');
  refused(await spv.put('kategori/MUDA', { presentase: 39.99 }), 'harga_per_gram');
});

test('by file all or none, in one file both in any order; by distribution the branch is named', async () => {
  const buy = 'parameter-harga-emas-pembelian';
  const sell = 'parameter-harga-emas';
  await add(sell, { ...pair(50), harga_jual: 1_000_000, harga_beli: 1 });
  await add(buy, { ...pair(50), harga: 900_000 });
  const file = (head: string, line: string) => ({
    mode: 'TAMBAH_UBAH',
    isi: Buffer.from(`${head}\n${line}\n`).toString('base64'),
  });
  const dear = file('kode_group,kadar,harga', 'MT,50,1000001');
  const low = file('kode_group,kadar,harga_jual,harga_beli', 'MT,50,899999,1');
  for (const [path, input, kolom] of [
    [buy, dear, 'harga'],
    [sell, low, 'harga_jual'],
  ] as const) {
    const dry = await spv.post(`${path}/impor/periksa`, input);
    expect(dry.body.data.masalah).toEqual([
      expect.objectContaining({ kolom, pesan: expect.stringMatching(ABOVE) }),
    ]);
    const sent = await shop.as('PUSAT', 'JKT1').post(`${path}/impor`, input);
    expect(sent.body.code).toBe('IMPOR_SALAH');
  }
  const pusat = shop.as('PUSAT');
  const group = { kode_group: 'MT', nama_group: 'EMAS TUA', kadar: 75, harga: 5_000_000 };
  expect((await pusat.post('group', group)).status).toBe(201);
  expect((await pusat.post(buy, { ...pair(50), harga: 3_000_000 })).status).toBe(201);
  const send = async (...names: string[]) => {
    const choice = { pilihan: names.map((master) => ({ master })), sertakan_referensi: false };
    const cabang = ['JKT1'];
    const seen = await pusat.post('distribusi-master/pratinjau', { ...choice, cabang });
    const hash = seen.body.data[0].data.hash as string;
    const to = { ...choice, cabang: [{ kode_toko: 'JKT1', hash }] };
    return (await pusat.post('distribusi-master', to)).body.data[0];
  };
  const failed = await send('harga-emas-pembelian');
  expect([failed.status, failed.code]).toEqual(['GAGAL', 'DISTRIBUSI_BARIS']);
  expect(failed.message).toContain('Melebihi Harga Jual');
  // The other price goes with it, whichever of them is saved first.
  const own = { ...pair(50), harga_jual: 4_000_000, harga_beli: 1 };
  expect((await pusat.post(sell, own)).status).toBe(201);
  expect(await send('harga-emas-pembelian', 'harga-emas')).toMatchObject({ status: 'OK' });
});

describe('a row gives away no more than it may', () => {
  const bonus = { kode_bonus: 'X', kode_jenis: 'CINCIN' };
  const account = { nama_sales: 'A', kode_bank: 'BCA', no_rekening: '1', nama_rekening: 'A' };
  test.each([
    ['sales', { kode_sales: 'X', ...account }, 'fee', 25, 25.01],
    ['marketplace', { kode_marketplace: 'X', nama_marketplace: 'X' }, 'biaya', 30, 30.01],
    ['para-bonus-sales', { ...bonus, tipe_bonus: 'PERSEN' }, 'nilai', 25, 25.01],
    ['para-bonus-sales', { ...bonus, tipe_bonus: 'RP' }, 'nilai', 1_000_000, 1_000_001],
    ['para-bonus-sales', { ...bonus, tipe_bonus: 'PER_GRAM' }, 'nilai', 100_000, 100_001],
    [
      'para-get-point-member',
      { kode_group: 'MT', dasar: 'GRAM', kelipatan: 1 },
      'point',
      2640,
      2641,
    ],
  ] as const)('%s %j: %s up to %d', async (path, row, field, most, beyond) => {
    const key = Object.values(row)[0];
    const over = await spv.post(path, { ...row, [field]: beyond });
    expect([over.status, Object.keys(over.body.errors)]).toEqual([400, [field]]);
    expect((await spv.post(path, { ...row, [field]: most })).status).toBe(201);
    for (const person of [spv, shop.owner, shop.as('PUSAT', 'JKT1')]) {
      const more = await person.put(`${path}/${key}`, { [field]: beyond });
      expect([more.status, Object.keys(more.body.errors)]).toEqual([400, [field]]);
    }
    const names = [...Object.keys(row), field];
    const cells = [...Object.values(row), beyond].map((cell) => String(cell).replace('.', ','));
    const isi = Buffer.from(`${names.join(';')}\n${cells.join(';')}\n`).toString('base64');
    const dry = await spv.post(`${path}/impor/periksa`, { mode: 'TAMBAH_UBAH', isi });
    expect(dry.body.data.masalah).toEqual([expect.objectContaining({ kolom: field })]);
    expect((await spv.del(`${path}/${key}`)).status).toBe(200);
  });
});

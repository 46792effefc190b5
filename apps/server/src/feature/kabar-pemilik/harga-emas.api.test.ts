/**
 * Prices of gold that are moved far in a day are told to the owners (docs/decision/0032): by form,
 * in many small steps, by a row made anew, by file and by distribution; what the market does is
 * not.
 */
import { sql } from 'kysely';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Answer, TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';

const DAYS = 'tgl_from=2020-01-01&tgl_to=2099-12-31';

interface News {
  readonly jenis: string;
  readonly oleh: string;
  readonly objek: string;
  readonly isi: Readonly<Record<string, string>>;
}

let shop: Shop;
let mu: TestClient;

beforeAll(async () => {
  shop = await openShop({ listen: true });
  mu = shop.as('MU1');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.set('BATAS_UBAH_HARGA_PERSEN', '10');
});

/** What the owner has been told of prices, newest first. */
async function told(user = 'OWNER'): Promise<News[]> {
  const rows = (await shop.as(user).get(`kabar-pemilik?${DAYS}`)).body.data as News[];
  return rows.filter((row) => row.jenis.startsWith('HARGA_EMAS'));
}
/** What is told while `work` runs. */
async function toldBy(work: () => Promise<Answer>): Promise<News[]> {
  const before = (await told()).length;
  const answer = await work();
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
  return (await told()).slice(0, -before || undefined);
}

/** Buy prices of this code stand since yesterday. */
async function standing(kode_harga: string, harga_per_gram: number): Promise<void> {
  const made = await mu.post('para-harga-beli/create', { kode_harga, harga_per_gram });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  const root = await shop.root();
  await root.query(`update riwayat_harga set tgl_system = tgl_system - 1`);
}
const move = (kode_harga: string, harga_per_gram: number) => () =>
  mu.put(`para-harga-beli/update/${kode_harga}`, { harga_per_gram });

test('beyond the limit is told with who, what, before and after; within it is not', async () => {
  await standing('A', 1_000_000);
  expect(await toldBy(move('A', 1_100_000))).toEqual([]);
  const [news] = await toldBy(move('A', 1_100_001));
  expect(news).toMatchObject({
    jenis: 'HARGA_EMAS',
    oleh: 'MU1',
    objek: 'parameter-harga-beli/A',
    isi: {
      parameter: 'master.parameter_harga_beli',
      kolom: 'field.harga_per_gram',
      nama: 'A',
      awal: 'Rp. 1,000,000,-',
      sebelum: 'Rp. 1,100,000,-',
      sesudah: 'Rp. 1,100,001,-',
      batas: '10',
    },
  });
  expect(await told('PUSAT')).toContainEqual(news);
  expect((await shop.kasir.get(`kabar-pemilik?${DAYS}`)).status).toBe(403);
});

test('many small steps add up, downwards too; another day begins anew', async () => {
  await standing('B', 1_000_000);
  expect(await toldBy(move('B', 1_060_000))).toEqual([]);
  expect(await toldBy(move('B', 1_120_000))).toHaveLength(1);
  expect(await toldBy(move('B', 1_000_000))).toEqual([]);
  expect(await toldBy(move('B', 899_999))).toHaveLength(1);
  await (await shop.root()).query(`update riwayat_harga set tgl_system = tgl_system - 1`);
  expect(await toldBy(move('B', 960_000))).toEqual([]);
});

test('a row that is removed and made anew is the same price, on another day too', async () => {
  await standing('C', 1_000_000);
  expect(await toldBy(() => mu.del('para-harga-beli/delete/C'))).toEqual([]);
  const anew = { kode_harga: 'C', harga_per_gram: 2_000_000 };
  expect(await toldBy(() => mu.post('para-harga-beli/create', anew))).toHaveLength(1);
  await mu.del('para-harga-beli/delete/C');
  await (await shop.root()).query(`update riwayat_harga set tgl_system = tgl_system - 1`);
  const dearer = { kode_harga: 'C', harga_per_gram: 3_000_000 };
  expect(await toldBy(() => mu.post('para-harga-beli/create', dearer))).toHaveLength(1);
});

test('the parameter both ways', async () => {
  await standing('D', 1_000_000);
  await shop.set('BATAS_UBAH_HARGA_PERSEN', '0');
  expect(await toldBy(move('D', 1_000_001))).toHaveLength(1);
  await shop.set('BATAS_UBAH_HARGA_PERSEN', '50');
  expect(await toldBy(move('D', 1_500_000))).toEqual([]);
});

/** Business days go by, for what was done to prices. */
async function daysLater(days: number): Promise<void> {
  await (await shop.root()).query(`update riwayat_harga set tgl_system = tgl_system - ${days}`);
}
const moveBy = (who: string, kode_harga: string, harga_per_gram: number) => () =>
  shop.as(who).put(`para-harga-beli/update/${kode_harga}`, { harga_per_gram });

test('small moves day after day are told against what stood a week ago, both ways', async () => {
  for (const [kode, steps, last, sendiri] of [
    ['W1', [960_000, 920_000], 890_000, '-Rp. 110,000,-'],
    ['W2', [1_040_000, 1_080_000], 1_110_000, '+Rp. 110,000,-'],
  ] as const) {
    await standing(kode, 1_000_000);
    await daysLater(7);
    for (const step of steps) {
      expect(await toldBy(move(kode, step))).toEqual([]);
      await daysLater(1);
    }
    const [news] = await toldBy(move(kode, last));
    expect(news).toMatchObject({
      jenis: 'HARGA_EMAS_PEKAN',
      oleh: 'MU1',
      isi: { awal: 'Rp. 1,000,000,-', batas: '10', hari: '7', sendiri },
    });
  }
});

test('a told price begins anew; what is older than a week is not looked at', async () => {
  await standing('W3', 1_000_000);
  expect(await toldBy(move('W3', 1_200_000))).toHaveLength(1);
  await daysLater(1);
  expect(await toldBy(move('W3', 1_300_000))).toEqual([]);
  await daysLater(1);
  expect(await toldBy(move('W3', 1_330_000))).toHaveLength(1);
  await standing('W4', 1_000_000);
  expect(await toldBy(move('W4', 1_090_000))).toEqual([]);
  await daysLater(7);
  expect(await toldBy(move('W4', 1_150_000))).toEqual([]);
});

test('one person’s own steps add up, though others move the price back', async () => {
  await standing('W5', 1_000_000);
  for (const [who, rp] of [
    ['SPV', 940_000],
    ['MU1', 1_000_000],
  ] as const) {
    expect(await toldBy(moveBy(who, 'W5', rp))).toEqual([]);
    await daysLater(1);
  }
  const [news] = await toldBy(moveBy('SPV', 'W5', 950_000));
  expect(news?.isi).toMatchObject({ awal: 'Rp. 1,000,000,-', sendiri: '-Rp. 110,000,-' });
  await shop.set('BATAS_UBAH_HARGA_PERSEN', '20');
  await daysLater(1);
  expect(await toldBy(moveBy('SPV', 'W5', 800_000))).toEqual([]);
});

test('prices of group, purity and old gold alike; what is no price of gold is not told', async () => {
  const now = (await mu.get('group?kode_group=MT')).body.data[0];
  expect(await toldBy(() => mu.put('group/MT', { harga: now.harga * 2 }))).toHaveLength(1);
  const cost = { harga_modal: 1 };
  expect(await toldBy(() => mu.put('group/MT', cost))).toEqual([]);
  for (const [path, price] of [
    ['parameter-harga-emas', { harga_jual: 1_000_000, harga_beli: 900_000 }],
    ['parameter-harga-emas-pembelian', { harga: 900_000 }],
  ] as const) {
    const made = await mu.post(path, { kode_group: 'MT', kadar: 61, ...price });
    expect(made.status).toBe(201);
    const twice = Object.fromEntries(Object.entries(price).map(([name, rp]) => [name, rp * 2]));
    const news = await toldBy(() => mu.put(`${path}/${made.body.data._id}`, twice));
    expect(news).toHaveLength(Object.keys(price).length);
    expect(news[0]?.isi['nama']).toBe('MT 61');
  }
});

test('by file, and by what head office hands down', async () => {
  await standing('E', 1_000_000);
  const isi = Buffer.from('kode_harga,harga_per_gram\nE,2000000\n').toString('base64');
  const file = { mode: 'TAMBAH_UBAH', isi };
  expect(await toldBy(() => mu.post('para-harga-beli/impor', file))).toHaveLength(1);
  const pusat = shop.as('PUSAT');
  await pusat.post('para-harga-beli/create', { kode_harga: 'E', harga_per_gram: 3_000_000 });
  const chosen = { pilihan: [{ master: 'parameter-harga-beli' }] };
  const seen = await pusat.post('distribusi-master/pratinjau', { ...chosen, cabang: ['JKT1'] });
  const cabang = [{ kode_toko: 'JKT1', hash: seen.body.data[0].data.hash as string }];
  const kirim = { ...chosen, cabang };
  const [news] = await toldBy(() => pusat.post('distribusi-master', kirim));
  expect([news?.oleh, news?.isi['sesudah']]).toEqual(['PUSAT', 'Rp. 3,000,000,-']);
});

test('live, to the owners', async () => {
  await standing('F', 1_000_000);
  const auth = { token: await shop.token('OWNER') };
  const socket = io(shop.server.url, { auth, transports: ['websocket'], forceNew: true });
  const heard: News[] = [];
  // What was told before may arrive after: news travel by the outbox.
  socket.on('kabar-pemilik', (news: News) => {
    if (news.jenis === 'HARGA_EMAS') heard.push(news);
  });
  await new Promise((resolve) => socket.once('connect', resolve as () => void));
  await move('F', 5_000_000)();
  await expect.poll(() => heard.map((news) => news.isi['nama'])).toEqual(['F']);
  socket.close();
  const { n } = await shop.one(sql<{ n: number }>`select count(*) as n from kabar_pemilik
    where jenis = 'HARGA_EMAS' and isi ->> 'nama' = 'F'`);
  expect(n).toBe(1);
});

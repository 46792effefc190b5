/**
 * What was sold on an earlier day is no list for a cashier (docs/decision/0032): whoever may buy
 * back picks strangers' notas from it. Every reading route is asked by a cashier with every right,
 * in every way that names neither the whole barcode nor the whole nota; by these he finds it, as
 * with the piece or the paper in his hand.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MODULE_FLAGS } from '@kencana/contract/module-flag';
import { defaultAkses, type Right } from '@kencana/contract/permission';
import { features, rights } from './features.ts';
import type { Answer, TestClient } from '../../test/harness.ts';
import { openShop, type Shop } from '../../test/open-shop.ts';
import { addPiece, cash, saleOf } from '../../test/shop-fixture.ts';
import { nextDay } from '../../test/titip-case.ts';

const PAID = 4_711_000;
const YESTERDAY = '2026-11-20';
const ANI = { kode_member: 'ANI', nama_customer: 'IBU ANI', no_hp: '081234567890' };

let shop: Shop;
let kasir: TestClient;
/** Sold yesterday and today: barcode and number of the sale. */
let old: { readonly code: string; readonly no: string };
let fresh: { readonly code: string; readonly no: string };

beforeAll(async () => {
  shop = await openShop({ modules: [...MODULE_FLAGS], members: ['ANI'], points: true });
  ({ kasir } = shop);
  for (const flag of ['PREVIOUS_DAY_OWNER', 'PREVIOUS_DAY_SUPERVISOR']) {
    await shop.set(flag, 'true');
  }
  const all = JSON.stringify(defaultAkses('OWN', rights as readonly Right[]));
  await shop.exec(sql`update users set akses = ${all}::jsonb where user_id = 'KASIR'`);
  old = await sell(ANI);
  await nextDay(shop);
  fresh = await sell({});
  await addPiece(shop.spv);
}, 60_000);
afterAll(() => shop.close());

async function sell(who: object): Promise<{ code: string; no: string }> {
  const code = await addPiece(shop.spv);
  const sold = await kasir.post('penjualan/simpan', saleOf([code], [cash(PAID)], who));
  if (sold.status !== 201) throw new Error(JSON.stringify(sold.body));
  return { code, no: String(sold.body.data.no_faktur_group) };
}

/** Ways to ask a route for more than one thing. */
function questions(path: string, today: string): string[] {
  const part = old.code.slice(0, -1);
  const from = ['tgl_from', 'tanggal_awal', 'tgl_awal'];
  const to = ['tgl_to', 'sampai_tgl', 'tgl_akhir', 'tgl_system'];
  const days = [
    [YESTERDAY, today],
    [YESTERDAY, YESTERDAY],
    [today, today],
  ].map(([first = '', last = '']) =>
    [...from.map((name) => `${name}=${first}`), ...to.map((name) => `${name}=${last}`)].join('&'),
  );
  if (path.startsWith('laporan/')) {
    const ways = ['variant=REKAP', 'variant=DETAIL', 'variant=DETAIL&format=csv', 'status=TERJUAL'];
    return ['', ...days].flatMap((day) => ways.map((way) => `${way}&kode_sales=ALL&${day}`));
  }
  return [
    '',
    ...days,
    'status=TERJUAL',
    'status=DONE',
    'customer=ANI&q=ANI',
    `kode_barcode=${part}&q=${part}`,
    'kode_barcode=%25&nama_barang=CINCIN',
    'no_faktur=FJ&q=-FJ-',
    'sort=-kode_barcode&limit=200',
    'type=today&year=2026&master=group',
  ];
}

const LISTS = features
  .flatMap((feature) => feature.routes)
  .filter((route) => route.method === 'GET' && !route.path.includes(':'));

/** Routes and questions that tell the piece or the sale of yesterday. */
async function doors(client: TestClient): Promise<{ open: Set<string>; answered: Set<string> }> {
  const { tgl_system: today } = await shop.one(
    sql<{ tgl_system: string }>`select tgl_system from toko where kode_toko = 'JKT1'`,
  );
  const [open, answered] = [new Set<string>(), new Set<string>()];
  for (const { path } of LISTS) {
    for (const question of questions(path, today)) {
      const answer = await client.get(`${path}?${question}`);
      if (answer.status >= 500) throw new Error(`${path}?${question}: ${answer.raw.toString()}`);
      if (answer.status >= 300) continue;
      answered.add(path);
      const text = answer.raw.toString('utf8');
      if (text.includes(old.code) || text.includes(old.no)) open.add(path);
    }
  }
  return { open, answered };
}

test('no list, report, file or search tells a cashier', { timeout: 300_000 }, async () => {
  const { open, answered } = await doors(kasir);
  expect([...open]).toEqual([]);
  const asked = ['barang', 'dokumen/cari', 'penjualan/get/lihatjual', 'laporan/penjualan'];
  expect(asked.filter((path) => !answered.has(path))).toEqual([]);
});

test('a supervisor sees them by right as before', { timeout: 300_000 }, async () => {
  const { open } = await doors(shop.spv);
  expect([...open]).toEqual(
    expect.arrayContaining([
      'barang',
      'dokumen/cari',
      'penjualan/get/lihatjual',
      'laporan/penjualan',
    ]),
  );
});

function codes({ body }: Answer): unknown[] {
  return [body.count, body.data.map((piece: { kode_barcode: string }) => piece.kode_barcode)];
}

test('by its whole barcode or nota he finds it, and what was sold today', async () => {
  expect(codes(await kasir.get(`barang?kode_barcode=${old.code}`))).toEqual([1, [old.code]]);
  expect(codes(await kasir.get('barang?status=TERJUAL'))).toEqual([1, [fresh.code]]);
  expect(codes(await shop.spv.get('barang?status=TERJUAL'))).toEqual([2, [old.code, fresh.code]]);
  const quote = await kasir.get(`pembelian/get/jual/${old.code}`);
  expect([quote.status, quote.raw.toString().includes('4567890')]).toEqual([200, false]);
  const nota = await kasir.get(`pembelian/get/nota/${old.no}`);
  expect([nota.status, nota.raw.toString().includes(ANI.no_hp)]).toEqual([200, false]);
});

/**
 * Open work under the previous-day rule (spec 1 §4): what is open of an earlier day is found by
 * everybody who may see the list, however he asks; what is over is found by nobody who is locked to
 * today, however he asks (docs/decision/0024).
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documents } from '@kencana/contract/registry';
import type { Answer, TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { order } from '../../../test/order-case.ts';
import { receive, SERVICE_MASTERS } from '../../../test/service-case.ts';
import { addPiece, approved, cash, saleOf } from '../../../test/shop-fixture.ts';
import { cancelBody, nextDay } from '../../../test/titip-case.ts';

const ANI = { nama_customer: 'IBU ANI', no_hp: '0812-3456-7890' };
const BUDI = { nama_customer: 'PAK BUDI', no_hp: '+62 813 9999 0000' };
/** Parts of one number as people type it. */
const SPELLINGS = ['0812-3456-7890', '0812345678', '6281234', '+62 812 3456 7890', '3456'];

let shop: Shop;
let kasir: TestClient;
/** Of yesterday, by kind: one open, one that is over. */
const open = new Map<string, string>();
const over = new Map<string, string>();
/** A titipan of yesterday taken today. */
let taken: string;

beforeAll(async () => {
  shop = await openShop({ modules: ['PRE_ORDER_MODULE'], masters: SERVICE_MASTERS });
  ({ kasir } = shop);
  open.set('titipan', await hold(ANI));
  open.set('pesanan', await order(kasir, ANI));
  open.set('service', await receive(kasir, { ...ANI, tgl_janji: '2026-11-20' }));
  open.set('pre-order', await preOrder(ANI));
  over.set('titipan', await cancelled('titip/batal', await hold(BUDI)));
  over.set('pesanan', await cancelled('pesanan/batal', await order(kasir, BUDI)));
  over.set('service', await cancelled('service/batal', await receive(kasir, BUDI)));
  over.set('pre-order', await finishedPreOrder());
  over.set('penjualan', await sell(BUDI));
  const held = await hold({ ...ANI, nama_customer: 'IBU CICI' });
  await nextDay(shop);
  taken = await take(held);
}, 60_000);
afterAll(() => shop.close());

async function saved(path: string, body: object): Promise<string> {
  const answer = await kasir.post(path, body);
  if (answer.status !== 201) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  return String(answer.body.data.no_faktur_group);
}

async function hold(who: object): Promise<string> {
  const code = await addPiece(kasir);
  const body = saleOf([code], [cash(1_000_000)], { bayar_dp: true, ...who });
  return saved('penjualan/simpan', body);
}

async function sell(who: object): Promise<string> {
  return saved('penjualan/simpan', saleOf([await addPiece(kasir)], [cash(4_711_000)], who));
}

function preOrder(who: object): Promise<string> {
  const line = { nama_barang: 'CINCIN', kode_jenis: 'CINCIN', kadar: 75, qty: 1, berat: 2 };
  return saved('pre-order/simpan', { nama_supplier: 'PT EMAS', detail_barang: [line], ...who });
}

async function finishedPreOrder(): Promise<string> {
  const no = await preOrder(BUDI);
  await shop.spv.post('pre-order/tutup', { no_faktur_group: [no] });
  const detail_datang = [{ baris: 1, qty_datang: 1, berat_datang: 2 }];
  const done = await shop.spv.post('pre-order/selesai', { no_faktur_group: no, detail_datang });
  expect(done.body.data.status).toBe('FINISH');
  return no;
}

async function cancelled(path: string, no: string): Promise<string> {
  const done = await approved(kasir, path, cancelBody(no));
  if (done.status !== 200) throw new Error(JSON.stringify(done.body));
  return no;
}

async function take(no: string): Promise<string> {
  const { data } = (await kasir.get(`titip/faktur/${no}`)).body;
  const codes = data.detail.map((line: { kode_barcode: string }) => line.kode_barcode);
  const body = saleOf(codes, [{ jenis: 'TITIPAN', no_titipan: no }, cash(data.sisa_rp)], {
    no_titip_group: no,
  });
  await saved('penjualan/simpan', body);
  return no;
}

function definitionOf(kind: string) {
  const def = documents.find((one) => one.kind === kind);
  if (def === undefined) throw new Error(kind);
  return def;
}

/** Numbers that a list answers to the query. */
async function listed(client: TestClient, kind: string, query: string): Promise<string[]> {
  const { body } = await client.get(`${definitionOf(kind).list.path}?limit=200&${query}`);
  const rows = body.data as { no_faktur_group: string }[];
  expect(body.count).toBe(rows.length);
  return rows.map((row) => row.no_faktur_group);
}

function one(client: TestClient, kind: string, no: string): Promise<Answer> {
  return client.get(definitionOf(kind).one.replace(':no', no));
}

const KINDS = ['titipan', 'pesanan', 'service', 'pre-order'];
/** Kinds that have a paper, and the first word of its calls. */
const PAPERS = [
  ['titipan', 'titip'],
  ['pesanan', 'pesanan'],
  ['service', 'service'],
] as const;

describe.each(KINDS)('%s of yesterday that is open', (kind) => {
  test('is found by the list, the name, the phone and the number', async () => {
    const no = open.get(kind) ?? '';
    const asked = [
      '',
      'status=BERJALAN',
      'status=OPEN',
      'customer=ani',
      'status=BERJALAN&customer=IBU%20AN',
      `no_faktur=${no.toLowerCase()}`,
      ...SPELLINGS.map((text) => `customer=${encodeURIComponent(text)}`),
    ];
    for (const query of asked) {
      expect([query, await listed(kasir, kind, query)]).toEqual([
        query,
        expect.arrayContaining([no]),
      ]);
    }
    expect((await one(kasir, kind, no)).body.data.no_faktur_group).toBe(no);
    const palette = await kasir.get(`dokumen/cari?q=${no}`);
    expect(palette.body.data.map((row: { no: string }) => row.no)).toEqual([no]);
  });
});

test.each(PAPERS)('%s of yesterday that is open prints', async (kind, tipe) => {
  const no = open.get(kind) ?? '';
  const sent = await kasir.post(`${tipe}/get/bynota/single`, { no_faktur_group: no });
  expect([sent.status, sent.body.data.no_faktur_group]).toEqual([200, no]);
  expect((await kasir.post('nota/cetak', { no_dokumen: no, jenis: 'SLIP' })).status).toBe(200);
});

const GONE = [...PAPERS, ['penjualan', 'penjualan'] as const];
test.each(GONE)('%s of yesterday that is over is on no paper for him', async (kind, tipe) => {
  const no = over.get(kind) ?? '';
  for (const path of [`${tipe}/get/bynota/single`, `${tipe}/get/bynota`]) {
    const sent = await kasir.post(path, { no_faktur_group: no });
    expect([path, sent.status, sent.body.data]).toEqual([path, 403, { tgl: '2026-11-21' }]);
  }
  const printed = await kasir.post('nota/cetak', { no_dokumen: no, jenis: 'NOTA' });
  expect([printed.status, printed.body.code]).toEqual([403, 'LAPORAN_TANGGAL_TERKUNCI']);
  expect(await shop.rows(sql`select 1 from cetak where no_dokumen = ${no}`)).toEqual([]);
});

describe.each([...KINDS, 'penjualan'])('%s of yesterday that is over', (kind) => {
  const asked: readonly string[] = [
    '',
    'customer=budi',
    'customer=0813-9999',
    'status=BATAL',
    ...(kind === 'penjualan' ? ['status=DONE'] : ['status=FINISH', 'status=BERJALAN']),
    'status_valid=DONE',
  ];

  test('is found by nobody who is locked to today', async () => {
    const no = over.get(kind) ?? '';
    for (const query of asked) {
      expect([query, await listed(kasir, kind, query)]).toEqual([
        query,
        expect.not.arrayContaining([no]),
      ]);
    }
    const { path } = definitionOf(kind).list;
    const byNumber = await kasir.get(`${path}?no_faktur=${no}`);
    // Told why, by its list too: a nota in hand does exist.
    for (const looked of [await one(kasir, kind, no), byNumber])
      expect([looked.status, looked.body.code, looked.body.data]).toEqual([
        403,
        'LAPORAN_TANGGAL_TERKUNCI',
        { tgl: '2026-11-21' },
      ]);
    expect(await listed(kasir, kind, `no_faktur=${no.slice(0, -1)}`)).not.toContain(no);
    expect((await kasir.get(`dokumen/cari?q=${no}`)).body.data).toEqual([]);
  });

  test('is found by who may read earlier days', async () => {
    const no = over.get(kind) ?? '';
    await shop.set('PREVIOUS_DAY_OWNER', 'true');
    const day = 'tgl_awal=2026-11-20&tgl_akhir=2026-11-20';
    expect(await listed(shop.owner, kind, `${day}&customer=BUDI`)).toContain(no);
    expect((await one(shop.owner, kind, no)).status).toBe(200);
    expect((await shop.owner.get(`dokumen/cari?q=${no}`)).body.data).toHaveLength(1);
    const { body } = await kasir.get(`${definitionOf(kind).list.path}?${day}`);
    expect(body.code).toBe('LAPORAN_TANGGAL_TERKUNCI');
    await shop.set('PREVIOUS_DAY_OWNER', 'false');
  });
});

test('an order that is over is not priced for taking either', async () => {
  const asked = (kind: Map<string, string>) =>
    kasir.get(`pesanan/get/ambil/${kind.get('pesanan') ?? ''}`);
  expect((await asked(over)).body.code).toBe('LAPORAN_TANGGAL_TERKUNCI');
  expect((await asked(open)).status).toBe(200);
});

test('what was taken today is work of today, whatever its own day', async () => {
  expect(await listed(kasir, 'titipan', 'status=FINISH')).toEqual([taken]);
  expect((await one(kasir, 'titipan', taken)).body.data).toMatchObject({ status: 'FINISH' });
});

test("a sale of yesterday is still refused in the specification's words", async () => {
  const body = { no_faktur_group: over.get('penjualan'), alasan: 'salah input' };
  const refused = await kasir.post('penjualan/batal', body);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Penjualan Kemarin Tidak Bisa Dibatalkan',
  ]);
});

test('overdue ones come first, counted in days, and only while they are open', async () => {
  const fresh = await receive(kasir, { tgl_janji: '2026-11-22' });
  const late = open.get('service') ?? '';
  const rows = (await kasir.get('service/get/lihatservice?status=BERJALAN')).body.data as {
    no_faktur_group: string;
    terlambat: number;
  }[];
  expect(rows.map((row) => [row.no_faktur_group, row.terlambat])).toEqual([
    [late, 1],
    [fresh, 0],
  ]);
  await cancelled('service/batal', late);
  const after = await one(kasir, 'service', late);
  expect(after.body.data).toMatchObject({ status: 'BATAL', terlambat: 0 });
  expect(await listed(kasir, 'service', 'status=BERJALAN')).toEqual([fresh]);
  expect(await listed(kasir, 'service', 'status=BATAL')).toEqual([late]);
});

/**
 * The previous-day rule over every call of the API (spec 1 §4, docs/decision/0049): documents of
 * every kind are over since yesterday, and a cashier with every right and module asks each call for
 * them, by day, by number, by list and by search. A new call that answers one of them, or takes a
 * day without holding it to the rule, stands in no list here and fails.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { livingStatuses } from '@kencana/contract/document/define-document';
import { MODULE_FLAGS } from '@kencana/contract/module-flag';
import { defaultAkses, type Right } from '@kencana/contract/permission';
import { documents } from '@kencana/contract/registry';
import type { Answer, TestClient } from '../../test/harness.ts';
import { openShop, type Shop } from '../../test/open-shop.ts';
import { SERVICE_MASTERS } from '../../test/service-case.ts';
import { addPiece, approved, cash, saleOf } from '../../test/shop-fixture.ts';
import { nextDay } from '../../test/titip-case.ts';
import type { Route } from '../platform/http/route.ts';
import { features, rights } from './features.ts';
import { kindSamples } from './kind-sample.test-data.ts';

const YESTERDAY = '2026-11-20';
/** Earlier for head office too, whose day nobody closed. */
const EARLIER = '2026-11-19';
const TODAY = '2026-11-21';
/** Nobody else is called so, and no other number ends so. */
const WHO = { nama_customer: 'IBU RAHASIA', no_hp: '081277778888' };

const CARD = '3174099988887777';
const KUPON = 'HEMAT';

/** Calls that tell a locked caller something of a document that is over, and why they do. */
const COUNTERS_WORK: Readonly<Record<string, string>> = {
  'GET customer/riwayat': 'the history in short of a customer who tells his number',
  'GET pembelian/get/jual/:barcode': 'the last sale of a piece in hand, to buy it back',
  'GET pembelian/get/nota/:no': 'the pieces of a nota in hand, to buy them back',
  'GET hancurpembelian/barang':
    'a lot is gold in the warehouse, under the number that it was bought',
  'GET service/get/emas': 'the same lots, to be given to the craftsman',
};

/** Calls that take a day and read no document by it. */
const OTHER_DAYS: Readonly<Record<string, string>> = {
  'GET penjualan/chart': 'months of a year, by the right of the dashboard',
  'GET pembelian/chart': 'months of a year, by the right of the dashboard',
  'GET pesanan/chart': 'months of a year, by the right of the dashboard',
  'GET service/chart': 'months of a year, by the right of the dashboard',
  'GET kabar-pemilik': 'what owners alone were told',
  'GET transaksi-kupon': 'when a coupon counts: a master',
  'GET para-reset-poin-member': 'when points are reset: a master',
};

let shop: Shop;
let kasir: TestClient;
/** Numbers of yesterday's documents, which are all over, by kind. */
let over: ReadonlyMap<string, readonly string[]>;
/** What an answer may not hold. */
let marks: readonly string[];
let sold: string;

beforeAll(async () => {
  shop = await openShop({
    modules: MODULE_FLAGS.filter(
      (flag) => !/^VALIDASI|BAYAR_POINT|PREVIOUS_DAY|OWNER_ONLY|HIDE_STOCK/.test(flag),
    ),
    members: ['ANI'],
    points: true,
    masters: {
      ...SERVICE_MASTERS,
      gudang: [{ kode_gudang: 'SEPUH', nama_gudang: 'SEPUH', jenis_gudang: 'SEPUH' }],
      supplier_barang: [{ kode_supplier: 'PT', nama_supplier: 'PT EMAS' }],
    },
    settings: { BATAS_DOKUMEN_RP: '1000000000000', PREVIOUS_DAY_OWNER: 'true' },
  });
  ({ kasir } = shop);
  const all = JSON.stringify(defaultAkses('OWN', rights as readonly Right[]));
  await shop.exec(sql`update users set akses = ${all}::jsonb where user_id = 'KASIR'`);
  await money();
  for (const { path, body } of kindSamples) await saved(path, named(await body(shop), path));
  sold = await addPiece(shop.spv);
  await coupon();
  const paid = [{ jenis: 'KUPON', kode_kupon: KUPON }, cash(4_600_000)];
  await saved('penjualan/simpan', saleOf([sold], paid, WHO));
  await cancelWhatLives();
  await nextDay(shop);
  await shop.set('BAYAR_POINT_MODULE', 'true');
  over = await numbersOver();
  const lines = await shop.rows<{ no: string }>(
    sql`select no_faktur as no from dokumen_baris where no_faktur <> ''`,
  );
  marks = [...[...over.values()].flat(), ...lines.map(({ no }) => no), 'RAHASIA', '77778888', CARD];
}, 400_000);
afterAll(() => shop.close());

async function money(): Promise<void> {
  for (const sample of kindSamples.filter(({ path }) => path === 'cash/simpan'))
    await saved(sample.path, { ...(await sample.body(shop)), jumlah_rp: 50_000_000 });
}

async function coupon(): Promise<void> {
  const made = await shop.owner.post('transaksi-kupon', {
    kode_kupon: KUPON,
    nama_kupon: 'KUPON',
    tgl_dari: YESTERDAY,
    tgl_sampai: TODAY,
    tipe_kupon: 'RP',
    nilai: 111_000,
    minimal_rp: 0,
    kuota: 10,
  });
  expect([made.status, made.body.errors]).toEqual([201, undefined]);
}

/** The body with our customer, where it names one, and with the identity card of a seller. */
function named(body: object, path: string): object {
  if (!('nama_customer' in body)) return body;
  const card = path === 'pembelian/simpan' && { nik_sim_passport: CARD };
  return { ...body, ...WHO, ...card, kode_member: 'NONMEMBER' };
}

/** Saves as it is, or with the approval that it asks for. */
async function saved(path: string, body: object): Promise<void> {
  const first = await shop.spv.post(path, body);
  const answer = first.status === 422 ? await approved(shop.spv, path, body, 'OWNER') : first;
  if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
}

/** Cancels what would still be open tomorrow. */
async function cancelWhatLives(): Promise<void> {
  for (const def of documents.filter((one) => livingStatuses(one).length > 0)) {
    const cancel = kindSamples.find(({ kind }) => kind === def.kind)?.cancel;
    const open = await shop.rows<{ no: string }>(sql`select no_dokumen as no from dokumen
      where kind = ${def.kind} and status = any(${livingStatuses(def)}::text[])`);
    for (const { no } of open) {
      if (def.batal === undefined || cancel === undefined) throw new Error(def.kind);
      await saved(def.batal.path, { ...cancel, no_faktur_group: no });
    }
  }
}

async function numbersOver(): Promise<Map<string, string[]>> {
  const rows = await shop.rows<{ kind: string; no: string }>(
    sql`select kind, no_dokumen as no from dokumen where tgl_system = ${YESTERDAY}::date`,
  );
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  return new Map([...byKind].map(([kind, some]) => [kind, some.map(({ no }) => no)]));
}

const ROUTES = features
  .flatMap((feature) => feature.routes)
  .filter((route) => route.right !== 'public');
const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

/** One of each kind: what a call may be asked for by number. */
const samples = (): string[] => [...over.values()].flatMap((numbers) => numbers.slice(0, 1));

/** Ways to ask a list for more than one thing. */
function questions(): string[] {
  const day = `tgl_from=${YESTERDAY}&tanggal_awal=${YESTERDAY}&tgl_awal=${YESTERDAY}`;
  const to = `tgl_to=${TODAY}&sampai_tgl=${TODAY}&tgl_akhir=${TODAY}`;
  return [
    '',
    `${day}&${to}`,
    `${day}&${to}&kode_sales=ALL`,
    `${day.replaceAll(YESTERDAY, TODAY)}&${to}&kode_sales=ALL&variant=DETAIL`,
    `${day.replaceAll(YESTERDAY, TODAY)}&${to}&kode_sales=ALL&format=csv`,
    'status=DONE&limit=200',
    'status=BATAL',
    'status=FINISH',
    'customer=RAHASIA&q=RAHASIA&no_hp=081277778888',
    'no_faktur=-&q=JKT1',
    'type=today&master=group',
    `tgl_system=${YESTERDAY}&tgl=${YESTERDAY}`,
  ];
}

/** Addresses of a reading call, with every number in place of its parameters. */
function addresses({ path }: Route): string[] {
  if (!path.includes(':')) return questions().map((question) => `${path}?${question}`);
  return [...samples(), sold, KUPON, YESTERDAY].map((value) => path.replaceAll(/:\w+/g, value));
}

/** Bodies by which a call may be asked for a document. */
function bodies(no: string): object[] {
  const day = { tgl_from: YESTERDAY, tgl_to: TODAY, tgl_awal: YESTERDAY, tgl_akhir: TODAY };
  return [
    { no_faktur_group: no },
    { no_faktur_group: no, alasan: 'salah input' },
    { no_faktur_group: [no] },
    { no_dokumen: no, jenis: 'NOTA' },
    { no_dokumen: no, jenis: 'SLIP', format: 'escpos' },
    { ...day, no_faktur_group: no },
  ];
}

/** True where the call looks at the number at all. */
const takes = ({ body }: Route, sent: object, no: string): boolean => {
  const read = body?.safeParse(sent);
  return read?.success === true && JSON.stringify(read.data ?? '').includes(no);
};

async function askAll(route: Route, client: TestClient): Promise<Answer[]> {
  if (route.method === 'GET')
    return Promise.all(addresses(route).map((address) => client.get(address)));
  if (route.method !== 'POST') return [];
  const asked = samples().flatMap((no) =>
    bodies(no)
      .filter((body) => takes(route, body, no))
      .map((body) => client.post(route.path, body)),
  );
  return Promise.all(asked);
}

const tells = (answer: Answer): boolean => {
  const text = answer.raw.toString('utf8');
  return answer.status < 300 && marks.some((mark) => text.includes(mark));
};

/** Calls whose answers tell of a document that is over; fails for an error of the server. */
async function doors(client: TestClient, routes = ROUTES): Promise<string[]> {
  const open: string[] = [];
  for (const route of routes) {
    const answers = await askAll(route, client);
    const broken = answers.find(({ status }) => status >= 500);
    if (broken) throw new Error(`${nameOf(route)}: ${broken.raw.toString()}`);
    if (answers.some(tells)) open.push(nameOf(route));
  }
  return open.toSorted();
}

test('every kind of document is among them', () => {
  const kinds = kindSamples.map(({ kind }) => kind);
  expect([...over.keys()]).toEqual(expect.arrayContaining(kinds));
});

test('no call tells a cashier of what is over', { timeout: 300_000 }, async () => {
  expect(await doors(kasir)).toEqual(Object.keys(COUNTERS_WORK).toSorted());
});

test('the owner, who may read it, is told', { timeout: 300_000 }, async () => {
  const readers = documents.flatMap((def) => [`GET ${def.list.path}`, `GET ${def.one}`]);
  const others = ['POST nota/cetak', 'GET dokumen/cari', 'GET kupon/cek/:kode'];
  const asked = [...readers, ...others, 'POST pembelian/identitas'].toSorted();
  const routes = ROUTES.filter((route) => asked.includes(nameOf(route)));
  expect(await doors(shop.owner, routes)).toEqual(asked);
});

test('a template is tried on a document that its editor may read', async () => {
  await shop.set('SETTING_NOTA_OWNER_ONLY', 'false');
  const tried = async (client: TestClient): Promise<string> => {
    const { isi } = (await client.get('nota/template/nota')).body.data;
    const page = await client.post('nota/template/nota/pratinjau', { isi });
    expect(page.status).toBe(200);
    return page.raw.toString('utf8');
  };
  expect(await tried(kasir)).not.toContain('RAHASIA');
  expect(await tried(shop.owner)).toContain('RAHASIA');
});

test('nor head office inside the branch, once locked', { timeout: 300_000 }, async () => {
  await shop.set('PREVIOUS_DAY_OWNER', 'false');
  // Reports are one engine, which the cashier has asked.
  const routes = ROUTES.filter(({ path }) => !path.startsWith('laporan/'));
  const told = await doors(shop.as('PUSAT', 'JKT1'), routes);
  const news = 'GET kabar-pemilik/baru';
  expect(told).toEqual([...Object.keys(COUNTERS_WORK), news].toSorted());
});

/** Names of a call's fields that are a day. */
function daysOf({ path, query }: Route): string[] {
  const fields = query instanceof z.ZodObject ? Object.keys(query.shape) : [];
  const parts = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return [...fields, ...parts].filter((name) => /tgl|tanggal|year|date/i.test(name));
}

const DATED = ROUTES.filter((route) => route.method === 'GET')
  .filter((route) => daysOf(route).length > 0)
  .filter((route) => !(nameOf(route) in OTHER_DAYS));

describe.each(DATED.map((route) => [nameOf(route), route] as const))('%s', (name, route) => {
  test('is held to today', async () => {
    const value = (field: string): string => (field === 'year' ? '2025' : EARLIER);
    const path = route.path.replaceAll(/:(\w+)/g, (_, field: string) => value(field));
    const query = daysOf(route).map((field) => `${field}=${value(field)}`);
    const address = `${path}?${[...query, 'kode_sales=ALL'].join('&')}`;
    const client = name.includes(' cash-pusat/') ? shop.as('PUSAT') : kasir;
    const answer = await client.get(address);
    expect([answer.status, answer.body.code]).toEqual([403, 'LAPORAN_TANGGAL_TERKUNCI']);
  });
});

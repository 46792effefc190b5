/**
 * The page behind a nota's QR: what it says of a genuine, a waiting, a cancelled and a bought-back
 * one, what it never says, and that no wrong link can be told from another.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { addPiece, approved, saleOf } from '../../../test/shop-fixture.ts';
import type { Db } from '../../platform/db/tx.ts';
import { pageAddress } from '../../platform/http/page.ts';
import { penjualanPaper } from '../penjualan/penjualan.paper.ts';
import { notaPage } from './public-page.ts';

/** What the fixture's ring, one of two in its sale, is worth at buy-back in whole rupiah. */
const WORTH = 4_491_500;

let shop: Shop;
let kasir: TestClient;
let remote = 1;

beforeAll(async () => {
  shop = await openShop();
  kasir = shop.kasir;
});
afterAll(() => shop.close());

/** Each call comes from an address of its own, unless the test is about the limit. */
async function open(path: string, from = `10.1.${remote >> 8}.${remote++ & 255}`, bahasa = 'id') {
  const answer = await shop.server.app.inject({
    method: 'GET',
    url: path,
    remoteAddress: from,
    headers: { 'accept-language': bahasa },
  });
  return { status: answer.statusCode, text: answer.body, headers: answer.headers };
}

const CUSTOMER = { nama_customer: 'IBU SARASWATI', no_hp: '081298765432', alamat_customer: 'Jl X' };

async function sell(codes: readonly string[]): Promise<string> {
  const pay = [{ jenis: 'CASH', jumlah_rp: 4_711_000 * codes.length }];
  const answer = await kasir.post('penjualan/simpan', { ...saleOf(codes, pay), ...CUSTOMER });
  expect(answer.status).toBe(201);
  return String(answer.body.data.no_faktur_group);
}

async function linkOf(no: string): Promise<string> {
  const row = await shop.one<{ token: string }>(
    sql`select token from dokumen where no_dokumen = ${no}`,
  );
  return `/nota/${row.token}`;
}

test('a genuine nota shows date, total, goods, weight and purity, and nothing of number or person', async () => {
  const code = await addPiece(kasir);
  const no = await sell([code]);
  const page = await open(await linkOf(no));
  expect(page.status).toBe(200);
  const total = '<th scope="row">Total</th><td class="n">Rp. 4,711,000,-</td>';
  for (const shown of ['Nota Asli', 'CINCIN POLOS', '750', '3.455', '2026-11-20', total]) {
    expect(page.text).toContain(shown);
  }
  for (const kept of [no, code, 'SARASWATI', '98765432', 'Jl X', 'KASIR', 'Dibayar']) {
    expect(page.text).not.toContain(kept);
  }
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'referrer-policy': 'no-referrer',
  });
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-/,
  );
  expect(page.text).not.toContain('<script');
});

test('goods held on a down payment show what was paid, so that a paper cannot say more', async () => {
  const code = await addPiece(kasir);
  const body = saleOf([code], [{ jenis: 'CASH', jumlah_rp: 1_000_000 }]);
  const held = await kasir.post('penjualan/simpan', {
    ...body,
    ...CUSTOMER,
    bayar_dp: true,
    tgl_janji: '2026-12-01',
  });
  expect(held.status).toBe(201);
  const link = await linkOf(String(held.body.data.no_faktur_group));
  const { text } = await open(link);
  for (const [name, amount] of [
    ['Total', '4,711,000'],
    ['Sudah Dibayar', '1,000,000'],
    ['Sisa', '3,711,000'],
  ]) {
    expect(text).toContain(`<th scope="row">${name}</th><td class="n">Rp. ${amount},-</td>`);
  }
});

test('the link is printed as QR and stands in the text of a message, 144 bits of it', async () => {
  const no = await sell([await addPiece(kasir)]);
  const link = await linkOf(no);
  expect(link.length).toBe('/nota/'.length + 24);
  const origin = { host: 'toko.example', origin: 'https://toko.example' };
  const body = { no_faktur_group: no };
  const answer = await kasir.post('penjualan/get/bynota/single', body, origin);
  expect(answer.body.template_wa).toContain(`https://toko.example${link}`);
  const paper = await kasir.post('nota/cetak', { no_dokumen: no, jenis: 'NOTA' }, origin);
  expect(paper.raw.toString()).toContain(`https://toko.example${link}`);
  const other = await linkOf(await sell([await addPiece(kasir)]));
  expect(other).not.toBe(link);
});

test('a cancelled nota says so, one that waits for the cashier too', async () => {
  await shop.set('VALIDASI_PENJUALAN', 'true');
  const no = await sell([await addPiece(kasir)]);
  const link = await linkOf(no);
  expect((await open(link)).text).toContain('Belum Divalidasi Kasir');
  expect((await kasir.post('penjualan/validasi', { no_faktur_group: no })).status).toBe(200);
  await shop.set('VALIDASI_PENJUALAN', 'false');
  expect((await open(link)).text).toContain('Nota Asli');
  const cancel = { no_faktur_group: no, alasan: 'Pembeli berubah pikiran' };
  expect((await approved(kasir, 'penjualan/batal', cancel)).status).toBe(200);
  const page = await open(link);
  expect([page.status, page.text.includes('Nota Dibatalkan')]).toEqual([200, true]);
  expect(page.text).not.toContain('berubah pikiran');
  expect(page.text).toContain('Rp. 4,711,000,-');
});

test('a piece that was bought back is marked, the other one is not', async () => {
  const codes = [await addPiece(kasir), await addPiece(kasir, { nama_barang: 'GELANG RANTAI' })];
  const link = await linkOf(await sell(codes));
  expect((await open(link)).text).not.toContain('Sudah dibeli kembali');
  const detail_barang = [{ kode_barcode: codes[1], type_kondisi: 'RP', kondisi: 'BAIK' }];
  const bought = await kasir.post('pembelian/simpan', {
    kode_sales: 'S1',
    nama_customer: 'IBU AISYAH',
    nik_sim_passport: '3273012345678901',
    detail_barang,
    pembayaran: [{ jenis: 'CASH', jumlah_rp: WORTH }],
  });
  expect(bought.status).toBe(201);
  const rows = (await open(link)).text.split('<tr>');
  const marked = rows.filter((row) => row.includes('Sudah dibeli kembali'));
  expect(marked.map((row) => row.includes('GELANG RANTAI'))).toContain(true);
  expect(rows.some((row) => row.includes('CINCIN POLOS') && !row.includes('dibeli'))).toBe(true);
});

test('unknown and malformed links cannot be told apart', async () => {
  const wrong = [
    '/nota/AAAAAAAAAAAAAAAAAAAAAAAA',
    '/nota/AAAAAAAAAAAAAAAAAAAAAAA',
    '/nota/',
    '/nota/JKT1-FJ-261120-0001',
    '/nota/%zz',
    '/nota/%00',
    "/nota/' or 1=1 --",
    '/nota/a/b/c',
    `/nota/${'x'.repeat(5000)}`,
    '/nota/AAAAAAAAAAAAAAAAAAAAAAAA/',
  ];
  const answers = [];
  for (const path of wrong) answers.push(await open(encodeURI(path).replaceAll('%25', '%')));
  const [first] = answers;
  expect(first?.status).toBe(404);
  expect(first?.text).toContain('Nota Tidak Dikenal');
  for (const answer of answers) {
    expect([answer.status, answer.text]).toEqual([first?.status, first?.text]);
    const { date: _, 'x-request-id': __, ...headers } = answer.headers;
    expect(Object.keys(headers)).toEqual(
      Object.keys(first?.headers ?? {}).filter(
        (name) => name !== 'date' && name !== 'x-request-id',
      ),
    );
  }
});

test('a malformed link costs the same one look-up as an unknown one', async () => {
  let lookups = 0;
  const counted: Db = {
    ...shop.server.db,
    shared: (work) => {
      lookups += 1;
      return shop.server.db.shared(work);
    },
  };
  const page = notaPage([penjualanPaper]);
  for (const path of ['/nota/AAAAAAAAAAAAAAAAAAAAAAAA', '/nota/kurang', '/nota/']) {
    const link = pageAddress([page], path).slice(page.prefix.length);
    expect((await page.draw(counted, link, 'id')).status).toBe(404);
  }
  expect(lookups).toBe(3);
});

test('the limit by address, in words', async () => {
  const answers = [];
  for (let n = 0; n < 32; n++) answers.push(await open('/nota/x', '10.9.9.9'));
  expect(answers.slice(0, 30).every(({ status }) => status === 404)).toBe(true);
  const late = answers[31];
  expect(late?.status).toBe(429);
  expect(String(late?.headers['content-type'])).toContain('text/plain');
  expect((await open('/nota/x', '10.9.9.8')).status).toBe(404);
});

test('the page speaks the language of the browser', async () => {
  const link = await linkOf(await sell([await addPiece(kasir)]));
  expect((await open(link, '10.3.0.1', 'en-GB,en;q=0.8')).text).toContain('Genuine Receipt');
  expect((await open(link, '10.3.0.2', 'zh-TW')).text).toContain('真實單據');
  expect((await open(link, '10.3.0.3', 'de,fr')).text).toContain('Nota Asli');
});

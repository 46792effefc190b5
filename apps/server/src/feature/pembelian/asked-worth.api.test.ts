/**
 * What pieces are worth is told for buying them back, not for a list (docs/decision/0036): beyond
 * the day's answers that led to no buy-back an approval is asked, by barcode, by nota, by the list
 * of pieces and by saving what is refused alike, and the owners are told.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Answer, TestClient } from '../../../test/harness.ts';
import { PASSWORD } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { addPiece, cash, saleOf } from '../../../test/shop-fixture.ts';
import { nextDay } from '../../../test/titip-case.ts';

const PAID = 4_711_000;
const WORTH = 4_491_500;
const SELLER = { nama_customer: 'IBU ANI', no_hp: '081277776666' };

let shop: Shop;
let kasir: TestClient;
/** Sold, each on a nota of its own. */
let codes: string[];

beforeAll(async () => {
  shop = await openShop();
  ({ kasir } = shop);
  const till = { jenis_kas: 'KAS', kode_transaksi: 'MODAL', arah: 'IN', jumlah_rp: 90_000_000 };
  await shop.spv.post('cash/simpan', { ...till, keterangan: 'modal' });
  codes = [];
  for (let i = 0; i < 12; i += 1) codes.push((await sell()).code);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.set('BATAS_TAKSIRAN_BELI', '3');
  await shop.set('OTORISASI_BELI_KEMBALI_TUNAI', 'false');
  await shop.exec(sql`delete from taksiran_dilihat`);
});

async function sell(count = 1): Promise<{ code: string; no: string }> {
  const pieces: string[] = [];
  for (let i = 0; i < count; i += 1) pieces.push(await addPiece(kasir));
  const sold = await kasir.post('penjualan/simpan', saleOf(pieces, [cash(PAID * count)]));
  if (sold.status !== 201) throw new Error(JSON.stringify(sold.body));
  return { code: pieces[0] ?? '', no: String(sold.body.data.no_faktur_group) };
}
const quote = (code: string, more = '', who = kasir): Promise<Answer> =>
  who.get(`pembelian/get/jual/${code}?kondisi=BAIK${more}`);
const nota = (no: string): Promise<Answer> => kasir.get(`pembelian/get/nota/${no}`);
function buy(code: string, paid = WORTH): Promise<Answer> {
  const detail_barang = [{ kode_barcode: code, kondisi: 'BAIK' }];
  const body = { kode_sales: 'S1', ...SELLER, detail_barang, pembayaran: [cash(paid)] };
  return kasir.post('pembelian/simpan', body);
}
async function swap(code: string, rest: number): Promise<Answer> {
  const tukar = { jenis: 'TUKAR', detail_barang: [{ kode_barcode: code, kondisi: 'BAIK' }] };
  return kasir.post('penjualan/simpan', saleOf([await addPiece(kasir)], [tukar, cash(rest)]));
}
async function allow({ body }: Answer): Promise<string> {
  const { subjek, kategori } = body;
  const given = await kasir.post('authorization', {
    user_id: 'SPV',
    password: PASSWORD,
    kategori,
    subjek,
  });
  return given.body.data._id as string;
}
async function useUp(): Promise<void> {
  for (const code of codes.slice(0, 3)) expect((await quote(code)).status).toBe(200);
}

test('a cashier who counts barcodes up is asked for an approval', async () => {
  await useUp();
  const refused = await quote(codes[3] ?? '');
  expect([refused.status, refused.body.code, refused.body.kategori]).toEqual([
    422,
    'OTORISASI_DIPERLUKAN',
    'TAKSIRAN BELI',
  ]);
  expect(refused.body.uraian).toBe(
    `Taksiran beli kembali: KASIR sudah melihat 3 tanpa pembelian hari ini, batas 3; ` +
      `berikutnya ${codes[3]}`,
  );
  // The same ones again cost nothing; another user has a count of his own, an owner none.
  expect((await quote(codes[0] ?? '')).status).toBe(200);
  expect((await quote(codes[3] ?? '', '', shop.spv)).status).toBe(200);
  for (const code of codes.slice(0, 8)) {
    expect((await quote(code, '', shop.owner)).status).toBe(200);
  }
  await shop.set('BATAS_TAKSIRAN_BELI', '4');
  expect((await quote(codes[3] ?? '')).status).toBe(200);
  await shop.set('BATAS_TAKSIRAN_BELI', '0');
  expect((await quote(codes[4] ?? '')).body.kategori).toBe('TAKSIRAN BELI');
});

test('by nota too, whose pieces are one look; what is not there counts as well', async () => {
  const { no, code } = await sell(2);
  expect((await nota(no)).status).toBe(200);
  expect((await nota(`${no.toLowerCase()}-2`)).status).toBe(200);
  expect((await quote(code)).status).toBe(200);
  expect((await nota('JKT1-FJ-999')).status).toBe(404);
  expect((await quote('99999999')).body.code).toBe('BARANG_TIDAK_ADA');
  for (const ask of [() => quote(codes[0] ?? ''), () => quote('99999998')]) {
    expect((await ask()).body.kategori).toBe('TAKSIRAN BELI');
  }
});

test('neither a refused buy-back or trade-in nor the list of pieces tells what the quote does not', async () => {
  await useUp();
  const [other = ''] = codes.slice(4);
  for (const answer of [await buy(other, 1), await swap(other, 1)]) {
    expect([answer.body.kategori, answer.body.errors]).toEqual(['TAKSIRAN BELI', undefined]);
  }
  await nextDay(shop);
  await useUp();
  const listed = await kasir.get(`barang?kode_barcode=${other}`);
  expect(listed.body.kategori).toBe('TAKSIRAN BELI');
  expect((await shop.spv.get(`barang?kode_barcode=${other}`)).status).toBe(200);
});

test('what was bought back does not count, by quote or in a sale', async () => {
  const [one = '', two = '', three = ''] = codes.slice(9);
  for (const code of [one, two, three]) expect((await quote(code)).status).toBe(200);
  expect((await quote(codes[4] ?? '')).body.kategori).toBe('TAKSIRAN BELI');
  expect((await buy(one)).status).toBe(201);
  expect((await swap(two, PAID - WORTH)).status).toBe(201);
  expect((await quote(codes[4] ?? '')).status).toBe(200);
  expect((await quote(codes[5] ?? '')).status).toBe(200);
  expect((await quote(codes[6] ?? '')).body.kategori).toBe('TAKSIRAN BELI');
});

test('an approval opens as many again, once; the next day begins anew', async () => {
  await useUp();
  const id = await allow(await quote(codes[3] ?? ''));
  expect((await quote(codes[3] ?? '', `&otorisasi=${id}`)).status).toBe(200);
  expect((await quote(codes[4] ?? '')).status).toBe(200);
  expect((await quote(codes[5] ?? '')).status).toBe(200);
  const again = await quote(codes[6] ?? '', `&otorisasi=${id}`);
  expect(again.body.code).toBe('OTORISASI_TIDAK_SAH');
  await nextDay(shop);
  expect((await quote(codes[6] ?? '')).status).toBe(200);
});

test('the owners are told once when it is used up, and who has allowed more', async () => {
  await nextDay(shop);
  await useUp();
  const refused = await quote(codes[7] ?? '');
  await quote(codes[8] ?? '');
  const id = await allow(refused);
  await quote(codes[7] ?? '', `&otorisasi=${id}`);
  const { tgl } = await shop.one(
    sql<{ tgl: string }>`select tgl_system::text as tgl from toko where kode_toko = 'JKT1'`,
  );
  const rows = await shop.rows(
    sql`select jenis, oleh, objek, isi from kabar_pemilik
        where jenis like 'TAKSIRAN%' and isi ->> 'tanggal' = ${tgl} order by waktu`,
  );
  expect(rows).toEqual([
    {
      jenis: 'TAKSIRAN_BATAS',
      oleh: 'KASIR',
      objek: 'users/KASIR',
      isi: { tanggal: tgl, jumlah: '3' },
    },
    {
      jenis: 'TAKSIRAN_LAGI',
      oleh: 'SPV',
      objek: 'users/KASIR',
      isi: { tanggal: tgl, user: 'KASIR', jumlah: '3' },
    },
  ]);
});

test('questions side by side are counted one after the other', async () => {
  const answers = await Promise.all(codes.slice(0, 8).map((code) => quote(code)));
  expect(answers.filter((answer) => answer.status !== 422)).toHaveLength(3);
});

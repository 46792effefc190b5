/**
 * Pieces made for an order wait for a second person like any (docs/decision/0025): until then the
 * order is not made, and the line is nobody else's.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refuse, validate } from '../../../test/entry-case.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { make, order, orderRow, said } from '../../../test/order-case.ts';
import { inLine, lockOf } from '../../../test/race/hold.ts';
import { addPiece, approved, saleOf } from '../../../test/shop-fixture.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop({
    settings: { VALIDASI_TAMBAH_BARANG: 'true', VALIDASI_PESANAN: 'false' },
  });
});
afterAll(() => shop.close());

interface Line {
  readonly kode_barcode: string;
  readonly menunggu: string;
}

async function lines(no: string): Promise<readonly Line[]> {
  return (await orderRow(shop.kasir, no))['detail'] as readonly Line[];
}

/** An order that a cashier made the piece of; answers its number and the entry's. */
async function made(): Promise<{ no: string; entry: string; code: string }> {
  const no = await order(shop.kasir);
  expect((await make(shop.kasir, no)).status).toBe(200);
  const [line] = await lines(no);
  const entry = line?.menunggu ?? '';
  const { body } = await shop.owner.get(`barang/tambah/${entry}`);
  return { no, entry, code: body.data.detail[0].kode_barcode };
}

const cancelled = (no: string) =>
  approved(shop.kasir, 'pesanan/batal', {
    no_faktur_group: no,
    alasan: 'tidak jadi',
    kembali: { jenis: 'CASH' },
    ditahan_rp: 0,
  });

test('waits, is held for the order when validated, and is taken then', async () => {
  const { no, entry, code } = await made();
  expect(entry).toMatch(/^JKT1-TB-/);
  expect(await orderRow(shop.kasir, no)).toMatchObject({ status: 'OPEN' });
  expect((await shop.piece(code)).status).toBe('BARU');
  const sale = saleOf([code], [{ jenis: 'PESANAN', no_pesanan: no }], { no_pesanan: no });
  expect((await shop.kasir.post('penjualan/simpan', sale)).status).toBe(409);
  expect(said(await make(shop.spv, no))).toEqual([409, 'PESANAN_MENUNGGU']);
  expect(await shop.violations()).toEqual([]);
  expect((await validate(shop.spv, entry)).status).toBe(200);
  expect((await shop.piece(code)).status).toBe('PESANAN');
  expect(await orderRow(shop.kasir, no)).toMatchObject({ status: 'DONE' });
  expect(await lines(no)).toMatchObject([{ kode_barcode: code, menunggu: '' }]);
  expect(await shop.violations()).toEqual([]);
});

test('who made it does not validate it, nor does another cashier', async () => {
  const no = await order(shop.kasir);
  await make(shop.spv, no);
  const entry = (await lines(no))[0]?.menunggu ?? '';
  expect(said(await validate(shop.spv, entry))).toEqual([403, 'VALIDASI_SENDIRI']);
  expect((await validate(shop.kasir, entry)).status).toBe(403);
  expect((await validate(shop.owner, entry)).status).toBe(200);
});

test('refused: the line is open again and is made anew', async () => {
  const { no, entry, code } = await made();
  expect((await refuse(shop.owner, entry)).status).toBe(200);
  expect((await shop.piece(code)).status).toBe('KELUAR');
  expect(await lines(no)).toMatchObject([{ kode_barcode: '', menunggu: '' }]);
  expect((await make(shop.kasir, no)).status).toBe(200);
  const again = (await lines(no))[0]?.menunggu ?? '';
  expect((await validate(shop.owner, again)).status).toBe(200);
  expect(await orderRow(shop.kasir, no)).toMatchObject({ status: 'DONE' });
});

test('of another group than ordered: refused, and nothing was entered', async () => {
  const no = await order(shop.kasir);
  const count = sql<{ n: number }>`select count(*)::int as n from barang`;
  const before = await shop.one(count);
  const wrong = await make(shop.kasir, no, { kode_group: 'MD', kadar: 42 });
  expect(said(wrong)).toEqual([409, 'BARANG_BUKAN_PESANAN']);
  expect(await shop.one(count)).toEqual(before);
  expect((await shop.owner.get('validasi/meja/validasi-barang')).body.data).toEqual([]);
});

test('a piece of the stock serves at once; one that waits does not', async () => {
  const no = await order(shop.kasir, { harga_dikunci: true });
  const code = await addPiece(shop.spv);
  const dari_stok = [{ baris: 1, kode_barcode: code }];
  const body = { no_faktur_group: no, dari_stok };
  expect(said(await shop.kasir.post('pesanan/barang-jadi', body))).toEqual([
    409,
    'BARANG_TIDAK_READY',
  ]);
  const [waiting] = (await shop.owner.get('validasi/meja/validasi-barang')).body.data;
  expect((await validate(shop.owner, waiting.no_faktur_group)).status).toBe(200);
  expect((await shop.kasir.post('pesanan/barang-jadi', body)).status).toBe(200);
  expect(await orderRow(shop.kasir, no)).toMatchObject({ status: 'DONE' });
});

describe('the order is cancelled meanwhile', () => {
  test('what was made is stock like any once it is validated', async () => {
    const { no, entry, code } = await made();
    expect((await cancelled(no)).status).toBe(200);
    expect((await shop.piece(code)).status).toBe('BARU');
    expect((await validate(shop.spv, entry)).status).toBe(200);
    expect((await shop.piece(code)).status).toBe('READY');
    expect(await shop.violations()).toEqual([]);
  });

  test('in the same moment: held and freed again, the piece ends in stock', async () => {
    const { no, entry, code } = await made();
    const body = { no_faktur_group: no, alasan: 'x', kembali: { jenis: 'CASH' }, ditahan_rp: 0 };
    const asked = await shop.kasir.post('pesanan/batal', body);
    const { subjek, kategori } = asked.body;
    const given = await shop.kasir.post('authorization', {
      user_id: 'OWNER',
      password: 'rahasia-uji',
      kategori,
      subjek,
    });
    const detail_authorization = [{ _id: given.body.data._id }];
    const lock = lockOf('dokumen.no_dokumen', no);
    const answers = await inLine(shop.server.database.superUrl, lock, [
      () => validate(shop.spv, entry),
      () => shop.kasir.post('pesanan/batal', { ...body, detail_authorization }),
    ]);
    expect(answers.map((a) => a.status)).toEqual([200, 200]);
    expect((await shop.piece(code)).status).toBe('READY');
    expect(await shop.violations()).toEqual([]);
  });
});

test('a down payment that waits for the cashier is answered first', async () => {
  const { no, entry } = await made();
  await shop.set('VALIDASI_PESANAN', 'true');
  const more = { no_faktur_group: no, pembayaran: [{ jenis: 'CASH', jumlah_rp: 100_000 }] };
  expect((await shop.kasir.post('pesanan/tambah-dp', more)).status).toBe(200);
  const early = await validate(shop.spv, entry);
  expect([...said(early), early.body.message.includes(no)]).toEqual([
    409,
    'DOKUMEN_BELUM_VALID',
    true,
  ]);
  expect((await shop.spv.post('pesanan/validasi', { no_faktur_group: no })).status).toBe(200);
  expect((await validate(shop.spv, entry)).status).toBe(200);
  expect(await orderRow(shop.kasir, no)).toMatchObject({ status: 'DONE' });
  await shop.set('VALIDASI_PESANAN', 'false');
  expect(await shop.violations()).toEqual([]);
});

test('without the parameter it is held at once, as before', async () => {
  await shop.set('VALIDASI_TAMBAH_BARANG', 'false');
  const no = await order(shop.kasir);
  expect((await make(shop.kasir, no)).status).toBe(200);
  expect(await orderRow(shop.kasir, no)).toMatchObject({ status: 'DONE' });
});

/**
 * Orders through the real API: estimate, samples, down payments, making, giving samples back,
 * cancelling on another day, the cashier's step, and what is refused.
 */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD } from '../../../test/harness.ts';
import type { Answer, TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { ESTIMATE, make, order, orderOf, orderRow, RING, said } from '../../../test/order-case.ts';
import { addPiece, approved } from '../../../test/shop-fixture.ts';

let shop: Shop;
let kasir: TestClient;

beforeAll(async () => {
  shop = await openShop({
    masters: { tukang: [{ kode_tukang: 'T1', nama_tukang: 'PAK JOKO', ongkos: 0 }] },
  });
  kasir = shop.kasir;
});
afterEach(async () => {
  await shop.set('VALIDASI_PESANAN', 'false');
  await shop.set('OTORISASI_CONTOH_TOKO', 'false');
});
afterAll(() => shop.close());

const CASH = [{ jenis: 'CASH', jumlah_rp: 1_000_000 }];

describe('ordering', () => {
  test('computes the estimate, owes the down payment, moves no goods', async () => {
    const answer = await kasir.post('pesanan/simpan', orderOf({ kode_tukang: 't1' }));
    expect(answer.status).toBe(201);
    const no = answer.body.data.no_faktur_group as string;
    expect(no).toMatch(/^JKT1-PS-261120-\d{4}$/);
    expect(answer.body.data).toMatchObject({
      no_pesanan: no,
      status: 'OPEN',
      status_valid: 'DONE',
      total: ESTIMATE,
      bayar: 2_000_000,
      sisa_rp: ESTIMATE - 2_000_000,
      nama_tukang: 'PAK JOKO',
      harga_emas: 'DIKUNCI',
      qty: 1,
      berat: 5,
      rincian: { tgl_janji: '2026-12-01', kode_tukang: 'T1' },
    });
    expect(await shop.balance(no)).toEqual({ KAS: 2_000_000, 'UANG MUKA': -2_000_000 });
  });

  test("takes today's price of a gram where none is agreed", async () => {
    const { harga_gram: _agreed, ...today } = RING;
    const answer = await kasir.post('pesanan/simpan', orderOf({ detail_barang: [today] }));
    expect(answer.body.data.total).toBe(ESTIMATE);
    const asked = await kasir.get('pesanan/get/harga?kode_group=MT&kadar=75');
    expect(asked.body.data).toEqual({ harga_gram: 1_320_000 });
  });

  test('an agreed price below today’s is approved, an estimate binds nobody', async () => {
    const cheap = { detail_barang: [{ ...RING, harga_gram: 1_300_000 }], pembayaran: [] };
    expect(said(await kasir.post('pesanan/simpan', orderOf(cheap)))).toEqual([
      422,
      'OTORISASI_DIPERLUKAN',
    ]);
    expect((await approved(kasir, 'pesanan/simpan', orderOf(cheap))).status).toBe(201);
    const open = orderOf({ ...cheap, harga_dikunci: false });
    expect((await kasir.post('pesanan/simpan', open)).status).toBe(201);
  });

  test('an agreed price is approved where the shop has none to compare it with', async () => {
    const priced = (harga: number) =>
      shop.exec(sql`update grup set harga = ${harga} where kode_group = 'MT'`);
    await priced(0);
    const one = orderOf({ detail_barang: [{ ...RING, harga_gram: 1 }], pembayaran: [] });
    const refused = await kasir.post('pesanan/simpan', one);
    expect(said(refused)).toEqual([422, 'OTORISASI_DIPERLUKAN']);
    expect(refused.body.uraian).toContain('hari ini belum ada harga');
    expect((await approved(kasir, 'pesanan/simpan', one)).status).toBe(201);
    await priced(1_320_000);
  });

  test('tells every wrong field', async () => {
    const wrong = orderOf({
      kode_sales: 'TIDAK ADA',
      nama_customer: '',
      kode_tukang: 'X',
      tgl_janji: '2026-11-19',
      detail_barang: [RING, { ...RING, kode_group: 'ZZ' }, { ...RING, kode_jenis: 'ZZ' }],
      contoh: [{ milik: 'TOKO', kode_barcode: '11999999' }],
    });
    const answer = await kasir.post('pesanan/simpan', wrong);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors as object)).toEqual([
      'kode_sales',
      'kode_tukang',
      'detail_barang.1.kode_group',
      'detail_barang.2.kode_jenis',
      'nama_customer',
      'tgl_janji',
      'contoh.0.kode_barcode',
    ]);
  });

  test('no down payment above the estimate, now or later', async () => {
    const much = { pembayaran: [{ jenis: 'CASH', jumlah_rp: ESTIMATE + 1 }] };
    expect(said(await kasir.post('pesanan/simpan', orderOf(much)))).toEqual([400, 'DP_LEBIH']);
    const no = await order(kasir, { pembayaran: [] });
    const body = { no_faktur_group: no, pembayaran: much.pembayaran };
    expect(said(await kasir.post('pesanan/tambah-dp', body))).toEqual([400, 'DP_LEBIH']);
    const card = [{ jenis: 'DEBIT', jumlah_rp: 500_000, no_rekening: '222' }];
    const added = { no_faktur_group: no, pembayaran: [...CASH, ...card] };
    const answer = await kasir.post('pesanan/tambah-dp', added);
    expect(answer.body.data).toMatchObject({ bayar: 1_500_000, sisa_rp: ESTIMATE - 1_500_000 });
    expect(await shop.balance(no)).toMatchObject({ 'UANG MUKA': -1_500_000 });
  });
});

describe('making', () => {
  test('a new piece is in stock and held for its line; the last one makes it ready', async () => {
    const no = await order(kasir, { detail_barang: [RING, RING] });
    const first = await make(kasir, no);
    expect(first.status).toBe(200);
    expect(first.body.data).toMatchObject({ status: 'OPEN' });
    const code = first.body.data.detail[0].kode_barcode as string;
    expect((await shop.piece(code)).status).toBe('PESANAN');
    expect(first.body.data.detail[0]).toMatchObject({ berat: 5, berat_jadi: 5.12 });
    const found = await kasir.get(`pesanan/get/barang/${code}`);
    expect(found.body.data.no_faktur_group).toBe(no);
    const last = await make(kasir, no, {}, 2);
    expect(last.body.data).toMatchObject({ status: 'DONE', total: 2 * ESTIMATE });
    expect(said(await make(kasir, no, {}, 2))).toEqual([409, 'DOKUMEN_STATUS']);
  });

  test('a ready piece of the same group and purity may serve; another is refused', async () => {
    const no = await order(kasir);
    const other = await addPiece(kasir, { kadar: 42 });
    const take = (kode_barcode: string, baris = 1) =>
      kasir.post('pesanan/barang-jadi', {
        no_faktur_group: no,
        dari_stok: [{ baris, kode_barcode }],
      });
    const refused = await take(other);
    expect(said(refused)).toEqual([409, 'BARANG_BUKAN_PESANAN']);
    expect(Object.keys(refused.body.errors as object)).toEqual(['dari_stok.0.kode_barcode']);
    const code = await addPiece(kasir);
    expect(said(await take(code, 7))).toEqual([400, 'PESANAN_BARIS']);
    expect((await take(code)).body.data).toMatchObject({ status: 'DONE' });
    expect((await shop.piece(code)).status).toBe('PESANAN');
    const sale = { kode_sales: 'S1', detail_barang: [{ kode_barcode: code }], pembayaran: CASH };
    expect(said(await kasir.post('penjualan/simpan', sale))).toEqual([409, 'BARANG_TIDAK_READY']);
  });

  test('a piece of the stock is not sold below its price through an order', async () => {
    const cheap = { ...RING, harga_gram: 1_320_000, ongkos: 0 };
    const no = await order(kasir, { detail_barang: [cheap], pembayaran: [] });
    const code = await addPiece(kasir, { ongkos: 750_000 });
    const body = { no_faktur_group: no, dari_stok: [{ baris: 1, kode_barcode: code }] };
    const refused = await kasir.post('pesanan/barang-jadi', body);
    expect(said(refused)).toEqual([422, 'OTORISASI_DIPERLUKAN']);
    expect(refused.body).toMatchObject({ kategori: 'UBAH HARGA' });
    expect(refused.body.uraian).toBe(
      `Pesanan ${no} dari stok ${code} CINCIN POLOS Rp. 4,561,000,- (dihitung Rp. 5,311,000,-)`,
    );
    expect((await shop.piece(code)).status).toBe('READY');
    const held = await approved(kasir, 'pesanan/barang-jadi', body);
    expect(held.body.data).toMatchObject({ status: 'DONE' });
    expect(held.body.data.otorisasi).toMatchObject([{ kategori: 'UBAH HARGA' }]);
    const made = await order(kasir, { detail_barang: [cheap], pembayaran: [] });
    expect((await make(kasir, made, { ongkos: 750_000 })).status).toBe(200);
  });

  test('what adding pieces refuses is told at the order’s own field', async () => {
    const no = await order(kasir);
    const answer = await make(kasir, no, { kode_baki: 'ZZ' });
    expect(Object.keys(answer.body.errors as object)).toEqual(['barang_baru.0.kode_baki']);
    expect(await orderRow(kasir, no)).toMatchObject({ status: 'OPEN' });
    const empty = await kasir.post('pesanan/barang-jadi', { no_faktur_group: no });
    expect(Object.keys(empty.body.errors as object)).toEqual(['barang_baru']);
  });
});

describe('samples', () => {
  const BROUGHT = { milik: 'CUSTOMER', nama_barang: 'CINCIN LAMA', berat: 3.2, kadar: 70 } as const;

  test('the shop’s is lent, the customer’s kept; both are given back one by one', async () => {
    const code = await addPiece(kasir);
    const no = await order(kasir, { contoh: [{ milik: 'TOKO', kode_barcode: code }, BROUGHT] });
    expect((await shop.piece(code)).status).toBe('PINJAM');
    expect(await orderRow(kasir, no)).toMatchObject({ qty: 1, berat: 5 });
    const kept = await kasir.get('pesanan/get/barang-contoh');
    const mine = (kept.body.data as { no_faktur_group: string }[]).filter(
      (s) => s.no_faktur_group === no,
    );
    expect(mine).toMatchObject([
      { baris: 2, milik: 'TOKO', kode_barcode: code },
      { baris: 3, milik: 'CUSTOMER', nama_barang: 'CINCIN LAMA', berat: 3.2, kadar: 70 },
    ]);
    const give = (baris: number[], penerima = 'IBU SITI') => {
      const timbang = baris.includes(2) ? [{ baris: 2, berat: 3.46 }] : [];
      const body = { no_faktur_group: no, baris, penerima, timbang };
      return kasir.post('pesanan/ambil-barang-contoh', body);
    };
    expect(said(await give([1]))).toEqual([400, 'PESANAN_BARIS']);
    expect((await give([3], '')).status).toBe(400);
    expect((await give([3])).status).toBe(200);
    expect(said(await give([3]))).toEqual([409, 'CONTOH_SUDAH_DIAMBIL']);
    expect((await shop.piece(code)).status).toBe('PINJAM');
    const last = await give([2]);
    expect((await shop.piece(code)).status).toBe('READY');
    expect(last.body.data.detail_contoh[1]).toMatchObject({
      hidup: false,
      rumus: { milik: 'CUSTOMER', kembali_tgl: '2026-11-20', penerima: 'IBU SITI' },
    });
    const card =
      await shop.rows(sql`select kolom, baris, berat from kartu_pelanggan where no_dokumen = ${no}
        order by ke, urut`);
    expect(card).toEqual([
      { kolom: 'MASUK', baris: 3, berat: 3200 },
      { kolom: 'KELUAR', baris: 3, berat: 3200 },
    ]);
  });

  test('the shop’s pieces are lent with an approval that names each, whoever asks', async () => {
    const [one, two] = [await addPiece(kasir), await addPiece(kasir, { berat: 2.5 })];
    const contoh = [one, two].map((kode_barcode) => ({ milik: 'TOKO', kode_barcode }));
    const tiny = { ...RING, berat: 0.1 };
    const body = orderOf({ detail_barang: [tiny], pembayaran: [], contoh: [...contoh, BROUGHT] });
    await shop.set('OTORISASI_CONTOH_TOKO', 'true');
    for (const client of [kasir, shop.spv, shop.owner]) {
      const refused = await client.post('pesanan/simpan', body);
      expect([refused.status, refused.body.kategori]).toEqual([422, 'CONTOH TOKO']);
      expect(refused.body.uraian).toBe(
        'Pinjamkan 2 contoh toko 5.955 gr kepada IBU SITI: ' +
          `${one} CINCIN POLOS 3.455 gr, ${two} CINCIN POLOS 2.500 gr`,
      );
    }
    expect(await shop.states([one, two])).toEqual(['READY', 'READY']);
    const given = await approved(kasir, 'pesanan/simpan', body);
    expect(given.body.data.otorisasi).toMatchObject([{ kategori: 'CONTOH TOKO' }]);
    expect(await shop.states([one, two])).toEqual(['PINJAM', 'PINJAM']);
    const brought = orderOf({ contoh: [BROUGHT] });
    expect((await kasir.post('pesanan/simpan', brought)).status).toBe(201);
    await shop.set('OTORISASI_CONTOH_TOKO', 'false');
    const lent = orderOf({ contoh: [{ milik: 'TOKO', kode_barcode: await addPiece(kasir) }] });
    expect((await kasir.post('pesanan/simpan', lent)).status).toBe(201);
  });

  test('an approval of one piece lends no other', async () => {
    await shop.set('OTORISASI_CONTOH_TOKO', 'true');
    const [one, two] = [await addPiece(kasir), await addPiece(kasir)];
    const lend = (kode_barcode: string) => orderOf({ contoh: [{ milik: 'TOKO', kode_barcode }] });
    const { subjek } = (await kasir.post('pesanan/simpan', lend(one))).body;
    const asked = { user_id: 'SPV', password: PASSWORD, subjek };
    const given = await kasir.post('authorization', asked);
    const detail_authorization = [{ _id: given.body.data._id }];
    const other = await kasir.post('pesanan/simpan', { ...lend(two), detail_authorization });
    expect(said(other)).toEqual([422, 'OTORISASI_TIDAK_SAH']);
    expect((await shop.piece(two)).status).toBe('READY');
  });

  test('a piece that is not ready is no sample', async () => {
    const code = await addPiece(kasir);
    const contoh = [{ milik: 'TOKO', kode_barcode: code }];
    const no = await order(kasir, { contoh });
    const again = await kasir.post('pesanan/simpan', orderOf({ contoh }));
    expect(said(again)).toEqual([409, 'BARANG_TIDAK_READY']);
    const cancel = { no_faktur_group: no, alasan: 'tidak jadi', kembali: { jenis: 'CASH' } };
    expect((await approved(kasir, 'pesanan/batal', cancel)).status).toBe(200);
    expect((await shop.piece(code)).status).toBe('READY');
  });
});

describe('cancelling', () => {
  test('gives the money back, keeps a part as income, frees pieces and samples', async () => {
    const lent = await addPiece(kasir);
    const contoh = [
      { milik: 'TOKO', kode_barcode: lent },
      { milik: 'CUSTOMER', nama_barang: 'GELANG LAMA', berat: 8 },
    ];
    const no = await order(kasir, { contoh });
    const made = (await make(kasir, no)).body.data.detail[0].kode_barcode as string;
    const body = {
      no_faktur_group: no,
      alasan: 'pelanggan pindah',
      kembali: { jenis: 'CASH' },
      ditahan_rp: 500_000,
    };
    expect(said(await kasir.post('pesanan/batal', { ...body, ditahan_rp: 2_000_001 }))).toEqual([
      400,
      'TAHAN_LEBIH',
    ]);
    expect((await approved(kasir, 'pesanan/batal', body)).status).toBe(200);
    expect(await orderRow(kasir, no)).toMatchObject({
      status: 'BATAL',
      sisa_rp: 0,
      rincian: { ditahan_rp: 500_000, kembali_rp: 1_500_000 },
    });
    expect(await shop.states([lent, made])).toEqual(['READY', 'READY']);
    expect(await shop.balance(no)).toEqual({
      KAS: 500_000,
      'UANG MUKA': 0,
      'PENDAPATAN LAIN': -500_000,
    });
    const kept = await kasir.get('pesanan/get/barang-contoh');
    expect(JSON.stringify(kept.body.data)).not.toContain(no);
    expect(said(await approvedAgain(body))).toEqual([409, 'DOKUMEN_SUDAH_BATAL']);
  });

  async function approvedAgain(body: object): Promise<Answer> {
    return kasir.post('pesanan/batal', body);
  }
});

describe('the cashier', () => {
  test('validates: money and journal only then; nothing else may happen before', async () => {
    await shop.set('VALIDASI_PESANAN', 'true');
    const no = await order(kasir);
    expect(await orderRow(kasir, no)).toMatchObject({ status_valid: 'OPEN' });
    expect(await shop.balance(no)).toEqual({});
    expect(said(await make(kasir, no))).toEqual([409, 'DOKUMEN_BELUM_VALID']);
    const valid = { no_faktur_group: no };
    expect((await kasir.post('pesanan/validasi', valid)).status).toBe(200);
    expect(await shop.balance(no)).toMatchObject({ 'UANG MUKA': -2_000_000 });
    const added = { no_faktur_group: no, pembayaran: CASH };
    expect((await kasir.post('pesanan/tambah-dp', added)).status).toBe(200);
    const refuse = { no_faktur_group: no, alasan: 'uang kurang' };
    expect((await kasir.post('pesanan/tolak', refuse)).status).toBe(200);
    expect(await orderRow(kasir, no)).toMatchObject({ status: 'OPEN', bayar: 2_000_000 });
  });

  test('an order without a down payment waits for nobody; a refused one gives samples back', async () => {
    await shop.set('VALIDASI_PESANAN', 'true');
    const free = await order(kasir, { pembayaran: [] });
    expect(await orderRow(kasir, free)).toMatchObject({ status_valid: 'DONE' });
    const lent = await addPiece(kasir);
    const contoh = [
      { milik: 'TOKO', kode_barcode: lent },
      { milik: 'CUSTOMER', nama_barang: 'GELANG LAMA', berat: 8 },
    ];
    const no = await order(kasir, { contoh });
    const refuse = { no_faktur_group: no, alasan: 'uang kurang' };
    expect((await kasir.post('pesanan/tolak', refuse)).status).toBe(200);
    expect((await shop.piece(lent)).status).toBe('READY');
    expect(await orderRow(kasir, no)).toMatchObject({ status: 'BATAL' });
  });
});

test('another shop sees nothing of it', async () => {
  const no = await order(kasir);
  const other = shop.as('KASIR2');
  expect((await other.get(`pesanan/faktur/${no}`)).status).toBe(404);
  expect((await make(other, no)).status).toBe(404);
});

test('after all of it the invariants hold', async () => {
  expect(await shop.violations()).toEqual([]);
});

/**
 * The titipan through the API on a real PostgreSQL: held, added to, taken through a sale, and two
 * people at one piece.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { addPiece, approved, cash, saleOf } from '../../../test/shop-fixture.ts';
import { cancelBody, hold, TOTAL } from '../../../test/titip-case.ts';

let shop: Shop;
let kasir: TestClient;

beforeAll(async () => {
  shop = await openShop();
  kasir = shop.kasir;
});
afterAll(() => shop.close());

/** Pieces of the report of ready stock. */
async function readyPieces(): Promise<number> {
  const answer = await kasir.get('reportbarang/kelompok-barang');
  const list = answer.body.data as readonly { readonly jumlah: number }[];
  return list.reduce((sum, row) => sum + row.jumlah, 0);
}

describe('holding on a down payment', () => {
  it('takes the money as owed, leaves the piece in its tray, out of ready stock', async () => {
    await addPiece(kasir);
    const ready = await readyPieces();
    const { codes, no, answer } = await hold(shop, [cash(1_000_000)]);
    expect(await readyPieces()).toBe(ready);
    expect(no).toMatch(/^JKT1-TP-261120-\d{4}$/);
    expect(answer.body.data).toMatchObject({
      no_faktur_group: no,
      status: 'OPEN',
      total: TOTAL,
      bayar: 1_000_000,
      sisa_rp: 3_711_000,
    });
    const [code = ''] = codes;
    expect(await shop.states(codes)).toEqual(['TITIP']);
    expect((await kasir.get(`barang/ready/kode-barcode/${code}`)).status).not.toBe(200);
    const card = await shop.rows(sql`select kolom, qty, berat, kode_baki, status_dari, status_ke
          from kartu_stok where kode_barcode = ${code} and no_dokumen = ${no}`);
    expect(card).toEqual([
      {
        kolom: 'RESERVASI',
        qty: 0,
        berat: 0,
        kode_baki: 'A1',
        status_dari: 'READY',
        status_ke: 'TITIP',
      },
    ]);
    expect(await shop.cash(no)).toEqual([
      {
        tgl: '2026-11-20',
        jenis: 'CASH',
        akun: 'CASH',
        kategori: 'TITIPAN',
        masuk: 1_000_000,
        keluar: 0,
      },
    ]);
    expect(await shop.journal(no)).toEqual([
      { peran: 'KAS', debit: 1_000_000, kredit: 0 },
      { peran: 'UANG MUKA', debit: 0, kredit: 1_000_000 },
    ]);
    const holder = await kasir.get(`titip/get/barang/${code}`);
    expect(holder.body.data).toMatchObject({ no_titip_group: no });
  });

  it('refuses a held piece to every other hand, and says where it is', async () => {
    const { codes } = await hold(shop);
    const sold = await kasir.post('penjualan/simpan', saleOf(codes, [cash(TOTAL)]));
    expect(sold.status).toBe(409);
    expect(sold.body.code).toBe('BARANG_TIDAK_READY');
    expect(sold.body.message).toContain('TITIP');
    const again = await kasir.post(
      'penjualan/simpan',
      saleOf(codes, [cash(1)], { bayar_dp: true }),
    );
    expect(again.body.code).toBe('BARANG_TIDAK_READY');
    const move = { kode_gudang: 'TOKO', kode_baki: 'A2', barang: codes };
    expect((await kasir.post('pindahbarang/simpan', move)).status).toBe(409);
    const scrap = { kode_gudang: 'RUSAK', kondisi: 'PATAH', keterangan: 'patah', barang: codes };
    expect((await kasir.post('hancurbarang/simpan', scrap)).status).toBe(409);
  });

  it('refuses too much, old gold and another down payment as its payment', async () => {
    const code = await addPiece(kasir);
    const send = (pay: object) =>
      kasir.post('penjualan/simpan', saleOf([code], [pay], { bayar_dp: true }));
    const much = await send(cash(TOTAL + 1));
    expect(much.body).toMatchObject({
      code: 'DP_LEBIH',
      message: 'Down Payment Melebihi Sisa Rp. 4,711,000,-',
    });
    const other = await send({ jenis: 'TITIPAN', no_titipan: 'JKT1-TP-261120-0001' });
    expect(other.body).toMatchObject({
      code: 'DP_BUKAN_UANG',
      message: 'Down Payment Tidak Bisa Dibayar Dengan TITIPAN',
    });
    const unknown = await send({ jenis: 'TRANSFER', jumlah_rp: 5, no_rekening: '999' });
    expect(unknown.body.errors).toHaveProperty(['pembayaran.0.no_rekening']);
    expect(await shop.states([code])).toEqual(['READY']);
  });

  it('refuses what only a sale knows, at its field', async () => {
    const { no } = await hold(shop);
    const code = await addPiece(kasir);
    const body = saleOf([code], [cash(1)], { bayar_dp: true });
    const errorsOf = async (change: object) =>
      (await kasir.post('penjualan/simpan', { ...body, ...change })).body.errors;
    expect(await errorsOf({ no_titip_group: no })).toEqual({
      no_titip_group: [`Titipan ${no} Tidak Ditemukan`],
    });
    expect(await errorsOf({ no_pesanan: 'PS-1' })).toEqual({
      no_pesanan: ['Pesanan PS-1 Tidak Ditemukan'],
    });
    const line = { kode_barcode: code, kode_marketplace: 'TOPED' };
    expect(await errorsOf({ detail_barang: [line] })).toEqual({
      'detail_barang.0.kode_marketplace': ['Marketplace Barang Beda Dengan Marketplace Pembayaran'],
    });
    const empty = { no_titip_group: '', no_pesanan: null };
    const saved = await kasir.post('penjualan/simpan', { ...body, ...empty });
    expect(saved.status).toBe(201);
  });
});

describe('adding to the down payment', () => {
  it('takes more on a later event, by card with the fee of the customer', async () => {
    const { no } = await hold(shop);
    const more = await kasir.post('titip/tambah-dp', {
      no_faktur_group: no,
      pembayaran: [{ jenis: 'DEBIT', jumlah_rp: 500_000, no_rekening: '111' }],
    });
    expect(more.body.data).toMatchObject({ bayar: 1_500_000, sisa_rp: 3_211_000 });
    expect((await shop.cash(no))[1]).toMatchObject({
      akun: '111',
      kategori: 'TAMBAH DP TITIP',
      masuk: 505_000,
    });
    const much = await kasir.post('titip/tambah-dp', {
      no_faktur_group: no,
      pembayaran: [cash(3_211_001)],
    });
    expect(much.body).toMatchObject({ code: 'DP_LEBIH' });
  });
});

describe('taking it through a sale', () => {
  it('keeps the approval of its price: the report of changed prices names who allowed it', async () => {
    const code = await addPiece(kasir);
    const detail_barang = [{ kode_barcode: code, harga_jual: 4_500_000 }];
    const held = saleOf([code], [cash(1_000_000)], { bayar_dp: true, detail_barang });
    const answer = await approved(kasir, 'penjualan/simpan', held);
    const no_titip_group = String(answer.body.data.no_titip_group);
    const rest = [cash(Number(answer.body.data.sisa_rp))];
    const sold = await kasir.post('penjualan/simpan', saleOf([code], rest, { no_titip_group }));
    expect(sold.status).toBe(201);
    const { columns, lines } = (await kasir.get('laporan/ubah-harga')).body.data;
    const at = (key: string) => columns.findIndex((c: { key: string }) => c.key === key);
    expect(lines[0].cells[at('otorisasi')]).toBe('SPV');
  });

  it('counts the whole down payment gross, at the held price, and ends the titipan', async () => {
    const { codes, no } = await hold(shop, [cash(1_000_000)], 2);
    await shop.set('kategori_harga', 'GROUP');
    const body = saleOf(codes, [cash(2 * TOTAL - 1_000_000)], { no_titip_group: no });
    const sold = await kasir.post('penjualan/simpan', body);
    await shop.set('kategori_harga', 'BARANG');
    expect(sold.body.data).toMatchObject({ total: 2 * TOTAL, bayar: 2 * TOTAL, kembali: 0 });
    const sale = String(sold.body.data.no_faktur_group);
    const paid = await shop.rows(sql`select jenis, jumlah_rp, no_asal from dokumen_bayar
          where no_dokumen = ${sale} order by urut`);
    expect(paid).toEqual([
      { jenis: 'TITIPAN', jumlah_rp: 1_000_000, no_asal: no },
      { jenis: 'CASH', jumlah_rp: 2 * TOTAL - 1_000_000, no_asal: null },
    ]);
    expect(await shop.journal(sale)).toContainEqual({
      peran: 'UANG MUKA',
      debit: 1_000_000,
      kredit: 0,
    });
    const held = (await kasir.get(`titip/faktur/${no}`)).body.data;
    expect(held).toMatchObject({ status: 'FINISH', selesai_no: sale, sisa_rp: 0 });
    expect(await shop.states(codes)).toEqual(['TERJUAL', 'TERJUAL']);
    const late = await kasir.post('titip/tambah-dp', {
      no_faktur_group: no,
      pembayaran: [cash(1)],
    });
    expect(late.body.code).toBe('DOKUMEN_STATUS');
  });

  it('gives it back when the sale is cancelled on its day', async () => {
    const { codes, no } = await hold(shop);
    const body = saleOf(codes, [cash(TOTAL - 1_000_000)], { no_titip_group: no });
    const sold = await kasir.post('penjualan/simpan', body);
    const no_faktur_group = sold.body.data.no_faktur_group as string;
    await approved(kasir, 'penjualan/batal', { no_faktur_group, alasan: 'salah' });
    expect(await shop.states(codes)).toEqual(['TITIP']);
    const held = (await kasir.get(`titip/faktur/${no}`)).body.data;
    expect(held).toMatchObject({ status: 'OPEN', selesai_no: null, sisa_rp: 3_711_000 });
    expect((await kasir.post('penjualan/simpan', body)).status).toBe(201);
  });

  it('refuses other goods, a part, another price, an unknown number and one that is over', async () => {
    const { codes, no } = await hold(shop, [cash(1_000_000)], 2);
    const rest = [cash(2 * TOTAL)];
    const send = (list: readonly string[], change: object) =>
      kasir.post('penjualan/simpan', saleOf(list, rest, change));
    const part = await send(codes.slice(0, 1), { no_titip_group: no });
    expect(part.body).toMatchObject({
      code: 'TITIPAN_BEDA',
      message: `Barang Penjualan Harus Sama Dengan Barang ${no}`,
    });
    const extra = await send([...codes, await addPiece(kasir)], { no_titip_group: no });
    expect(extra.body.errors).toHaveProperty(['detail_barang.2.kode_barcode']);
    const cheap = await send([], {
      no_titip_group: no,
      detail_barang: codes.map((kode_barcode) => ({ kode_barcode, harga_jual: 1 })),
    });
    expect(cheap.body.code).toBe('TITIPAN_BEDA');
    const unknown = await send(codes, { no_titip_group: 'JKT1-TP-261120-9999' });
    expect(unknown.body.errors).toHaveProperty('no_titip_group');
    await approved(kasir, 'titip/batal', cancelBody(no));
    expect((await send(codes, { no_titip_group: no })).body.code).toBe('DOKUMEN_SUDAH_BATAL');
  });
});

describe('on paper', () => {
  it('shows the pieces, what was paid down and what is left', async () => {
    const { codes, no } = await hold(shop, [cash(1_000_000)]);
    const print = { no_dokumen: no, jenis: 'NOTA', format: 'html' };
    const page = await kasir.post('nota/cetak', print);
    expect(page.status).toBe(200);
    const text = page.raw.toString('utf8');
    expect(text).toContain('NOTA TITIPAN');
    for (const part of [no, codes[0], 'Sisa Pembayaran', '3,711,000']) expect(text).toContain(part);
    const wa = await kasir.post('titip/get/bynota/single', { no_faktur_group: no });
    expect(wa.body.template_wa).toContain(no);
    await approved(kasir, 'titip/batal', cancelBody(no));
    const again = (await kasir.post('nota/cetak', print)).raw.toString('utf8');
    expect(again).toContain('NOTA TITIPAN (BATAL)');
    expect(again).not.toContain('Sisa Pembayaran');
  });
});

describe('two people', () => {
  it('hold one piece, take one titipan, or take and cancel it: one of them wins', async () => {
    const code = await addPiece(kasir);
    const body = saleOf([code], [cash(1_000_000)], { bayar_dp: true });
    const both = await Promise.all([1, 2].map(() => kasir.post('penjualan/simpan', body)));
    expect(both.map((a) => a.status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const { codes, no } = await hold(shop);
    const take = saleOf(codes, [cash(TOTAL - 1_000_000)], { no_titip_group: no });
    const taken = await Promise.all([1, 2].map(() => kasir.post('penjualan/simpan', take)));
    expect(taken.map((a) => a.status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });
});

it('leaves every invariant standing', async () => {
  expect(await shop.violations()).toEqual([]);
});

/**
 * The sale through the API on a real PostgreSQL: money, stock, journal and approvals, its
 * cancellation and its mirror.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { addPiece, approved, cash, saleOf } from '../../../test/shop-fixture.ts';

let shop: Shop;
let kasir: TestClient;

beforeAll(async () => {
  shop = await openShop();
  kasir = shop.kasir;
});
afterAll(() => shop.close());

describe('a cash sale', () => {
  it('takes the piece, the money and books both sides', async () => {
    const code = await addPiece(kasir);
    const answer = await kasir.post('penjualan/simpan', saleOf([code], [cash(5_000_000)]));
    expect(answer.status).toBe(201);
    // 4.560.600 + 150.000 = 4.710.600, up to the step of 500.
    expect(answer.body.data).toMatchObject({
      total: 4_711_000,
      pembulatan: 400,
      bayar: 5_000_000,
      kembali: 289_000,
    });
    expect(answer.body.data.no_faktur_group).toMatch(/^JKT1-FJ-261120-\d{4}$/);
    expect(answer.body.data.detail[0].no_faktur_jual).toBe(`${answer.body.data.no_faktur_group}-1`);
    expect((await shop.piece(code)).status).toBe('TERJUAL');
    const no = answer.body.data.no_faktur_group as string;
    expect(await shop.cash(no)).toMatchObject([
      { akun: 'CASH', kategori: 'PENJUALAN', masuk: 4_711_000, keluar: 0 },
    ]);
    expect(await shop.journal(no)).toEqual([
      { peran: 'HPP', debit: 3_000_000, kredit: 0 },
      { peran: 'PERSEDIAAN', debit: 0, kredit: 3_000_000 },
      { peran: 'PENJUALAN', debit: 0, kredit: 4_710_600 },
      { peran: 'PEMBULATAN', debit: 0, kredit: 400 },
      { peran: 'KAS', debit: 4_711_000, kredit: 0 },
    ]);
  });

  it('refuses the same piece a second time with its status, and nothing else happens', async () => {
    const code = await addPiece(kasir);
    await kasir.post('penjualan/simpan', saleOf([code], [cash(4_711_000)]));
    const again = await kasir.post('penjualan/simpan', saleOf([code], [cash(4_711_000)]));
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ code: 'BARANG_TIDAK_READY' });
    const twice = await kasir.post('penjualan/simpan', saleOf([code, code], [cash(9_422_000)]));
    expect(twice.body.errors['detail_barang.1.kode_barcode']).toEqual([
      expect.stringContaining(code),
    ]);
  });

  it('refuses too little, too much by card, an unknown account and an unknown sales code', async () => {
    const code = await addPiece(kasir);
    const short = await kasir.post('penjualan/simpan', saleOf([code], [cash(4_000_000)]));
    expect(short.body).toMatchObject({ status: 'error', code: 'BAYAR_KURANG' });
    const card = { jenis: 'DEBIT', jumlah_rp: 9_000_000, no_rekening: '111' };
    expect((await kasir.post('penjualan/simpan', saleOf([code], [card]))).body.code).toBe(
      'BAYAR_LEBIH',
    );
    const unknown = { jenis: 'DEBIT', jumlah_rp: 4_711_000, no_rekening: '999' };
    expect(
      (await kasir.post('penjualan/simpan', saleOf([code], [unknown]))).body.errors,
    ).toHaveProperty(['pembayaran.0.no_rekening']);
    const sales = await kasir.post(
      'penjualan/simpan',
      saleOf([code], [cash(4_711_000)], { kode_sales: 'S9' }),
    );
    expect(sales.body.errors).toHaveProperty('kode_sales');
    expect((await shop.piece(code)).status).toBe('READY');
  });
});

describe('card payments', () => {
  it('charge the customer his fee, and leave the shop its own', async () => {
    const code = await addPiece(kasir);
    const answer = await kasir.post(
      'penjualan/simpan',
      saleOf(
        [code],
        [{ jenis: 'DEBIT', jumlah_rp: 2_000_000, no_rekening: '111' }, cash(2_711_000)],
      ),
    );
    expect(answer.status).toBe(201);
    const no = answer.body.data.no_faktur_group as string;
    expect(
      await shop.rows(
        sql`select akun, masuk, fee from buku_kas where no_dokumen = ${no} order by urut`,
      ),
    ).toEqual([
      { akun: 'CASH', masuk: 2_711_000, fee: 0 },
      { akun: '111', masuk: 2_020_000, fee: 20_000 },
    ]);
    const fee = await shop.rows(
      sql`select kredit from jurnal_baris where no_dokumen = ${no} and peran = 'PENDAPATAN FEE'`,
    );
    expect(fee).toEqual([{ kredit: 20_000 }]);
  });
});

describe('a price below computed', () => {
  it('is refused without an approval, passes with one, and the approval is used once', async () => {
    const code = await addPiece(kasir);
    const line = { kode_barcode: code, harga_jual: 4_000_000 };
    const body = saleOf([], [cash(4_150_000)], { detail_barang: [line] });
    const refused = await kasir.post('penjualan/simpan', body);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ code: 'OTORISASI_DIPERLUKAN', kategori: 'UBAH HARGA' });
    expect(refused.body.uraian).toContain('Rp. 4,000,000,-');
    expect((await shop.piece(code)).status).toBe('READY');
    const self = await kasir.post('authorization', {
      user_id: 'KASIR',
      password: 'rahasia-uji',
      subjek: refused.body.subjek,
    });
    expect(self.status).toBe(403);
    const given = await kasir.post('authorization', {
      user_id: 'SPV',
      password: 'rahasia-uji',
      subjek: refused.body.subjek,
    });
    const auth = { detail_authorization: [{ _id: given.body.data._id }] };
    const other = saleOf([], [cash(4_140_000)], {
      detail_barang: [{ ...line, harga_jual: 3_990_000 }],
      ...auth,
    });
    expect((await kasir.post('penjualan/simpan', other)).body.code).toBe('OTORISASI_TIDAK_SAH');
    const sold = await kasir.post('penjualan/simpan', { ...body, ...auth });
    expect(sold.status).toBe(201);
    // The same piece at the same price once more: what was approved is used up with the first.
    const { no_faktur_group } = sold.body.data;
    await approved(kasir, 'penjualan/batal', { no_faktur_group, alasan: 'salah' });
    const again = await kasir.post('penjualan/simpan', { ...body, ...auth });
    expect(again.body.code).toBe('OTORISASI_TIDAK_SAH');
  });
});

describe('a trade-in', () => {
  it('buys the old piece back gross, and only the difference is paid', async () => {
    const old = await addPiece(kasir);
    const sold = await kasir.post('penjualan/simpan', saleOf([old], [cash(4_711_000)]));
    const fresh = await addPiece(kasir, { harga_jual: 8_000_000 });
    // 4.560.600 − 20.000 × 3,455 = 4.491.500, already on the step.
    const tukar = { jenis: 'TUKAR', detail_barang: [{ kode_barcode: old, kondisi: 'BAIK' }] };
    const answer = await kasir.post('penjualan/simpan', saleOf([fresh], [tukar, cash(3_658_500)]));
    expect(answer.body).toMatchObject({ status: 'success' });
    expect(answer.body.data).toMatchObject({ total: 8_150_000, bayar: 8_150_000, kembali: 0 });
    expect(answer.body.data.detail_tukar[0]).toMatchObject({ harga_total: 4_491_500 });
    expect(answer.body.data.detail_tukar[0].no_faktur).toMatch(/^JKT1-FB-261120-\d{4}-1$/);
    expect((await shop.piece(old)).status).toBe('DIBELI');
    const lots = await shop.rows(
      sql`select qty, berat, modal, kode_gudang from lot where kode_barcode = ${old}`,
    );
    expect(lots).toEqual([{ qty: 1, berat: 3455, modal: 4_491_500, kode_gudang: 'BELI' }]);
    const no = sold.body.data.no_faktur_group as string;
    const tooLate = await approved(kasir, 'penjualan/batal', {
      no_faktur_group: no,
      alasan: 'salah input',
    });
    expect(tooLate.body.code).toBe('SUDAH_DIBELI_KEMBALI');
    const twice = await kasir.post(
      'penjualan/simpan',
      saleOf([await addPiece(kasir)], [tukar, cash(219_500)]),
    );
    expect(twice.body.code).toBe('SUDAH_DIBELI_KEMBALI');
    expect(Object.keys(twice.body.errors)).toEqual(['pembayaran.0.detail_barang.0.kode_barcode']);
    const rusak = { ...tukar, detail_barang: [{ kode_barcode: fresh, kondisi: 'APA' }] };
    const odd = await kasir.post('penjualan/simpan', saleOf([await addPiece(kasir)], [rusak]));
    expect(Object.keys(odd.body.errors)).toContain('pembayaran.0.detail_barang.0.kondisi');
    const group = answer.body.data.no_faktur_group as string;
    const batal = await approved(kasir, 'penjualan/batal', {
      no_faktur_group: group,
      alasan: 'pelanggan berubah',
    });
    expect(batal.status).toBe(200);
    expect(await shop.states([old, fresh])).toEqual(['TERJUAL', 'READY']);
  });

  it('worth more than the sale: the shop pays from the till, and gets it back', async () => {
    const old = await addPiece(kasir);
    await kasir.post('penjualan/simpan', saleOf([old], [cash(4_711_000)]));
    const fresh = await addPiece(kasir, { harga_jual: 1_000_000 });
    const tukar = { jenis: 'TUKAR', detail_barang: [{ kode_barcode: old, kondisi: 'BAIK' }] };
    const twice = await kasir.post('penjualan/simpan', saleOf([fresh], [tukar, cash(1_150_000)]));
    expect(twice.body.code).toBe('BAYAR_LEBIH');
    const [line] = tukar.detail_barang;
    const dear = { ...tukar, detail_barang: [{ ...line, harga_beli: 900_000_000 }] };
    const empty = await approved(kasir, 'penjualan/simpan', saleOf([fresh], [dear]));
    expect(empty.body.code).toBe('KAS_KURANG');
    const answer = await kasir.post('penjualan/simpan', saleOf([fresh], [tukar]));
    expect(answer.body.data).toMatchObject({
      total: 1_150_000,
      bayar: 4_491_500,
      kembali: 3_341_500,
    });
    const no = answer.body.data.no_faktur_group as string;
    const out = { akun: 'CASH', kategori: 'TUKAR KURANG', masuk: 0, keluar: 3_341_500 };
    expect(await shop.cash(no)).toMatchObject([out]);
    expect(await shop.balance(no)).toEqual({
      HPP: 3_000_000,
      KAS: -3_341_500,
      PENJUALAN: -1_150_000,
      PERSEDIAAN: -3_000_000,
      'PERSEDIAAN BELI': 4_491_500,
    });
    const batal = { no_faktur_group: no, alasan: 'pelanggan berubah' };
    expect((await approved(kasir, 'penjualan/batal', batal)).status).toBe(200);
    const back = { akun: 'CASH', kategori: 'BATAL PENJUALAN', masuk: 3_341_500, keluar: 0 };
    expect(await shop.cash(no)).toMatchObject([out, back]);
    expect(await shop.balance(no)).toEqual({
      HPP: 0,
      KAS: 0,
      PENJUALAN: 0,
      PERSEDIAAN: 0,
      'PERSEDIAAN BELI': 0,
    });
    expect(await shop.states([old, fresh])).toEqual(['TERJUAL', 'READY']);
  });
});

describe('a cancellation', () => {
  it('by card and cash, with its approval: the piece is sold again', async () => {
    const code = await addPiece(kasir);
    const pay = [{ jenis: 'KREDIT', jumlah_rp: 1_000_000, no_rekening: '222' }, cash(4_000_000)];
    const sold = await kasir.post('penjualan/simpan', saleOf([code], pay));
    const { no_faktur_group } = sold.body.data;
    const body = { no_faktur_group, alasan: 'salah barang' };
    expect((await kasir.post('penjualan/batal', body)).body.code).toBe('OTORISASI_DIPERLUKAN');
    expect((await approved(kasir, 'penjualan/batal', body)).status).toBe(200);
    expect((await shop.piece(code)).status).toBe('READY');
    expect(new Set(Object.values(await shop.balance(no_faktur_group)))).toEqual(new Set([0]));
    const again = await kasir.post('penjualan/simpan', saleOf([code], [cash(4_711_000)]));
    expect(again.status).toBe(201);
  });
});

describe('a sale that waits for the cashier', () => {
  it('takes the goods at once and the money at validation, which one cashier wins', async () => {
    await shop.set('VALIDASI_PENJUALAN', 'true');
    const code = await addPiece(kasir);
    const answer = await kasir.post('penjualan/simpan', saleOf([code], [cash(4_711_000)]));
    const no = answer.body.data.no_faktur_group as string;
    expect(answer.body.data.status_valid).toBe('OPEN');
    expect((await shop.piece(code)).status).toBe('TERJUAL');
    expect(await shop.cash(no)).toEqual([]);
    const both = await Promise.all(
      [1, 2].map(() => kasir.post('penjualan/validasi', { no_faktur_group: no })),
    );
    expect(both.map((b) => b.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await shop.status(no)).toEqual({ status: 'OPEN', status_valid: 'DONE' });
    expect(await shop.cash(no)).toMatchObject([{ masuk: 4_711_000 }]);
    await shop.set('VALIDASI_PENJUALAN', 'false');
  });
});

describe('closing the day', () => {
  it('reconciles, freezes, needs an approval for a cash difference, and moves the date', async () => {
    const owner = shop.owner;
    const status = (await owner.get('tutup-toko/status')).body.data;
    const kas = status.kas_sistem as number;
    const lembar = Math.floor(kas / 100_000);
    // The test's day lies behind the calendar, the further the later it runs.
    const body = { uang_fisik: [{ pecahan: 100_000, lembar }], abaikan_peringatan: true };
    const noReason = await owner.post('tutup-toko', body);
    expect(noReason.body).toMatchObject({ code: 'ALASAN_WAJIB' });
    const withReason = { ...body, alasan: 'uang receh belum dihitung' };
    const closed = await approved(owner, 'tutup-toko', withReason);
    expect(closed.body).toMatchObject({ status: 'success', data: { tgl_system: '2026-11-21' } });
    const [frozen] = await shop.rows(
      sql`select akhir from kas_harian where akun = 'CASH' and tgl_system = '2026-11-20'`,
    );
    expect(frozen).toEqual({ akhir: lembar * 100_000 });
    const sale = await shop.rows<{ no_dokumen: string }>(
      sql`select no_dokumen from dokumen where kind = 'penjualan' and status <> 'BATAL' limit 1`,
    );
    const yesterday = { no_faktur_group: sale[0]?.no_dokumen, alasan: 'kemarin' };
    expect((await owner.post('penjualan/batal', yesterday)).body.code).toBe('PENJUALAN_KEMARIN');
    expect((await owner.post('tutup-toko', { ...body, tgl_system: '2026-11-20' })).body.code).toBe(
      'TUTUP_SUDAH',
    );
  });
});

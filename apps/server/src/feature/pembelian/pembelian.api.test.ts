/**
 * The buy-back through the API on a real PostgreSQL: money, lots, journal, approvals, identity,
 * photo, validation, cancellation, and destroying what was bought.
 */
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { isProvisional } from '../../../test/photo.ts';
import { inLine, lockOf } from '../../../test/race/hold.ts';
import { saidBy } from '../../../test/race/pair.ts';
import { addPiece, approved, cash, saleOf } from '../../../test/shop-fixture.ts';
import { boughtLine } from '../../engine/print/document-paper.ts';

let shop: Shop;
let kasir: TestClient;

beforeAll(async () => {
  shop = await openShop({
    masters: {
      harga_emas_pembelian: [{ _id: 'H1', kode_group: 'MT', kadar: 7500, harga: 1_200_000 }],
    },
  });
  kasir = shop.kasir;
});
afterAll(() => shop.close());

const WORTH = 4_491_500;

/** A ring sold for 4.711.000; answers barcode and the sale's number. */
async function sell(): Promise<{ code: string; no: string }> {
  const code = await addPiece(kasir);
  const sold = await kasir.post('penjualan/simpan', saleOf([code], [cash(4_711_000)]));
  return { code, no: sold.body.data.no_faktur_group as string };
}

function buyOf(detail_barang: readonly object[], pembayaran: readonly object[], change = {}) {
  const penjual = { nama_customer: 'IBU AISYAH', nik_sim_passport: '3273012345678901' };
  return { kode_sales: 'S1', ...penjual, detail_barang, pembayaran, ...change };
}

async function buy(code: string, change: object = {}) {
  return kasir.post(
    'pembelian/simpan',
    buyOf([{ kode_barcode: code, kondisi: 'BAIK', ...change }], [cash(WORTH)]),
  );
}

const FREE = {
  nama_barang: 'cincin lama',
  kode_group: 'MT',
  kode_jenis: 'CINCIN',
  kadar: 75,
  berat: 1,
  kondisi: 'BAIK',
};

describe('the price before buying', () => {
  it('explains every deduction of a piece of this shop', async () => {
    const { code, no } = await sell();
    const quote = await kasir.get(`pembelian/get/jual/${code}?kondisi=BAIK&potongan_manual=1000`);
    expect(quote.body.data).toMatchObject({
      kode_barcode: code,
      no_faktur_jual: `${no}-1`,
      berat_nota: 3.455,
      kadar: 75,
      dasar: 'NOTA',
      harga_nota: 4_560_600,
      potongan_gram: 69_100,
      potongan_persen: 0,
      rugi: 0,
      potongan_manual: 1000,
      harga_beli: 4_490_500,
    });
    const pieces = await kasir.get(`pembelian/get/nota/${no.toLowerCase()}-1`);
    expect(pieces.body.data).toEqual([
      expect.objectContaining({ kode_barcode: code, status: 'TERJUAL', berat: 3.455, kadar: 75 }),
    ]);
    expect((await kasir.get('pembelian/get/nota/JKT1-FJ-1')).status).toBe(404);
    const ready = await addPiece(kasir);
    expect((await kasir.get(`pembelian/get/jual/${ready}`)).body.code).toBe(
      'TUKAR_BUKAN_PENJUALAN',
    );
  });

  it('values goods without barcode by weight, and changes nothing', async () => {
    const answer = await kasir.get('pembelian/get/harga?kode_group=MT&kadar=75&berat=2.5');
    expect(answer.body.data).toMatchObject({ dasar: 'PASAR', harga_beli: 3_000_000 });
    expect((await kasir.get('pembelian/get/harga?kode_group=MT&kadar=0&berat=1')).status).toBe(400);
  });
});

describe('a buy-back in cash', () => {
  it('takes the piece in as a lot, the money out, and happens once', async () => {
    const { code, no } = await sell();
    const answer = await buy(code, { berat: 3.4, berat_manual: false });
    expect(answer.body).toMatchObject({ status: 'error', code: 'BELI_LEBIH_BAYAR' });
    expect(answer.body.errors).toHaveProperty('pembayaran');
    const bought = await buy(code);
    expect(bought.status).toBe(201);
    const { data } = bought.body;
    expect(data).toMatchObject({ total: WORTH, status_valid: 'DONE', barang_keluar: false });
    expect(data.no_faktur_group).toMatch(/^JKT1-FB-261120-\d{4}$/);
    expect(data.detail[0]).toMatchObject({
      no_faktur_beli: `${data.no_faktur_group}-1`,
      harga_beli: WORTH,
      harga_rata: 1_300_000,
      berat_nota: 3.455,
    });
    expect((await shop.piece(code)).status).toBe('DIBELI');
    const number = data.no_faktur_group as string;
    expect(await shop.cash(number)).toMatchObject([
      { akun: 'CASH', kategori: 'PEMBELIAN', masuk: 0, keluar: WORTH },
    ]);
    expect(
      await shop.rows(sql`select no_lot, kode_gudang, berat, modal from lot
        where no_dokumen = ${number}`),
    ).toEqual([{ no_lot: `${number}-1`, kode_gudang: 'BELI', berat: 3455, modal: WORTH }]);
    expect((await buy(code)).body.code).toBe('SUDAH_DIBELI_KEMBALI');
    const cancel = { no_faktur_group: no, alasan: 'salah input' };
    expect((await approved(kasir, 'penjualan/batal', cancel)).body.code).toBe(
      'SUDAH_DIBELI_KEMBALI',
    );
  });

  it('keeps the identity sealed, shows it masked, and whole to a supervisor who is logged', async () => {
    const { code } = await sell();
    const no = (await buy(code)).body.data.no_faktur_group as string;
    const seen = await kasir.get(`pembelian/faktur/${no}`);
    expect(seen.body.data.nik_sim_passport).toBe('************8901');
    const [stored] = await shop.rows(
      sql<{ teks: string }>`select encode(rahasia, 'escape') as teks from dokumen_identitas
        where no_dokumen = ${no}`,
    );
    expect(stored?.teks).not.toContain('327301');
    const ask = { no_faktur_group: no };
    expect((await kasir.post('pembelian/identitas', ask)).status).toBe(403);
    const spv = shop.spv;
    const whole = await spv.post('pembelian/identitas', ask);
    expect(whole.body.data).toEqual({ nik_sim_passport: '3273012345678901' });
    expect(
      await shop.rows(sql`select user_id from audit where tindakan = 'pembelian.identitas'
        and objek = ${`pembelian/${no}`}`),
    ).toEqual([{ user_id: 'SPV' }]);
  });

  it('refuses when the till has too little', async () => {
    const { code } = await sell();
    const kas = (await kasir.get('cash/saldo')).body.data as { akun: string; saldo: number }[];
    const saldo = kas.find((k) => k.akun === 'CASH')?.saldo ?? 0;
    const price = saldo + 500;
    const body = buyOf([{ kode_barcode: code, harga_beli: price }], [cash(price)]);
    const answer = await approved(kasir, 'pembelian/simpan', body);
    expect(answer.body.code).toBe('KAS_KURANG');
    expect((await shop.piece(code)).status).toBe('TERJUAL');
  });

  it('keeps a photo that was stored before, and refuses one of another shop', async () => {
    const image = await sharp({
      create: { width: 20, height: 20, channels: 3, background: '#c90' },
    })
      .png()
      .toBuffer();
    const gambar = `data:image/png;base64,${image.toString('base64')}`;
    const { foto } = (await kasir.post('pembelian/foto', { gambar })).body.data;
    expect(await isProvisional(shop.server.db, foto)).toBe(true);
    const { code } = await sell();
    const bought = await buy(code, { foto });
    expect(bought.body.data.detail[0].foto).toBe(foto);
    expect((await kasir.get(foto)).headers['content-type']).toBe('image/jpeg');
    expect(await isProvisional(shop.server.db, foto)).toBe(false);
    const kasir2 = shop.as('KASIR2');
    const other = (await kasir2.post('pembelian/foto', { gambar })).body.data.foto as string;
    const again = await sell();
    expect((await buy(again.code, { foto: other })).body.errors).toHaveProperty([
      'detail_barang.0.foto',
    ]);
  });
});

describe('approvals', () => {
  it('goods without barcode and a transfer are allowed in one, named for the approver', async () => {
    const bank = { bank_customer: 'BRI', rekening_customer: '009912', nama_rekening_customer: 'A' };
    await kasir.post('penjualan/simpan', {
      ...saleOf(
        [await addPiece(kasir)],
        [{ jenis: 'TRANSFER', jumlah_rp: 4_711_000, no_rekening: '222' }],
      ),
    });
    const body = buyOf(
      [FREE],
      [{ jenis: 'TRANSFER', jumlah_rp: 1_180_000, no_rekening: '222', ...bank }],
    );
    const refused = await kasir.post('pembelian/simpan', body);
    expect(refused.body).toMatchObject({
      code: 'OTORISASI_DIPERLUKAN',
      kategori: 'BELI TANPA BARCODE, BELI TRANSFER',
    });
    expect(refused.body.uraian).toContain('Transfer beli Rp. 1,180,000,- ke BRI 009912 a.n. A');
    const done = await approved(kasir, 'pembelian/simpan', body);
    expect(done.status).toBe(201);
    expect(done.body.data).toMatchObject({ transfer_ke: 'BRI 009912 a.n. A', total: 1_180_000 });
    expect(done.body.data.detail[0]).toMatchObject({
      nama_barang: 'CINCIN LAMA',
      kode_barcode: '',
    });
    const no = done.body.data.no_faktur_group as string;
    expect(await shop.cash(no)).toMatchObject([{ akun: '222', keluar: 1_180_000 }]);
  });
});

describe('a cancellation', () => {
  it('mirrors to zero, gives the piece back to its sale, and lets it be bought again', async () => {
    const { code } = await sell();
    const no = (await buy(code)).body.data.no_faktur_group as string;
    const body = { no_faktur_group: no, alasan: 'penjual berubah pikiran' };
    expect((await kasir.post('pembelian/batal', body)).body).toMatchObject({
      code: 'OTORISASI_DIPERLUKAN',
      kategori: 'BATAL BELI',
    });
    expect((await approved(kasir, 'pembelian/batal', body)).status).toBe(200);
    expect((await shop.piece(code)).status).toBe('TERJUAL');
    const [net] = await shop.rows(sql`
      select (select sum(masuk - keluar) from buku_kas where no_dokumen = ${no})::int as kas,
        (select sum(berat) from kartu_stok where no_dokumen = ${no})::int as mg,
        (select sum(qty) from lot where no_dokumen = ${no})::int as lot,
        (select string_agg(distinct kategori, ',' order by kategori) from buku_kas
          where no_dokumen = ${no}) as kategori`);
    expect(net).toEqual({ kas: 0, mg: 0, lot: 0, kategori: 'BATAL BELI,PEMBELIAN' });
    expect((await buy(code)).status).toBe(201);
  });
});

describe('a buy-back that waits for the cashier', () => {
  it('takes the goods at once and the money at validation, which one cashier wins', async () => {
    await shop.set('VALIDASI_PEMBELIAN', 'true');
    const { code } = await sell();
    const answer = await buy(code);
    const no = answer.body.data.no_faktur_group as string;
    expect(answer.body.data.status_valid).toBe('OPEN');
    expect((await shop.piece(code)).status).toBe('DIBELI');
    expect(await shop.cash(no)).toEqual([]);
    const both = await inLine(
      shop.server.database.superUrl,
      lockOf('dokumen.no_dokumen', no),
      [1, 2].map(() => () => kasir.post('pembelian/validasi', { no_faktur_group: no })),
    );
    expect(saidBy(both)).toBe('200, 409 DOKUMEN_SUDAH_VALID');
    expect(await shop.status(no)).toEqual({ status: 'OPEN', status_valid: 'DONE' });
    expect(await shop.cash(no)).toMatchObject([{ keluar: WORTH }]);
    await shop.set('VALIDASI_PEMBELIAN', 'false');
  });
});

describe('destroying what was bought', () => {
  it('moves the lot to scrap at its cost, with an approval, and the buy-back stays', async () => {
    const { code } = await sell();
    const no = (await buy(code)).body.data.no_faktur_group as string;
    const no_lot = `${no}-1`;
    const list = await kasir.get(`hancurpembelian/barang?q=${code}`);
    expect(list.body.data).toEqual([expect.objectContaining({ no_lot, berat: 3.455, kadar: 75 })]);
    const body = {
      kode_gudang: 'RUSAK',
      kondisi: 'PATAH',
      keterangan: 'untuk dilebur',
      no_lot: [no_lot],
    };
    const wrong = await kasir.post('hancurpembelian/simpan', { ...body, kode_gudang: 'TOKO' });
    expect(wrong.body.errors).toHaveProperty('kode_gudang');
    expect((await kasir.post('hancurpembelian/simpan', body)).body.code).toBe(
      'OTORISASI_DIPERLUKAN',
    );
    const done = await approved(kasir, 'hancurpembelian/simpan', body);
    expect(done.body.data).toMatchObject({ total_qty: 1, total_berat: 3.455 });
    // What the scrap cost is not a cashier's to see.
    expect(done.body.data).not.toHaveProperty('total');
    const hancur = done.body.data.no_hancur as string;
    expect(hancur).toMatch(/^JKT1-HP-261120-\d{4}$/);
    expect(
      await shop.rows(sql`select no_lot, kode_gudang, qty, berat, modal from lot
        where no_lot in (${no_lot}, ${`${hancur}-1`}) order by no_lot`),
    ).toEqual([
      { no_lot, kode_gudang: 'BELI', qty: 0, berat: 0, modal: 0 },
      { no_lot: `${hancur}-1`, kode_gudang: 'RUSAK', qty: 1, berat: 3455, modal: WORTH },
    ]);
    // Neither offered for cancelling any more, nor taken where somebody asks all the same.
    expect((await kasir.get(`pembelian/faktur/${no}`)).body.data.barang_keluar).toBe(true);
    const cancel = { no_faktur_group: no, alasan: 'salah timbang' };
    expect((await approved(kasir, 'pembelian/batal', cancel)).body).toMatchObject({
      code: 'DOKUMEN_TIDAK_BISA_BATAL',
    });
    const again = await kasir.post('hancurpembelian/simpan', body);
    expect(again.body).toMatchObject({
      code: 'LOT_TIDAK_ADA',
      errors: { 'no_lot.0': [`Barang Beli ${no_lot} Tidak Ada Atau Sudah Keluar`] },
    });
  });
});

describe('a buy-back on paper', () => {
  it('prints what was paid for what, and answers its goods put together', async () => {
    const { code } = await sell();
    const no = (await buy(code)).body.data.no_faktur_group as string;
    const page = await kasir.post('nota/cetak', { no_dokumen: no, jenis: 'NOTA', format: 'html' });
    const text = page.raw.toString('utf8');
    for (const part of ['NOTA PEMBELIAN', no, code, '4,491,500', 'CASH'])
      expect(text).toContain(part);
    const answer = await kasir.post('pembelian/get/bynota/single', { no_faktur_group: no });
    expect(answer.body.dataPembelianGrouped).toEqual([
      expect.objectContaining({ kadar: 75, qty: 1, berat: 3.455, harga_total: WORTH }),
    ]);
    expect(answer.body.template_wa).toContain(no);
  });
});

describe('the price per gram', () => {
  it('is of what was paid, exactly, wherever it is shown', async () => {
    const line = { ...FREE, berat: 1.072, harga_beli: 1_072_000 };
    const bought = await approved(kasir, 'pembelian/simpan', buyOf([line], [cash(1_072_000)]));
    const [detail] = bought.body.data.detail;
    expect(detail).toMatchObject({ harga_rata: 1_000_000, rumus: { harga_rata: 1_000_000 } });
    expect(boughtLine(detail).harga_gram).toBe(1_000_000);
    expect(boughtLine({ ...detail, rumus: {} }).harga_gram).toBe(1_000_000);
  });
});

describe('closing', () => {
  it('reconciles the day, and a purchase of yesterday cannot be cancelled', async () => {
    const { code } = await sell();
    const no = (await buy(code)).body.data.no_faktur_group as string;
    const owner = shop.owner;
    const kas = (await owner.get('tutup-toko/status')).body.data.kas_sistem as number;
    const lembar = Math.floor(kas / 500);
    const body = { uang_fisik: [{ pecahan: 500, lembar }], abaikan_peringatan: true };
    const closed = await owner.post('tutup-toko', body);
    expect(closed.body).toMatchObject({ status: 'success', data: { tgl_system: '2026-11-21' } });
    const batal = { no_faktur_group: no, alasan: 'kemarin' };
    const refused = await owner.post('pembelian/batal', batal);
    expect(refused.body).toMatchObject({
      code: 'PEMBELIAN_KEMARIN',
      message: 'Pembelian Kemarin Tidak Bisa Dibatalkan',
    });
  });
});

it('buys back what was paid: a sale that waits for the cashier is no sale yet', async () => {
  await shop.set('VALIDASI_PENJUALAN', 'true');
  const { code, no } = await sell();
  const early = await buy(code);
  expect(early.status).toBeGreaterThanOrEqual(400);
  expect((await kasir.get(`pembelian/get/jual/${code}?kondisi=BAIK`)).status).toBe(409);
  await kasir.post('penjualan/validasi', { no_faktur_group: no });
  await shop.set('VALIDASI_PENJUALAN', 'false');
  expect((await buy(code)).status).toBe(201);
});

/**
 * Cancelling a titipan through the API on a real PostgreSQL, today and on a later day, and the
 * cashier's step.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { PASSWORD } from '../../../test/harness.ts';
import type { TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { approved, cash, saleOf } from '../../../test/shop-fixture.ts';
import { cancelBody, hold, nextDay, TOTAL } from '../../../test/titip-case.ts';
import { kinds } from '../../app/kinds.ts';
import { reconcile } from '../tutup-toko/reconcile.ts';

let shop: Shop;
let kasir: TestClient;

beforeAll(async () => {
  shop = await openShop();
  kasir = shop.kasir;
});
afterAll(() => shop.close());

describe('cancelling', () => {
  it('gives all the money back the same day and frees the piece in its tray', async () => {
    const { codes, no } = await hold(shop);
    const refused = await kasir.post('titip/batal', cancelBody(no));
    expect(refused.body).toMatchObject({ code: 'OTORISASI_DIPERLUKAN', kategori: 'BATAL TITIP' });
    const done = await approved(kasir, 'titip/batal', cancelBody(no));
    expect(done.status).toBe(200);
    expect(await shop.cash(no)).toEqual([
      {
        tgl: '2026-11-20',
        jenis: 'CASH',
        akun: 'CASH',
        kategori: 'TITIPAN',
        masuk: 1_000_000,
        keluar: 0,
      },
      {
        tgl: '2026-11-20',
        jenis: 'CASH',
        akun: 'CASH',
        kategori: 'BATAL TITIP',
        masuk: 0,
        keluar: 1_000_000,
      },
    ]);
    expect(await shop.piece(codes[0] ?? '')).toEqual({
      status: 'READY',
      kode_gudang: 'TOKO',
      kode_baki: 'A1',
    });
    const again = await kasir.post('titip/batal', cancelBody(no));
    expect(again.body.code).toBe('DOKUMEN_SUDAH_BATAL');
  });

  it('keeps a part only with an authorization of its own, as income', async () => {
    const { no } = await hold(shop);
    const body = cancelBody(no, { ditahan_rp: 250_000 });
    const much = await kasir.post('titip/batal', cancelBody(no, { ditahan_rp: 1_000_001 }));
    expect(much.body.errors).toHaveProperty('ditahan_rp');
    const all = await kasir.post('titip/batal', cancelBody(no));
    const asked = await kasir.post('titip/batal', body);
    expect(asked.body).toMatchObject({ kategori: 'BATAL TITIP, TAHAN DP' });
    expect(asked.body.uraian).toContain('ditahan Rp. 250,000,-');
    const { subjek } = all.body;
    const login = { user_id: 'SPV', password: PASSWORD };
    const given = await kasir.post('authorization', { ...login, subjek });
    const detail_authorization = [{ _id: String(given.body.data._id) }];
    const other = await kasir.post('titip/batal', { ...body, detail_authorization });
    expect(other.body.code).toBe('OTORISASI_TIDAK_SAH');
    expect((await approved(kasir, 'titip/batal', body)).status).toBe(200);
    expect((await shop.cash(no))[1]).toMatchObject({ kategori: 'BATAL TITIP', keluar: 750_000 });
    expect(await shop.journal(no)).toContainEqual({
      peran: 'PENDAPATAN LAIN',
      debit: 0,
      kredit: 250_000,
    });
  });

  it('refunds by transfer on the next day, dated that day; the sale of yesterday stays', async () => {
    const { codes, no } = await hold(shop, [
      { jenis: 'TRANSFER', jumlah_rp: 900_000, no_rekening: '222' },
    ]);
    const taken = await hold(shop);
    const sold = await kasir.post(
      'penjualan/simpan',
      saleOf(taken.codes, [cash(TOTAL - 1_000_000)], { no_titip_group: taken.no }),
    );
    const tgl = await nextDay(shop);
    const no_faktur_group = sold.body.data.no_faktur_group as string;
    const old = await kasir.post('penjualan/batal', { no_faktur_group, alasan: 'salah' });
    expect(old.body).toMatchObject({
      code: 'PENJUALAN_KEMARIN',
      message: 'Penjualan Kemarin Tidak Bisa Dibatalkan',
    });
    const back = { kembali: { jenis: 'TRANSFER', no_rekening: '222' } };
    const done = await approved(kasir, 'titip/batal', cancelBody(no, back));
    expect(done.status).toBe(200);
    expect(await shop.cash(no)).toEqual([
      {
        tgl: '2026-11-20',
        jenis: 'TRANSFER',
        akun: '222',
        kategori: 'TITIPAN',
        masuk: 900_000,
        keluar: 0,
      },
      { tgl, jenis: 'TRANSFER', akun: '222', kategori: 'BATAL TITIP', masuk: 0, keluar: 900_000 },
    ]);
    expect(await shop.states(codes)).toEqual(['READY']);
    expect((await kasir.get(`titip/faktur/${no}`)).body.data.batal_tgl).toBe(tgl);
    await nextDay(shop);
  });
});

describe('with the cashier’s step', () => {
  it('keeps money back until validated; one that waits is withdrawn and nothing was paid', async () => {
    await shop.set('VALIDASI_TITIPAN', 'true');
    const { codes, no } = await hold(shop);
    expect(await shop.cash(no)).toEqual([]);
    const early = await kasir.post(
      'penjualan/simpan',
      saleOf(codes, [cash(TOTAL)], { no_titip_group: no }),
    );
    expect(early.body.code).toBe('DOKUMEN_BELUM_VALID');
    const gone = await kasir.post('titip/batal', cancelBody(no));
    expect(gone.status).toBe(200);
    expect(await shop.cash(no)).toEqual([]);
    expect(await shop.states(codes)).toEqual(['READY']);

    const second = await hold(shop);
    expect((await kasir.post('titip/validasi', { no_faktur_group: second.no })).status).toBe(200);
    expect(await shop.cash(second.no)).toHaveLength(1);
    const more = { no_faktur_group: second.no, pembayaran: [cash(200_000)] };
    expect((await kasir.post('titip/tambah-dp', more)).body.data.bayar).toBe(1_200_000);
    // Cancelling it all must not silently undo only what waits.
    const whole = await kasir.post('titip/batal', cancelBody(second.no));
    expect(whole.body.code).toBe('DOKUMEN_BELUM_VALID');
    const reject = { no_faktur_group: second.no, alasan: 'uang kurang' };
    expect((await kasir.post('titip/tolak', reject)).status).toBe(200);
    const left = (await kasir.get(`titip/faktur/${second.no}`)).body.data;
    expect(left).toMatchObject({ status: 'OPEN', status_valid: 'DONE', bayar: 1_000_000 });
    const paid = [{ jumlah_rp: 1_000_000, arah: 'MASUK', ke: 1 }];
    expect(left.pembayaran).toMatchObject(paid);
    expect((await kasir.get(`titip/faktur/${no}`)).body.data.pembayaran).toMatchObject(paid);
    expect((await approved(kasir, 'titip/batal', cancelBody(second.no))).status).toBe(200);
    const over = (await kasir.get(`titip/faktur/${second.no}`)).body.data;
    expect(over).toMatchObject({ status: 'BATAL', bayar: 1_000_000 });
    expect(over.pembayaran).toMatchObject([...paid, { jumlah_rp: 1_000_000, arah: 'KELUAR' }]);
    await shop.set('VALIDASI_TITIPAN', 'false');
  });
});

describe('closing', () => {
  /** What reconciling today's documents finds, as `rule document difference`. */
  async function found(): Promise<string[]> {
    const [toko] = await shop.rows(
      sql<{ tgl: string }>`select tgl_system::text tgl from toko where kode_toko = 'JKT1'`,
    );
    const all = await shop.server.db.tenant('JKT1', (tx) => reconcile(tx, toko?.tgl ?? '', kinds));
    return all
      .filter(({ aturan }) => aturan === 'bayar' || aturan === 'uang-muka')
      .map(({ aturan, objek, selisih }) => `${aturan} ${objek} ${selisih}`)
      .toSorted();
  }

  it('names a titipan whose money or down payment is not what its payments say', async () => {
    const { no } = await hold(shop, [cash(400_000)]);
    expect(await found()).toEqual([]);
    const pay = 'update dokumen_bayar set jumlah_rp = jumlah_rp + $2 where no_dokumen = $1';
    const root = await shop.root();
    await root.query(pay, [no, 7]);
    expect(await found()).toEqual([`bayar ${no} -7`, `uang-muka ${no} -7`]);
    await root.query(pay, [no, -7]);
    await approved(kasir, 'titip/batal', cancelBody(no));
    expect(await found()).toEqual([]);
  });
});

it('leaves every invariant standing', async () => {
  expect(await shop.violations()).toEqual([]);
});

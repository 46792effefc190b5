/**
 * Services through the real API: received with a down payment, at the craftsman, ready with gold of
 * the shop, taken, cancelled before and after the work, the cashier's step, and what is refused.
 */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { asSuperuser } from '../../../test/database.ts';
import { setSetting, startTestServer } from '../../../test/harness.ts';
import type { Answer, TestClient, TestServer } from '../../../test/harness.ts';
import { violations } from '../../../test/invariants.ts';
import {
  boughtGold,
  cancelService,
  CINCIN_KECIL,
  KALUNG,
  receive,
  serviceOf,
} from '../../../test/service-case.ts';
import { approved, seedMasters } from '../../../test/shop-fixture.ts';
import { reconcile } from '../tutup-toko/reconcile.ts';

let server: TestServer;
let kasir: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  await seedMasters(server);
  await server.db.tenant('JKT1', async (tx) => {
    await tx.exec(sql`insert into tukang (kode_toko, kode_tukang, nama_tukang, no_hp, ongkos, aktif,
        updated_by, updated_at) values ('JKT1', 'T1', 'PAK JOKO', '', 0, true, '', now())`);
    await tx.exec(sql`insert into deskripsi_service (kode_toko, kode_deskripsi, deskripsi, ongkos,
        aktif, updated_by, updated_at) values ('JKT1', 'POLES',
        'Poles ulang dan cuci sampai mengkilap', 35000, true, '', now())`);
  });
  kasir = await server.as('KASIR');
});
afterEach(() => setSetting(server, 'VALIDASI_SERVICE', 'false'));
afterAll(() => server.close());

const DP = [{ jenis: 'CASH', jumlah_rp: 60_000 }];

function said(answer: Answer): unknown[] {
  return [answer.status, answer.body.code, answer.body.errors && Object.keys(answer.body.errors)];
}

/** Balance of the document's journal by role, debit above zero. */
async function journal(no: string): Promise<Record<string, number>> {
  const rows = await server.db.tenant('JKT1', (tx) =>
    tx.rows<{ peran: string; rp: number }>(
      sql`select peran, sum(debit - kredit)::bigint as rp from jurnal_baris
          where no_dokumen = ${no} group by peran having sum(debit - kredit) <> 0`,
    ),
  );
  return Object.fromEntries(rows.map((r) => [r.peran, r.rp]));
}

/** Grams of the document's pieces in the shop's keeping, and at a craftsman. */
async function kept(no: string): Promise<{ ada: number; tukang: number }> {
  return server.db.tenant('JKT1', (tx) =>
    tx.one<{ ada: number; tukang: number }>(
      sql`select coalesce(sum(berat * case kolom when 'MASUK' then 1 when 'TAMBAH' then 1
            when 'SUSUT' then -1 when 'KELUAR' then -1 else 0 end), 0)::bigint as ada,
          coalesce(sum(berat * case kolom when 'KIRIM' then 1 when 'KEMBALI' then -1
            else 0 end), 0)::bigint as tukang
          from kartu_pelanggan where no_dokumen = ${no}`,
    ),
  );
}

function lotOf(no_lot: string): Promise<Record<string, number>> {
  return server.db.tenant('JKT1', (tx) =>
    tx.one<Record<string, number>>(
      sql`select qty, berat, berat_asli, murni, modal from lot where no_lot = ${no_lot}`,
    ),
  );
}

/** Both pieces ready: the chain with half a gram of the lot, the ring a little lighter. */
function done(no_faktur_group: string, no_lot: string, change: object = {}): object {
  return {
    no_faktur_group,
    detail_barang: [
      { baris: 1, berat: 5.74, emas: [{ no_lot, berat: 0.5 }] },
      { baris: 2, berat: 2.99 },
    ],
    ...change,
  };
}

describe('receiving', () => {
  test('keeps the pieces apart from the stock and owes the down payment', async () => {
    const answer = await kasir.post('service/simpan', serviceOf({ pembayaran: DP }));
    expect(answer.status).toBe(201);
    const { data } = answer.body;
    const no = data.no_faktur_group as string;
    expect(no).toMatch(/^JKT1-SV-261120-\d{4}$/);
    expect(data).toMatchObject({ status: 'OPEN', total: 190_000, bayar: 60_000, sisa_rp: 130_000 });
    expect(data.detail[0]).toMatchObject({
      nama_barang: 'KALUNG PUTUS',
      no_faktur_service: `${no}-1`,
      berat: 5.25,
      berat_jadi: null,
      harga_total: 150_000,
    });
    expect(await kept(no)).toEqual({ ada: 8250, tukang: 0 });
    expect(await journal(no)).toEqual({ KAS: 60_000, 'UANG MUKA': -60_000 });
    const stock = await server.db.tenant('JKT1', (tx) =>
      tx.rows(sql`select 1 from kartu_stok where no_dokumen = ${no}`),
    );
    expect(stock).toEqual([]);
    const cash = await kasir.get('service/get/lihatservice?status=OPEN');
    expect(cash.body.data.map((d: { no_faktur_group: string }) => d.no_faktur_group)).toContain(no);
  });

  test('the parameter fills the work and its charge; less needs an approval', async () => {
    const line = { nama_barang: 'GELANG', berat: 4, kode_deskripsi: 'poles' };
    const body = serviceOf({ detail_barang: [line] });
    const answer = await kasir.post('service/simpan', body);
    expect(answer.body.data.detail[0]).toMatchObject({
      ongkos: 35_000,
      rumus: { deskripsi: 'Poles ulang dan cuci sampai mengkilap' },
    });
    const cheap = serviceOf({ detail_barang: [{ ...line, ongkos: 20_000 }] });
    const refused = await kasir.post('service/simpan', cheap);
    expect(said(refused).slice(0, 2)).toEqual([422, 'OTORISASI_DIPERLUKAN']);
    expect(refused.body.kategori).toBe('ONGKOS SERVICE');
    expect((await approved(kasir, 'service/simpan', cheap)).status).toBe(201);
  });

  test.each([
    ['no name', { nama_customer: '' }, 'CUSTOMER_WAJIB', 'nama_customer'],
    ['unknown sales', { kode_sales: 'X' }, 'REF_TIDAK_ADA', 'kode_sales'],
    ['a promise in the past', { tgl_janji: '2026-11-19' }, 'JANJI_LEWAT', 'tgl_janji'],
    [
      'no work told',
      { detail_barang: [{ ...KALUNG, deskripsi: '' }] },
      'PEKERJAAN_WAJIB',
      'detail_barang.0.deskripsi',
    ],
    [
      'an unknown parameter',
      { detail_barang: [{ ...KALUNG, kode_deskripsi: 'X' }] },
      'REF_TIDAK_ADA',
      'detail_barang.0.kode_deskripsi',
    ],
    [
      'a photo of nobody',
      { detail_barang: [{ ...KALUNG, foto: [`files/${crypto.randomUUID()}`] }] },
      'REF_TIDAK_ADA',
      'detail_barang.0.foto',
    ],
    [
      'more than the estimate',
      { pembayaran: [{ jenis: 'CASH', jumlah_rp: 190_001 }] },
      'DP_LEBIH',
      'pembayaran',
    ],
    [
      'no weight',
      { detail_barang: [{ ...KALUNG, berat: 0 }] },
      'VALIDASI',
      'detail_barang.0.berat',
    ],
  ])('%s is refused', async (_name, change, code, field) => {
    const answer = await kasir.post('service/simpan', serviceOf(change));
    expect([answer.body.code, Object.keys(answer.body.errors)]).toEqual([code, [field]]);
  });
});

describe('the work', () => {
  test('goes to one craftsman at a time, and comes back ready with gold of the shop', async () => {
    const no_lot = await boughtGold(kasir);
    const before = await lotOf(no_lot);
    const no = await receive(kasir, { pembayaran: DP });
    const tukang = { no_faktur_group: no, kode_tukang: 't1' };
    expect((await kasir.post('service/tukang', tukang)).body.data).toMatchObject({
      nama_tukang: 'PAK JOKO',
      status: 'OPEN',
    });
    expect(await kept(no)).toEqual({ ada: 8250, tukang: 8250 });
    expect(said(await kasir.post('service/tukang', tukang))).toEqual([
      409,
      'SERVICE_DI_TUKANG',
      ['kode_tukang'],
    ]);
    const ready = await kasir.post('service/siap', done(no, no_lot, { ongkos_tukang: 25_000 }));
    expect(ready.status).toBe(200);
    // Half a gram at 1.320.000 a gram; the chain lost 10 mg.
    expect(ready.body.data).toMatchObject({ status: 'DONE', total: 750_000, sisa_rp: 690_000 });
    expect(ready.body.data.detail[0]).toMatchObject({
      berat_jadi: 5.74,
      berat_tambah: 0.5,
      berat_susut: 0.01,
      harga_emas: 660_000,
      harga_total: 710_000,
    });
    expect(await kept(no)).toEqual({ ada: 8730, tukang: 0 });
    const after = await lotOf(no_lot);
    const modal = before['modal']! - after['modal']!;
    expect(before['berat_asli']! - after['berat_asli']!).toBe(500);
    expect(after['qty']).toBe(1);
    expect(await journal(no)).toEqual({
      KAS: 60_000,
      'UANG MUKA': -60_000,
      'DALAM SERVICE': modal + 25_000,
      'PERSEDIAAN BELI': -modal,
      'HUTANG TUKANG': -25_000,
    });
  });

  test('what cannot be is refused', async () => {
    const no_lot = await boughtGold(kasir);
    const no = await receive(kasir);
    const siap = async (detail_barang: object[], change: object = {}) =>
      said(await kasir.post('service/siap', { no_faktur_group: no, detail_barang, ...change }));
    const ring = { baris: 2, berat: 3 };
    const emas = (berat: number, lot = no_lot) => [{ no_lot: lot, berat }];
    expect(await siap([ring])).toEqual([400, 'SERVICE_BARIS', ['detail_barang']]);
    expect(await siap([ring, ring])).toEqual([400, 'SERVICE_BARIS', ['detail_barang']]);
    expect(await siap([{ baris: 1, berat: 5.251 }, ring])).toEqual([
      400,
      'SERVICE_BERAT_LEBIH',
      ['detail_barang.0.berat'],
    ]);
    expect(await siap([{ baris: 1, berat: 0.4, emas: emas(0.5) }, ring])).toEqual([
      400,
      'SERVICE_BERAT_KURANG',
      ['detail_barang.0.berat'],
    ]);
    expect(await siap([{ baris: 1, berat: 5, emas: emas(0.5, 'X-1') }, ring])).toEqual([
      409,
      'LOT_TIDAK_ADA',
      ['detail_barang.0.emas.0.no_lot'],
    ]);
    const twice = [
      { baris: 1, berat: 6, emas: emas(2) },
      { baris: 2, berat: 4, emas: emas(2) },
    ];
    expect(await siap(twice)).toEqual([409, 'LOT_KURANG', ['detail_barang.1.emas.0.berat']]);
    const upah = { ongkos_tukang: 1 };
    const plain = [{ baris: 1, berat: 5.25 }, ring];
    expect(await siap(plain, upah)).toEqual([400, 'SERVICE_TANPA_TUKANG', ['ongkos_tukang']]);
    expect(said(await kasir.post('service/ambil', { no_faktur_group: no }))).toEqual([
      409,
      'DOKUMEN_STATUS',
      undefined,
    ]);
  });

  test('a loss above the limit, a lower charge and cheap gold need one approval', async () => {
    const no_lot = await boughtGold(kasir);
    const no = await receive(kasir);
    const body = {
      no_faktur_group: no,
      detail_barang: [
        { baris: 1, berat: 5.1, emas: [{ no_lot, berat: 0.1, harga: 1000 }] },
        { baris: 2, berat: 3, ongkos: 10_000 },
      ],
    };
    const refused = await kasir.post('service/siap', body);
    expect(refused.body.code).toBe('OTORISASI_DIPERLUKAN');
    const ready = await approved(kasir, 'service/siap', body);
    expect(ready.body.data).toMatchObject({ status: 'DONE', total: 61_000 });
    expect(ready.body.data.otorisasi).toEqual([
      expect.objectContaining({
        kategori: 'HARGA EMAS SERVICE, SUSUT SERVICE, ONGKOS SERVICE',
      }),
    ]);
  });
});

describe('taking', () => {
  test('is paid in any mix, gives change, books income and cost', async () => {
    const no_lot = await boughtGold(kasir);
    const no = await receive(kasir, { pembayaran: DP });
    await kasir.post('service/siap', done(no, no_lot));
    const pay = (pembayaran: object[]) =>
      kasir.post('service/ambil', { no_faktur_group: no, pembayaran });
    expect(said(await pay([{ jenis: 'CASH', jumlah_rp: 689_999 }]))).toEqual([
      400,
      'BAYAR_KURANG',
      ['pembayaran'],
    ]);
    const card = { jenis: 'DEBIT', no_rekening: '111' };
    expect(said(await pay([{ ...card, jumlah_rp: 690_001 }]))).toEqual([
      400,
      'BAYAR_LEBIH',
      ['pembayaran'],
    ]);
    const taken = await pay([
      { ...card, jumlah_rp: 400_000 },
      { jenis: 'CASH', jumlah_rp: 300_000 },
    ]);
    expect(taken.body.data).toMatchObject({
      status: 'FINISH',
      sisa_rp: 0,
      bayar: 750_000,
      selesai_tgl: '2026-11-20',
      rincian: { kembalian_rp: 10_000, diambil_oleh: 'IBU RATNA' },
    });
    expect(await kept(no)).toEqual({ ada: 0, tukang: 0 });
    const books = await journal(no);
    expect(books).toMatchObject({
      'PENDAPATAN SERVICE': -750_000,
      // The first account's customers bear its fee of 1 %.
      'PIUTANG EDC': 404_000,
      'PENDAPATAN FEE': -4000,
      KAS: 350_000,
    });
    expect(books['HPP']).toBe(-books['PERSEDIAAN BELI']!);
    expect(said(await pay([])).slice(0, 2)).toEqual([409, 'DOKUMEN_STATUS']);
    const late = await kasir.post('service/batal', { no_faktur_group: no, alasan: 'x' });
    expect(late.body.code).toBe('DOKUMEN_STATUS');
  });

  test('a down payment above the final total goes back', async () => {
    const no = await receive(kasir, { pembayaran: [{ jenis: 'CASH', jumlah_rp: 190_000 }] });
    const detail_barang = [
      { baris: 1, berat: 5.25 },
      { baris: 2, berat: 3 },
    ];
    await kasir.post('service/siap', { no_faktur_group: no, detail_barang });
    const more = { no_faktur_group: no, pembayaran: [{ jenis: 'CASH', jumlah_rp: 1 }] };
    expect(said(await kasir.post('service/ambil', more)).slice(0, 2)).toEqual([
      400,
      'SERVICE_LUNAS',
    ]);
    const kembali = { jenis: 'TRANSFER', no_rekening: '222' };
    const short = await kasir.post('service/ambil', { no_faktur_group: no, kembali });
    expect(short.body.code).toBe('KAS_KURANG');
    const taken = await kasir.post('service/ambil', { no_faktur_group: no });
    expect(taken.body.data).toMatchObject({ status: 'FINISH', bayar: 90_000 });
    expect(await journal(no)).toEqual({ KAS: 90_000, 'PENDAPATAN SERVICE': -90_000 });
  });
});

describe('cancelling', () => {
  test('at the craftsman: the pieces come back, a part of the money is kept', async () => {
    const no = await receive(kasir, { pembayaran: DP });
    await kasir.post('service/tukang', { no_faktur_group: no, kode_tukang: 'T1' });
    const batal = { no_faktur_group: no, alasan: 'x', ditahan_rp: 60_001 };
    expect(said(await kasir.post('service/batal', batal)).slice(0, 2)).toEqual([
      400,
      'TAHAN_LEBIH',
    ]);
    expect((await cancelService(kasir, no, { ditahan_rp: 10_000 })).status).toBe(200);
    expect(await kept(no)).toEqual({ ada: 0, tukang: 0 });
    expect(await journal(no)).toEqual({ KAS: 10_000, 'PENDAPATAN LAIN': -10_000 });
    const one = await kasir.get(`service/faktur/${no}`);
    expect(one.body.data).toMatchObject({
      status: 'BATAL',
      batal_alasan: 'tidak jadi',
      rincian: { ditahan_rp: 10_000, kembali_rp: 50_000 },
    });
  });

  test('after the work: gold of the shop goes back to its lot, to the milligram', async () => {
    const no_lot = await boughtGold(kasir);
    const before = await lotOf(no_lot);
    const no = await receive(kasir, { pembayaran: DP });
    await kasir.post('service/tukang', { no_faktur_group: no, kode_tukang: 'T1' });
    await kasir.post('service/siap', done(no, no_lot, { ongkos_tukang: 25_000 }));
    expect((await cancelService(kasir, no)).status).toBe(200);
    expect(await lotOf(no_lot)).toEqual(before);
    expect(await kept(no)).toEqual({ ada: 0, tukang: 0 });
    expect(await journal(no)).toEqual({});
  });

  test('a lot whose rest has left takes nothing back', async () => {
    const no_lot = await boughtGold(kasir);
    const no = await receive(kasir);
    await kasir.post('service/siap', done(no, no_lot));
    const scrap = { kode_gudang: 'RUSAK', kondisi: 'PATAH', keterangan: 'lebur', no_lot: [no_lot] };
    expect((await approved(kasir, 'hancurpembelian/simpan', scrap)).status).toBe(201);
    const refused = await kasir.post('service/batal', { no_faktur_group: no, alasan: 'x' });
    expect(refused.body.code).toBe('LOT_TIDAK_ADA');
    expect((await kasir.get(`service/faktur/${no}`)).body.data.status).toBe('DONE');
  });
});

describe('the cashier validates', () => {
  test('receiving without money waits for nobody, with money it does', async () => {
    await setSetting(server, 'VALIDASI_SERVICE', 'true');
    const free = await receive(kasir);
    expect((await kasir.get(`service/faktur/${free}`)).body.data.status_valid).toBe('DONE');
    const no = await receive(kasir, { pembayaran: DP });
    expect(await journal(no)).toEqual({});
    const early = await kasir.post('service/tukang', { no_faktur_group: no, kode_tukang: 'T1' });
    expect(early.body.code).toBe('DOKUMEN_BELUM_VALID');
    expect((await kasir.post('service/validasi', { no_faktur_group: no })).status).toBe(200);
    expect(await journal(no)).toEqual({ KAS: 60_000, 'UANG MUKA': -60_000 });
  });

  test('one refused while it waits gives the pieces back', async () => {
    await setSetting(server, 'VALIDASI_SERVICE', 'true');
    const no = await receive(kasir, { pembayaran: DP });
    const body = { no_faktur_group: no, alasan: 'uang kurang' };
    expect((await kasir.post('service/tolak', body)).status).toBe(200);
    expect(await kept(no)).toEqual({ ada: 0, tukang: 0 });
    expect((await kasir.get(`service/faktur/${no}`)).body.data.status).toBe('BATAL');
  });

  test('taking waits; refused, the pieces are in the shop again', async () => {
    const no_lot = await boughtGold(kasir);
    const no = await receive(kasir, { pembayaran: DP });
    await kasir.post('service/siap', done(no, no_lot));
    await setSetting(server, 'VALIDASI_SERVICE', 'true');
    const pembayaran = [{ jenis: 'CASH', jumlah_rp: 690_000 }];
    const take = () => kasir.post('service/ambil', { no_faktur_group: no, pembayaran });
    expect((await take()).body.data).toMatchObject({ status: 'FINISH', status_valid: 'OPEN' });
    await kasir.post('service/tolak', { no_faktur_group: no, alasan: 'belum dibayar' });
    expect((await kasir.get(`service/faktur/${no}`)).body.data).toMatchObject({
      status: 'DONE',
      status_valid: 'DONE',
      bayar: 60_000,
    });
    expect(await kept(no)).toEqual({ ada: 8730, tukang: 0 });
    await take();
    expect((await kasir.post('service/validasi', { no_faktur_group: no })).status).toBe(200);
    expect(await journal(no)).toMatchObject({ 'PENDAPATAN SERVICE': -750_000, KAS: 750_000 });
  });
});

test('gold for the work is listed with its price', async () => {
  const no_lot = await boughtGold(kasir);
  const list = await kasir.get(`service/get/emas?q=${no_lot}`);
  expect(list.body.data).toEqual([
    expect.objectContaining({ no_lot, kadar: 75, berat: 3.455, harga_gram: 1_320_000 }),
  ]);
  expect(list.body.count).toBe(1);
});

test('a piece keeps its photos', async () => {
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const stored = await kasir.post('service/foto', { gambar: `data:image/png;base64,${pixel}` });
  expect(stored.status).toBe(201);
  const { foto } = stored.body.data as { foto: string };
  const no = await receive(kasir, { detail_barang: [{ ...CINCIN_KECIL, foto: [foto] }] });
  const one = await kasir.get(`service/faktur/${no}`);
  expect(one.body.data.detail[0].foto).toEqual([foto]);
});

test('after all of it the invariants hold and the day reconciles', async () => {
  expect(await asSuperuser(server.database, violations)).toEqual([]);
  const day = await server.db.tenant('JKT1', async (tx) => reconcile(tx, '2026-11-20'));
  expect(day.filter((f) => !['kas', 'baki', 'lot'].includes(f.aturan))).toEqual([]);
});

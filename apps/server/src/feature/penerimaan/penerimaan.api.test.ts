/**
 * A supplier's invoice and its receipts (docs/decision/0061): in parts on several days, exactly
 * what the invoice says, waiting for a second person, taken back, closed short, cancelled, and
 * what was tried to get round it.
 */
import type { Sheet } from '@kencana/contract/sheet';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refuse, validate } from '../../../test/entry-case.ts';
import type { Answer } from '../../../test/harness.ts';
import { invoiceOf, pieceOf } from '../../../test/invoice-case.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { said } from '../../../test/order-case.ts';
import { approved, cash, saleOf } from '../../../test/shop-fixture.ts';
import { nextDay } from '../../../test/titip-case.ts';

const WAIT = 'VALIDASI_TAMBAH_BARANG';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop({
    listen: true,
    modules: ['SUPPLIER_MODULE'],
    settings: { [WAIT]: 'false', BATAS_SELISIH_BERAT_PERSEN: '5' },
    masters: {
      supplier_barang: [
        { kode_supplier: 'PT', nama_supplier: 'PT EMAS' },
        { kode_supplier: 'SP1', nama_supplier: 'UBS' },
      ],
    },
  });
});
afterAll(() => shop.close());

async function invoice(change: object = {}): Promise<{ no: string; faktur: string }> {
  const answer = await shop.spv.post('penerimaan-barang/simpan', invoiceOf(change));
  expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
  const { no_faktur_group, rincian } = answer.body.data;
  return { no: no_faktur_group, faktur: rincian.no_faktur_supplier };
}

type Piece = ReturnType<typeof pieceOf>;

const terima = (no_penerimaan: string, detail_barang: readonly Piece[]): Promise<Answer> =>
  shop.spv.post('penerimaan-barang/terima', { no_penerimaan, detail_barang });

interface Receipt {
  readonly no: string;
  readonly codes: readonly string[];
}

async function received(no: string, pieces: readonly Piece[]): Promise<Receipt> {
  const { status, body } = await terima(no, pieces);
  expect([status, body.errors]).toEqual([201, undefined]);
  const { no_faktur_group, detail } = body.data;
  return {
    no: no_faktur_group,
    codes: detail.map((d: { kode_barcode: string }) => d.kode_barcode),
  };
}

const row = async (no: string) =>
  (await shop.owner.get(`penerimaan-barang/faktur/${no}`)).body.data;

/** What the shop owes the supplier of that invoice, rupiah. */
async function owed(kode_supplier: string, faktur: string): Promise<number> {
  const { rp } = await shop.one<{ rp: number }>(
    sql`select coalesce(sum(kredit - debit), 0)::bigint rp from jurnal_baris
        where kode_supplier = ${kode_supplier} and no_faktur_supplier = ${faktur}`,
  );
  return Number(rp);
}

const back = (no_faktur_group: string, change: object = {}) => ({
  no_faktur_group,
  alasan: 'salah',
  ...change,
});

const ALL = [pieceOf(1, 3.455), pieceOf(1, 3.455), pieceOf(2, 3), pieceOf(2, 2.5), pieceOf(2, 3.5)];
/** 6.91 gr × 850.001 + 100.000, and three of 2.500.000 + 100. */
const WHOLE = [5_973_507, 7_500_100];

describe('an invoice', () => {
  test('posts nothing, tells what is to come, and comes in two parts on two days', async () => {
    const { no, faktur } = await invoice();
    expect(await shop.journal(no)).toEqual([]);
    expect(await row(no)).toMatchObject({
      status: 'OPEN',
      total: WHOLE[0]! + WHOLE[1]!,
      rincian: { nama_supplier: 'PT EMAS', qty_sisa: 5, berat_sisa: 15.91 },
    });
    const first = await received(no, ALL.slice(0, 3));
    expect(await row(no)).toMatchObject({
      status: 'OPEN',
      rincian: { qty_sisa: 2, berat_sisa: 6 },
      detail_terima: [{ no_tambah: first.no, qty: 3, keterangan: 'DONE' }],
    });
    expect(await owed('PT', faktur)).toBe(WHOLE[0]! + 2_500_033);
    await nextDay(shop);
    const second = await received(no, ALL.slice(3));
    expect(await row(no)).toMatchObject({ status: 'FINISH', rincian: { qty_sisa: 0 } });
    expect(await owed('PT', faktur)).toBe(WHOLE[0]! + WHOLE[1]!);
    expect(said(await terima(no, ALL.slice(0, 1)))).toEqual([409, 'DOKUMEN_STATUS']);
    // The second part is taken back on its day, the first is of a closed one.
    const early = await shop.spv.post('penerimaan-barang/batal', back(no, { no_tambah: first.no }));
    expect(said(early)).toEqual([409, 'TAMBAH_KEMARIN']);
    const undone = back(no, { no_tambah: second.no });
    expect((await approved(shop.spv, 'penerimaan-barang/batal', undone, 'OWNER')).status).toBe(200);
    expect(await row(no)).toMatchObject({ status: 'OPEN', rincian: { qty_sisa: 2 } });
    expect(await owed('PT', faktur)).toBe(WHOLE[0]! + 2_500_033);
    expect((await shop.piece(second.codes[0] ?? '')).status).toBe('KELUAR');
    expect(await shop.violations()).toEqual([]);
  });

  test('is refused twice, from the future, with a due date before it, without who', async () => {
    const { faktur } = await invoice();
    const same = await shop.spv.post(
      'penerimaan-barang/simpan',
      invoiceOf({ no_faktur_supplier: faktur }),
    );
    expect([said(same), Object.keys(same.body.errors)]).toEqual([
      [409, 'FAKTUR_SUPPLIER_ADA'],
      ['no_faktur_supplier'],
    ]);
    const other = { no_faktur_supplier: faktur, kode_supplier: 'SP1' };
    expect((await shop.spv.post('penerimaan-barang/simpan', invoiceOf(other))).status).toBe(201);
    for (const [change, field] of [
      [{ tgl_faktur: '2026-12-30', jatuh_tempo: '2026-12-31' }, 'tgl_faktur'],
      [{ jatuh_tempo: '2026-11-01' }, 'jatuh_tempo'],
      [{ kode_supplier: '' }, 'nama_supplier'],
      [{ no_faktur_supplier: '' }, 'no_faktur_supplier'],
    ] as const) {
      const refused = await shop.spv.post('penerimaan-barang/simpan', invoiceOf(change));
      expect(Object.keys(refused.body.errors)).toEqual([field]);
    }
    expect((await shop.kasir.post('penerimaan-barang/simpan', invoiceOf())).status).toBe(403);
  });

  test('is one however its number is written, of one supplier', async () => {
    const { no } = await invoice({ no_faktur_supplier: 'TG/2026 77' });
    for (const no_faktur_supplier of ['TG-2026-77', 'tg 202677.', 'TG/2026 77']) {
      const again = await shop.spv.post(
        'penerimaan-barang/simpan',
        invoiceOf({ no_faktur_supplier }),
      );
      expect([said(again), again.body.message.includes(no)]).toEqual([
        [409, 'FAKTUR_SUPPLIER_ADA'],
        true,
      ]);
    }
    await invoice({ no_faktur_supplier: 'TG/2026 78' });
  });

  test('of a shop without suppliers names whom it is of, and owes nobody by code', async () => {
    await shop.set('SUPPLIER_MODULE', 'false');
    const { no, faktur } = await invoice({
      kode_supplier: '',
      nama_supplier: 'TOKO LAIN',
      jatuh_tempo: undefined,
    });
    const { no: tambah } = await received(no, ALL);
    expect(await shop.balance(tambah)).toEqual({
      PERSEDIAAN: WHOLE[0]! + WHOLE[1]!,
      'LAWAN PERSEDIAAN': -(WHOLE[0]! + WHOLE[1]!),
    });
    expect(await owed('', faktur)).toBe(0);
    await shop.set('SUPPLIER_MODULE', 'true');
  });

  test('on consignment posts nothing when it is received', async () => {
    const { no, faktur } = await invoice({ konsinyasi: true });
    const { no: tambah, codes } = await received(no, ALL.slice(0, 1));
    expect(await shop.journal(tambah)).toEqual([]);
    await shop.kasir.post('penjualan/simpan', saleOf(codes, [cash(4_561_000)]));
    expect(await owed('PT', faktur)).toBe(2_986_753);
    expect(await shop.violations()).toEqual([]);
  });

  test('tells who may not see cost no price of it', async () => {
    const saved = await shop.spv.post('penerimaan-barang/simpan', invoiceOf());
    expect(saved.status).toBe(201);
    expect(saved.raw.toString('utf8')).not.toMatch(/850001|5973507|2500000/);
    const no = String(saved.body.data.no_faktur_group);
    const { data } = (await shop.spv.get(`penerimaan-barang/faktur/${no}`)).body;
    expect(JSON.stringify(data)).not.toMatch(/850001|5973507|2500000/);
    expect(data.rincian.nama_supplier).toBe('PT EMAS');
  });
});

describe('pieces', () => {
  test('more than invoiced, of no line, or of another shop’s invoice are refused', async () => {
    const { no } = await invoice();
    const three = [pieceOf(1, 2), pieceOf(1, 2), pieceOf(1, 2)];
    const more = await terima(no, three);
    expect(said(more)).toEqual([409, 'PENERIMAAN_LEBIH']);
    expect(Object.keys(more.body.errors)).toEqual(['detail_barang.2.baris']);
    expect(said(await terima(no, [pieceOf(9, 2)]))).toEqual([422, 'PENERIMAAN_BARIS']);
    const asked = { no_penerimaan: no, detail_barang: [...three, pieceOf(9, 2)] };
    const checked = await shop.spv.post('penerimaan-barang/terima/periksa', asked);
    expect(
      checked.body.data.problems.map((p: { baris: number; kolom: string }) => [p.baris, p.kolom]),
    ).toEqual([
      [3, 'baris'],
      [4, 'baris'],
    ]);
    const foreign = await shop
      .as('OWNER2')
      .post('penerimaan-barang/terima', { no_penerimaan: no, detail_barang: ALL });
    expect(foreign.status).toBe(404);
    expect((await row(no)).rincian.qty_sisa).toBe(5);
  });

  test('heavier than invoiced beyond the limit need an approval, also in parts', async () => {
    const { no } = await invoice();
    await received(no, [pieceOf(1, 5)]);
    const heavy = [pieceOf(1, 5)];
    const asked = await terima(no, heavy);
    expect([asked.status, asked.body.kategori]).toEqual([422, 'TERIMA LEBIH BERAT']);
    await shop.set('BATAS_SELISIH_BERAT_PERSEN', '50');
    expect((await terima(no, heavy)).status).toBe(201);
    await shop.set('BATAS_SELISIH_BERAT_PERSEN', '5');
  });

  test('heavier ones ask where a second person validates too, and may be allowed', async () => {
    await shop.set(WAIT, 'true');
    const { no } = await invoice();
    const body = { no_penerimaan: no, detail_barang: [pieceOf(1, 10)] };
    const given = await approved(shop.spv, 'penerimaan-barang/terima', body, 'OWNER');
    expect(given.status).toBe(201);
    expect((await refuse(shop.owner, given.body.data.no_faktur_group)).status).toBe(200);
    await shop.set(WAIT, 'false');
  });

  test('wait for a second person and count as received; refused they are to come again', async () => {
    await shop.set(WAIT, 'true');
    const { no, faktur } = await invoice();
    const [one, two] = [await received(no, ALL.slice(0, 2)), await received(no, ALL.slice(2))];
    expect(await owed('PT', faktur)).toBe(0);
    expect(await row(no)).toMatchObject({ status: 'FINISH' });
    expect((await refuse(shop.owner, two.no)).status).toBe(200);
    expect(await row(no)).toMatchObject({ status: 'OPEN', rincian: { qty_sisa: 3 } });
    expect((await validate(shop.owner, one.no)).status).toBe(200);
    expect(await owed('PT', faktur)).toBe(WHOLE[0]);
    await shop.set(WAIT, 'false');
    expect(await shop.violations()).toEqual([]);
  });

  test('are taken back singly, and received anew at what is left of the line', async () => {
    const { no, faktur } = await invoice();
    const { no: tambah, codes } = await received(no, ALL);
    const one = back(tambah, { barang: codes.slice(1, 2) });
    expect((await approved(shop.spv, 'barang/batal', one, 'OWNER')).status).toBe(200);
    expect(await row(no)).toMatchObject({ status: 'OPEN', rincian: { qty_sisa: 1 } });
    await received(no, ALL.slice(1, 2));
    expect(await row(no)).toMatchObject({ status: 'FINISH' });
    expect(await owed('PT', faktur)).toBe(WHOLE[0]! + WHOLE[1]!);
    expect(await shop.violations()).toEqual([]);
  });

  test('of two receipts at once no more are received than invoiced', async () => {
    const { no } = await invoice();
    const all = ALL.slice(0, 2);
    const both = await Promise.all([terima(no, all), terima(no, all)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect((await row(no)).rincian.qty_sisa).toBe(3);
  });

  test('sent again with the same key are received once', async () => {
    const { no } = await invoice();
    const headers = { 'idempotency-key': 'b0a1c2d3-0000-4000-8000-000000000001' };
    const body = { no_penerimaan: no, detail_barang: ALL.slice(0, 1) };
    const twice = [
      await shop.spv.post('penerimaan-barang/terima', body, headers),
      await shop.spv.post('penerimaan-barang/terima', body, headers),
    ];
    expect(twice.map(({ body: { data } }) => data.no_faktur_group)).toEqual([
      twice[0]?.body.data.no_faktur_group,
      twice[0]?.body.data.no_faktur_group,
    ]);
    expect((await row(no)).rincian.qty_sisa).toBe(4);
  });
});

describe('the end', () => {
  test('closed short with a reason and an approval; nothing more comes of it', async () => {
    const { no } = await invoice();
    const tutup = { no_faktur_group: no, alasan_tutup: 'sisanya tidak dikirim' };
    const early = await shop.spv.post('penerimaan-barang/tutup', tutup);
    expect(said(early)).toEqual([409, 'PENERIMAAN_BELUM_ADA']);
    const { no: tambah } = await received(no, ALL.slice(0, 4));
    const asked = await shop.spv.post('penerimaan-barang/tutup', tutup);
    expect(asked.body.kategori).toBe('TUTUP PENERIMAAN BARANG');
    expect((await approved(shop.spv, 'penerimaan-barang/tutup', tutup, 'OWNER')).status).toBe(200);
    expect(await row(no)).toMatchObject({
      status: 'CLOSED',
      rincian: { alasan_tutup: 'sisanya tidak dikirim', qty_sisa: 1 },
    });
    expect(said(await terima(no, ALL.slice(4)))).toEqual([409, 'DOKUMEN_STATUS']);
    // Taking the receipt back does not open it.
    const undone = back(no, { no_tambah: tambah });
    await approved(shop.spv, 'penerimaan-barang/batal', undone, 'OWNER');
    expect(await row(no)).toMatchObject({ status: 'CLOSED', rincian: { qty_sisa: 5 } });
  });

  test('cancelled on any day while nothing was received, and its number is free then', async () => {
    const { no, faktur } = await invoice();
    const { no: other } = await invoice();
    const { no: tambah } = await received(no, ALL.slice(0, 1));
    const early = await shop.spv.post('penerimaan-barang/batal', back(no));
    expect(said(early)).toEqual([409, 'PENERIMAAN_SUDAH_ADA']);
    const foreign = await shop.spv.post(
      'penerimaan-barang/batal',
      back(other, { no_tambah: tambah }),
    );
    expect(foreign.status).toBe(404);
    await approved(shop.spv, 'barang/batal', back(tambah), 'OWNER');
    await nextDay(shop);
    expect((await approved(shop.spv, 'penerimaan-barang/batal', back(no), 'OWNER')).status).toBe(
      200,
    );
    expect((await row(no)).status).toBe('BATAL');
    await invoice({ no_faktur_supplier: faktur });
    expect(await shop.violations()).toEqual([]);
  });
});

test('both reports tell receipts and what was cancelled, on their days', async () => {
  const { no } = await invoice();
  const kept = await received(no, ALL.slice(0, 2));
  const gone = await received(no, ALL.slice(2));
  await approved(shop.spv, 'barang/batal', back(gone.no), 'OWNER');
  const { tgl } = await shop.one<{ tgl: string }>(
    sql`select tgl_system::text tgl from toko where kode_toko = 'JKT1'`,
  );
  const linesOf = async (name: string, no_tambah: string) => {
    const { body } = await shop.owner.get(`laporan/${name}?tgl_from=${tgl}&tgl_to=${tgl}`);
    const { lines } = body.data as Sheet;
    return lines.map(({ cells }) => cells).filter((cells) => cells.includes(no_tambah));
  };
  expect(await linesOf('penerimaan-barang', kept.no)).toEqual([
    expect.arrayContaining(['PT EMAS', 2, 6.91]),
  ]);
  expect(await linesOf('penerimaan-barang', gone.no)).toEqual([]);
  expect(await linesOf('batal-penerimaan-barang', gone.no)).toEqual([
    expect.arrayContaining(['PT EMAS', 3, 9, 'salah', 'SPV']),
  ]);
});

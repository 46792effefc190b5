/**
 * Later events over HTTP and PostgreSQL with the smallest kinds: one that holds a piece, its down
 * payment on another day, its cancellation with a refund, and one that ends it.
 */
import { testRoute } from '../../../test/test-route.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { changed, keeps } from '@kencana/contract/document/kept';
import { otorisasi, rp, teks } from '@kencana/contract/transaction/input';
import { say } from '@kencana/contract/sentence';
import { milligram } from '@kencana/rules/gram';
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { addPiece, approved } from '../../../test/shop-fixture.ts';
import type { TestClient } from '../../../test/harness.ts';
import type { Feature } from '../../platform/http/route.ts';
import { cancelDocument } from './cancel.ts';
import { postEvent } from './event.ts';
import type { EventDocument, EventKind, Kind, Pieces } from './kind.ts';
import { goodsOf } from './pieces.ts';
import type { Piece } from './pieces.ts';
import { EMPTY_EVENT, EMPTY_POSTING } from './posting.ts';
import type { JournalLine, MoneyRow, Payment, Status, StockRow } from './posting.ts';
import { saveDocument } from './save.ts';
import { validateDocument } from './validate.ts';

const input = z.object({
  barcode: z.string().default(''),
  no: z.string().default(''),
  dp: rp.default(rupiah(0)),
  alasan: teks(100),
  detail_authorization: otorisasi,
});
type Input = z.output<typeof input>;

const NOTHING = { qty: 0, berat: milligram(0), berat_asli: milligram(0), murni: milligram(0) };

function held(piece: Piece, dari: Status, menjadi: Status): StockRow {
  const { kode_barcode } = piece;
  const none = { ...NOTHING, modal: rupiah(0), no_lot: null };
  return {
    ...goodsOf(piece),
    ...none,
    kolom: 'RESERVASI',
    kode_barcode,
    status_dari: dari,
    status_ke: menjadi,
  };
}

function cash(jumlah: Rupiah, arah: 'MASUK' | 'KELUAR') {
  const back = arah === 'KELUAR';
  const plain = { fee: 0, fee_rp: rupiah(0), fee_ditanggung: 'TOKO', no_card: '' } as const;
  const payment: Payment = {
    ...plain,
    jenis: 'CASH',
    jumlah_rp: jumlah,
    no_rekening: null,
    keterangan: '',
    arah,
  };
  const money: MoneyRow = {
    akun: 'CASH',
    kategori: 'UJI',
    jenis: 'CASH',
    keterangan: '',
    masuk: back ? rupiah(0) : jumlah,
    keluar: back ? jumlah : rupiah(0),
    fee: rupiah(0),
  };
  const journal: JournalLine[] = [
    { peran: 'KAS', sisi: back ? 'KREDIT' : 'DEBIT', jumlah, nomor_akun: '1-1100' },
    { peran: 'MUKA', sisi: back ? 'DEBIT' : 'KREDIT', jumlah, nomor_akun: '2-1100' },
  ];
  return { payments: [payment], money: [money], journal };
}

function pieceOf(pieces: Pieces): Piece {
  const [piece] = pieces.values();
  if (!piece) throw new Error('no piece');
  return piece;
}

function moved(piece: Piece, dari: Status, menjadi: Status) {
  const { kode_barcode, kode_gudang, kode_baki } = piece;
  const pieces = [{ kode_barcode, dari, menjadi, kode_gudang, kode_baki }];
  return { pieces, stock: [held(piece, dari, menjadi)] };
}

const hold: Kind<Input, Pieces> = {
  name: 'uji',
  kode: 'UJ',
  book: { peran: {} },
  pieces: (i) => [i.barcode],
  load: async (_tx, _i, _b, pieces) => pieces,
  check: () => [],
  approval: () => [],
  post: (i, pieces) => ({
    ...EMPTY_POSTING,
    header: {
      total: i.dp,
      pembulatan: rupiah(0),
      bayar: i.dp,
      kembali: rupiah(0),
      status_valid: 'DONE',
    },
    lines: [{ jenis_baris: 'TITIP', kode_barcode: i.barcode }],
    ...moved(pieceOf(pieces), 'READY', 'TITIP'),
    ...cash(i.dp, 'MASUK'),
  }),
};

const take: Kind<Input, Pieces> = {
  ...hold,
  name: 'ujiambil',
  kode: 'UA',
  documents: (i) => [i.no],
  load: async (_tx, i, _b, pieces, documents) => {
    expect(documents.get(i.no)?.lines).toHaveLength(1);
    return pieces;
  },
  post: (i, pieces) => ({
    ...hold.post(i, pieces, undefined as never),
    lines: [],
    ...moved(pieceOf(pieces), 'TITIP', 'READY'),
    finishes: [{ kind: 'uji', no: i.no, dari: 'OPEN', menjadi: 'FINISH' }],
  }),
};

const DETAIL = keeps<{ terakhir: number }>();

const addDp: EventKind<Input, EventDocument> = {
  kind: 'uji',
  peristiwa: 'TAMBAH DP',
  dari: ['OPEN'],
  load: async (_tx, _i, _b, document) => document,
  check: (i, { doc }) => (i.dp > doc.bayar ? [{ code: 'DP_LEBIH', data: { rp: doc.bayar } }] : []),
  approval: () => [],
  post: (i, { doc }, { settings }) => ({
    ...EMPTY_EVENT,
    ...cash(i.dp, 'MASUK'),
    status_valid: settings.yes('VALIDASI_PENJUALAN') ? 'OPEN' : 'DONE',
    header: { bayar: rupiah(doc.bayar + i.dp), rincian: changed(DETAIL, { terakhir: i.dp }) },
  }),
};

const cancel: EventKind<Input, EventDocument> = {
  ...addDp,
  peristiwa: 'BATAL',
  menjadi: 'BATAL',
  check: () => [],
  approval: () => [
    { kategori: 'BATAL UJI', uraian: say('minta.service-no', { no: 'kembalikan' }) },
  ],
  post: (_i, { doc, pieces }) => ({
    ...EMPTY_EVENT,
    ...moved(pieceOf(pieces), 'TITIP', 'READY'),
    ...cash(doc.bayar, 'KELUAR'),
  }),
};

const RULE = { kind: 'ujiambil', kategori: 'BATAL UJI', kemarin: 'PENJUALAN_KEMARIN' } as const;
const own = { method: 'POST', right: 'login', summary: 'test', body: input } as const;
const feature: Feature = {
  name: 'uji',
  routes: [
    testRoute({
      ...own,
      path: 'uji/simpan',
      handler: async (ctx, { body }) => ({
        data: await saveDocument(ctx, hold, body, (s) => s.no),
      }),
    }),
    testRoute({
      ...own,
      path: 'uji/ambil',
      handler: async (ctx, { body }) => ({
        data: await saveDocument(ctx, take, body, (s) => s.no),
      }),
    }),
    testRoute({
      ...own,
      path: 'uji/batal-ambil',
      handler: async (ctx, { body }) => ({ data: await cancelDocument(ctx, RULE, body) }),
    }),
    testRoute({
      ...own,
      path: 'uji/tambah',
      handler: async (ctx, { body }) => ({
        data: await postEvent(ctx, addDp, body.no, body, (p) => p.ke),
      }),
    }),
    testRoute({
      ...own,
      path: 'uji/batal',
      handler: async (ctx, { body }) => ({
        data: await postEvent(ctx, cancel, body.no, body, (p) => p.ke),
      }),
    }),
    testRoute({
      ...own,
      path: 'uji/tolak',
      handler: async (ctx, { body }) => ({
        data: await cancelDocument(ctx, { kind: 'uji', kategori: 'BATAL UJI' }, body),
      }),
    }),
    testRoute({
      ...own,
      path: 'uji/validasi',
      handler: async (ctx, { body }) => ({ data: await validateDocument(ctx, 'uji', body.no) }),
    }),
  ],
};

let shop: Shop;
let kasir: TestClient;
let no: string;
let barcode: string;
beforeAll(async () => {
  shop = await openShop({ features: [feature], day: '2026-11-17' });
  kasir = shop.kasir;
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.set('VALIDASI_PENJUALAN', 'false');
  barcode = await addPiece(kasir);
  no = (await kasir.post('uji/simpan', { barcode, dp: 100_000 })).body.data;
});

const day = () =>
  shop.exec(sql`update toko set tgl_system = tgl_system + 1 where kode_toko = 'JKT1'`);
interface State {
  readonly status: string;
  readonly status_valid: string;
  readonly bayar: number;
  readonly rincian: { readonly terakhir?: number; readonly tertunda?: object };
  readonly selesai_no: string | null;
  readonly barang: string;
  readonly kas: number;
  readonly hidup: boolean;
}
const state = () =>
  shop.one<State>(sql`select d.status, d.status_valid, bayar, rincian, selesai_no, b.hidup,
            (select status from barang where kode_barcode = ${barcode}) as barang,
            (select coalesce(sum(masuk - keluar), 0)::int from buku_kas k
              where k.no_dokumen = ${no}) as kas
          from dokumen d join dokumen_baris b using (kode_toko, no_dokumen)
          where no_dokumen = ${no}`);

describe('a later event', () => {
  it('is a posting of its own, dated on its day; the closed day keeps its rows', async () => {
    await day();
    const key = { 'idempotency-key': `dp-${no}` };
    expect((await kasir.post('uji/tambah', { no, dp: 50_000 }, key)).body.data).toBe(2);
    expect((await kasir.post('uji/tambah', { no, dp: 50_000 }, key)).body.data).toBe(2);
    expect(await state()).toMatchObject({ bayar: 150_000, kas: 150_000, status: 'OPEN' });
    const rows = await shop.rows(sql`select p.ke, p.peristiwa,
          p.tgl_system - d.tgl_system as hari, b.ke as bayar_ke
        from posting p join dokumen d using (kode_toko, no_dokumen)
        join dokumen_bayar b using (kode_toko, no_dokumen, ke)
        where no_dokumen = ${no} order by 1`);
    expect(rows).toEqual([
      { ke: 1, peristiwa: 'SIMPAN', hari: 0, bayar_ke: 1 },
      { ke: 2, peristiwa: 'TAMBAH DP', hari: 1, bayar_ke: 2 },
    ]);
  });

  it('refuses what its check refuses, unknown numbers and other states', async () => {
    expect((await kasir.post('uji/tambah', { no, dp: 100_001 })).body.code).toBe('DP_LEBIH');
    expect((await kasir.post('uji/tambah', { no: 'X', dp: 1 })).status).toBe(404);
    await approved(kasir, 'uji/batal', { no, alasan: 'batal beli' });
    expect((await kasir.post('uji/tambah', { no, dp: 1 })).body.code).toBe('DOKUMEN_SUDAH_BATAL');
  });

  it('cancels with approval: money back, piece free, once', async () => {
    await day();
    const done = await approved(kasir, 'uji/batal', { no, alasan: 'batal beli' });
    expect(done.body.data).toBe(2);
    const want = { status: 'BATAL', barang: 'READY', kas: 0, hidup: false };
    expect(await state()).toMatchObject(want);
    expect((await kasir.post('uji/batal', { no })).body.code).toBe('DOKUMEN_SUDAH_BATAL');
  });
});

describe('an event that waits for the cashier', () => {
  beforeEach(async () => {
    await shop.set('VALIDASI_PENJUALAN', 'true');
    await kasir.post('uji/tambah', { no, dp: 50_000 });
  });

  it('posts its money when validated', async () => {
    expect(await state()).toMatchObject({ status_valid: 'OPEN', bayar: 150_000, kas: 100_000 });
    expect((await kasir.post('uji/tambah', { no, dp: 1 })).body.code).toBe('DOKUMEN_BELUM_VALID');
    expect((await kasir.post('uji/validasi', { no })).status).toBe(200);
    expect(await state()).toMatchObject({ status_valid: 'DONE', bayar: 150_000, kas: 150_000 });
  });

  it('is withdrawn alone; the document is what it was', async () => {
    expect((await kasir.post('uji/tolak', { no, alasan: 'salah hitung' })).status).toBe(200);
    const after = await state();
    expect(after).toMatchObject({ status: 'OPEN', status_valid: 'DONE', bayar: 100_000 });
    expect(after).toMatchObject({ kas: 100_000, barang: 'TITIP', rincian: {} });
    await shop.set('VALIDASI_PENJUALAN', 'false');
    expect((await kasir.post('uji/tambah', { no, dp: 1 })).body.data).toBe(4);
  });
});

describe('a document that ends another', () => {
  it('ends it in one transaction, and brings it back when cancelled on its day', async () => {
    const other = (await kasir.post('uji/ambil', { no, barcode, dp: 1 })).body.data;
    const ended = { status: 'FINISH', selesai_no: other, barang: 'READY', hidup: false };
    expect(await state()).toMatchObject(ended);
    const again = await kasir.post('uji/tambah', { no, dp: 1 });
    expect(again.body.data).toEqual({ no, status: 'FINISH' });
    const back = await approved(kasir, 'uji/batal-ambil', { no: other, alasan: 'salah' });
    expect(back.status).toBe(200);
    const open = { status: 'OPEN', selesai_no: null, barang: 'TITIP', hidup: true };
    expect(await state()).toMatchObject(open);
  });

  it('cannot be cancelled on its own while it is ended', async () => {
    await kasir.post('uji/ambil', { no, barcode, dp: 1 });
    const answer = await approved(kasir, 'uji/tolak', { no, alasan: 'salah' });
    expect(answer.body.code).toBe('DOKUMEN_TIDAK_BISA_BATAL');
  });
});

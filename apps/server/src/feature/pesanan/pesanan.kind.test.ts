/** Pure rules of orders: what an order posts, every stored price recomputes, what making posts. */
import { expect, test } from 'vitest';
import fc from 'fast-check';
import { pesananEntry } from '@kencana/contract/document/pesanan-entry';
import type { PesananInput } from '@kencana/contract/document/pesanan-entry';
import { entrySchema } from '@kencana/contract/entry/entry-schema';
import type { Milligram } from '@kencana/rules/gram';
import { hitungBarisJual } from '@kencana/rules/harga';
import type { BarisJualInput } from '@kencana/rules/harga';
import { rupiah } from '@kencana/rules/rupiah';
import { toldNeeds } from '../../../test/told-needs.ts';
import { A, baseOf, pieceOf } from '../../../test/sale-case.ts';
import { orderOf, RING } from '../../../test/order-case.ts';
import { assertPosting } from '../../engine/transaction/assert-posting.ts';
import type { HeldLine } from '../../engine/transaction/document.ts';
import { barangJadiEvent } from './barang-jadi.ts';
import type { PesananFacts } from './pesanan.facts.ts';
import { pesananKind } from './pesanan.kind.ts';

const FACTS: PesananFacts = {
  pieces: new Map([[A, pieceOf(A)]]),
  prices: {
    perKadar: new Map([['MT/7500', rupiah(1_320_000)]]),
    perGroup: new Map(),
    margin: new Map(),
    ongkos: [],
  },
  accounts: new Map(),
};

function input(change: object = {}): PesananInput {
  return entrySchema(pesananEntry).parse(orderOf(change));
}

test('an order owes the down payment and moves samples of the shop alone', () => {
  const contoh = [
    { milik: 'TOKO', kode_barcode: A },
    { milik: 'CUSTOMER', nama_barang: 'CINCIN LAMA', berat: 3.2, kadar: 70 },
  ];
  const posting = pesananKind.post(input({ contoh }), FACTS, baseOf());
  assertPosting(posting);
  expect(posting.pieces).toMatchObject([{ kode_barcode: A, dari: 'READY', menjadi: 'PINJAM' }]);
  expect(posting.stock).toMatchObject([{ kolom: 'RESERVASI', qty: 0, berat: 0, modal: 0 }]);
  expect(posting.custody).toEqual([{ baris: 3, kolom: 'MASUK', berat: 3200, kode_tukang: null }]);
  expect(posting.lines.map((l) => [l.jenis_baris, l.tanpa_jumlah ?? false])).toEqual([
    ['PESAN', false],
    ['CONTOH', true],
    ['CONTOH', true],
  ]);
  expect(posting.journal.filter((l) => l.jumlah > 0)).toEqual([
    { peran: 'KAS', sisi: 'DEBIT', jumlah: 2_000_000 },
    { peran: 'UANG MUKA', sisi: 'KREDIT', jumlah: 2_000_000 },
  ]);
});

test.each([
  ['waits with a down payment', {}, 'true', 'OPEN'],
  ['without one it does not', { pembayaran: [] }, 'true', 'DONE'],
  ['nor where nobody validates', {}, 'false', 'DONE'],
] as const)('the cashier: %s', (_name, change, validasi, status) => {
  const base = baseOf({ VALIDASI_PESANAN: validasi });
  expect(pesananKind.post(input(change), FACTS, base).header.status_valid).toBe(status);
});

test.each([
  ['another day than before today', { tgl_janji: '2026-11-20' }, []],
  ['a day before today', { tgl_janji: '2026-11-19' }, ['TGL_JANJI_LEWAT']],
  ['nobody', { nama_customer: '' }, ['PEMESAN_WAJIB']],
  ['a member without a name', { nama_customer: '', kode_member: 'M1' }, ['PEMESAN_WAJIB']],
  ['no phone', { no_hp: '' }, ['HP_WAJIB']],
  ['no day', { tgl_janji: '' }, ['TGL_JANJI_WAJIB']],
  ['gold without a price', { detail_barang: [noPrice()] }, ['HARGA_EMAS_KOSONG']],
] as const)('checks %s', (_name, change, codes) => {
  const problems = pesananKind.check(input(change), FACTS, baseOf());
  expect(problems.map((p) => p.code)).toEqual(codes);
});

function noPrice(): object {
  const { harga_gram: _agreed, ...line } = RING;
  return { ...line, kadar: 42 };
}

test('every stored price recomputes from what stands beside it', () => {
  const line = fc.record({
    berat: fc.integer({ min: 1, max: 500_000 }).map((mg) => mg / 1000),
    harga_gram: fc.integer({ min: 1, max: 5_000_000 }),
    ongkos: fc.integer({ min: 0, max: 5_000_000 }),
    tipe_ongkos: fc.constantFrom('TOTAL', 'PER_GRAM'),
    kadar: fc.integer({ min: 1, max: 40_000 }).map((n) => n / 100),
  });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (lines) => {
      const detail_barang = lines.map((one) => ({ ...RING, ...one }));
      const given = input({ detail_barang, pembayaran: [] });
      const posting = pesananKind.post(given, FACTS, baseOf());
      assertPosting(posting);
      let total = 0;
      for (const stored of posting.lines) {
        const again = hitungBarisJual(stored.rumus as unknown as BarisJualInput);
        expect([stored.harga_jual, stored.ongkos, stored.pembulatan, stored.harga_total]).toEqual([
          again.hargaJual,
          again.ongkos,
          again.pembulatan,
          again.hargaTotal,
        ]);
        total += again.hargaTotal;
      }
      expect(posting.header.total).toBe(total);
    }),
    { numRuns: 100 },
  );
});

test.each([
  ['at today’s', { harga_gram: 1_320_000 }, 1_320_000, []],
  ['below it', { harga_gram: 1_319_999 }, 1_320_000, ['(hari ini Rp. 1,320,000,-/gr)']],
  ['above it', { harga_gram: 2_000_000 }, 1_320_000, []],
  ['where the shop has none', { harga_gram: 1 }, 0, ['(hari ini belum ada harga)']],
  ['much, where the shop has none', { harga_gram: 9_000_000 }, 0, ['(hari ini belum ada harga)']],
] as const)('an agreed price of a gram %s', (_name, change, today, words) => {
  const given = input({ detail_barang: [{ ...RING, ...change }] });
  const perKadar = new Map([['MT/7500', rupiah(today)]]);
  const facts = { ...FACTS, prices: { ...FACTS.prices, perKadar } };
  const needs = toldNeeds(pesananKind.approval(given, facts, baseOf()));
  expect(needs.map((n) => n.uraian.replace(/^.*gr (?=\()/, ''))).toEqual(words);
  const open = { ...given, harga_dikunci: false };
  expect(pesananKind.approval(open, facts, baseOf())).toEqual([]);
});

function lineOf(baris: number, kode_barcode: string | null, rumus: object = {}): HeldLine {
  return {
    baris,
    jenis_baris: 'PESAN',
    hidup: true,
    kode_barcode,
    kode_group: 'MT',
    kadar: 7500,
    berat: 5000 as Milligram,
    rumus,
  } as unknown as HeldLine;
}

/** The piece A for line 1 of an order that agreed these figures, taken from stock or made. */
function needsOf(rumus: object, world: { stok?: boolean; locked?: boolean; gram?: number } = {}) {
  const { stok = true, locked = true, gram = 1_320_000 } = world;
  const paid = { total: 4_711_000, bayar: 4_711_000 };
  const doc = { no_dokumen: 'X', kind: 'pesanan', ...paid, rincian: { harga_dikunci: locked } };
  const prices = { ...FACTS.prices, perKadar: new Map([['MT/7500', rupiah(gram)]]) };
  const facts = { doc, lines: [lineOf(1, null, rumus)], pieces: FACTS.pieces, prices };
  const barang = [{ baris: 1, kode_barcode: A, at: 'dari_stok.0', stok }];
  const given = { barang, detail_authorization: [] };
  const policy = (kategori_harga: string) =>
    toldNeeds(
      barangJadiEvent.approval(
        given,
        facts as never,
        baseOf({ kategori_harga, BATAS_SELISIH_PESANAN_PERSEN: '100' }),
      ),
    );
  return { barang: policy('BARANG'), group: policy('GROUP') };
}

/** A costs 4.711.000 today by its own price, and by its grams at 1.320.000 just as much. */
const SAME = { hargaGram: 1_320_000, ongkos: 150_000, tipeOngkos: 'TOTAL' };

test('a piece of the stock below its price of today needs an approval that shows both', () => {
  expect(needsOf({ ...SAME, ongkos: 0 }).barang).toEqual([
    {
      kategori: 'UBAH HARGA',
      uraian:
        'Pesanan X dari stok 11000001 CINCIN POLOS Rp. 4,561,000,- (dihitung Rp. 4,711,000,-)',
      sebelum: 4_711_000,
      sesudah: 4_561_000,
    },
  ]);
  expect(needsOf({ ...SAME, hargaGram: 1, ongkos: 0 }, { gram: 0 }).barang).toMatchObject([
    { sebelum: 4_711_000, sesudah: 500 },
  ]);
  const open = needsOf({ ...SAME, ongkos: 0 }, { locked: false });
  expect(open.barang).toMatchObject([{ sebelum: 4_711_000, sesudah: 4_561_000 }]);
  expect(open.group).toMatchObject([{ sebelum: 4_711_000, sesudah: 4_561_000 }]);
});

test('at its price or above none is needed, nor for what was made for the order', () => {
  const none = { barang: [], group: [] };
  expect(needsOf(SAME)).toEqual(none);
  expect(needsOf({ ...SAME, hargaGram: 1_500_000, ongkos: 0 })).toEqual(none);
  expect(needsOf(SAME, { locked: false })).toEqual(none);
  expect(needsOf({ ...SAME, hargaGram: 1, ongkos: 0 }, { stok: false })).toEqual(none);
});

test('the last made piece makes the order ready', () => {
  const barang = [{ baris: 1, kode_barcode: A, at: 'dari_stok.0', stok: true }];
  const given = { barang, detail_authorization: [] };
  const facts = (lines: HeldLine[]) =>
    ({ doc: { no_dokumen: 'X' }, lines, pieces: FACTS.pieces, prices: FACTS.prices }) as never;
  const half = barangJadiEvent.post(given, facts([lineOf(1, null), lineOf(2, null)]), baseOf());
  expect(half.menjadi).toBeUndefined();
  const whole = barangJadiEvent.post(
    given,
    facts([lineOf(1, null), lineOf(2, '11000002')]),
    baseOf(),
  );
  expect(whole).toMatchObject({ menjadi: 'DONE', lines: [{ baris: 1, kode_barcode: A }] });
  expect(whole.pieces).toMatchObject([{ dari: 'READY', menjadi: 'PESANAN' }]);
});

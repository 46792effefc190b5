/** The mirror image and the engine's own assertions, over random ledger rows. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '@kencana/contract/error-code';
import { milligram } from '@kencana/rules/gram';
import type { Kadar } from '@kencana/rules/kadar';
import { rupiah } from '@kencana/rules/rupiah';
import { assertPosting, journalDifference } from './assert-posting.ts';
import type { JournalRow, LedgerRows } from './ledger.ts';
import { EMPTY_POSTING } from './posting.ts';
import type { JournalLine, MoneyRow, Posting, StockRow } from './posting.ts';
import { returnLots, returnPieces, reverse } from './reverse.ts';

const rp = fc.integer({ min: 0, max: 1_000_000_000 }).map((n) => rupiah(n));
const mg = fc.integer({ min: 0, max: 1_000_000 }).map((n) => milligram(n));
const status = fc.constantFrom('READY' as const, 'TERJUAL' as const, 'DIBELI' as const, null);

const anyRow: fc.Arbitrary<StockRow> = fc.record({
  kode_barcode: fc.constantFrom('11000001', '11000002', null),
  no_lot: fc.constant(null),
  kode_gudang: fc.constantFrom('TOKO', 'BELI'),
  kode_baki: fc.constantFrom('A1', ''),
  kode_group: fc.constant('MT'),
  kode_jenis: fc.constant('CINCIN'),
  kadar: fc.constant(7500 as Kadar),
  kolom: fc.constantFrom('TAMBAH', 'IN', 'OUT', 'BELI', 'JUAL', 'HANCUR'),
  qty: fc.integer({ min: 0, max: 5 }),
  berat: mg,
  berat_asli: mg,
  murni: mg,
  modal: rp,
  status_dari: status,
  status_ke: status,
});
/** True for a row that a piece comes into being with: its mirror is no way back to nothing. */
const isBirth = (s: StockRow): boolean =>
  s.kolom === 'TAMBAH' && s.status_dari === null && s.status_ke !== null;
/** Neither that nor its mirror. */
const stockRow = anyRow.filter(
  (s) => !isBirth(s) && !isBirth({ ...s, status_dari: s.status_ke, status_ke: s.status_dari }),
);
const moneyRow: fc.Arbitrary<MoneyRow> = fc
  .record({ akun: fc.constantFrom('CASH', '111'), jumlah: rp, keluar: fc.boolean(), fee: rp })
  .map(({ akun, jumlah, keluar, fee }) => ({
    akun,
    kategori: 'PENJUALAN',
    jenis: 'CASH',
    keterangan: '',
    masuk: keluar ? rupiah(0) : jumlah,
    keluar: keluar ? jumlah : rupiah(0),
    fee,
  }));
const journalRow: fc.Arbitrary<JournalRow> = fc
  .record({ nomor_akun: fc.constantFrom('1-1100', '4-1100'), jumlah: rp, debit: fc.boolean() })
  .map(({ nomor_akun, jumlah, debit }) => ({
    peran: 'KAS',
    nomor_akun,
    debit: debit ? jumlah : rupiah(0),
    kredit: debit ? rupiah(0) : jumlah,
    berat: 0,
    murni: 0,
    kode_jenis: null,
    kode_supplier: null,
    no_faktur_supplier: null,
  }));
const ledger: fc.Arbitrary<LedgerRows> = fc.record({
  stock: fc.array(stockRow, { maxLength: 6 }),
  money: fc.array(moneyRow, { maxLength: 6 }),
  journal: fc.array(journalRow, { maxLength: 6 }),
});

/** Sum of `value` per `key`, without the keys that come to nothing. */
function net<T>(rows: readonly T[], key: (row: T) => string, value: (row: T) => number) {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(key(row), (sums.get(key(row)) ?? 0) + value(row));
  return [...sums].filter(([, n]) => n !== 0);
}

describe('reverse', () => {
  it('twice is the posting itself, but for the category', () => {
    fc.assert(
      fc.property(ledger, (rows) => {
        const twice = reverse(reverse(rows, 'BATAL PENJUALAN'), 'PENJUALAN');
        expect(twice).toEqual(rows);
      }),
    );
  });

  it('and the posting net to zero in every ledger and column (I6)', () => {
    fc.assert(
      fc.property(ledger, (rows) => {
        const back = reverse(rows, 'BATAL PENJUALAN');
        const place = (s: StockRow) => `${s.kode_gudang}/${s.kode_baki}/${s.kolom}`;
        for (const column of ['qty', 'berat', 'berat_asli', 'murni', 'modal'] as const) {
          expect(net([...rows.stock, ...back.stock], place, (s) => s[column])).toEqual([]);
        }
        const money = [...rows.money, ...back.money];
        expect(
          net(
            money,
            (m) => m.akun,
            (m) => m.masuk - m.keluar,
          ),
        ).toEqual([]);
        expect(
          net(
            money,
            (m) => m.akun,
            (m) => m.fee,
          ),
        ).toEqual([]);
        const journal = [...rows.journal, ...back.journal];
        expect(
          net(
            journal,
            (j) => j.nomor_akun,
            (j) => j.debit - j.kredit,
          ),
        ).toEqual([]);
      }),
    );
  });

  it('never writes minus zero, which JSON and the database would tell apart', () => {
    const rows = fc.sample(ledger, 100).flatMap((r) => reverse(r, 'X').stock);
    expect(rows.some((s) => [s.qty, s.berat, s.modal].some((n) => Object.is(n, -0)))).toBe(false);
  });

  it('takes a piece that came into being out, and never back to nothing', () => {
    fc.assert(
      fc.property(anyRow.filter(isBirth), (birth) => {
        const { stock } = reverse({ stock: [birth], money: [], journal: [] }, 'X');
        expect(stock).toMatchObject([{ status_dari: birth.status_ke, status_ke: 'KELUAR' }]);
        const back = returnPieces([birth]).map((c) => [c.kode_barcode, c.dari, c.menjadi]);
        const code = birth.kode_barcode;
        expect(back).toEqual(code === null ? [] : [[code, birth.status_ke, 'KELUAR']]);
      }),
    );
  });

  it('returns the pieces whose state the posting changed, and only those', () => {
    fc.assert(
      fc.property(fc.array(stockRow), (rows) => {
        const moved = rows.filter((s) => s.kode_barcode && s.status_dari && s.status_ke);
        expect(returnPieces(rows).map((c) => [c.kode_barcode, c.dari, c.menjadi])).toEqual(
          moved.map((s) => [s.kode_barcode, s.status_ke, s.status_dari]),
        );
      }),
    );
  });
});

const header = {
  total: rupiah(0),
  pembulatan: rupiah(0),
  bayar: rupiah(0),
  kembali: rupiah(0),
  status_valid: 'DONE',
} as const;
const line = (sisi: 'DEBIT' | 'KREDIT', jumlah: number): JournalLine => ({
  peran: 'KAS',
  sisi,
  jumlah: jumlah as never,
});
const goods = fc.sample(stockRow, 1)[0] as StockRow;
const row = (change: object): StockRow => ({ ...goods, qty: 1, berat: milligram(10), ...change });
const ten = { berat: 10, berat_asli: 10, murni: 10, modal: 0 };
const cash = { jenis: 'CASH', fee: 0, fee_rp: 0, fee_ditanggung: 'TOKO', no_rekening: null };
const money = { akun: 'CASH', kategori: '', jenis: 'CASH', keterangan: '', fee: 0 };

const BROKEN: readonly { name: string; posting: object }[] = [
  { name: 'debit without credit', posting: { journal: [line('DEBIT', 1)] } },
  { name: 'off by one rupiah', posting: { journal: [line('DEBIT', 10), line('KREDIT', 9)] } },
  { name: 'negative sides', posting: { journal: [line('DEBIT', -1), line('KREDIT', -1)] } },
  { name: 'cash both ways', posting: { money: [{ ...money, masuk: 1, keluar: 1 }] } },
  { name: 'negative cash', posting: { money: [{ ...money, masuk: -1, keluar: 0 }] } },
  { name: 'negative goods', posting: { stock: [row({ kolom: 'JUAL', ...ten, berat: -1 })] } },
  { name: 'out without in', posting: { stock: [row({ kolom: 'OUT', ...ten })] } },
  {
    name: 'fine grams lost on the way',
    posting: { stock: [row({ kolom: 'OUT', ...ten }), row({ kolom: 'IN', ...ten, murni: 9 })] },
  },
  {
    name: 'destroyed and gone',
    posting: { stock: [row({ kolom: 'HANCUR', ...ten })] },
  },
  {
    name: 'grams lost of no lot',
    posting: { stock: [row({ kolom: 'SUSUT', ...ten, qty: 0 })] },
  },
  {
    name: 'pieces lost of a lot',
    posting: { stock: [row({ kolom: 'SUSUT', ...ten, qty: 1, no_lot: 'FB-1' })] },
  },
  {
    name: 'payments short of the total',
    posting: { header: { ...header, total: 10 }, payments: [{ ...cash, jumlah_rp: 9 }] },
  },
  {
    name: 'change that nobody overpaid',
    posting: {
      header: { ...header, total: 10, kembali: 1 },
      payments: [{ ...cash, jumlah_rp: 10 }],
    },
  },
];

describe('assertPosting refuses', () => {
  it.each(BROKEN)('$name', ({ posting }) => {
    const broken = { ...EMPTY_POSTING, header, ...posting } as unknown as Posting;
    expect(() => assertPosting(broken)).toThrow(AppError);
  });

  it('nothing that balances', () => {
    const stock = [row({ kolom: 'OUT', ...ten }), row({ kolom: 'IN', ...ten })];
    const journal = [line('DEBIT', 5), line('DEBIT', 5), line('KREDIT', 10)];
    assertPosting({ ...EMPTY_POSTING, header, stock, journal });
    expect(journalDifference(journal)).toBe(0);
  });

  it('grams that a lot loses in the work', () => {
    const lost = row({ kolom: 'SUSUT', ...ten, qty: 0, no_lot: 'SP-1' });
    expect(() => assertPosting({ ...EMPTY_POSTING, header, stock: [lost] })).not.toThrow();
  });
});

describe('returnLots', () => {
  const out = (no_lot: string | null, berat: number): StockRow =>
    row({ kolom: 'OUT', no_lot, qty: 1, berat, berat_asli: berat, murni: berat, modal: 7 });
  const mirrored = (...stock: StockRow[]): readonly StockRow[] =>
    reverse({ stock, money: [], journal: [] }, 'BATAL').stock;

  it('puts back what went out of a lot, summed by lot', () => {
    expect(returnLots(mirrored(out('FB-1', 10), out('FB-1', 5), out('FB-2', 1)))).toEqual([
      { no_lot: 'FB-1', qty: -2, berat: -15, berat_asli: -15, murni: -15, modal: -14 },
      { no_lot: 'FB-2', qty: -1, berat: -1, berat_asli: -1, murni: -1, modal: -7 },
    ]);
  });

  it('leaves pieces, and lots that came into being with it, alone', () => {
    const born = { ...out('SP-1', 10), kolom: 'IN' } as const;
    expect(returnLots(mirrored(out(null, 10), born))).toEqual([]);
  });
});

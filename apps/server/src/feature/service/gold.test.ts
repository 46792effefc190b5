/** Gold out of lots, without a database: nothing is lost or made, whatever is taken. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serviceDocument } from '@kencana/contract/document/service';
import { eventSchema } from '@kencana/contract/entry/entry-schema';
import { milligram } from '@kencana/rules/gram';
import type { Kadar } from '@kencana/rules/kadar';
import { rupiah } from '@kencana/rules/rupiah';
import { toldNeeds } from '../../../test/told-needs.ts';
import { baseOf } from '../../../test/sale-case.ts';
import type { HeldLine } from '../../engine/transaction/document.ts';
import type { GoldPrices } from '../penjualan/price.part.ts';
import { goldJournal, goldRows, planGold } from './gold.ts';
import type { GoldLot } from './gold.ts';
import { siapServiceEvent } from './siap-service.ts';

const NONE: GoldPrices = {
  perKadar: new Map(),
  perGroup: new Map(),
  margin: new Map(),
  ongkos: [],
};
const TODAY: GoldPrices = { ...NONE, perGroup: new Map([['MT', rupiah(1_320_000)]]) };
const { settings } = baseOf();

function lotOf(change: Partial<GoldLot> = {}): GoldLot {
  return {
    no_lot: 'L-1',
    asal: 'BELI',
    kode_gudang: 'BELI',
    kode_group: 'MT',
    kode_jenis: 'CINCIN',
    kadar: 7500 as Kadar,
    qty: 1,
    berat: milligram(3455),
    berat_asli: milligram(3460),
    murni: milligram(2595),
    modal: rupiah(3_000_000),
    ...change,
  };
}

function pieces(...grams: readonly (readonly number[])[]) {
  const body = {
    no_faktur_group: 'X',
    detail_barang: grams.map((list, i) => ({
      baris: i + 1,
      berat: 1,
      emas: list.map((berat) => ({ no_lot: 'L-1', berat })),
    })),
  };
  return eventSchema(serviceDocument.events.siap).parse(body);
}

function lots(lot: GoldLot): ReadonlyMap<string, GoldLot> {
  return new Map([[lot.no_lot, lot]]);
}

describe('planGold', () => {
  it('takes a part in proportion, rounded down, and no piece of the count', () => {
    const plan = planGold(pieces([1]), lots(lotOf()), TODAY, settings);
    expect(plan.pieces[0]).toMatchObject([
      { qty: 0, berat: 998, berat_asli: 1000, murni: 750, modal: 867_052, harga: 1_320_000 },
    ]);
  });

  it('gives the last grams everything that is left', () => {
    const plan = planGold(pieces([1], [2.46]), lots(lotOf()), TODAY, settings);
    expect(plan.pieces[1]).toMatchObject([
      { qty: 1, berat: 2457, berat_asli: 2460, murni: 1845, modal: 2_132_948 },
    ]);
  });

  it('prices by group and purity, else by the group, rounded up to the step', () => {
    const perGroup = new Map([['MT', rupiah(1_200_001)]]);
    const of = (prices: GoldPrices) =>
      planGold(pieces([0.333]), lots(lotOf()), prices, settings).pieces[0];
    expect(of({ ...NONE, perGroup })).toMatchObject([{ harga: 400_000, harga_gram: 1_200_001 }]);
    const perKadar = new Map([['MT/7500', rupiah(1_320_000)]]);
    expect(of({ ...NONE, perGroup, perKadar })).toMatchObject([
      { harga: 440_000, harga_gram: 1_320_000 },
    ]);
  });

  it('rounds as a sale does: down where the module says so', () => {
    const prices = { ...NONE, perGroup: new Map([['MT', rupiah(1_200_001)]]) };
    const down = baseOf({ ROUND_DOWN_MODULE: 'true' }).settings;
    const of = (shop: typeof settings) =>
      planGold(pieces([0.334]), lots(lotOf()), prices, shop).pieces[0];
    expect(of(settings)).toMatchObject([{ harga: 401_000, arah: 'UP', langkah: 500 }]);
    expect(of(down)).toMatchObject([{ harga: 400_500, arah: 'DOWN', langkah: 500 }]);
  });

  it('prices by the one price of pure gold where that is the policy', () => {
    const global = baseOf({
      kategori_harga: 'GLOBAL',
      PARAMETER_HARGA_EMAS_GLOBAL_VALUE: '2000000',
    });
    const plan = planGold(pieces([2]), lots(lotOf()), NONE, global.settings);
    expect(plan.problems).toEqual([]);
    expect(plan.pieces[0]).toMatchObject([{ harga: 3_000_000, harga_gram: 1_500_000 }]);
  });

  it('refuses gold that nobody priced, and lets a supervisor look at a given price', () => {
    const wanted = pieces([2]);
    expect(planGold(wanted, lots(lotOf()), NONE, settings).problems).toEqual([
      {
        code: 'HARGA_EMAS_KOSONG',
        data: { nama: 'L-1' },
        field: 'detail_barang.0.emas.0.harga',
      },
    ]);
    const [piece] = wanted.detail_barang;
    const priced = (harga: number, prices = NONE) => {
      const emas = [{ no_lot: 'L-1', berat: milligram(2000), harga: rupiah(harga) }];
      const input = { ...wanted, detail_barang: [{ ...piece!, berat: milligram(12_000), emas }] };
      const line = { baris: 1, nama_barang: 'CINCIN', berat: 10_000, ongkos: 0 };
      const document = { doc: { rincian: {} }, lines: [line as HeldLine] };
      const facts = { document: document as never, tukang: null, lots: lots(lotOf()), prices };
      expect(siapServiceEvent.check(input, facts, baseOf())).toEqual([]);
      return toldNeeds(siapServiceEvent.approval(input, facts, baseOf()));
    };
    for (const harga of [0, 5_000_000]) {
      const [need, ...more] = priced(harga);
      expect(more).toEqual([]);
      expect(need).toMatchObject({ kategori: 'HARGA EMAS SERVICE', sebelum: 0, sesudah: harga });
      expect(need?.uraian).toContain('dari belum ada menjadi Rp.');
    }
    expect(priced(2_640_000, TODAY)).toEqual([]);
    expect(priced(2_639_999, TODAY)).toHaveLength(1);
  });

  it('refuses more than the lot has left, and a lot that is empty or unknown', () => {
    const code = (input: ReturnType<typeof pieces>, lot: GoldLot) =>
      planGold(input, lots(lot), TODAY, settings).problems.map((p) => [p.code, p.field]);
    expect(code(pieces([3], [0.5]), lotOf())).toEqual([
      ['LOT_KURANG', 'detail_barang.1.emas.0.berat'],
    ]);
    const no_lot = 'detail_barang.0.emas.0.no_lot';
    expect(code(pieces([1]), lotOf({ qty: 0 }))).toEqual([['LOT_TIDAK_ADA', no_lot]]);
    expect(code(pieces([1]), lotOf({ no_lot: 'L-2' }))).toEqual([['LOT_TIDAK_ADA', no_lot]]);
  });

  it('conserves count, milligrams and cost, out and back', () => {
    const part = fc.integer({ min: 1, max: 2000 });
    const lot = fc.record({
      berat: fc.integer({ min: 1, max: 9000 }),
      berat_asli: fc.integer({ min: 1, max: 9000 }),
      murni: fc.integer({ min: 0, max: 9000 }),
      modal: fc.integer({ min: 0, max: 900_000_000_000 }),
    });
    fc.assert(
      fc.property(lot, fc.array(part, { minLength: 1, maxLength: 8 }), (amounts, wanted) => {
        const whole = lotOf({
          berat: milligram(amounts.berat),
          berat_asli: milligram(amounts.berat_asli),
          murni: milligram(amounts.murni),
          modal: rupiah(amounts.modal),
        });
        // As much as fits, and the rest of the lot at the end.
        const fits: number[] = [];
        let left: number = whole.berat_asli;
        for (const mg of wanted) {
          if (mg >= left) break;
          fits.push(mg / 1000);
          left -= mg;
        }
        const plan = planGold(pieces([...fits, left / 1000]), lots(whole), TODAY, settings);
        const gold = plan.pieces.flat();
        expect(goldRows(gold, 1).taken).toEqual([
          {
            no_lot: 'L-1',
            qty: 1,
            berat: whole.berat,
            berat_asli: whole.berat_asli,
            murni: whole.murni,
            modal: whole.modal,
          },
        ]);
        for (const key of ['qty', 'berat', 'berat_asli', 'murni', 'modal'] as const) {
          const [out, back] = [goldRows(gold, 1).stock, goldRows(gold, -1).stock];
          expect(out.every((row) => row[key] >= 0)).toBe(true);
          expect(back.map((row) => 0 - row[key])).toEqual(out.map((row) => row[key]));
        }
      }),
    );
  });
});

it('books gold by where the lot came from, balanced both ways', () => {
  const [bought] = planGold(pieces([1]), lots(lotOf()), TODAY, settings).pieces;
  const [scrap] = planGold(pieces([1]), lots(lotOf({ asal: 'HANCUR' })), TODAY, settings).pieces;
  const lines = goldJournal([...(bought ?? []), ...(scrap ?? [])], 'DEBIT');
  expect(lines.map((l) => [l.peran, l.sisi, l.jumlah])).toEqual([
    ['DALAM SERVICE', 'DEBIT', 867_052],
    ['PERSEDIAAN BELI', 'KREDIT', 867_052],
    ['DALAM SERVICE', 'DEBIT', 867_052],
    ['PERSEDIAAN RUSAK', 'KREDIT', 867_052],
  ]);
});

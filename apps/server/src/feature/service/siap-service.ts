/**
 * The work is done (docs/domain.md §6, OPEN → DONE): each piece is weighed again, gold of the shop
 * that went into it leaves its lot at cost, what was lost is told, and the charge becomes final.
 * Cost waits in BARANG DALAM SERVICE until the pieces are taken. Pure but for `load`.
 */
import { rincianOf } from '@kencana/contract/document/define-document';
import { changed } from '@kencana/contract/document/kept';
import { serviceDocument, type Hasil } from '@kencana/contract/document/service';
import type { SiapServiceInput } from '@kencana/contract/document/service-entry';
import { say, saidGram, saidPersen, saidRupiah } from '@kencana/contract/sentence';
import { batasBawah } from '@kencana/rules/batas-bawah';
import type { DasarBatas } from '@kencana/rules/batas-bawah';
import { formatGramUnit, milligram } from '@kencana/rules/gram';
import { percentToHundredths } from '@kencana/rules/persen';
import { rupiah } from '@kencana/rules/rupiah';
import { happening } from '../../engine/document/entry-routes.ts';
import type { HeldLine } from '../../engine/transaction/document.ts';
import { computing } from '../../engine/transaction/computing.ts';
import type {
  ApprovalNeed,
  Base,
  EventDocument,
  EventKind,
  Problem,
} from '../../engine/transaction/kind.ts';
import { EMPTY_EVENT } from '../../engine/transaction/posting.ts';
import type { EventPosting } from '../../engine/transaction/posting.ts';
import { loadPrices } from '../penjualan/read.ts';
import { floorBasis, needsBelow } from '../penjualan/floor.part.ts';
import type { GoldPrices } from '../penjualan/price.part.ts';
import { feeNeeds, loadCraftsman } from './craftsman-fee.ts';
import type { Craftsman } from './craftsman-fee.ts';
import { goldJournal, goldRows, loadLots, planGold } from './gold.ts';
import type { GoldLot, GoldPlan } from './gold.ts';
import { backFromTukang, custodyRow } from './held-piece.ts';

export interface SiapFacts {
  readonly document: EventDocument;
  readonly lots: ReadonlyMap<string, GoldLot>;
  readonly prices: GoldPrices;
  readonly tukang: Craftsman | null;
}

export const siapServiceEvent: EventKind<SiapServiceInput, SiapFacts> = {
  ...happening(serviceDocument, serviceDocument.events.siap),
  load: async (tx, input, _base, document) => {
    const wanted = input.detail_barang.flatMap((piece) => piece.emas.map((e) => e.no_lot));
    const lots = await loadLots(tx, wanted);
    const groups = [...new Set([...lots.values()].map((lot) => lot.kode_group))];
    const tukang = await loadCraftsman(tx, document);
    return { document, lots, prices: await loadPrices(tx, groups), tukang };
  },
  ...computing(planned, { check: checkSiap, approval: needsOfSiap, post: postSiap }),
};

interface DonePiece {
  readonly line: HeldLine;
  readonly input: SiapServiceInput['detail_barang'][number];
  readonly hasil: Hasil;
}

/** The gold that the pieces take, and each piece as it comes out. */
interface Planned {
  readonly problems: GoldPlan['problems'];
  readonly pieces: readonly DonePiece[];
}

function planned(input: SiapServiceInput, facts: SiapFacts, base: Base): Planned {
  const gold = planGold(input, facts.lots, facts.prices, base.settings);
  return { problems: gold.problems, pieces: donePieces(input, facts, gold) };
}

/** The pieces in the order of the input; those without a line of their own are left out. */
function donePieces(input: SiapServiceInput, facts: SiapFacts, gold: GoldPlan): DonePiece[] {
  return input.detail_barang.flatMap((piece, i) => {
    const line = facts.document.lines.find((l) => l.baris === piece.baris);
    if (line === undefined) return [];
    const emas = gold.pieces[i] ?? [];
    const berat_tambah = milligram(emas.reduce((mg, e) => mg + e.berat_asli, 0));
    const hasil: Hasil = {
      berat_jadi: piece.berat,
      berat_tambah,
      berat_susut: milligram(line.berat + berat_tambah - piece.berat),
      berat_manual: piece.berat_manual,
      ongkos: piece.ongkos ?? line.ongkos,
      emas,
      keterangan: piece.keterangan,
    };
    return [{ line, input: piece, hasil }];
  });
}

function checkSiap(
  input: SiapServiceInput,
  facts: SiapFacts,
  _base: Base,
  computed: () => Planned,
): Problem[] {
  const { doc } = facts.document;
  const { problems: wrong, pieces } = computed();
  const problems = wrong.length > 0 ? [...wrong] : checkWeights(pieces);
  if (input.ongkos_tukang > 0 && rincianOf(serviceDocument, doc).kode_tukang === undefined)
    problems.push({ code: 'SERVICE_TANPA_TUKANG', field: 'ongkos_tukang' });
  return problems;
}

/** Nothing grows by itself, and the added gold is still there. */
function checkWeights(pieces: readonly DonePiece[]): Problem[] {
  return pieces.flatMap(({ line, hasil }, i): Problem[] => {
    const { berat_jadi, berat_susut, berat_tambah } = hasil;
    const nama = line.nama_barang;
    const field = `detail_barang.${i}.berat`;
    if (berat_susut < 0) {
      const gram = formatGramUnit(milligram(line.berat + berat_tambah));
      return [{ code: 'SERVICE_BERAT_LEBIH', data: { nama, gram }, field }];
    }
    if (berat_jadi >= berat_tambah) return [];
    const gram = formatGramUnit(berat_tambah);
    return [{ code: 'SERVICE_BERAT_KURANG', data: { nama, gram }, field }];
  });
}

function needsOfSiap(
  input: SiapServiceInput,
  { tukang }: SiapFacts,
  base: Base,
  { pieces }: Planned,
): ApprovalNeed[] {
  const most = percentToHundredths(base.settings.number('BATAS_SUSUT_SERVICE_PERSEN'));
  const basis = floorBasis(base.settings);
  const work = pieces.flatMap((piece) => [
    ...chargeNeeds(piece),
    ...goldNeeds(piece),
    ...floorNeeds(piece, basis),
    ...lossNeeds(piece, most),
    ...addedNeeds(piece, percentToHundredths(base.settings.number('BATAS_EMAS_SERVICE_PERSEN'))),
  ]);
  const done = pieces.map(({ line, hasil }) => ({ nama: line.nama_barang, ongkos: hasil.ongkos }));
  return [...work, ...feeNeeds(input.ongkos_tukang, tukang, done)];
}

/** Below what was agreed when it was received. */
function chargeNeeds({ line, hasil: { ongkos } }: DonePiece): ApprovalNeed[] {
  if (ongkos >= line.ongkos) return [];
  const rp = { dari: saidRupiah(line.ongkos), menjadi: saidRupiah(ongkos) };
  const uraian = say('minta.ongkos-service', { nama: line.nama_barang, ...rp });
  return [{ kategori: 'ONGKOS SERVICE', uraian, sebelum: line.ongkos, sesudah: ongkos }];
}

/** Below today's price; one that cannot be compared, because the shop has none, is looked at. */
function goldNeeds({ line, hasil }: DonePiece): ApprovalNeed[] {
  return hasil.emas.flatMap(({ no_lot, berat_asli, harga, harga_dihitung }) => {
    if (harga_dihitung > 0 && harga >= harga_dihitung) return [];
    const what = { berat: saidGram(berat_asli), lot: no_lot, nama: line.nama_barang };
    const data = { ...what, menjadi: saidRupiah(harga) };
    const uraian =
      harga_dihitung > 0
        ? say('minta.emas-service', { ...data, dari: saidRupiah(harga_dihitung) })
        : say('minta.emas-service-belum', data);
    return [{ kategori: 'HARGA EMAS SERVICE', uraian, sebelum: harga_dihitung, sesudah: harga }];
  });
}

/** Below what its fine weight must bring (docs/decision/0025), whatever price the masters hold. */
function floorNeeds({ line, hasil }: DonePiece, basis: DasarBatas): ApprovalNeed[] {
  const gold = hasil.emas.map(({ no_lot, murni, harga }) => ({
    nama: say('minta.lot-untuk', { lot: no_lot, nama: line.nama_barang }),
    murni,
    bayar: harga,
    batas: batasBawah(murni, basis),
  }));
  return needsBelow('minta.batas-bawah-pakai', gold);
}

/** More lost than the work explains; `most` in hundredths of a per cent. */
function lossNeeds({ line, hasil }: DonePiece, most: number): ApprovalNeed[] {
  const { berat_susut, berat_tambah, berat_jadi } = hasil;
  const all = line.berat + berat_tambah;
  if (berat_susut * 10_000 <= all * most) return [];
  const gram = { susut: saidGram(berat_susut), semua: saidGram(all) };
  const data = { nama: line.nama_barang, ...gram, batas: saidPersen(most) };
  const uraian = say('minta.susut-service', data);
  const weights = { sebelum: all, sesudah: berat_jadi };
  return [{ kategori: 'SUSUT SERVICE', uraian, satuan: 'GRAM', ...weights }];
}

/** More gold than such a piece takes (docs/decision/0036); `most` in hundredths of a per cent. */
function addedNeeds({ line, hasil }: DonePiece, most: number): ApprovalNeed[] {
  const { berat_tambah, emas } = hasil;
  if (berat_tambah * 10_000 <= line.berat * most) return [];
  const uraian = say('minta.emas-service-lebih', {
    nama: line.nama_barang,
    diterima: saidGram(line.berat),
    ditambah: saidGram(berat_tambah),
    lot: emas.map(({ no_lot }) => no_lot),
    batas: saidPersen(most),
  });
  const [sebelum, sesudah] = [line.berat, berat_tambah];
  return [{ kategori: 'EMAS SERVICE', uraian, satuan: 'GRAM', sebelum, sesudah }];
}

function postSiap(
  input: SiapServiceInput,
  facts: SiapFacts,
  _base: Base,
  { pieces }: Planned,
): EventPosting {
  const gold = pieces.flatMap((p) => p.hasil.emas);
  const { taken, stock } = goldRows(gold, 1);
  const { ongkos_tukang } = input;
  const total = pieces.reduce(
    (sum, { hasil }) => sum + hasil.ongkos + hasil.emas.reduce((n, e) => n + e.harga, 0),
    0,
  );
  const modal = gold.reduce((sum, g) => sum + g.modal, 0);
  return {
    ...EMPTY_EVENT,
    header: {
      total: rupiah(total),
      rincian: changed(serviceDocument.rincian, {
        di_tukang: false,
        ongkos_tukang,
        biaya_rp: modal + ongkos_tukang,
      }),
    },
    lines: pieces.map(({ line, hasil }) => ({
      baris: line.baris,
      rumus: changed(serviceDocument.lines[0].rumus, { hasil }),
    })),
    lotsTaken: taken,
    // A lower typed price counts as today's.
    emasService: gold.reduce((sum, e) => sum + Math.max(e.harga, e.harga_dihitung), 0),
    stock,
    journal: [
      ...goldJournal(gold, 'DEBIT'),
      { peran: 'DALAM SERVICE', sisi: 'DEBIT', jumlah: ongkos_tukang },
      { peran: 'HUTANG TUKANG', sisi: 'KREDIT', jumlah: ongkos_tukang },
    ],
    custody: [
      ...backFromTukang(facts.document),
      ...pieces.flatMap(({ line: { baris }, hasil }) => [
        ...custodyRow(baris, 'TAMBAH', hasil.berat_tambah),
        ...custodyRow(baris, 'SUSUT', hasil.berat_susut),
      ]),
    ],
  };
}

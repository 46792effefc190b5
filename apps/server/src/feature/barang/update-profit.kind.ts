/**
 * Changing the selling price of many ready pieces by one rule (UP): what was shown before is what
 * is changed, after one approval; no price is cost, so that nothing is in the journal.
 */
import { keeps, kept } from '@kencana/contract/document/kept';
import { SAH } from '@kencana/contract/document/document-status';
import { say, saidGram, saidPersen, saidRupiah } from '@kencana/contract/sentence';
import type { Said } from '@kencana/contract/sentence';
import type { updateProfitDocument } from '@kencana/contract/document/update-profit';
import { updateProfitEntry } from '@kencana/contract/transaction/update-profit-entry';
import type { UpdateProfitInput } from '@kencana/contract/transaction/update-profit-entry';
import { sumMg } from '@kencana/rules/gram';
import { hundredthsToPercent } from '@kencana/rules/persen';
import { formatRupiah, rupiah } from '@kencana/rules/rupiah';
import type { RincianOf, RumusOf } from '@kencana/contract/document/define-document';
import { entryRefs } from '../../engine/document/entry-refs.ts';
import type { ApprovalNeed, Kind, Pieces, Problem } from '../../engine/transaction/kind.ts';
import { valuesChanged } from '../../engine/transaction/piece-value.ts';
import { goodsOf } from '../../engine/transaction/pieces.ts';
import { EMPTY_POSTING, NO_MONEY } from '../../engine/transaction/posting.ts';
import { loadPrices } from '../penjualan/read.ts';
import { checkShown } from './pilihan.part.ts';
import { chosenCodes } from './pilihan.query.ts';
import { readyPieces } from './ready.ts';
import { isPrice, profitSums, repriced } from './update-profit.part.ts';
import type { Repriced } from './update-profit.part.ts';

export interface ProfitFacts {
  readonly pieces: Pieces;
  /** Barcodes that are ready and chosen by now. */
  readonly now: readonly string[];
  /** The named pieces, before and after. */
  readonly rows: readonly Repriced[];
}

const DETAIL = keeps<RincianOf<typeof updateProfitDocument>>();
const LINE = keeps<RumusOf<(typeof updateProfitDocument)['lines'][0]>>();

const kind: Omit<Kind<UpdateProfitInput, ProfitFacts>, 'approval'> = {
  name: 'update-profit',
  kode: 'UP',
  book: { peran: {}, rules: { tanpaBarang: ['HARGA'] } },
  pieces: (input) => input.barang,
  refs: entryRefs(updateProfitEntry),
  load: async (tx, input, { settings }, pieces) => {
    const named = readyPieces([...new Set(input.barang)], pieces);
    const prices = await loadPrices(tx, [...new Set(named.map(({ kode_group }) => kode_group))]);
    return {
      pieces,
      now: await chosenCodes(tx, input),
      rows: repriced(named, input, prices, settings),
    };
  },
  check: checkProfit,
  post: (input, { rows }) => {
    const changes = rows.flatMap(({ piece, sesudah }) =>
      sesudah === null || sesudah === piece.harga_jual ? [] : [{ piece, sesudah }],
    );
    return {
      ...EMPTY_POSTING,
      header: {
        ...NO_MONEY,
        keterangan: input.keterangan,
        status_valid: SAH,
        rincian: kept(DETAIL, detailOf(input)),
      },
      lines: changes.map(({ piece, sesudah }) => ({
        ...goodsOf(piece),
        modal: rupiah(0),
        jenis_baris: 'HARGA',
        kode_barcode: piece.kode_barcode,
        nama_barang: piece.nama_barang,
        harga_jual: sesudah,
        rumus: kept(LINE, { sebelum: piece.harga_jual, selisih: sesudah - piece.harga_jual }),
      })),
      values: changes.flatMap(({ piece, sesudah }) =>
        valuesChanged(piece, { ...piece, harga_jual: sesudah }),
      ),
    };
  },
};

/** Of a requester who sees cost: the approver reads how many pieces fall below it. */
export const updateProfitKind: Kind<UpdateProfitInput, ProfitFacts> = {
  ...kind,
  approval: (input, { rows }) => [needOf(input, rows, true)],
};

/** Of others: a count of what falls below cost would tell them the cost by trying prices. */
export const updateProfitBlind: typeof updateProfitKind = {
  ...kind,
  approval: (input, { rows }) => [needOf(input, rows, false)],
};

function checkProfit(input: UpdateProfitInput, facts: ProfitFacts): readonly Problem[] {
  const changed = checkShown(input.barang, facts.now, facts.pieces, (data) => ({
    code: 'PILIHAN_BERUBAH',
    data: { ...data },
    field: 'barang',
  }));
  if (changed.length > 0) return changed;
  const wrong = facts.rows.flatMap(({ piece, sesudah }): Problem[] => {
    const { kode_barcode, kode_group } = piece;
    if (sesudah === null)
      return [
        { code: 'KELOMPOK_HARGA_KOSONG', data: { kode_barcode, kode_group }, field: 'dasar' },
      ];
    if (isPrice(sesudah)) return [];
    const data = { kode_barcode, harga: formatRupiah(sesudah) };
    return [{ code: 'HARGA_BARANG_SALAH', data, field: 'barang' }];
  });
  if (wrong.length > 0) return wrong;
  const { sebelum, sesudah, naik, turun } = profitSums(facts.rows);
  if (sebelum !== input.sebelum_rp || sesudah !== input.sesudah_rp) {
    const data = { sebelum: formatRupiah(sebelum), sesudah: formatRupiah(sesudah) };
    return [{ code: 'HARGA_PRATINJAU_BERUBAH', data, field: 'sesudah_rp' }];
  }
  return naik + turun === 0 ? [{ code: 'HARGA_TIDAK_BERUBAH', field: 'dasar' }] : [];
}

/** How many, before and after in sum, the greatest fall, what falls below cost or floor. */
function needOf(input: UpdateProfitInput, rows: readonly Repriced[], cost: boolean): ApprovalNeed {
  const sums = profitSums(rows);
  const changes = rows.filter(({ sebelum, sesudah }) => sesudah !== null && sesudah !== sebelum);
  const { terbesar } = sums;
  const uraian = say('minta.update-profit', {
    n: changes.length,
    berat: saidGram(sumMg(changes.map(({ piece }) => piece.berat))),
    aturan: ruleSaid(input),
    sebelum: saidRupiah(sums.sebelum),
    sesudah: saidRupiah(sums.sesudah),
    turun:
      terbesar === undefined
        ? '-'
        : say('minta.profit-turun', {
            kode: terbesar.kode_barcode,
            rp: saidRupiah(terbesar.turun),
          }),
    bawah: cost
      ? say('minta.profit-modal', { n: sums.di_bawah_modal, batas: sums.di_bawah_batas })
      : say('minta.profit-batas', { batas: sums.di_bawah_batas }),
  });
  const { sebelum, sesudah } = sums;
  return { kategori: 'UPDATE PROFIT', uraian, sebelum, sesudah };
}

/** The rule in words; of cost alone its name, for with the sums its amount would tell the cost. */
function ruleSaid({ dasar, arah, satuan, persen, jumlah_rp }: UpdateProfitInput): Said {
  if (dasar === 'KELOMPOK') return say('opsi.dasar.KELOMPOK', {});
  if (dasar === 'MODAL') return say('opsi.dasar.MODAL', {});
  const nilai = satuan === 'RUPIAH' ? saidRupiah(jumlah_rp ?? 0) : saidPersen(persen ?? 0);
  return say('minta.profit-harga', { arah: say(`opsi.arah.${arah ?? 'NAIK'}`, {}), nilai });
}

function detailOf(input: UpdateProfitInput): RincianOf<typeof updateProfitDocument> {
  const { dasar, arah, satuan, persen, jumlah_rp, sebelum_rp, sesudah_rp } = input;
  const { kode_gudang, kode_baki, kode_group, kode_jenis, umur_dari, umur_sampai } = input;
  const percent = hundredthsToPercent(persen ?? 0);
  const amount =
    satuan === 'RUPIAH'
      ? { [dasar === 'MODAL' ? 'modal_rp' : 'jumlah_rp']: jumlah_rp ?? 0 }
      : { [dasar === 'MODAL' ? 'modal_persen' : 'persen']: percent };
  return {
    dasar,
    ...(dasar !== 'KELOMPOK' && { arah: arah ?? 'NAIK', ...amount }),
    sebelum_rp,
    sesudah_rp,
    kode_gudang,
    kode_baki,
    kode_group,
    kode_jenis,
    ...(typeof umur_dari === 'number' && { umur_dari }),
    ...(typeof umur_sampai === 'number' && { umur_sampai }),
  };
}

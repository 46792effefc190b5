/**
 * Changing the purity of ready pieces (KD, spec 1 §2 "update-kadar"): out of the stock as they
 * were, in as they are, with one approval and a reason; what differs in fine gold has its own row.
 */
import { SAH } from '@kencana/contract/document/document-status';
import { keeps, kept } from '@kencana/contract/document/kept';
import type { RincianOf, RumusOf } from '@kencana/contract/document/define-document';
import { say, saidGram } from '@kencana/contract/sentence';
import { updateKadarEntry } from '@kencana/contract/transaction/update-kadar-entry';
import type { UpdateKadarInput } from '@kencana/contract/transaction/update-kadar-entry';
import type { updateKadarDocument } from '@kencana/contract/document/update-kadar';
import { formatGramUnit, mgToGram, sumMg } from '@kencana/rules/gram';
import { kadarToPercent } from '@kencana/rules/kadar';
import { entryRefs } from '../../engine/document/entry-refs.ts';
import type { ApprovalNeed, Kind, Known, Pieces, Problem } from '../../engine/transaction/kind.ts';
import { goodsOf } from '../../engine/transaction/pieces.ts';
import { EMPTY_POSTING, NO_MONEY } from '../../engine/transaction/posting.ts';
import { corrected } from './ganti-nilai.part.ts';
import { checkShown } from './pilihan.part.ts';
import { selisihNeeds, worstNeeds } from './selisih.part.ts';
import { fineSums } from './update-kadar.part.ts';
import type { Purified, Purities } from './update-kadar.part.ts';
import { loadPurified } from './update-kadar.query.ts';

export interface KadarFacts {
  readonly pieces: Pieces;
  readonly known: Purities;
  /** Every ready piece that is chosen and whose purity changes, by now. */
  readonly rows: readonly Purified[];
}

const DETAIL = keeps<RincianOf<typeof updateKadarDocument>>();
const LINE = keeps<RumusOf<(typeof updateKadarDocument)['lines'][0]>>();

export const updateKadarKind: Kind<UpdateKadarInput, KadarFacts> = {
  name: 'update-kadar',
  kode: 'KD',
  book: { peran: {} },
  pieces: (input) => input.barang,
  refs: entryRefs(updateKadarEntry),
  load: async (tx, input, _base, pieces) => ({ pieces, ...(await loadPurified(tx, input)) }),
  check: checkKadar,
  approval: (_input, facts, base) => [needOf(facts), ...farNeeds(facts, base)],
  post: (input, { rows }) => {
    const all = rows.map(({ piece, now }) => corrected(piece, now));
    const { kode_gudang, kode_baki, kode_group, kode_jenis, umur_dari, umur_sampai } = input;
    const { sebelum, sesudah } = fineSums(rows);
    const rincian = kept(DETAIL, {
      sumber: input.sumber,
      murni_sebelum: mgToGram(sebelum),
      murni_sesudah: mgToGram(sesudah),
      kode_gudang,
      kode_baki,
      kode_group,
      kode_jenis,
      ...(typeof umur_dari === 'number' && { umur_dari }),
      ...(typeof umur_sampai === 'number' && { umur_sampai }),
    });
    return {
      ...EMPTY_POSTING,
      header: { ...NO_MONEY, keterangan: input.keterangan, status_valid: SAH, rincian },
      lines: rows.map(lineOf),
      stock: all.flatMap(({ stock }) => stock),
      values: all.flatMap(({ values }) => values),
    };
  },
};

/** A piece with the weights that left: those that come are in its formula. */
function lineOf({ piece, now }: Purified) {
  return {
    ...goodsOf(piece),
    kadar: now.kadar,
    jenis_baris: 'KADAR',
    kode_barcode: piece.kode_barcode,
    nama_barang: piece.nama_barang,
    rumus: kept(LINE, {
      kadar_sebelum: kadarToPercent(piece.kadar),
      cap_sebelum: piece.kadar_cetak,
      cap: now.kadar_cetak,
      murni_sebelum: mgToGram(piece.murni),
      murni_sesudah: mgToGram(now.murni),
    }),
  };
}

function checkKadar(input: UpdateKadarInput, { pieces, rows }: KadarFacts): readonly Problem[] {
  const now = rows.map(({ piece }) => piece.kode_barcode);
  const changed = checkShown(input.barang, now, pieces, (data) => ({
    code: 'PILIHAN_BERUBAH',
    data: { ...data },
    field: 'barang',
  }));
  if (changed.length > 0) return changed;
  const { sesudah } = fineSums(rows);
  if (sesudah === input.murni_sesudah) return [];
  const data = { murni: formatGramUnit(sesudah) };
  return [{ code: 'MURNI_PRATINJAU_BERUBAH', data, field: 'murni_sesudah' }];
}

function needOf({ rows }: KadarFacts): ApprovalNeed {
  const { sebelum, sesudah } = fineSums(rows);
  const uraian = say('minta.update-kadar', {
    n: rows.length,
    berat: saidGram(sumMg(rows.map(({ piece }) => piece.berat))),
    sebelum: saidGram(sebelum),
    sesudah: saidGram(sesudah),
  });
  return { kategori: 'UPDATE KADAR', uraian, satuan: 'GRAM', sebelum, sesudah };
}

/** Pieces whose new purity is far from their group's or their stamp's, as at their entry. */
function farNeeds({ rows, known }: KadarFacts, { settings }: Known): ApprovalNeed[] {
  return worstNeeds(
    rows.flatMap(({ now }) =>
      selisihNeeds(now, known.groups.get(now.kode_group), settings).filter(
        ({ satuan }) => satuan !== 'GRAM',
      ),
    ),
  );
}

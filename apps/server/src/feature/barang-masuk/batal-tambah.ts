/**
 * Cancelling an entry of new pieces on its day: the whole of it, or single pieces as lines that
 * live no more (docs/decision/0061). A piece that another document used since refuses. Pure but
 * for what loads.
 */
import { z } from 'zod';
import type { DonePosting } from '@kencana/contract/call/document-calls';
import { MENUNGGU } from '@kencana/contract/document/document-status';
import { batalInput } from '@kencana/contract/document/document-input';
import { rincianOf } from '@kencana/contract/document/define-document';
import { tambahBarangDocument } from '@kencana/contract/document/tambah-barang';
import { AppError } from '@kencana/contract/error-code';
import { say, saidGram } from '@kencana/contract/sentence';
import { kodeWajib } from '@kencana/contract/transaction/input';
import { milligram, sumMg } from '@kencana/rules/gram';
import { rupiah, sumRupiah } from '@kencana/rules/rupiah';
import { sql } from 'kysely';
import { cancelSlot } from '../../engine/document/document-routes.ts';
import type { CancelSlot } from '../../engine/document/document-routes.ts';
import { askingApproval } from '../../engine/transaction/approval.ts';
import { cancelDocument } from '../../engine/transaction/cancel.ts';
import type { CancelRule } from '../../engine/transaction/cancel.ts';
import { joinDay } from '../../engine/transaction/day.ts';
import { holdDocument, lockDocument } from '../../engine/transaction/document.ts';
import type { HeldLine, StoredDocument } from '../../engine/transaction/document.ts';
import { postWithin } from '../../engine/transaction/event.ts';
import type {
  ApprovalNeed,
  Base,
  EventKind,
  Known,
  Problem,
} from '../../engine/transaction/kind.ts';
import { goodsOf } from '../../engine/transaction/pieces.ts';
import type { Piece } from '../../engine/transaction/pieces.ts';
import { EMPTY_EVENT } from '../../engine/transaction/posting.ts';
import type { EventPosting, JournalLine, StockRow } from '../../engine/transaction/posting.ts';
import type { Authorized } from '../../engine/transaction/save.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';
import { costJournal } from '../barang/owed.part.ts';

const { kind, batal } = tambahBarangDocument;

const body = batalInput.extend({ barang: z.array(kodeWajib).max(5000).default([]) });
type Input = z.output<typeof body>;

/** A piece that another document used since it was entered, and that document. */
interface Used {
  readonly kode_barcode: string;
  readonly no: string;
}

interface BatalFacts {
  readonly doc: StoredDocument;
  /** Lines that still live. */
  readonly lines: readonly HeldLine[];
  readonly pieces: ReadonlyMap<string, Piece>;
  readonly used: readonly Used[];
  /** Accounts that the entry was posted to, by role; none while it waits. */
  readonly akun: ReadonlyMap<string, string>;
}

/** Pieces of entry `no` that a document which stands used: sold, held, moved, corrected. */
async function usedSince(tx: Tx, no: string, codes: readonly string[]): Promise<readonly Used[]> {
  return tx.rows<Used>(
    sql`select distinct on (k.kode_barcode) k.kode_barcode, k.no_dokumen as no
        from (select kode_toko, no_dokumen, kode_barcode from kartu_stok
          union all select kode_toko, no_dokumen, kode_barcode from riwayat_barang) k
        join dokumen d using (kode_toko, no_dokumen)
        where k.kode_toko = ${tx.kodeToko} and k.kode_barcode = any(${[...codes]}::text[])
          and k.no_dokumen <> ${no} and d.status <> 'BATAL'
        order by k.kode_barcode, k.no_dokumen`,
  );
}

/** What follows where an entry does not have these lines any more. */
export type TakenBack = (
  tx: WriteTx,
  base: Base,
  ctx: Ctx,
  entry: StoredDocument,
  gone: readonly HeldLine[],
) => Promise<void>;

/** Of an entry that is cancelled or refused whole: none of its pieces was used since. */
export function takingBack(
  ctx: Ctx,
  takenBack: TakenBack,
): Required<Pick<CancelRule, 'after' | 'demand'>> {
  let gone: readonly HeldLine[] = [];
  return {
    demand: async (tx, doc) => {
      gone = (await holdDocument(tx, doc)).lines.filter(({ hidup }) => hidup);
      const codes = gone.flatMap(({ kode_barcode }) => kode_barcode ?? []);
      const [first] = await usedSince(tx, doc.no_dokumen, codes);
      if (first) throw new AppError('BARANG_SUDAH_DIPAKAI', { ...first });
    },
    after: (tx, base, doc) => takenBack(tx, base, ctx, doc, gone),
  };
}

const batalBarangEvent: EventKind<Input, BatalFacts> = {
  kind,
  peristiwa: 'BATAL BARANG',
  dari: ['OPEN'],
  menunggu: true,
  pieces: ({ barang }) => barang,
  load: async (tx, { barang }, _base, { doc, lines, pieces }) => {
    const no = doc.no_dokumen;
    const akun = await tx.rows<{ peran: string; nomor_akun: string }>(
      sql`select distinct peran, nomor_akun from jurnal_baris
          where kode_toko = ${tx.kodeToko} and no_dokumen = ${no}`,
    );
    return {
      doc,
      lines: lines.filter(({ hidup }) => hidup),
      pieces,
      used: await usedSince(tx, no, barang),
      akun: new Map(akun.map((row) => [row.peran, row.nomor_akun])),
    };
  },
  check: checkBatal,
  approval: needsOf,
  post: postBatal,
};

function checkBatal({ barang }: Input, facts: BatalFacts, base: Known): Problem[] {
  const { doc, lines, pieces, used } = facts;
  const no = doc.no_dokumen;
  if (doc.tgl_system !== base.tglSystem) return [{ code: 'TAMBAH_KEMARIN', data: { no } }];
  const order = rincianOf(tambahBarangDocument, doc).untuk?.no_pesanan;
  if (order !== undefined) return [{ code: 'BATAL_SELURUHNYA', data: { no: order } }];
  const own = new Set(lines.map(({ kode_barcode }) => kode_barcode));
  const by = new Map(used.map((one) => [one.kode_barcode, one]));
  return barang.flatMap((kode_barcode): Problem[] => {
    const field = 'barang';
    if (!own.has(kode_barcode)) {
      return [{ code: 'BARANG_BUKAN_DOKUMEN', data: { kode_barcode, no }, field }];
    }
    const one = by.get(kode_barcode);
    if (one) return [{ code: 'BARANG_SUDAH_DIPAKAI', data: { ...one }, field }];
    const status = pieces.get(kode_barcode)?.status ?? '';
    if (status === 'READY' || status === 'BARU') return [];
    return [{ code: 'BARANG_TIDAK_READY', data: { kode_barcode, status }, field }];
  });
}

/** Lines that are taken back, and those that stay. */
function split({ barang }: Input, { lines }: BatalFacts) {
  const taken = new Set(barang);
  const isTaken = ({ kode_barcode }: HeldLine): boolean => taken.has(kode_barcode ?? '');
  return { gone: lines.filter(isTaken), left: lines.filter((line) => !isTaken(line)) };
}

/** What waits was given to nobody: taking it back needs no approval, as refusing it needs none. */
function needsOf(input: Input, facts: BatalFacts): ApprovalNeed[] {
  if (facts.doc.status_valid === MENUNGGU) return [];
  const { gone } = split(input, facts);
  const { kategori } = batal;
  const berat = sumMg(gone.map((line) => line.berat));
  const data = { kategori, no: facts.doc.no_dokumen, n: gone.length, alasan: input.alasan };
  const uraian = say('minta.batal-barang', { ...data, berat: saidGram(berat) });
  return [{ kategori, uraian, satuan: 'GRAM', sebelum: berat, sesudah: 0 }];
}

function postBatal(input: Input, facts: BatalFacts): EventPosting {
  const { doc, pieces, akun } = facts;
  const { gone, left } = split(input, facts);
  const waits = doc.status_valid === MENUNGGU;
  const ended = left.length === 0;
  const back = gone.flatMap(({ kode_barcode }) => pieces.get(kode_barcode ?? '') ?? []);
  const stays = new Set(left.map(({ kode_barcode }) => kode_barcode));
  return {
    ...EMPTY_EVENT,
    kembali: true,
    status_valid: doc.status_valid,
    ...(ended && { menjadi: 'BATAL' as const }),
    header: {
      // What was cancelled whole is told with what it was.
      ...(!ended && {
        total: sumRupiah(left.map(({ modal }) => modal)),
        qty: left.length,
        berat: sumMg(left.map(({ berat }) => berat)),
      }),
    },
    lines: gone.map(({ baris }) => ({ baris, hidup: false })),
    pieces: back.map((piece) => ({
      kode_barcode: piece.kode_barcode,
      dari: piece.status,
      menjadi: 'KELUAR',
      kode_gudang: piece.kode_gudang,
      kode_baki: piece.kode_baki,
    })),
    stock: back.map(takenBack),
    journal: waits ? [] : mirrored(costJournal(gone.map(boughtLine)), akun),
    ...(waits && {
      tertunda: {
        stock: (doc.rincian.tertunda?.stock ?? []).filter((row) => stays.has(row.kode_barcode)),
        journal: costJournal(left.map(boughtLine)),
      },
    }),
  };
}

/** The row of its entry, negated; it is out from the state that it is in. */
function takenBack(piece: Piece): StockRow {
  const goods = goodsOf(piece);
  return {
    ...goods,
    qty: 0 - goods.qty,
    berat: milligram(0 - goods.berat),
    berat_asli: milligram(0 - goods.berat_asli),
    murni: milligram(0 - goods.murni),
    modal: rupiah(0 - goods.modal),
    kolom: 'TAMBAH',
    kode_barcode: piece.kode_barcode,
    no_lot: null,
    status_dari: piece.status,
    status_ke: 'KELUAR',
  };
}

/** A line as the entry's journal reads it. */
function boughtLine(line: HeldLine) {
  const {
    kode_supplier = '',
    no_faktur_supplier = '',
    konsinyasi,
  } = line.rumus as {
    readonly kode_supplier?: string;
    readonly no_faktur_supplier?: string;
    readonly konsinyasi?: string;
  };
  const { modal: harga_beli, berat_asli, murni } = line;
  return {
    kode_jenis: line.kode_jenis ?? '',
    kode_supplier,
    no_faktur_supplier,
    konsinyasi: konsinyasi === 'YA',
    harga_beli,
    berat_asli,
    murni,
  };
}

/** The other way, on the accounts that it was posted to. */
function mirrored(rows: readonly JournalLine[], akun: ReadonlyMap<string, string>): JournalLine[] {
  return rows.map((row) => {
    const nomor_akun = akun.get(row.peran);
    const sisi = row.sisi === 'DEBIT' ? 'KREDIT' : 'DEBIT';
    return { ...row, sisi, ...(nomor_akun !== undefined && { nomor_akun }) };
  });
}

interface Named {
  readonly no_faktur_group: string;
  readonly alasan: string;
}

/** Cancels the whole entry; errors as cancelDocument's, and BARANG_SUDAH_DIPAKAI. */
export function cancelEntry(
  ctx: Ctx,
  takenBack: TakenBack,
  { no_faktur_group: no, alasan, detail_authorization }: Authorized & Named,
): Promise<DonePosting> {
  const { kategori, kemarin } = batal;
  const rule = {
    kind,
    kategori,
    kemarin,
    barangSaja: true,
    ...takingBack(ctx, takenBack),
  } as const;
  return cancelDocument(ctx, rule, { no, alasan, detail_authorization });
}

/** Cancels the pieces that are named. */
function cancelPieces(ctx: Ctx, takenBack: TakenBack, input: Input): Promise<DonePosting> {
  const no = input.no_faktur_group;
  return askingApproval(ctx, () =>
    ctx.write(async (tx) => {
      const base = await joinDay(tx, ctx);
      const doc = await lockDocument(tx, kind, no);
      const { lines } = await holdDocument(tx, doc);
      await postWithin(tx, base, ctx, batalBarangEvent, no, input);
      const named = new Set(input.barang);
      const gone = lines.filter(({ kode_barcode }) => named.has(kode_barcode ?? ''));
      await takenBack(tx, base, ctx, doc, gone);
      return { no, tglSystem: base.tglSystem };
    }),
  );
}

/** The whole entry, or the pieces of it that are named. */
export function entryCancelSlot(takenBack: TakenBack): CancelSlot {
  return cancelSlot({
    body,
    run: (ctx, input) =>
      input.barang.length > 0
        ? cancelPieces(ctx, takenBack, input)
        : cancelEntry(ctx, takenBack, input),
  });
}

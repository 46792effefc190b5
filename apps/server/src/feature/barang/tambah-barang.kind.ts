/**
 * Adding pieces to a tray (spec 1 §2 "tambah-data-barang"): each gets a barcode, a stock-card row
 * TAMBAH and its cost in the books. Where a second person must validate, they lie in their tray as
 * BARU until then, and their cost waits.
 */
import { sql } from 'kysely';
import { MENUNGGU, SAH } from '@kencana/contract/document/document-status';
import { kept } from '@kencana/contract/document/kept';
import type { Stored } from '@kencana/contract/document/kept';
import { tambahBarangDocument } from '@kencana/contract/document/tambah-barang';
import type { Diterima, MadeFor } from '@kencana/contract/document/tambah-barang';
import { AppError } from '@kencana/contract/error-code';
import { stampsOf } from '@kencana/contract/master/kadar';
import type { BarangBaru } from '@kencana/contract/transaction/barang-entry';
import { formatGramUnit, notaGram } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import { hargaBerat, ongkosUntuk } from '@kencana/rules/harga';
import { fineMg } from '@kencana/rules/kadar';
import { formatBarcode } from '@kencana/rules/nomor';
import { cariOngkos } from '@kencana/rules/ongkos';
import type { ParameterOngkos } from '@kencana/rules/ongkos';
import { floorPercentOf } from '@kencana/rules/persen';
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import { HUTANG_SUPPLIER, SIAP_JUAL } from '../../engine/transaction/account.ts';
import { debit, kredit } from '../../engine/transaction/book.ts';
import { checkJenisGroup } from '../../engine/transaction/jenis-group.ts';
import type { ApprovalNeed, Base, Kind, Known, Problem } from '../../engine/transaction/kind.ts';
import { goodsOf } from '../../engine/transaction/pieces.ts';
import { EMPTY_POSTING, NO_MONEY } from '../../engine/transaction/posting.ts';
import type { NewPiece, StockRow } from '../../engine/transaction/posting.ts';
import {
  loadRefs,
  optionalRef,
  ref,
  type Ref,
  type RefRows,
} from '../../engine/transaction/ref.ts';
import { reservePiece } from '../../engine/transaction/reserve.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { chargeOf, ongkosNeeds } from '../penjualan/ongkos.part.ts';
import { loadOngkos } from '../penjualan/read.ts';
import { entryWaits } from './read.ts';
import { costJournal } from './owed.part.ts';
import { costNeeds, selisihKept, selisihNeeds, worstNeeds } from './selisih.part.ts';
import type { Measured } from './selisih.part.ts';

type Baru = Omit<BarangBaru, 'detail_authorization'>;

export interface TambahInput {
  readonly detail_barang: readonly Baru[];
  readonly detail_authorization: BarangBaru['detail_authorization'];
  /** The order that they were made for, and its line of each piece. */
  readonly untuk?: MadeFor;
  /** The supplier's invoice that they came of. */
  readonly penerimaan?: Diterima;
  /** What else a supervisor must allow of them, also where a second person validates. */
  readonly minta?: readonly ApprovalNeed[];
  /** Their cost is not to be told to who enters them, who did not type it. */
  readonly biayaRahasia?: true;
  /** They are rows of a document of many, also where there is one row alone. */
  readonly banyak?: true;
  /** The supplier that the head of many names. */
  readonly kode_supplier?: string;
  readonly keterangan?: string;
}

export interface TambahFacts extends TambahKnown {
  readonly barcodes: readonly string[];
}

/** What is known of pieces before they have their barcodes: enough to find what is wrong. */
export interface TambahKnown {
  /** Purity of each group and the one that its cost is by, hundredths of a per cent. */
  readonly groups: ReadonlyMap<string, RefRows['group']>;
  readonly tags: ReadonlySet<string>;
  /** Rows of parameter ongkos that may hold for the groups. */
  readonly ongkos: readonly ParameterOngkos[];
  /** What is stamped on gold of a purity (Master Kadar), where nothing else was typed. */
  readonly stamps: ReadonlyMap<number, string>;
}

export const tambahBarangKind: Kind<TambahInput, TambahFacts> = {
  name: 'tambah-barang',
  kode: 'TB',
  book: {
    peran: {
      PERSEDIAAN: debit(SIAP_JUAL),
      'LAWAN PERSEDIAAN': kredit(HUTANG_SUPPLIER),
    },
  },
  pieces: () => [],
  refs: refsOfTambah,
  load: loadTambah,
  check: checkTambah,
  // Where a second person validates, the desk marks what is asked about here.
  approval: (input, facts, base) => [
    ...(input.minta ?? []),
    ...(entryWaits(base)
      ? []
      : worstNeeds(
          measured(input, facts, base).flatMap(({ piece, group, charge, cost }) => [
            ...selisihNeeds(piece, group, base.settings),
            ...(charge ? ongkosNeeds(charge, base.settings) : []),
            ...costNeeds(piece, cost, base.settings, input.biayaRahasia !== true),
          ]),
        )),
  ],
  post: (input, facts, base) => {
    const pieces = input.detail_barang.map((b, i) =>
      newPiece(b, facts, facts.barcodes[i] ?? '', base),
    );
    const cost = rupiah(pieces.reduce((n, p) => n + p.harga_beli, 0));
    const waits = entryWaits(base);
    const selisih = waits && selisihKept(measured(input, facts, base), base.settings);
    return {
      ...EMPTY_POSTING,
      header: {
        ...NO_MONEY,
        total: cost,
        ...(input.keterangan !== undefined && { keterangan: input.keterangan }),
        status_valid: waits ? MENUNGGU : SAH,
        ...((input.untuk || input.penerimaan || selisih) && {
          rincian: kept(tambahBarangDocument.rincian, {
            ...(input.untuk && { untuk: input.untuk }),
            ...input.penerimaan,
            ...(selisih && { selisih }),
          }),
        }),
      },
      lines: pieces.map((p) => ({
        ...p,
        jenis_baris: 'TAMBAH',
        modal: p.harga_beli,
        harga_total: p.harga_beli,
        ...(p.kode_supplier !== '' && { rumus: boughtOf(p) }),
      })),
      newPieces: pieces,
      stock: pieces.map(addedRow),
      ...(waits && {
        validated: pieces.map((p) => reservePiece({ ...p, qty: 1 }, 'BARU', 'READY').row),
      }),
      journal: costJournal(pieces),
    };
  },
};

/**
 * Each piece with its group's purity and its making charge; what was made for an order has the one
 * that the order agreed and was asked about there.
 */
function measured({ detail_barang, untuk }: TambahInput, facts: TambahFacts, base: Base) {
  return detail_barang.map((typed): Measured => {
    const piece = stamped(typed, facts);
    const group = facts.groups.get(piece.kode_group)?.kadar;
    const cost = costOf(typed, facts, base);
    if (untuk) return { piece, group, cost };
    const { rp: ongkos, ongkosParameter, kodeOngkos } = charged(piece, facts, base);
    const nama = `${piece.nama_barang} (${piece.kode_group})`;
    return { piece, group, cost, charge: { nama, ongkos, ongkosParameter, kodeOngkos } };
  });
}

/** With the stamp of its purity where none was typed. */
function stamped(b: Baru, { stamps }: TambahKnown): Baru {
  return b.kadar_cetak === '' ? { ...b, kadar_cetak: stamps.get(b.kadar) ?? '' } : b;
}

/** The making charge of a new piece as it is stored, what it comes to, and the parameter's. */
function charged(b: Baru, { ongkos: rows }: TambahFacts, base: Base) {
  const berat = notaWeight(b.berat, base);
  const parameter = cariOngkos(rows, { ...b, berat });
  const { ongkos, tipe_ongkos } = chargeOf(b, parameter);
  return {
    stored: { ongkos, tipe_ongkos },
    rp: ongkosUntuk({ tipe_ongkos, nominal: ongkos }, berat),
    ongkosParameter: parameter ? ongkosUntuk(parameter, berat) : rupiah(0),
    kodeOngkos: parameter?.kode_ongkos ?? '',
  };
}

/** The field of a piece: plain where one comes alone. */
function fieldOf({ detail_barang, banyak }: TambahInput, i: number, name: keyof Baru): string {
  return detail_barang.length === 1 && banyak !== true ? name : `detail_barang.${i}.${name}`;
}

function refsOfTambah(input: TambahInput): Ref[] {
  const { detail_barang, kode_supplier: head = '' } = input;
  const rows = detail_barang.flatMap((b, i) => [
    ref('group', b.kode_group, fieldOf(input, i, 'kode_group')),
    ref('jenis', b.kode_jenis, fieldOf(input, i, 'kode_jenis')),
    ref('baki', b.kode_baki, fieldOf(input, i, 'kode_baki')),
    ...(b.kode_supplier === head
      ? []
      : optionalRef('supplier', b.kode_supplier, fieldOf(input, i, 'kode_supplier'))),
  ]);
  return [...optionalRef('supplier', head, 'kode_supplier'), ...rows];
}

async function loadTambah(tx: Tx, input: TambahInput, known: Known): Promise<TambahFacts> {
  const facts = await loadKnown(tx, input, known);
  return { ...facts, barcodes: await drawBarcodes(tx, input.detail_barang.length) };
}

/** Everything that is wrong with pieces that are to be entered; nothing is locked or drawn. */
export async function problemsOfTambah(
  tx: Tx,
  input: TambahInput,
  base: Base,
): Promise<readonly Problem[]> {
  const refs = await loadRefs(tx, refsOfTambah(input));
  const known = { ...base, refs };
  const facts = await loadKnown(tx, input, known);
  return [...refs.problems, ...checkTambah(input, facts, known)];
}

async function loadKnown(tx: Tx, input: TambahInput, { refs }: Known): Promise<TambahKnown> {
  const codes = [...new Set(input.detail_barang.map((b) => b.tag_id))];
  const tags = await tx.rows<{ tag_id: string }>(
    sql`select tag_id from barang where kode_toko = ${tx.kodeToko}
      and tag_id = any(${codes}::text[])`,
  );
  const purities = [...new Set(input.detail_barang.map((b) => b.kadar))];
  const labels = await tx.rows<{ kadar: number; label: string }>(
    sql`select kadar, label from kadar where kode_toko = ${tx.kodeToko} and aktif
      and kadar = any(${purities}::int[])`,
  );
  return {
    stamps: stampsOf(labels),
    groups: refs.all('group'),
    ongkos: await loadOngkos(tx, [...refs.all('group').keys()]),
    tags: new Set(tags.map((t) => t.tag_id)),
  };
}

/**
 * Draws barcodes from the shop's prefixes (docs/domain.md §4); BARCODE_PENUH when all are used up.
 */
async function drawBarcodes(tx: Tx, count: number): Promise<string[]> {
  const codes: string[] = [];
  while (codes.length < count) {
    const row = await tx.row<{ prefix: string; dari: number; sampai: number }>(
      sql`with p as (select prefix, terakhir from toko_prefix where kode_toko = ${tx.kodeToko}
        and terakhir < 999999
            order by prefix limit 1 for update)
          update toko_prefix t set terakhir = least(999999,
            p.terakhir + ${count - codes.length}::int) from p
          where t.kode_toko = ${tx.kodeToko} and t.prefix = p.prefix
          returning t.prefix, p.terakhir as dari, t.terakhir as sampai`,
    );
    if (!row) throw new AppError('BARCODE_PENUH');
    for (let n = row.dari + 1; n <= row.sampai; n += 1) codes.push(formatBarcode(row.prefix, n));
  }
  return codes;
}

function checkTambah(input: TambahInput, facts: TambahKnown, base: Known): Problem[] {
  const tags = new Set(facts.tags);
  return input.detail_barang.flatMap((b, i): Problem[] => {
    const field = (name: keyof Baru): string => fieldOf(input, i, name);
    const problems = checkJenisGroup(b, base.refs, field('kode_jenis'));
    const tray = base.refs.row('baki', b.kode_baki);
    if (tray !== undefined && tray.kode_gudang !== b.kode_gudang) {
      const data = { kode_baki: b.kode_baki, kode_gudang: b.kode_gudang };
      problems.push({ code: 'BAKI_BUKAN_GUDANG', data, field: field('kode_baki') });
    }
    if (b.tag_id !== '' && tags.has(b.tag_id)) {
      problems.push({ code: 'TAG_SUDAH_ADA', data: { tag_id: b.tag_id }, field: field('tag_id') });
    }
    tags.add(b.tag_id);
    if (b.kode_supplier !== '' && !base.settings.on('SUPPLIER_MODULE')) {
      const data = { modul: 'SUPPLIER_MODULE' };
      problems.push({ code: 'MODUL_MATI', data, field: field('kode_supplier') });
    }
    if (b.konsinyasi && b.harga_beli === 0) {
      const data = { kode_group: b.kode_group };
      problems.push({ code: 'HARGA_MODAL_KOSONG', data, field: field('harga_beli') });
    }
    if (b.konsinyasi && b.kode_supplier === '') {
      problems.push({ code: 'KONSINYASI_SUPPLIER', field: field('kode_supplier') });
    }
    if (b.harga_beli === undefined && gramCost(facts.groups.get(b.kode_group), base) === 0) {
      const data = { kode_group: b.kode_group };
      problems.push({ code: 'HARGA_MODAL_KOSONG', data, field: field('harga_beli') });
    }
    if (notaWeight(b.berat, base) === 0) {
      const data = { gram: formatGramUnit(b.berat) };
      problems.push({ code: 'BERAT_JADI_NOL', data, field: field('berat') });
    }
    return problems;
  });
}

/** The nota's weight in the shop's steps; the scale's stays as it was (spec 1 §9). */
function notaWeight(berat: Milligram, { settings }: Base): Milligram {
  return notaGram(berat, settings.number('PEMBULATAN_GRAM_MG'));
}

/** What the piece cost; by its group's gram and the nota's weight where nobody told. */
function costOf(b: Baru, { groups }: TambahFacts, base: Base): Rupiah {
  const perGram = gramCost(groups.get(b.kode_group), base) ?? rupiah(0);
  return b.harga_beli ?? hargaBerat(perGram, notaWeight(b.berat, base));
}

/**
 * What a gram of the group costs: its own price, else its cost purity's part of pure gold's price
 * of the day; 0 where the shop tells neither, undefined for a group that is not there.
 */
function gramCost(group: RefRows['group'] | undefined, { settings }: Base): Rupiah | undefined {
  if (group === undefined || group.harga_modal > 0) return group?.harga_modal;
  const pure = rupiah(settings.number('PARAMETER_HARGA_EMAS_GLOBAL_VALUE'));
  return floorPercentOf(pure, group.kadar_modal);
}

function newPiece(b: Baru, facts: TambahFacts, kode_barcode: string, base: Base): NewPiece {
  const berat_asli = b.berat_asli ?? b.berat;
  return {
    ...stamped(b, facts),
    ...charged(b, facts, base).stored,
    kode_barcode,
    harga_beli: costOf(b, facts, base),
    berat: notaWeight(b.berat, base),
    tag_id: b.tag_id === '' ? null : b.tag_id,
    berat_asli,
    murni: fineMg(berat_asli, b.kadar),
    kadar_modal: facts.groups.get(b.kode_group)?.kadar_modal ?? b.kadar,
    status: entryWaits(base) ? 'BARU' : 'READY',
  };
}

/** Whom it was bought of, as its line keeps it. */
function boughtOf({ kode_supplier, no_faktur_supplier, konsinyasi }: NewPiece): Stored {
  return kept(tambahBarangDocument.lines[0].rumus, {
    kode_supplier,
    no_faktur_supplier,
    ...(konsinyasi && { konsinyasi: 'YA' }),
  });
}

function addedRow(p: NewPiece): StockRow {
  const state = { no_lot: null, status_dari: null, status_ke: p.status } as const;
  const { kode_barcode } = p;
  return { ...goodsOf({ ...p, qty: 1 }), ...state, kolom: 'TAMBAH', kode_barcode };
}

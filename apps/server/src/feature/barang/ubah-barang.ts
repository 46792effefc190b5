/**
 * Changing what is written on a piece and nothing is reckoned with (docs/decision/0062): at once,
 * with what was and what is in the audit, and told to every screen that shows pieces.
 */
import { sql } from 'kysely';
import type { PieceChanged, PieceToCorrect } from '@kencana/contract/call/barang-calls';
import type { UbahInput } from '@kencana/contract/document/koreksi-barang-entry';
import { AppError } from '@kencana/contract/error-code';
import { mgToGram } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import { kadarToPercent } from '@kencana/rules/kadar';
import { PIECE_COLUMNS, lockPieces } from '../../engine/transaction/pieces.ts';
import type { Piece } from '../../engine/transaction/pieces.ts';
import { keepImages } from '../../platform/files/image.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';
import { SIDIK } from './koreksi-barang.kind.ts';
import { selisihNeeds } from './selisih.part.ts';

/** A piece that is still the shop's to describe. */
const IN_STOCK: readonly string[] = ['BARU', 'READY', 'TITIP', 'PESANAN', 'PINJAM'];

const TEXTS = sql.raw(`b.kode_intern, b.tag_id, b.size, b.finishing, b.foto, b.nama_atribut,
  b.berat_atribut, b.berat_plastik`);

interface Texts {
  readonly sidik: string;
  readonly kode_intern: string;
  readonly tag_id: string | null;
  readonly size: string;
  readonly finishing: string;
  readonly foto: string;
  readonly nama_atribut: string;
  readonly berat_atribut: Milligram;
  readonly berat_plastik: Milligram;
}

async function load(tx: Tx, kode_barcode: string): Promise<Piece & Texts> {
  const row = await tx.row<Piece & Texts>(
    sql`select ${PIECE_COLUMNS}, ${TEXTS}, ${SIDIK} as sidik from barang b
        where b.kode_toko = ${tx.kodeToko} and b.kode_barcode = ${kode_barcode.toUpperCase()}`,
  );
  if (!row) throw new AppError('BARANG_TIDAK_ADA', { kode_barcode });
  return row;
}

/** One piece with all that may be corrected; BARANG_TIDAK_ADA. */
export async function pieceToCorrect(tx: Tx, kode_barcode: string): Promise<PieceToCorrect> {
  const { kadar, berat, berat_asli, murni, berat_atribut, berat_plastik, ...rest } = await load(
    tx,
    kode_barcode,
  );
  return {
    ...rest,
    tag_id: rest.tag_id ?? '',
    kadar: kadarToPercent(kadar),
    berat: mgToGram(berat),
    berat_asli: mgToGram(berat_asli),
    murni: mgToGram(murni),
    berat_atribut: mgToGram(berat_atribut),
    berat_plastik: mgToGram(berat_plastik),
  };
}

/**
 * Changes the texts of a piece. Errors: BARANG_TIDAK_ADA, BARANG_TIDAK_READY for one that is out,
 * BARANG_SUDAH_DIUBAH for one that was changed since it was looked at, TAG_SUDAH_ADA,
 * CAP_JAUH_DARI_KADAR for a stamp that its purity contradicts.
 */
export function changeTexts(ctx: Ctx, input: UbahInput): Promise<PieceChanged> {
  return ctx.write(async (tx) => {
    const { kode_barcode } = input;
    await lockPieces(tx, [kode_barcode]);
    const old = await load(tx, kode_barcode);
    if (!IN_STOCK.includes(old.status)) {
      throw new AppError('BARANG_TIDAK_READY', { kode_barcode, status: old.status });
    }
    if (old.sidik !== input.sidik) throw new AppError('BARANG_SUDAH_DIUBAH', { kode_barcode });
    const { nama_barang, kadar_cetak, size, finishing, kode_intern, foto } = input;
    const tag_id = input.tag_id === '' ? null : input.tag_id;
    const next = { nama_barang, kadar_cetak, size, finishing, kode_intern, tag_id, foto };
    await demandRight(ctx, tx, old, next);
    const names = (Object.keys(next) as (keyof typeof next)[]).filter((n) => next[n] !== old[n]);
    if (names.length === 0) return { kode_barcode };
    await tx.exec(
      sql`update barang set nama_barang = ${nama_barang}, kadar_cetak = ${kadar_cetak},
            size = ${size}, finishing = ${finishing}, kode_intern = ${kode_intern},
            tag_id = ${tag_id}, foto = ${foto}
          where kode_toko = ${tx.kodeToko} and kode_barcode = ${kode_barcode}`,
      'change_texts',
    );
    await keepImages(tx, foto);
    const of = (row: typeof next) => Object.fromEntries(names.map((name) => [name, row[name]]));
    tx.audit({
      tindakan: 'barang.ubah',
      objek: `barang/${kode_barcode}`,
      sebelum: of(old),
      sesudah: of(next),
    });
    announcePieces(tx);
    return { kode_barcode };
  });
}

/** Screens that show pieces of the shop load them again. */
function announcePieces(tx: WriteTx): void {
  const payload = { kode_toko: tx.kodeToko, master: ['barang'] };
  tx.outbox('live', { room: `toko:${tx.kodeToko}`, event: 'master-changed', payload });
}

async function demandRight(
  ctx: Ctx,
  tx: Tx,
  old: Piece & Texts,
  next: Pick<Texts, 'tag_id'> & Pick<Piece, 'kadar_cetak' | 'nama_barang'>,
): Promise<void> {
  const { tag_id, kadar_cetak } = next;
  if (tag_id !== null && tag_id !== old.tag_id) {
    const other = await tx.row(
      sql`select 1 from barang where kode_toko = ${tx.kodeToko} and tag_id = ${tag_id}`,
    );
    if (other) {
      const text = ctx.t('error.TAG_SUDAH_ADA', { tag_id });
      throw new AppError('TAG_SUDAH_ADA', { tag_id }, { tag_id: [text] });
    }
  }
  if (kadar_cetak === old.kadar_cetak) return;
  // Customers pay by the stamp: one that contradicts the purity is a correction with an approval.
  const far = selisihNeeds({ ...old, kadar_cetak }, undefined, ctx.settings);
  if (far.some(({ satuan }) => satuan !== 'GRAM')) {
    const text = ctx.t('error.CAP_JAUH_DARI_KADAR');
    throw new AppError('CAP_JAUH_DARI_KADAR', {}, { kadar_cetak: [text] });
  }
}

/**
 * Loads stored documents with the shop and its logo as the print engine wants them, by the paper of
 * their kind. Reads only.
 */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import { fileIdOf } from '@kencana/contract/file-path';
import { mayDo } from '@kencana/contract/permission';
import type { TemplateKind } from '@kencana/contract/print-template';
import { holdNumber, holdToWork, mayRead } from '../../engine/document/previous-day.ts';
import type { Reader } from '../../engine/document/previous-day.ts';
import { findDocument } from '../../engine/document/read-document.ts';
import type { DocumentPaper, NotaShop } from '../../engine/print/document-paper.ts';
import type { Logo, NotaData } from '../../engine/print/nota-data.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Ctx } from '../../platform/http/route.ts';

export interface PaperOptions {
  /** 0 the original, n is SALINAN n. */
  readonly salinan: number;
  /** Texts in the language of the paper. */
  readonly t: (key: string, data?: Record<string, unknown>) => string;
}

interface ShopRow extends Omit<NotaShop, 'logo'> {
  readonly logo: string;
}

/**
 * The document `no` of the paper's kind on paper; throws TIDAK_DITEMUKAN, and
 * LAPORAN_TANGGAL_TERKUNCI for one of a day that the caller may not read.
 */
export async function loadNota(
  ctx: Ctx,
  tx: Tx,
  paper: DocumentPaper,
  no: string,
  options: PaperOptions,
): Promise<NotaData> {
  const shop = await tx.one<ShopRow>(sql`select nama_toko, alamat_toko, no_hp, zona_waktu, logo
    from toko where kode_toko = ${tx.kodeToko}`);
  const banks = await tx.rows<{ no_rekening: string; nama_bank: string }>(
    sql`select r.no_rekening, b.nama_bank from rekening r join bank b using (kode_toko, kode_bank)
        where r.kode_toko = ${tx.kodeToko}`,
  );
  const names = new Map(banks.map((b) => [b.no_rekening, b.nama_bank]));
  const logo = await loadLogo(ctx, tx, shop.logo);
  const link = await linkOf(ctx, tx, no);
  const context = { shop: { ...shop, logo }, banks: names, link, ...options };
  const row = await findDocument(ctx, tx, paper.definition, no, paper.enrich);
  const nota = paper.build(row, context);
  return { ...nota, keterangan: await withFoot(tx, nota.keterangan) };
}

/**
 * The document's own remark and, as sentences after it, the shop's texts for the foot of every
 * nota (master parameter keterangan nota: the active ones by alphabet, so that a shop orders them
 * by how they begin).
 */
async function withFoot(tx: Tx, keterangan: string): Promise<string> {
  const foot = await tx.rows<{ keterangan: string }>(sql`select keterangan from keterangan_nota
    where kode_toko = ${tx.kodeToko} and aktif and status order by keterangan, _id`);
  const texts = [keterangan, ...foot.map((row) => row.keterangan)].filter((text) => text !== '');
  return texts.reduce(
    (all, text) => (all === '' ? text : `${all}${/[.!?]$/.test(all) ? '' : '.'} ${text}`),
    '',
  );
}

/** Address of the public page of a document, on the server as its users reach it. */
async function linkOf(ctx: Ctx, tx: Tx, no: string): Promise<string | undefined> {
  const origin = ctx.services.config.url ?? ctx.origin;
  const doc = await tx.row<{ token: string }>(
    sql`select token from dokumen where kode_toko = ${tx.kodeToko} and no_dokumen = ${no}`,
  );
  return doc === undefined || origin === undefined ? undefined : `${origin}/nota/${doc.token}`;
}

/** The paper of a kind; throws TIDAK_DITEMUKAN for one that is not printed. */
export function paperOf(papers: readonly DocumentPaper[], kind: string | undefined): DocumentPaper {
  const paper = papers.find((one) => one.definition.kind === kind);
  if (paper === undefined) throw new AppError('TIDAK_DITEMUKAN');
  return paper;
}

/**
 * Locks the document `no`, whatever its kind, and answers the paper of its kind. Throws
 * TIDAK_DITEMUKAN for a number that is none or a kind without this paper, TIDAK_BERHAK for a kind
 * that the caller may not see, LAPORAN_TANGGAL_TERKUNCI for one of a day that he may not read.
 */
export async function lockPaper(
  ctx: Ctx,
  tx: Tx,
  papers: readonly DocumentPaper[],
  no: string,
  jenis: TemplateKind,
): Promise<DocumentPaper> {
  const doc = await tx.row<{ kind: string }>(
    sql`select kind from dokumen where kode_toko = ${tx.kodeToko} and no_dokumen = ${no}
        for update`,
  );
  if (doc === undefined) await holdNumber(ctx, tx, no);
  const paper = paperOf(papers, doc?.kind);
  const { list, module, papers: own } = paper.definition;
  if (!own.includes(jenis)) throw new AppError('TIDAK_DITEMUKAN');
  if (!mayDo(ctx.user, list.right.key)) {
    await holdNumber(ctx, tx, no);
    throw new AppError('TIDAK_BERHAK');
  }
  if (module !== undefined && !ctx.settings.on(module)) {
    throw new AppError('MODUL_MATI', { modul: module });
  }
  await holdToWork(ctx, tx, paper.definition, no);
  return paper;
}

/** Number of the latest document of the kind that the reader may see; undefined without one. */
export async function latestOf(
  reader: Reader,
  tx: Tx,
  { definition }: DocumentPaper,
): Promise<string | undefined> {
  const row = await tx.row<{ no_dokumen: string }>(sql`select no_dokumen from dokumen d
    where kode_toko = ${tx.kodeToko} and ${await mayRead(reader, tx, [definition])}
    order by tgl_system desc, created_at desc limit 1`);
  return row?.no_dokumen;
}

/** The picture at the path `files/<id>`; a nota without its logo is better than none. */
async function loadLogo(ctx: Ctx, tx: Tx, path: string): Promise<Logo | undefined> {
  const id = fileIdOf(path);
  if (id === undefined) return undefined;
  const file = await tx.row<{ kunci: string }>(sql`select kunci from berkas
    where kode_toko = ${tx.kodeToko} and id = ${id} and mime = 'image/jpeg'`);
  if (!file) return undefined;
  const bytes = await ctx.services.files.get(file.kunci).catch(() => undefined);
  return bytes && { mime: 'image/jpeg', bytes };
}

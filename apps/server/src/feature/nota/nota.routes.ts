/**
 * Printing documents and labels. Every print is counted; from the second on the paper says SALINAN
 * n.
 */
import { sql } from 'kysely';
import { z } from 'zod';
import { AppError } from '@kencana/contract/error-code';
import { barcode } from '@kencana/contract/transaction/input';
import { formatKadar } from '@kencana/rules/kadar';
import type { LabelModel } from '../../engine/print/label.ts';
import { LABEL_PAPER } from '../../engine/print/label.ts';
import { renderLabels, renderNota } from '../../engine/print/render.ts';
import type { Printed } from '../../engine/print/render.ts';
import { PIECE_COLUMNS } from '../../engine/transaction/pieces.ts';
import type { Piece } from '../../engine/transaction/pieces.ts';
import { route } from '../../platform/http/route.ts';
import type { Ctx, Feature, RawReply, WriteTx } from '../../platform/http/route.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { pickLanguage, translate } from '../../platform/http/text.ts';
import type { DocumentPaper } from '../../engine/print/document-paper.ts';
import { byNotaRoutes } from './by-nota.ts';
import { loadNota, lockPaper, paperOf } from './document.ts';
import { notaPage } from './public-page.ts';
import { templateInForce } from './template.ts';

const cetakBody = z.strictObject({
  no_dokumen: z.string({ error: 'input.wajib' }).trim().min(1, 'input.wajib').max(60),
  jenis: z.enum(['NOTA', 'SLIP'], 'input.pilihan'),
  format: z.enum(['html', 'pdf', 'escpos'], 'input.pilihan').default('html'),
});

const labelBody = z.strictObject({
  kode_barcode: z.array(barcode).min(1, 'input.barangKosong').max(500, 'input.terlaluBanyak'),
  format: z.enum(['html', 'zpl', 'tspl'], 'input.pilihan').default('html'),
  kertas: z.enum(['TAG_40X15', 'TAG_40X15_A4'], 'input.pilihan').default('TAG_40X15'),
  harga: z.boolean().default(false),
});

/** Printing of every kind of document that has a paper, and of labels. */
export function notaFeature(papers: readonly DocumentPaper[]): Feature {
  return {
    name: 'nota',
    routes: [
      route({
        method: 'POST',
        path: 'nota/cetak',
        right: 'login',
        summary: 'Prints a nota or slip of a document that the caller may see, and counts it',
        body: cetakBody,
        handler: (ctx, { body }) => printDocument(ctx, papers, body),
      }),
      labelRoute,
      ...papers.flatMap(byNotaRoutes),
    ],
    pages: [notaPage(papers)],
  };
}

const labelRoute = route({
  method: 'POST',
  path: 'barang/label',
  right: 'barang.cetak-barcode.lihat',
  summary: 'Labels of pieces for a browser or a label printer',
  body: labelBody,
  handler: async (ctx, { body }) => {
    const labels = await ctx.read((tx) => readLabels(tx, body.kode_barcode, body.harga));
    const printed = renderLabels(labels, body.format, LABEL_PAPER[body.kertas]);
    return rawReply(printed, body.format === 'html' ? undefined : `label.${body.format}`);
  },
});

async function printDocument(
  ctx: Ctx,
  papers: readonly DocumentPaper[],
  body: z.output<typeof cetakBody>,
): Promise<RawReply> {
  const { no_dokumen: no, jenis, format } = body;
  if (format === 'escpos' && jenis === 'NOTA') {
    throw new AppError('VALIDASI', {}, { format: [ctx.t('print.template-terlalu-lebar')] });
  }
  const count = async (tx: WriteTx) => {
    // The document's row orders two prints at once, so that no two papers carry the same count.
    const locked = await lockPaper(ctx, tx, papers, no, jenis);
    const row = await tx.one<{ ke: number }>(
      sql`insert into cetak (kode_toko, no_dokumen, jenis, ke, user_id)
          select ${tx.kodeToko}, ${no}, ${jenis}, coalesce(max(ke), 0) + 1, ${ctx.user.user_id}
            from cetak
          where kode_toko = ${tx.kodeToko} and no_dokumen = ${no} and jenis = ${jenis}
            returning ke`,
    );
    tx.audit({
      tindakan: `cetak.${jenis.toLowerCase()}`,
      objek: `${locked.definition.kind}/${no}`,
      sesudah: { ke: row.ke, format },
    });
    return { kind: locked.definition.kind, salinan: row.ke - 1 };
  };
  const t = paperTexts(ctx, format);
  const { data, template } = await ctx.writeThenRead(count, async (tx, { kind, salinan }) => {
    const paper = paperOf(papers, kind);
    return {
      data: await loadNota(ctx, tx, paper, no, { salinan, t }),
      template: await templateInForce(tx, paper, jenis),
    };
  });
  const printed = await renderNota(template, data, format, t);
  return rawReply(printed, format === 'escpos' ? `${no}.bin` : undefined);
}

/**
 * Paper speaks the shop's language, not the cashier's; receipt printers write Latin letters only.
 */
function paperTexts(ctx: Ctx, format: 'html' | 'pdf' | 'escpos') {
  const bahasa = pickLanguage(ctx.settings.text('BAHASA'));
  const latin = format === 'escpos' && (bahasa === 'hk' || bahasa === 'jp') ? 'id' : bahasa;
  return (key: string, data?: Record<string, unknown>): string => translate(latin, key, data);
}

async function readLabels(tx: Tx, codes: readonly string[], harga: boolean): Promise<LabelModel[]> {
  const pieces = await tx.rows<Piece>(
    sql`select ${PIECE_COLUMNS} from barang b
        where b.kode_toko = ${tx.kodeToko} and b.kode_barcode = any(${[...codes]}::text[])`,
  );
  const byCode = new Map(pieces.map((p) => [p.kode_barcode, p]));
  return codes.map((kode_barcode) => {
    const piece = byCode.get(kode_barcode);
    if (!piece) throw new AppError('BARANG_TIDAK_ADA', { kode_barcode });
    const { nama_barang, berat, kadar_cetak, harga_jual } = piece;
    const kadar = kadar_cetak === '' ? formatKadar(piece.kadar) : kadar_cetak;
    return { kode_barcode, nama_barang, berat, kadar, ...(harga ? { harga: harga_jual } : {}) };
  });
}

function rawReply(printed: Printed, filename: string | undefined): RawReply {
  return {
    raw: Buffer.from(printed.bytes),
    mime: printed.mime,
    ...(filename !== undefined && { filename }),
    ...(printed.csp !== undefined && { headers: { 'content-security-policy': printed.csp } }),
  };
}

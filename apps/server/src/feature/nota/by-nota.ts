/**
 * `{type}/get/bynota` and `/single` (spec 1 §7): documents by number with the text of a message
 * and their goods put together by name and purity, sold and bought apart.
 */
import { z } from 'zod';
import { linesOf } from '@kencana/contract/document/define-document';
import { notaCalls } from '@kencana/contract/call/document-calls';
import type { NotaGroup } from '@kencana/contract/call/document-calls';
import type { LineGroup } from '@kencana/contract/document/define-document';
import type { DocumentLineRow, DocumentRow } from '@kencana/contract/document/document-row';
import { kodeWajib } from '@kencana/contract/transaction/input';
import { findDocument } from '../../engine/document/read-document.ts';
import type { DocumentPaper } from '../../engine/print/document-paper.ts';
import { waText } from '../../engine/print/wa-text.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { route } from '../../platform/http/route.ts';
import type { Ctx, Route } from '../../platform/http/route.ts';
import { pickLanguage, translate } from '../../platform/http/text.ts';
import { loadNota } from './document.ts';

const nomor = kodeWajib.pipe(z.string().max(60));
const single = z.object({ no_faktur_group: nomor });
const several = z.object({
  no_faktur_group: z.union([
    nomor.transform((no) => [no]),
    z.array(nomor).min(1, 'input.wajib').max(50, 'input.terlaluBanyak'),
  ]),
});

/** Both calls of one kind, under the right of its list. */
export function byNotaRoutes(paper: DocumentPaper): Route[] {
  const { definition, tipe } = paper;
  const gate = {
    method: 'POST',
    right: definition.list.right.key,
    ...(definition.module !== undefined && { module: definition.module }),
    ...(definition.biaya && { cost: definition.biaya }),
  } as const;
  return [
    route({
      ...gate,
      path: notaCalls(tipe).several,
      summary: `${definition.kind}: documents by number, for printing and sending`,
      body: several,
      handler: async (ctx, { body }) => {
        const found = await ctx.read((tx) => loadAll(ctx, tx, paper, body.no_faktur_group));
        const rows = found.map(({ row }) => row);
        const template_wa = found.map(({ text }) => text).join('\n\n');
        return { data: rows, template_wa, ...groups(paper, rows) };
      },
    }),
    route({
      ...gate,
      path: notaCalls(tipe).single,
      summary: `${definition.kind}: one document by number, for printing and sending`,
      body: single,
      handler: async (ctx, { body }) => {
        const { row, text } = await ctx.read((tx) => load(ctx, tx, paper, body.no_faktur_group));
        return { data: row, template_wa: text, ...groups(paper, [row]) };
      },
    }),
  ];
}

interface Loaded {
  readonly row: DocumentRow;
  readonly text: string;
}

/** One after the other: a request has one connection, however many documents it asks for. */
async function loadAll(
  ctx: Ctx,
  tx: Tx,
  paper: DocumentPaper,
  numbers: readonly string[],
): Promise<Loaded[]> {
  const found: Loaded[] = [];
  for (const no of numbers) found.push(await load(ctx, tx, paper, no));
  return found;
}

async function load(ctx: Ctx, tx: Tx, paper: DocumentPaper, no: string): Promise<Loaded> {
  const bahasa = pickLanguage(ctx.settings.text('BAHASA'));
  const t = (key: string, data?: Record<string, unknown>): string => translate(bahasa, key, data);
  return {
    row: await findDocument(ctx, tx, paper.definition, no, paper.enrich),
    text: waText(await loadNota(ctx, tx, paper, no, { salinan: 0, t }), t),
  };
}

/** The definition's first lines are its goods; of further ones only what was bought counts. */
function groups(paper: DocumentPaper, rows: readonly DocumentRow[]) {
  const { lines } = paper.definition;
  const goods = lines.slice(0, 1).filter((group) => group.jenis !== 'BELI');
  const bought = lines.filter((group) => group.jenis === 'BELI');
  const of = (kinds: readonly LineGroup[]): NotaGroup[] =>
    grouped(kinds.flatMap((group) => rows.flatMap((row) => [...linesOf(row, group)])));
  return { dataPembelianGrouped: of(bought), dataJualGrouped: of(goods) };
}

function grouped(lines: readonly DocumentLineRow[]): NotaGroup[] {
  const alike = Map.groupBy(lines, (line) => `${line.nama_barang}/${line.kadar}`);
  return [...alike.values()].flatMap((detail) => {
    const [first] = detail;
    if (first === undefined) return [];
    return {
      nama_barang: first.nama_barang,
      kadar: first.kadar,
      qty: detail.reduce((sum, line) => sum + line.qty, 0),
      // Wire grams have three places: whole milligrams are added, not fractions.
      berat: detail.reduce((mg, line) => mg + Math.round(line.berat * 1000), 0) / 1000,
      harga_total: detail.reduce((sum, line) => sum + line.harga_total, 0),
      detail,
    };
  });
}

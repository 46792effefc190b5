/** Calls of /setting-nota and /setting-nota-slip: the same five for each, under its own right. */
import { z } from 'zod';
import { AppError } from '@kencana/contract/error-code';
import { mayDo } from '@kencana/contract/permission';
import { TEMPLATE_KINDS, type TemplateKind } from '@kencana/contract/print-template';
import { PAPER } from '../../engine/print/paper.ts';
import { renderNota } from '../../engine/print/render.ts';
import { SAMPLE_NOTA } from '../../engine/print/sample-nota.ts';
import { SHIPPED_TEMPLATES } from '../../engine/print/template/shipped.ts';
import {
  type Ctx,
  type Feature,
  type RawReply,
  route,
  type Route,
} from '../../platform/http/route.ts';
import { pickLanguage, translate } from '../../platform/http/text.ts';
import type { DocumentPaper } from '../../engine/print/document-paper.ts';
import { latestOf, loadNota, paperOf } from './document.ts';
import {
  currentTemplate,
  findVersion,
  listVersions,
  readTemplate,
  restoreTemplate,
  saveTemplate,
  type TemplateOf,
} from './template.ts';

const versi = z.int({ error: 'isian.tidak_sah' }).min(0).max(1_000_000);
/** The kind of document that the template is for; the general one of sales when left out. */
const untuk = z.object({ untuk: z.string().max(40).default('penjualan') });
const isi = z.record(z.string(), z.unknown(), { error: 'isian.wajib' });

const PATH = {
  NOTA: 'nota/template/nota',
  SLIP: 'nota/template/slip',
} as const satisfies Readonly<Record<TemplateKind, string>>;

/** nota/template/nota under utility.setting-nota, nota/template/slip under setting-nota-slip. */
function routesOf(jenis: TemplateKind, papers: readonly DocumentPaper[]): Route[] {
  const of = (kind: string) => templateOf(papers, jenis, kind);
  const path = PATH[jenis];
  const gate = {
    right: jenis === 'NOTA' ? 'utility.setting-nota.ubah' : 'utility.setting-nota-slip.ubah',
    ownerOnlyWhen: 'SETTING_NOTA_OWNER_ONLY',
  } as const;
  return [
    route({
      ...gate,
      method: 'GET',
      path,
      summary: 'The template in force, its versions, and shipped ones and papers to start from',
      query: untuk,
      handler: (ctx, { query }) => openTemplate(ctx, papers, of(query.untuk)),
    }),
    route({
      ...gate,
      method: 'GET',
      path: `${path}/versi/:versi` as const,
      summary: 'The content of one version; 0 is the shipped one',
      query: untuk,
      handler: async (ctx, { params, query }) => {
        const wanted = Number(params.versi);
        if (!Number.isInteger(wanted) || wanted < 0) throw new AppError('TIDAK_DITEMUKAN');
        return { data: await ctx.read((tx) => findVersion(tx, of(query.untuk), wanted)) };
      },
    }),
    route({
      ...gate,
      method: 'PUT',
      path,
      summary: 'Save a new version on top of versi, the one that was opened',
      query: untuk,
      body: z.object({ versi, isi }),
      handler: async (ctx, { body, query }) => {
        const template = readTemplate(ctx, jenis, body.isi);
        const data = await saveTemplate(ctx, of(query.untuk), template, body.versi);
        return { data, message: ctx.t('master.disimpan') };
      },
    }),
    route({
      ...gate,
      method: 'POST',
      path: `${path}/pulihkan` as const,
      summary: 'Undo: a new version with the content of the older one dari',
      query: untuk,
      body: z.object({ versi, dari: versi }),
      handler: async (ctx, { body, query }) => ({
        data: await restoreTemplate(ctx, of(query.untuk), body.dari, body.versi),
        message: ctx.t('master.diubah'),
      }),
    }),
    route({
      ...gate,
      method: 'POST',
      path: `${path}/pratinjau` as const,
      summary: 'Draws the sent template with the latest document of the kind, else with a sample',
      query: untuk,
      body: z.object({ isi }),
      handler: (ctx, { body, query }) =>
        preview(ctx, jenis, paperOf(papers, query.untuk), body.isi),
    }),
  ];
}

/** What the editor opens with. */
async function openTemplate(ctx: Ctx, papers: readonly DocumentPaper[], of: TemplateOf) {
  const data = await ctx.read(async (tx) => ({
    ...(await currentTemplate(tx, of)),
    daftar: await listVersions(tx, of),
  }));
  const dokumen = kindsOf(ctx, papers, of.paper);
  return { data: { ...data, bawaan: shippedOf(of.paper), kertas: PAPER, dokumen } };
}

/** Kinds of document with this paper whose module the shop has. */
function kindsOf(ctx: Ctx, papers: readonly DocumentPaper[], jenis: TemplateKind): string[] {
  return papers
    .map(({ definition }) => definition)
    .filter((def) => def.papers.includes(jenis))
    .filter(({ module }) => module === undefined || ctx.settings.on(module))
    .map(({ kind }) => kind);
}

function templateOf(
  papers: readonly DocumentPaper[],
  paper: TemplateKind,
  kind: string,
): TemplateOf {
  return { paper, kind, shipped: paperOf(papers, kind).templates?.[paper] };
}

function shippedOf(jenis: TemplateKind) {
  const codes = Object.entries(SHIPPED_TEMPLATES);
  return Object.fromEntries(codes.filter(([code]) => code.startsWith(jenis)));
}

/** Who may edit templates may not, for that alone, see what customers bought. */
function maySee(ctx: Ctx, { definition }: DocumentPaper): boolean {
  const { module, list } = definition;
  return mayDo(ctx.user, list.right.key) && (module === undefined || ctx.settings.on(module));
}

/**
 * Counts nothing and stores nothing: it is no print, and marked as none, with the sample's address
 * instead of the document's own. A sample for whom no document is shown.
 */
async function preview(
  ctx: Ctx,
  jenis: TemplateKind,
  paper: DocumentPaper,
  sent: unknown,
): Promise<RawReply> {
  const template = readTemplate(ctx, jenis, sent);
  const bahasa = pickLanguage(ctx.settings.text('BAHASA'));
  const t = (key: string, data?: Record<string, unknown>) => translate(bahasa, key, data);
  const data = await ctx.read(async (tx) => {
    const no = maySee(ctx, paper) ? await latestOf(ctx, tx, paper) : undefined;
    return no === undefined ? SAMPLE_NOTA : loadNota(ctx, tx, paper, no, { salinan: 0, t });
  });
  const { no_token } = SAMPLE_NOTA;
  const shown = { ...data, no_token, contoh: true };
  const { bytes, mime, csp } = await renderNota(template, shown, 'html', t);
  return {
    raw: Buffer.from(bytes),
    mime,
    ...(csp !== undefined && { headers: { 'content-security-policy': csp } }),
  };
}

/** The templates of nota and slip, of every kind of document that is printed. */
export function templateNotaFeature(papers: readonly DocumentPaper[]): Feature {
  return {
    name: 'template-nota',
    routes: TEMPLATE_KINDS.flatMap((jenis) => routesOf(jenis, papers)),
  };
}

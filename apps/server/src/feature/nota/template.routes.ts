/** Calls of /setting-nota and /setting-nota-slip: the same five for each, under its own right. */
import { z } from 'zod';
import { AppError } from '@kencana/contract/error-code';
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
import { latestSale, loadNota } from './document.ts';
import {
  currentTemplate,
  findVersion,
  listVersions,
  readTemplate,
  restoreTemplate,
  saveTemplate,
} from './template.ts';

const versi = z.int({ error: 'isian.tidak_sah' }).min(0).max(1_000_000);
const isi = z.record(z.string(), z.unknown(), { error: 'isian.wajib' });

/** nota/template/nota under utility.setting-nota, nota/template/slip under setting-nota-slip. */
function routesOf(jenis: TemplateKind): Route[] {
  const path = `nota/template/${jenis.toLowerCase()}`;
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
      handler: async (ctx) => {
        const data = await ctx.read(async (tx) => ({
          ...(await currentTemplate(tx, jenis)),
          daftar: await listVersions(tx, jenis),
        }));
        return { data: { ...data, bawaan: shippedOf(jenis), kertas: PAPER } };
      },
    }),
    route({
      ...gate,
      method: 'GET',
      path: `${path}/versi/:versi`,
      summary: 'The content of one version; 0 is the shipped one',
      handler: async (ctx, { params }) => {
        const wanted = Number(params['versi']);
        if (!Number.isInteger(wanted) || wanted < 0) throw new AppError('TIDAK_DITEMUKAN');
        return { data: await ctx.read((tx) => findVersion(tx, jenis, wanted)) };
      },
    }),
    route({
      ...gate,
      method: 'PUT',
      path,
      summary: 'Save a new version on top of versi, the one that was opened',
      body: z.object({ versi, isi }),
      handler: async (ctx, { body }) => {
        const template = readTemplate(ctx, jenis, body.isi);
        const data = await saveTemplate(ctx, jenis, template, body.versi);
        return { data, message: ctx.t('master.disimpan') };
      },
    }),
    route({
      ...gate,
      method: 'POST',
      path: `${path}/pulihkan`,
      summary: 'Undo: a new version with the content of the older one dari',
      body: z.object({ versi, dari: versi }),
      handler: async (ctx, { body }) => ({
        data: await restoreTemplate(ctx, jenis, body.dari, body.versi),
        message: ctx.t('master.diubah'),
      }),
    }),
    route({
      ...gate,
      method: 'POST',
      path: `${path}/pratinjau`,
      summary: "Draws the sent template with the shop's latest sale, else with a sample",
      body: z.object({ isi }),
      handler: (ctx, { body }) => preview(ctx, jenis, body.isi),
    }),
  ];
}

function shippedOf(jenis: TemplateKind) {
  const codes = Object.entries(SHIPPED_TEMPLATES);
  return Object.fromEntries(codes.filter(([code]) => code.startsWith(jenis)));
}

/** Counts nothing and stores nothing: it is no print. */
async function preview(ctx: Ctx, jenis: TemplateKind, sent: unknown): Promise<RawReply> {
  const template = readTemplate(ctx, jenis, sent);
  const bahasa = pickLanguage(ctx.settings.text('BAHASA'));
  const t = (key: string, data?: Record<string, unknown>) => translate(bahasa, key, data);
  const data = await ctx.read(async (tx) => {
    const no = await latestSale(tx);
    return no === undefined ? SAMPLE_NOTA : loadNota(ctx, tx, no, { salinan: 0, t });
  });
  const { bytes, mime, csp } = await renderNota(template, data, 'html', t);
  return {
    raw: Buffer.from(bytes),
    mime,
    ...(csp !== undefined && { headers: { 'content-security-policy': csp } }),
  };
}

export const templateNotaFeature: Feature = {
  name: 'template-nota',
  routes: TEMPLATE_KINDS.flatMap(routesOf),
};

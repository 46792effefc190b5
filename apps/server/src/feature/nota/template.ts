/**
 * The templates of a shop: the one in force, its versions, saving, and undo, which writes a new
 * version that copies an older one. Nothing is ever changed or deleted.
 */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import {
  SLIP_KOLOM,
  type Template,
  type TemplateKind,
  templateSchema,
  type TemplateVersion,
} from '@kencana/contract/print-template';
import type { DocumentPaper } from '../../engine/print/document-paper.ts';
import { SHIPPED_TEMPLATES } from '../../engine/print/template/shipped.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Ctx } from '../../platform/http/route.ts';

const SHIPPED: Readonly<Record<TemplateKind, Template>> = {
  NOTA: SHIPPED_TEMPLATES.NOTA_A5,
  SLIP: SHIPPED_TEMPLATES.SLIP_80,
};

/** Which template: of a paper, for one kind of document. */
export interface TemplateOf {
  readonly paper: TemplateKind;
  /** `penjualan` has the general one, that kinds without their own print with. */
  readonly kind: string;
  /** What ships for the kind alone. */
  readonly shipped?: Template | undefined;
}

/** The template of a paper for a kind, as `template_nota.jenis` names it. */
function codeOf({ paper, kind }: TemplateOf): string {
  return kind === 'penjualan' ? paper : `${paper}-${kind.toUpperCase()}`;
}

/** Versions that the editor lists. */
const MOST_VERSIONS = 50;

export interface CurrentTemplate {
  /** 0 while the shop has saved none. */
  readonly versi: number;
  readonly isi: Template;
}

/**
 * The template in force: the shop's for the kind, what ships for the kind, the shop's general one,
 * what ships for all.
 */
export async function currentTemplate(tx: Tx, of: TemplateOf): Promise<CurrentTemplate> {
  const own = await latestVersion(tx, codeOf(of));
  if (own !== undefined) return own;
  return { versi: 0, isi: await baseOf(tx, of) };
}

/**
 * What a kind's nota or slip is drawn with. A template saved before the rules of
 * print-template-guard.ts that breaks them is not drawn with: what ships is.
 */
export async function templateInForce(
  tx: Tx,
  { definition, templates }: DocumentPaper,
  paper: TemplateKind,
): Promise<Template> {
  const of = { paper, kind: definition.kind, shipped: templates?.[paper] };
  const { isi } = await currentTemplate(tx, of);
  return templateSchema.safeParse(isi).success ? isi : (of.shipped ?? SHIPPED[paper]);
}

function latestVersion(tx: Tx, code: string): Promise<CurrentTemplate | undefined> {
  return tx.row<CurrentTemplate>(sql`select versi, isi from template_nota
    where kode_toko = ${tx.kodeToko} and jenis = ${code} order by versi desc limit 1`);
}

/** What a kind prints with while the shop has made nothing for it. */
async function baseOf(tx: Tx, { paper, kind, shipped }: TemplateOf): Promise<Template> {
  if (shipped !== undefined) return shipped;
  const general = kind === 'penjualan' ? undefined : await latestVersion(tx, paper);
  return general?.isi ?? SHIPPED[paper];
}

/** One version; 0 is what the kind prints with otherwise. Throws TIDAK_DITEMUKAN. */
export async function findVersion(tx: Tx, of: TemplateOf, versi: number): Promise<Template> {
  if (versi === 0) return baseOf(tx, of);
  const row = await tx.row<{ isi: Template }>(sql`select isi from template_nota
    where kode_toko = ${tx.kodeToko} and jenis = ${codeOf(of)} and versi = ${versi}`);
  if (!row) throw new AppError('TIDAK_DITEMUKAN');
  return row.isi;
}

/** The latest versions, newest first. */
export function listVersions(tx: Tx, of: TemplateOf): Promise<TemplateVersion[]> {
  return tx.rows<TemplateVersion>(sql`select versi, created_by, created_at, dari_versi
    from template_nota where kode_toko = ${tx.kodeToko} and jenis = ${codeOf(of)}
    order by versi desc limit ${MOST_VERSIONS}`);
}

/**
 * Checks a template that was sent; a slip must also fit a receipt printer. Throws VALIDASI with the
 * places that are wrong.
 */
export function readTemplate(ctx: Ctx, jenis: TemplateKind, sent: unknown): Template {
  const parsed = templateSchema.safeParse(sent);
  if (!parsed.success) {
    const errors: Record<string, string[]> = {};
    for (const issue of parsed.error.issues) {
      const known = issue.message.startsWith('print.') ? issue.message : 'isian.tidak_sah';
      const at = issue.path.join('.') || 'isi';
      errors[at] = [...(errors[at] ?? []), ctx.t(known, { label: at })];
    }
    throw new AppError('VALIDASI', {}, errors);
  }
  if (jenis === 'SLIP' && parsed.data.paper.kolom > SLIP_KOLOM) {
    const text = ctx.t('print.template-terlalu-lebar');
    throw new AppError('VALIDASI', {}, { 'paper.kolom': [text] });
  }
  return parsed.data;
}

/**
 * Saves a new version on top of `dasar`, the version that the editor opened; throws
 * TEMPLATE_BERUBAH when somebody saved another in between.
 */
export function saveTemplate(ctx: Ctx, of: TemplateOf, isi: Template, dasar: number) {
  return write(ctx, of, dasar, async () => ({ isi, dari_versi: null }));
}

/**
 * Undo: a new version with the content of an older one, checked as if it were sent. Throws
 * TIDAK_DITEMUKAN, TEMPLATE_BERUBAH, VALIDASI.
 */
export function restoreTemplate(ctx: Ctx, of: TemplateOf, versi: number, dasar: number) {
  return write(ctx, of, dasar, async (tx) => ({
    isi: readTemplate(ctx, of.paper, await findVersion(tx, of, versi)),
    dari_versi: versi,
  }));
}

interface NewVersion {
  readonly isi: Template;
  readonly dari_versi: number | null;
}

function write(
  ctx: Ctx,
  of: TemplateOf,
  dasar: number,
  make: (tx: Tx) => Promise<NewVersion>,
): Promise<{ versi: number }> {
  const jenis = codeOf(of);
  return ctx.write(async (tx) => {
    const lock = `${tx.kodeToko}/${jenis}`;
    await tx.exec(sql`select pg_advisory_xact_lock(hashtext('template_nota'), hashtext(${lock}))`);
    const [latest] = await listVersions(tx, of);
    const now = latest?.versi ?? 0;
    if (now !== dasar) throw new AppError('TEMPLATE_BERUBAH', { oleh: latest?.created_by });
    const { isi, dari_versi } = await make(tx);
    const versi = now + 1;
    await tx.exec(sql`insert into template_nota
        (kode_toko, jenis, versi, isi, dari_versi, created_by)
      values (${tx.kodeToko}, ${jenis}, ${versi}, ${JSON.stringify(isi)}::jsonb, ${dari_versi},
        ${ctx.user.user_id})`);
    tx.audit({
      tindakan: 'template-nota.simpan',
      objek: `template-nota/${jenis}`,
      sebelum: { versi: now },
      sesudah: { versi, dari_versi },
    });
    return { versi };
  });
}

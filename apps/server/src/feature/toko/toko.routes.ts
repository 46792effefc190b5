/**
 * The chain's shops as the caller may see them: all for head office, otherwise the own shop and
 * head office. Head office alone changes a shop's address card.
 */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { z } from 'zod';
import { openBranchInput } from '@kencana/contract/buka-cabang';
import type { ListedShop } from '@kencana/contract/call/toko-calls';
import { AppError } from '@kencana/contract/error-code';
import { passesByLevel } from '@kencana/contract/permission';
import type { ShopCard } from '@kencana/contract/shop-card';
import { otorisasi } from '@kencana/contract/transaction/input';
import { guardedWrite } from '../../engine/guard/guard.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { isHere, isKnownPortal } from '../../platform/http/portal.ts';
import { type Ctx, type Feature, type Route, route } from '../../platform/http/route.ts';
import { agreeMark, guardMark, tellBranch } from './close-shop.ts';
import { openBranch, type BranchStart } from './open-branch.ts';

const listRoute = route({
  method: 'GET',
  path: 'tokos',
  right: 'login',
  summary: 'Shops of the chain with the address of their API',
  handler: async (ctx) => {
    const rows = await ctx.read((tx) =>
      tx.rows<Omit<ListedShop, 'di_sini'>>(
        sql`select kode_toko, nama_toko, alamat_toko, portal, tipe_toko, tgl_system
          from daftar_toko() d where aktif and ${reachable(ctx)}`,
      ),
    );
    const { config } = ctx.services;
    const data = rows.map((row) => ({
      ...row,
      di_sini: isHere(row.kode_toko, row.portal, config),
    }));
    return { data, count: data.length };
  },
});

const cardsRoute = route({
  method: 'GET',
  path: 'tokos/get/all',
  right: 'master.master-toko.lihat',
  module: 'KIRIM_BARANG_MODULE',
  summary: 'Address cards of the shops, closed ones too',
  handler: async (ctx) => {
    const data = await ctx.read((tx) =>
      tx.rows<ShopCard>(sql`select * from daftar_toko_lengkap() d where ${reachable(ctx)}`),
    );
    return { data, count: data.length };
  },
});

const digits = (least: number, most: number) =>
  z
    .string({ error: 'isian.wajib' })
    .trim()
    .regex(new RegExp(`^(\\d{${least},${most}})?$`), { error: 'isian.tidak_sah' });

const editRoute = route({
  method: 'PUT',
  path: 'tokos/:kode_toko',
  right: 'master.master-toko.ubah',
  module: 'KIRIM_BARANG_MODULE',
  summary: 'Head office edits the address card of a shop; its owners close and reopen a branch',
  body: z.object({
    nama_toko: z.string().trim().min(1, { error: 'isian.wajib' }).max(100).optional(),
    alamat_toko: z.string().trim().max(200).optional(),
    portal: z.string().trim().max(200).optional(),
    npwp: digits(15, 16).optional(),
    no_hp: digits(8, 15).optional(),
    aktif: z.boolean().optional(),
    detail_authorization: otorisasi,
  }),
  handler: async (ctx, { params, body: { detail_authorization, ...change } }) => {
    const kode = params['kode_toko'] ?? '';
    const seen = await ctx.read((tx) => editable(ctx, tx, kode));
    const guard = await guardMark(ctx, seen, change.aktif, detail_authorization);
    const { data, mark } = await guardedWrite(ctx, async (tx) => {
      const before = await editable(ctx, tx, kode);
      const row: ShopCard = { ...before, ...defined(change) };
      if (row.portal !== before.portal) assertPortal(ctx, kode, row.portal);
      await tx.exec(sql`select ubah_toko(${kode}, ${row.nama_toko}, ${row.alamat_toko},
        ${row.portal}, ${row.npwp}, ${row.no_hp}, ${row.aktif})`);
      const data = await editable(ctx, tx, kode);
      const marked = await agreeMark(ctx, tx, guard, { before, after: data });
      tx.audit({
        tindakan: 'master.master-toko.ubah',
        objek: `toko/${kode}`,
        sebelum: before,
        sesudah: data,
      });
      return { data, mark: marked ?? null };
    });
    if (mark !== null) await tellBranch(ctx, mark);
    return { data, message: ctx.t('toko.disimpan') };
  },
});

/** The card that head office may edit. Throws TIDAK_DITEMUKAN, TIDAK_BERHAK. */
async function editable(ctx: Ctx, tx: Tx, kode: string): Promise<ShopCard> {
  const found = await card(tx, kode, reachable(ctx));
  if (found === undefined) throw new AppError('TIDAK_DITEMUKAN');
  await assertHeadOffice(ctx, tx);
  return found;
}

function card(
  tx: Tx,
  kode: string,
  which: RawBuilder<unknown> = sql`true`,
): Promise<ShopCard | undefined> {
  return tx.row<ShopCard>(
    sql`select * from daftar_toko_lengkap() d where kode_toko = ${kode} and ${which}`,
  );
}

/** Shops of `d` that the caller reaches; at another shop than the own, what that one may know. */
function reachable(ctx: Ctx): RawBuilder<unknown> {
  const { user_id, kode_toko } = ctx.user;
  if (ctx.kodeToko !== kode_toko) return sql`true`;
  return sql`(d.tipe_toko = 'PUSAT' or d.kode_toko = ${kode_toko}
    or d.kode_toko in (select c.kode_toko from capai_toko(${user_id}) c))`;
}

/** The database refuses it too; this gives the reason in words. */
async function assertHeadOffice(ctx: Ctx, tx: Tx): Promise<void> {
  const own = await card(tx, ctx.kodeToko);
  if (own?.tipe_toko !== 'PUSAT') throw new AppError('TIDAK_BERHAK');
}

/**
 * Another portal is the owner's word, and only of a server that this one's configuration lists:
 * throws TIDAK_BERHAK, VALIDASI.
 */
function assertPortal(ctx: Ctx, kode: string, portal: string): void {
  if (!passesByLevel(ctx.user.level)) {
    throw new AppError('TIDAK_BERHAK', {}, { portal: [ctx.t('toko.portal-pemilik')] });
  }
  if (isKnownPortal(kode, portal, ctx.services.config)) return;
  throw new AppError('VALIDASI', {}, { portal: [ctx.t('toko.portal-asing')] });
}

function defined<T extends object>(values: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const sent = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(sent) as { [K in keyof T]: Exclude<T[K], undefined> };
}

/** Head office opens a branch. */
function openRoute(start: BranchStart): Route {
  return route({
    method: 'POST',
    path: 'tokos',
    right: 'master.master-toko.tambah',
    module: 'KIRIM_BARANG_MODULE',
    summary: 'Head office opens a branch with its books, owner and first masters',
    body: openBranchInput,
    created: true,
    handler: async (ctx, { body }) => {
      await ctx.read((tx) => assertHeadOffice(ctx, tx));
      if (body.portal !== '') assertPortal(ctx, body.kode_toko, body.portal);
      const data = await openBranch(ctx, body, start);
      const message = ctx.t('toko.dibuka', { nama: data.nama_toko });
      // The branch's own audit has it; head office's says that it was head office's doing.
      await ctx.write(async (tx) => {
        const objek = `toko/${data.kode_toko}`;
        tx.audit({ tindakan: 'master.master-toko.tambah', objek, sesudah: data });
      });
      return { data, message };
    },
  });
}

/** Shops of the chain; `start` is what a new branch starts with. */
export function tokoFeature(start: BranchStart): Feature {
  return { name: 'toko', routes: [listRoute, cardsRoute, editRoute, openRoute(start)] };
}

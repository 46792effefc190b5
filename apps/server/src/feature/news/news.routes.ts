/**
 * Announcements of a shop: everybody reads those of their level on /home, /hak-akses-news manages
 * them and who may read which (docs/decision/hak-akses-news.md).
 */
import { sql } from 'kysely';
import { z } from 'zod';
import { AppError } from '@kencana/contract/error-code';
import { isMadeId } from '@kencana/contract/file-path';
import type { News } from '@kencana/contract/news';
import { LEVELS } from '@kencana/contract/permission';
import type { Tx } from '../../platform/db/tx.ts';
import { type Ctx, type Feature, route } from '../../platform/http/route.ts';

const date = z.iso.date({ error: 'isian.tanggal' });
const body = z
  .object({
    judul: z.string({ error: 'isian.wajib' }).trim().min(1, 'isian.wajib').max(120),
    isi: z.string({ error: 'isian.wajib' }).trim().min(1, 'isian.wajib').max(4_000),
    levels: z.array(z.enum(LEVELS)).min(1, 'isian.wajib').max(LEVELS.length),
    tgl_dari: date,
    tgl_sampai: date,
    aktif: z.boolean().default(true),
  })
  .refine((news) => news.tgl_sampai >= news.tgl_dari, {
    path: ['tgl_sampai'],
    message: 'error.TANGGAL_TERBALIK',
  });
type NewsInput = z.output<typeof body>;

const COLUMNS = sql.raw('id, judul, isi, levels, tgl_dari, tgl_sampai, aktif, created_by');

function list(ctx: Ctx, mine: boolean): Promise<News[]> {
  const level = ctx.user.level;
  return ctx.read((tx) =>
    tx.rows<News>(sql`select ${COLUMNS} from pengumuman p where kode_toko = ${tx.kodeToko}
      and (${!mine} or (aktif and ${level} = any(levels)
        and (select tgl_system from toko t where t.kode_toko = p.kode_toko)
          between tgl_dari and tgl_sampai))
      order by tgl_dari desc, created_at desc limit 200`),
  );
}

async function find(tx: Tx, id: string): Promise<News> {
  const row = isMadeId(id)
    ? await tx.row<News>(sql`select ${COLUMNS} from pengumuman
        where kode_toko = ${tx.kodeToko} and id = ${id} for update`)
    : undefined;
  if (!row) throw new AppError('TIDAK_DITEMUKAN');
  return row;
}

async function create(ctx: Ctx, news: NewsInput): Promise<{ id: string }> {
  return ctx.write(async (tx) => {
    const { user_id: by } = ctx.user;
    const row = await tx.one<{ id: string }>(sql`insert into pengumuman
        (kode_toko, judul, isi, levels, tgl_dari, tgl_sampai, aktif, created_by, updated_by)
      values (${tx.kodeToko}, ${news.judul}, ${news.isi}, ${news.levels}::text[],
        ${news.tgl_dari}::date, ${news.tgl_sampai}::date, ${news.aktif}, ${by}, ${by})
      returning id`);
    tx.audit({ tindakan: 'news.tambah', objek: `news/${row.id}`, sesudah: news });
    return row;
  });
}

async function change(ctx: Ctx, id: string, news: NewsInput): Promise<null> {
  return ctx.write(async (tx) => {
    const sebelum = await find(tx, id);
    await tx.exec(sql`update pengumuman set judul = ${news.judul}, isi = ${news.isi},
        levels = ${news.levels}::text[], tgl_dari = ${news.tgl_dari}::date,
        tgl_sampai = ${news.tgl_sampai}::date, aktif = ${news.aktif},
        updated_by = ${ctx.user.user_id}, updated_at = now()
      where kode_toko = ${tx.kodeToko} and id = ${id}`);
    tx.audit({ tindakan: 'news.ubah', objek: `news/${id}`, sebelum, sesudah: news });
    return null;
  });
}

async function remove(ctx: Ctx, id: string): Promise<null> {
  return ctx.write(async (tx) => {
    const sebelum = await find(tx, id);
    await tx.exec(sql`delete from pengumuman where kode_toko = ${tx.kodeToko} and id = ${id}`);
    tx.audit({ tindakan: 'news.hapus', objek: `news/${id}`, sebelum });
    return null;
  });
}

const idOf = (params: Readonly<Record<string, string>>): string => params['id'] ?? '';

export const newsFeature: Feature = {
  name: 'news',
  routes: [
    route({
      method: 'GET',
      path: 'news',
      right: 'login',
      summary: "Announcements of the caller's level that are in force on the business date",
      handler: async (ctx) => {
        const data = await list(ctx, true);
        return { data, count: data.length };
      },
    }),
    route({
      method: 'GET',
      path: 'news/semua',
      right: 'users.hak-akses-news.lihat',
      summary: 'Every announcement of the shop',
      handler: async (ctx) => {
        const data = await list(ctx, false);
        return { data, count: data.length };
      },
    }),
    route({
      method: 'POST',
      path: 'news',
      right: 'users.hak-akses-news.ubah',
      summary: 'Add an announcement for some levels, from one business date to another',
      created: true,
      body,
      handler: async (ctx, input) => ({
        data: await create(ctx, input.body),
        message: ctx.t('master.disimpan'),
      }),
    }),
    route({
      method: 'PUT',
      path: 'news/:id',
      right: 'users.hak-akses-news.ubah',
      summary: 'Change an announcement',
      body,
      handler: async (ctx, { params, body: news }) => ({
        data: await change(ctx, idOf(params), news),
        message: ctx.t('master.diubah'),
      }),
    }),
    route({
      method: 'DELETE',
      path: 'news/:id',
      right: 'users.hak-akses-news.ubah',
      summary: 'Delete an announcement',
      handler: async (ctx, { params }) => ({
        data: await remove(ctx, idOf(params)),
        message: ctx.t('master.dihapus'),
      }),
    }),
  ],
};

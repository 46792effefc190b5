/**
 * What owners were told (platform/realtime/announce-owners.ts): the history, and what the caller
 * has not read yet. Owners of head office see the news of the shops where they are owners too, and
 * of all others what was done with accounts; others their own.
 */
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import type { OwnerNews, UnreadOwnerNews } from '@kencana/contract/kabar-pemilik';
import { PEMILIK } from '@kencana/contract/permission';
import { AppError } from '@kencana/contract/error-code';
import type { Tx } from '../../platform/db/tx.ts';
import { type Ctx, type Feature, route } from '../../platform/http/route.ts';

/** Rows of an answer; the period narrows further. */
const MOST = 1000;
/** The newest unread that a shell shows. */
const SHOWN = 5;

interface Row extends Omit<OwnerNews, 'waktu'> {
  readonly waktu: Date;
}

const date = z.iso.date({ error: 'isian.tanggal' });

interface SeenShop {
  readonly kode_toko: string;
  /** False where the caller sees what was done with accounts, and nothing else. */
  readonly semua: boolean;
}

/**
 * The caller's own shop, and for owners of head office the active others; who is an owner in
 * another shop alone sees that one.
 */
async function shopsOf(ctx: Ctx): Promise<readonly SeenShop[]> {
  const { kode_toko, user_id, level, asal } = ctx.user;
  if (!PEMILIK.includes(asal?.level ?? level)) return [{ kode_toko: ctx.kodeToko, semua: true }];
  return ctx.db.tenant(kode_toko, (tx) =>
    tx.rows<SeenShop>(sql`select d.kode_toko, d.kode_toko = ${kode_toko} or exists (select 1
        from capai_toko(${user_id}) c
        where c.kode_toko = d.kode_toko and c.level = any(${[...PEMILIK]}::text[])) as semua
      from daftar_toko() d
      where d.kode_toko = ${kode_toko} or (d.aktif and exists (select 1 from toko t
        where t.kode_toko = ${kode_toko} and t.tipe_toko = 'PUSAT'))`),
  );
}

async function collect<T>(
  ctx: Ctx,
  read: (tx: Tx, seen: RawBuilder<unknown>) => Promise<T[]>,
): Promise<T[]> {
  const found: T[] = [];
  for (const { kode_toko, semua } of await shopsOf(ctx)) {
    const seen = semua ? sql`true` : sql`jenis like 'USER\\_%'`;
    found.push(...(await ctx.db.tenant(kode_toko, (tx) => read(tx, seen))));
  }
  return found;
}

function newestFirst(rows: readonly Row[]): OwnerNews[] {
  return rows
    .toSorted((a, b) => b.waktu.getTime() - a.waktu.getTime())
    .map((row) => ({ ...row, waktu: row.waktu.toISOString() }));
}

const COLUMNS = sql.raw('id, kode_toko, waktu, jenis, oleh, objek, isi');

/** News of the days, by the clock of the shop where it happened; newest first. */
async function history(ctx: Ctx, from: string, to: string): Promise<OwnerNews[]> {
  if (from > to) {
    throw new AppError('TANGGAL_TERBALIK', {}, { tgl_to: [ctx.t('error.TANGGAL_TERBALIK')] });
  }
  const rows = await collect(ctx, (tx, seen) =>
    tx.rows<Row>(sql`select ${COLUMNS} from kabar_pemilik k where k.kode_toko = ${tx.kodeToko}
      and ${seen} and (k.waktu at time zone (select zona_waktu from toko t
        where t.kode_toko = k.kode_toko))::date between ${from}::date and ${to}::date
      order by k.waktu desc limit ${MOST}`),
  );
  return newestFirst(rows).slice(0, MOST);
}

/** What others did since the caller read last; who never read sees the last thirty days. */
async function unread(ctx: Ctx): Promise<UnreadOwnerNews> {
  const { user_id, kode_toko } = ctx.user;
  const { sampai } = await ctx.db.tenant(kode_toko, (tx) =>
    tx.one<{ sampai: Date }>(sql`select coalesce((select sampai from kabar_dibaca
      where kode_toko = ${tx.kodeToko} and user_id = ${user_id}), now() - interval '30 days')
      as sampai`),
  );
  const rows = await collect(ctx, (tx, seen) =>
    tx.rows<Row>(sql`select ${COLUMNS} from kabar_pemilik where kode_toko = ${tx.kodeToko}
      and ${seen} and waktu > ${sampai} and oleh <> ${user_id} order by waktu desc limit ${MOST}`),
  );
  const terbaru = newestFirst(rows);
  return { jumlah: terbaru.length, terbaru: terbaru.slice(0, SHOWN) };
}

async function markRead(ctx: Ctx, sampai: string): Promise<null> {
  const { user_id, kode_toko } = ctx.user;
  await ctx.db.tenant(kode_toko, (tx) =>
    tx.exec(sql`insert into kabar_dibaca as d (kode_toko, user_id, sampai)
      values (${kode_toko}, ${user_id}, least(${sampai}::timestamptz, now()))
      on conflict (kode_toko, user_id) do update set sampai = greatest(d.sampai, excluded.sampai)`),
  );
  return null;
}

export const kabarPemilikFeature: Feature = {
  name: 'kabar-pemilik',
  routes: [
    route({
      method: 'GET',
      path: 'kabar-pemilik',
      right: 'login',
      levels: PEMILIK,
      summary:
        'What owners were told from one day to another, newest first; of every shop at PUSAT',
      query: z.object({ tgl_from: date, tgl_to: date }),
      handler: async (ctx, { query }) => {
        const data = await history(ctx, query.tgl_from, query.tgl_to);
        return { data, count: data.length };
      },
    }),
    route({
      method: 'GET',
      path: 'kabar-pemilik/baru',
      right: 'login',
      levels: PEMILIK,
      summary: 'How much of it the caller has not read, and the newest',
      handler: async (ctx) => ({ data: await unread(ctx) }),
    }),
    route({
      method: 'PUT',
      path: 'kabar-pemilik/dibaca',
      right: 'login',
      levels: PEMILIK,
      summary: 'The caller has read what was told until then',
      body: z.object({ sampai: z.iso.datetime({ error: 'isian.tidak_sah' }) }),
      handler: async (ctx, { body }) => ({ data: await markRead(ctx, body.sampai) }),
    }),
  ],
};

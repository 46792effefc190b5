/** Weighing trays: starting, telling weights, starting anew, saving, and looking weighings up. */
import { sql } from 'kysely';
import type { TimbangRow, TimbangSaved } from '@kencana/contract/call/timbang-calls';
import { entryCall } from '@kencana/contract/call/document-calls';
import { timbangBakiDocument } from '@kencana/contract/document/timbang-baki';
import { entrySchema } from '@kencana/contract/entry/entry-schema';
import { AppError } from '@kencana/contract/error-code';
import { TIMBANG_RIGHT, timbangEntry } from '@kencana/contract/transaction/timbang-entry';
import type { TimbangInput } from '@kencana/contract/transaction/timbang-entry';
import {
  beratTimbangInput,
  mulaiTimbangInput,
  resetTimbangInput,
} from '@kencana/contract/transaction/timbang-input';
import { documentRoutes } from '../../engine/document/document-routes.ts';
import { joinDay } from '../../engine/transaction/day.ts';
import { saveWithin } from '../../engine/transaction/save.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { route } from '../../platform/http/route.ts';
import type { Ctx, Feature, WriteTx } from '../../platform/http/route.ts';
import { tellDifference } from './kabar-timbang.ts';
import { timbangBakiKind } from './timbang.kind.ts';
import { keepWeight, startedTrays, wireTray } from './timbang.query.ts';

/** Every tray that was started; nothing to show is told (spec 1 §8). */
async function answer(ctx: Ctx, tx: Tx) {
  const rows = (await startedTrays(tx)).map(wireTray);
  const none = rows.length === 0 ? { message: ctx.t('timbang.kosong') } : {};
  return { data: rows, data_timbang: rows, ...none };
}

async function start(ctx: Ctx, tx: WriteTx, kode_gudang: string, kode_baki: string): Promise<void> {
  const tray = await tx.row<{ kode_gudang: string }>(
    sql`select kode_gudang from baki where kode_toko = ${tx.kodeToko} and kode_baki = ${kode_baki}
          and aktif for key share`,
  );
  if (tray?.kode_gudang !== kode_gudang) {
    const data = { kode_baki, kode_gudang };
    const text = ctx.t('error.BAKI_BUKAN_GUDANG', data);
    throw new AppError('BAKI_BUKAN_GUDANG', data, { kode_toko: [text] });
  }
  await tx.exec(
    sql`insert into timbang_baki (kode_toko, kode_gudang, kode_baki, mulai_by)
        values (${tx.kodeToko}, ${kode_gudang}, ${kode_baki}, ${ctx.user.user_id})
        on conflict do nothing`,
  );
}

async function save(ctx: Ctx, tx: WriteTx, body: TimbangInput): Promise<TimbangSaved> {
  const base = await joinDay(tx, ctx);
  const codes = body.detail.map(({ kode_baki }) => kode_baki).toSorted();
  await tx.rows(
    sql`select 1 from timbang_baki where kode_toko = ${tx.kodeToko}
          and kode_baki = any(${codes}::text[]) order by kode_baki for update`,
  );
  // A weight that was typed and not told yet is told now.
  for (const { kode_baki, berat_timbang, keterangan } of body.detail) {
    const tray = { kode_toko: kode_baki, berat_timbang, sumber: 'TANGAN', keterangan };
    await keepWeight(tx, base.userId, tray);
  }
  const { no } = await saveWithin(tx, base, ctx, timbangBakiKind, body);
  const trays = await startedTrays(tx, codes);
  await tellDifference(ctx, tx, no, trays);
  await tx.exec(
    sql`delete from timbang_baki where kode_toko = ${tx.kodeToko}
          and kode_baki = any(${codes}::text[])`,
  );
  return { no_timbang: no, detail: trays.map(wireTray).map(savedRow) };
}

function savedRow(row: TimbangRow): TimbangSaved['detail'][number] {
  const { mulai_by: _by, mulai_at: _at, ditimbang_at: _then, nama_baki: _name, ...rest } = row;
  const { kode_toko: _tray, ...saved } = rest;
  return saved;
}

export const timbangFeature: Feature = {
  name: 'timbang',
  routes: [
    route({
      method: 'GET',
      path: 'timbang-baki',
      right: TIMBANG_RIGHT,
      summary: 'Trays that are being weighed, with what should lie in them',
      handler: (ctx) => ctx.read((tx) => answer(ctx, tx)),
    }),
    route({
      method: 'POST',
      path: 'timbang-baki/start',
      right: TIMBANG_RIGHT,
      summary: 'Starts weighing a tray; one that was started goes on',
      body: mulaiTimbangInput,
      handler: (ctx, { body }) =>
        ctx.write(async (tx) => {
          await start(ctx, tx, body.kode_gudang, body.kode_toko);
          return answer(ctx, tx);
        }),
    }),
    route({
      method: 'POST',
      path: 'timbang-baki/timbang',
      right: TIMBANG_RIGHT,
      summary: 'Keeps the weight of a started tray with what lies in it at this moment',
      body: beratTimbangInput,
      handler: (ctx, { body }) =>
        ctx.write(async (tx) => {
          if (await keepWeight(tx, ctx.user.user_id, body)) return answer(ctx, tx);
          const data = { kode_baki: body.kode_toko };
          const text = ctx.t('error.TIMBANG_BELUM_MULAI', data);
          throw new AppError('TIMBANG_BELUM_MULAI', data, { kode_toko: [text] });
        }),
    }),
    route({
      method: 'POST',
      path: 'timbang-baki/reset',
      right: TIMBANG_RIGHT,
      summary: 'Takes a started tray back, or all of them',
      body: resetTimbangInput,
      handler: (ctx, { body }) =>
        ctx.write(async (tx) => {
          await tx.exec(
            sql`delete from timbang_baki where kode_toko = ${tx.kodeToko}
                  and (${body.kode_toko} = '' or kode_baki = ${body.kode_toko})`,
          );
          return answer(ctx, tx);
        }),
    }),
    route({
      method: 'POST',
      path: entryCall(timbangEntry),
      right: timbangEntry.right,
      summary: timbangEntry.summary,
      body: entrySchema(timbangEntry),
      created: true,
      handler: async (ctx, { body }) => ({ data: await ctx.write((tx) => save(ctx, tx, body)) }),
    }),
    ...documentRoutes(timbangBakiDocument),
  ],
};

/**
 * Money calls: cash and bank in and out, movements, balances, and the cash book (spec 1 §7
 * "Money").
 */
import { sql } from 'kysely';
import { z } from 'zod';
import { entryCall } from '@kencana/contract/call/document-calls';
import type { BookRow, MoneySaved, SaldoRow } from '@kencana/contract/call/uang-calls';
import { AppError } from '@kencana/contract/error-code';
import { mayDo } from '@kencana/contract/permission';
import { entrySchema } from '@kencana/contract/entry/entry-schema';
import { hari } from '@kencana/contract/transaction/input';
import { mutasiBankEntry, mutasiCashEntry } from '@kencana/contract/transaction/mutasi-entry';
import type { MutasiInput } from '@kencana/contract/transaction/mutasi-entry';
import { uangEntry } from '@kencana/contract/transaction/uang-entry';
import type { MessageKey } from '@kencana/messages/key';
import type { Jumlah } from '@kencana/rules/jumlah';
import { holdToDay } from '../../engine/document/previous-day.ts';
import { askingApproval } from '../../engine/transaction/approval.ts';
import { joinDay } from '../../engine/transaction/day.ts';
import type { Kind } from '../../engine/transaction/kind.ts';
import { saveWithin } from '../../engine/transaction/save.ts';
import type { Authorized, Saved } from '../../engine/transaction/save.ts';
import { route } from '../../platform/http/route.ts';
import type { Ctx, Feature, Route } from '../../platform/http/route.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { mutasiBankKind, mutasiCashKind } from './mutasi.kind.ts';
import { incomeOf, movedToTill, tellIncome } from './tell-income.ts';
import type { Income } from './tell-income.ts';
import { uangBankKind, uangKasKind } from './uang.kind.ts';

const page = z.object({
  skip: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(500).default(50),
  tgl: hari.optional(),
});

/** Money in and out has one right for the till and one for the accounts. */
const RIGHT = { KAS: 'uang-kas.uang-kas.tambah', BANK: 'uang-bank.uang-bank.tambah' } as const;

/** Saves a document of money, and tells the owners where it brings much in. */
async function saveMoney<Input extends Authorized, Facts>(
  ctx: Ctx,
  kind: Kind<Input, Facts>,
  input: Input,
  income: Income | undefined,
): Promise<MoneySaved> {
  return askingApproval(ctx, () =>
    ctx.write(async (tx) => {
      const base = await joinDay(tx, ctx);
      const saved = await saveWithin(tx, base, ctx, kind, input);
      await tellIncome(ctx, tx, base, saved, income);
      return answer(saved);
    }),
  );
}

const answer = ({ no, tglSystem, posting }: Saved): MoneySaved => ({
  no,
  tgl_system: tglSystem,
  jumlah_rp: posting.header.total,
});

/**
 * Rows of the cash book, newest first: the till's, or the accounts', and what all of them come to,
 * on whatever page. Of tgl_system alone for whom
 * the previous-day rule locks.
 */
async function book(ctx: Ctx, tx: Tx, query: z.output<typeof page>, side: 'CASH' | 'BANK') {
  const own = side === 'CASH' ? sql`akun = 'CASH'` : sql`akun <> 'CASH'`;
  const tgl = (await holdToDay(ctx, tx, [query.tgl])) ?? query.tgl;
  const day = tgl === undefined ? sql`` : sql`and tgl_system = ${tgl}::date`;
  const where = sql`kode_toko = ${tx.kodeToko} and ${own} ${day}`;
  const data = await tx.rows<BookRow>(
    sql`select no_dokumen, ke, urut, tgl_system, waktu, akun, kategori, jenis, keterangan, masuk,
      keluar, fee, user_id
        from buku_kas where ${where} order by waktu desc, no_dokumen desc, ke desc, urut desc
        offset ${query.skip} limit ${query.limit}`,
  );
  const { count, ...total } = await tx.one<{ count: number; masuk: Jumlah; keluar: Jumlah }>(
    sql`select count(*) as count, coalesce(sum(masuk), 0) as masuk,
          coalesce(sum(keluar), 0) as keluar from buku_kas where ${where}`,
  );
  return { data, count, total };
}

/** A movement of own money; what comes into the till is told as money in. */
function movementRoute(
  entry: typeof mutasiBankEntry | typeof mutasiCashEntry,
  kind: Kind<MutasiInput, null>,
  done: MessageKey,
): Route {
  const { right, summary } = entry;
  return route({
    method: 'POST',
    path: entryCall(entry),
    right,
    summary,
    body: entrySchema(entry),
    created: true,
    handler: async (ctx, { body }) => ({
      data: await saveMoney(ctx, kind, body, movedToTill(body)),
      message: ctx.t(done),
    }),
  });
}

export const uangFeature: Feature = {
  name: 'uang',
  routes: [
    route({
      method: 'POST',
      path: entryCall(uangEntry),
      right: RIGHT.KAS,
      orRight: RIGHT.BANK,
      summary: uangEntry.summary,
      body: entrySchema(uangEntry),
      created: true,
      handler: async (ctx, { body }) => {
        if (!mayDo(ctx.user, RIGHT[body.jenis_kas])) throw new AppError('TIDAK_BERHAK');
        const kind = body.jenis_kas === 'KAS' ? uangKasKind : uangBankKind;
        return { data: await saveMoney(ctx, kind, body, incomeOf(body)) };
      },
    }),
    movementRoute(mutasiBankEntry, mutasiBankKind, 'mutasi.bank.berhasil'),
    movementRoute(mutasiCashEntry, mutasiCashKind, 'mutasi.cash.berhasil'),
    route({
      method: 'GET',
      path: 'cash/saldo',
      right: 'login',
      summary: 'Balance of the till and of every account',
      handler: async (ctx) => ({
        data: await ctx.read((tx) =>
          tx.rows<SaldoRow>(
            sql`select a.akun, a.nama, a.kode_bank, coalesce(s.saldo, 0) as saldo from (
                  select 'CASH' as akun, 'CASH' as nama, null as kode_bank, 0 as urut
                  union all select no_rekening, nama_rekening, kode_bank, 1 from rekening
                  where kode_toko = ${tx.kodeToko}) a
                left join saldo_kas s on s.kode_toko = ${tx.kodeToko} and s.akun = a.akun
                  order by a.urut, a.akun`,
          ),
        ),
      }),
    }),
    route({
      method: 'GET',
      path: 'cash/paginated',
      right: 'uang-kas.uang-kas.lihat',
      summary: 'The cash book of the till, newest first',
      query: page,
      handler: (ctx, { query }) => ctx.read((tx) => book(ctx, tx, query, 'CASH')),
    }),
    route({
      method: 'GET',
      path: 'cash/history-bank',
      right: 'uang-bank.uang-bank.lihat',
      summary: 'The cash book of the bank accounts, newest first',
      query: page,
      handler: (ctx, { query }) => ctx.read((tx) => book(ctx, tx, query, 'BANK')),
    }),
  ],
};

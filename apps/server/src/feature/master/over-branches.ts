/**
 * Head office's work in several branches: each on its own, so that one that does not answer is
 * named and stops nobody else (docs/domain.md §11). A branch lives on this server when its portal
 * is the address of this server; one elsewhere is not reached from here.
 */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import type { ShopAnswer } from '@kencana/contract/distribusi';
import { asAppError } from '../../platform/http/envelope.ts';
import { inShop } from '../../platform/http/in-shop.ts';
import { assertHere } from '../../platform/http/portal.ts';
import type { Ctx } from '../../platform/http/route.ts';

/** Branches at work at the same time: a dead one holds a connection while it is waited for. */
const LANES = 3;

export interface KnownShop {
  readonly kode_toko: string;
  readonly nama_toko: string;
  readonly portal: string;
  readonly tipe_toko: 'PUSAT' | 'CABANG';
}

/** Active shops that the caller's own shop may know of. */
export function knownShops(ctx: Ctx): Promise<KnownShop[]> {
  return ctx.db.tenant(ctx.user.kode_toko, (tx) =>
    tx.rows<KnownShop>(
      sql`select kode_toko, nama_toko, portal, tipe_toko from daftar_toko() where aktif`,
    ),
  );
}

export interface BranchTask<I extends { readonly kode_toko: string }, T> {
  readonly rute: string;
  readonly branches: readonly I[];
  /** What makes the work of one branch the same work when it is sent again. */
  readonly input: (branch: I) => unknown;
  readonly work: (ctx: Ctx, branch: I) => Promise<T>;
}

/** Does the work in each branch as its own; answers in the order that was asked for. */
export async function overBranches<I extends { readonly kode_toko: string }, T>(
  ctx: Ctx,
  task: BranchTask<I, T>,
): Promise<ShopAnswer<T>[]> {
  const shops = new Map((await knownShops(ctx)).map((shop) => [shop.kode_toko, shop]));
  const answers: ShopAnswer<T>[] = [];
  const queue = [...task.branches.entries()];
  const lane = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [n, branch] = next;
      answers[n] = await answerOf(ctx, shops.get(branch.kode_toko), task, branch);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return answers;
}

async function answerOf<I extends { readonly kode_toko: string }, T>(
  ctx: Ctx,
  shop: KnownShop | undefined,
  { rute, input, work }: BranchTask<I, T>,
  branch: I,
): Promise<ShopAnswer<T>> {
  const { kode_toko } = branch;
  const name = { kode_toko, nama_toko: shop?.nama_toko ?? '' };
  try {
    if (shop?.tipe_toko !== 'CABANG') throw new AppError('TOKO_LAIN');
    assertHere(ctx, shop);
    const there = await inShop(ctx, kode_toko, { rute, input: input(branch) });
    return { ...name, status: 'OK', data: await work(there, branch) };
  } catch (error) {
    const { code, data } = asAppError(error) ?? new AppError('GALAT_SERVER');
    return { ...name, status: 'GAGAL', code, message: ctx.t(`error.${code}`, data) };
  }
}

/**
 * Masters from head office to its branches (issue 3 §1): PUSAT distributes to many, a branch pulls
 * for itself; both see the differences first and save exactly what they saw.
 */
import type { z } from 'zod';
import { AppError } from '@kencana/contract/error-code';
import {
  distributeInput,
  distributePreviewInput,
  pullInput,
  pullPreviewInput,
} from '@kencana/contract/distribusi';
import type { CopyPreview, CopyResult, ShopAnswer } from '@kencana/contract/distribusi';
import { previewCopy, readSource, saveCopy } from '../../engine/master/copy/copy-master.ts';
import type { CopySource } from '../../engine/master/copy/copy-master.ts';
import { assertHere } from '../../platform/http/portal.ts';
import { type Ctx, type Feature, route } from '../../platform/http/route.ts';
import { masterSlots } from './master-slots.ts';
import { knownShops, overBranches } from './over-branches.ts';

const DISTRIBUTE = 'utility.distribusi-master.tambah';
const PULL = 'utility.import-data-pusat.tambah';

/** Head office at its own address; everybody else is refused. */
async function assertHeadOffice(ctx: Ctx): Promise<void> {
  const own = (await knownShops(ctx)).find((shop) => shop.kode_toko === ctx.user.kode_toko);
  if (own?.tipe_toko !== 'PUSAT' || ctx.kodeToko !== own.kode_toko) {
    throw new AppError('TIDAK_BERHAK');
  }
}

async function previewAll(
  ctx: Ctx,
  { cabang, ...choice }: z.output<typeof distributePreviewInput>,
): Promise<ShopAnswer<CopyPreview>[]> {
  await assertHeadOffice(ctx);
  const source = await readSource(ctx, ctx.kodeToko, choice);
  return overBranches(ctx, {
    rute: 'POST distribusi-master/pratinjau',
    branches: [...new Set(cabang)].map((kode_toko) => ({ kode_toko })),
    input: () => choice,
    work: (there) => previewCopy(there, source, choice),
  });
}

async function distribute(
  ctx: Ctx,
  { cabang, ...choice }: z.output<typeof distributeInput>,
): Promise<ShopAnswer<CopyResult>[]> {
  await assertHeadOffice(ctx);
  const source = await readSource(ctx, ctx.kodeToko, choice);
  return overBranches(ctx, {
    rute: 'POST distribusi-master',
    branches: [...new Map(cabang.map((branch) => [branch.kode_toko, branch])).values()],
    input: ({ hash }) => ({ ...choice, hash }),
    work: (there, { hash }) =>
      there.write((tx) => saveCopy(there, tx, source, choice, masterSlots, hash)),
  });
}

/** What PUSAT has, for a branch; DISTRIBUSI_TANPA_PUSAT at PUSAT itself or without one. */
async function pusatSource(
  ctx: Ctx,
  choice: z.output<typeof pullPreviewInput>,
): Promise<CopySource> {
  const pusat = (await knownShops(ctx)).find((shop) => shop.tipe_toko === 'PUSAT');
  if (pusat === undefined || pusat.kode_toko === ctx.kodeToko) {
    throw new AppError('DISTRIBUSI_TANPA_PUSAT');
  }
  assertHere(ctx, pusat);
  return readSource(ctx, pusat.kode_toko, choice);
}

async function pull(ctx: Ctx, input: z.output<typeof pullInput>): Promise<CopyResult> {
  const { hash, ...choice } = input;
  const source = await pusatSource(ctx, choice);
  return ctx.write((tx) => saveCopy(ctx, tx, source, choice, masterSlots, hash));
}

export const distribusiFeature: Feature = {
  name: 'distribusi',
  routes: [
    route({
      method: 'POST',
      path: 'distribusi-master/pratinjau',
      right: DISTRIBUTE,
      summary: 'Differences of each branch from head office, changing nothing',
      body: distributePreviewInput,
      handler: async (ctx, { body }) => ({ data: await previewAll(ctx, body) }),
    }),
    route({
      method: 'POST',
      path: 'distribusi-master',
      right: DISTRIBUTE,
      summary: 'Copies masters to branches, each branch in a transaction of its own',
      body: distributeInput,
      handler: async (ctx, { body }) => ({ data: await distribute(ctx, body) }),
    }),
    route({
      method: 'POST',
      path: 'import-data-pusat/pratinjau',
      right: PULL,
      summary: 'Differences of this branch from head office, changing nothing',
      body: pullPreviewInput,
      handler: async (ctx, { body }) => ({
        data: await previewCopy(ctx, await pusatSource(ctx, body), body),
      }),
    }),
    route({
      method: 'POST',
      path: 'import-data-pusat',
      right: PULL,
      summary: 'Copies masters of head office into this branch in one transaction',
      body: pullInput,
      handler: async (ctx, { body }) => ({
        data: await pull(ctx, body),
        message: ctx.t('distribusi.selesai'),
      }),
    }),
  ],
};

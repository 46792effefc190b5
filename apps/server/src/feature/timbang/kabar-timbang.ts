/** Owners hear of trays that weigh other than they should, beyond BATAS_SELISIH_TIMBANG_MG. */
import { formatGramUnit, milligram } from '@kencana/rules/gram';
import { ownsShop } from '../../platform/auth/owns-shop.ts';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';
import { announceToOwners } from '../../platform/realtime/announce-owners.ts';
import { differenceOf } from './timbang.kind.ts';
import type { WeighedTray } from './timbang.query.ts';

/** Tells of the trays of weighing `no`, the one that is furthest off by name; not of an owner's. */
export async function tellDifference(
  ctx: Ctx,
  tx: WriteTx,
  no: string,
  trays: readonly WeighedTray[],
): Promise<void> {
  if (ownsShop(ctx)) return;
  const batas = ctx.settings.number('BATAS_SELISIH_TIMBANG_MG');
  const [worst, ...others] = trays
    .filter((tray) => Math.abs(differenceOf(tray)) > batas)
    .toSorted((a, b) => Math.abs(differenceOf(b)) - Math.abs(differenceOf(a)));
  if (worst === undefined) return;
  const gram = (mg: number): string => formatGramUnit(milligram(mg));
  await announceToOwners(tx, ctx.user.user_id, {
    jenis: 'SELISIH_TIMBANG',
    objek: `timbang-baki/${no}`,
    isi: {
      no,
      n: String(others.length + 1),
      kode: worst.kode_baki,
      gram: gram(differenceOf(worst)),
      batas: gram(batas),
      alasan: worst.keterangan,
    },
  });
}

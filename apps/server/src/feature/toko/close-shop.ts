/**
 * Closing and reopening a branch: nobody works in a closed shop and nobody logs in there. Done by
 * OWN and SU of head office under the guard (docs/decision/0028), and told to the owners of both.
 */
import { AppError } from '@kencana/contract/error-code';
import type { OwnerNewsKind } from '@kencana/contract/kabar-pemilik';
import { passesByLevel } from '@kencana/contract/permission';
import type { ShopCard } from '@kencana/contract/shop-card';
import { agreeTo, openGuard } from '../../engine/guard/guard.ts';
import type { Guard } from '../../engine/guard/guard.ts';
import type { AuthorizationRef } from '../../engine/transaction/approval.ts';
import { inShop } from '../../platform/http/in-shop.ts';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';
import { announceToOwners } from '../../platform/realtime/announce-owners.ts';

/** A shop's mark that was changed, and who agreed: '' for nobody. */
export interface ShopMark {
  readonly kode_toko: string;
  readonly aktif: boolean;
  readonly penyetuju: string;
}

/**
 * The guard for the mark as it was seen before the write; undefined where it stays. Throws
 * TIDAK_BERHAK at the field for everybody but owners, and what openGuard throws.
 */
export async function guardMark(
  ctx: Ctx,
  seen: ShopCard,
  aktif: boolean | undefined,
  given: readonly AuthorizationRef[],
): Promise<Guard | undefined> {
  if (aktif === undefined || aktif === seen.aktif || seen.tipe_toko === 'PUSAT') return undefined;
  if (!passesByLevel(ctx.user.level)) {
    throw new AppError('TIDAK_BERHAK', {}, { aktif: [ctx.t('toko.tutup-pemilik')] });
  }
  return openGuard(ctx, given);
}

/**
 * Demands the second person's agreement, keeps it in head office's history and tells its owners;
 * undefined where the mark stays. Throws PENGATURAN_BERUBAH, OTORISASI_*.
 */
export async function agreeMark(
  ctx: Ctx,
  tx: WriteTx,
  guard: Guard | undefined,
  { before, after }: { readonly before: ShopCard; readonly after: ShopCard },
): Promise<ShopMark | undefined> {
  if (before.aktif === after.aktif) return undefined;
  if (guard === undefined) throw new AppError('PENGATURAN_BERUBAH');
  const { kode_toko, nama_toko, aktif } = after;
  const word = (open: boolean): string => (open ? 'buka' : 'tutup');
  const change = {
    jenis: 'master-toko',
    kunci: kode_toko,
    nama: nama_toko,
    sebelum: word(before.aktif),
    sesudah: word(aktif),
  };
  const approval = await agreeTo(ctx, tx, guard, [change]);
  const mark = { kode_toko, aktif, penyetuju: approval?.approver ?? '' };
  await announceMark(ctx, tx, mark);
  return mark;
}

/** Tells the branch's own owners; after head office's write, in the branch. */
export async function tellBranch(ctx: Ctx, mark: ShopMark): Promise<void> {
  const work = { rute: 'PUT tokos', input: mark, ofHeadOffice: true } as const;
  const there = await inShop(ctx, mark.kode_toko, work);
  await there.write((tx) => announceMark(ctx, tx, mark));
}

async function announceMark(ctx: Ctx, tx: WriteTx, mark: ShopMark): Promise<void> {
  const jenis: OwnerNewsKind = mark.aktif ? 'TOKO_BUKA' : 'TOKO_TUTUP';
  const isi = { toko: mark.kode_toko, penyetuju: mark.penyetuju };
  await announceToOwners(tx, ctx.user.user_id, { jenis, objek: `toko/${mark.kode_toko}`, isi });
}

/**
 * /settingtoko: the shop's own name, address, phone, NPWP, time zone and logo. Code, kind of shop,
 * portal and business date are not for changing here, the time zone by owners alone; flags and
 * parameters are para-system's.
 */
import { sql } from 'kysely';
import { z } from 'zod';
import { AppError } from '@kencana/contract/error-code';
import { fileIdOf } from '@kencana/contract/file-path';
import type { ToldChange } from '@kencana/contract/kabar-pemilik';
import { passesByLevel } from '@kencana/contract/permission';
import { say } from '@kencana/contract/sentence';
import type { ShopSetting } from '@kencana/contract/shop-card';
import { otorisasi } from '@kencana/contract/transaction/input';
import { guardedWrite, openGuard, passGuard } from '../../engine/guard/guard.ts';
import type { Guard } from '../../engine/guard/guard.ts';
import { keepImages, liesElsewhere, makeImage, removeImage } from '../../platform/files/image.ts';
import { ownsShop } from '../../platform/auth/owns-shop.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { announceToOwners } from '../../platform/realtime/announce-owners.ts';
import { type Ctx, type Feature, route, type WriteTx } from '../../platform/http/route.ts';

/** Where logos are kept. */
const FOLDER = 'logo';
/** What the card says to customers; the time zone has a guard and news of its own. */
const CARD = ['nama_toko', 'alamat_toko', 'no_hp', 'npwp', 'logo'] as const;
const ZONES = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const;

const body = z.object({
  nama_toko: z.string({ error: 'isian.wajib' }).trim().min(1, 'isian.wajib').max(80),
  alamat_toko: z.string().trim().max(200),
  no_hp: z
    .string()
    .trim()
    .max(20)
    .regex(/^[\d+() -]*$/, 'isian.nomor_hp'),
  npwp: z
    .string()
    .trim()
    .max(25)
    .regex(/^[\d.-]*$/),
  zona_waktu: z.enum(ZONES, { error: 'isian.tidak_sah' }),
  /** A data URL replaces the logo, an empty text takes it away, the stored path keeps it. */
  logo: z.string().max(12_000_000),
  detail_authorization: otorisasi,
});

type Sent = z.output<typeof body>;

function findShop(tx: Tx, lock = false): Promise<ShopSetting> {
  return tx.one<ShopSetting>(sql`select nama_toko, alamat_toko, no_hp, npwp, zona_waktu, logo
    from toko where kode_toko = ${tx.kodeToko} ${lock ? sql`for no key update` : sql``}`);
}

async function change(ctx: Ctx, input: Sent) {
  const guard = await guardZone(ctx, input);
  const sent = await storedLogo(ctx, input.logo);
  const data = await guardedWrite(ctx, async (tx) => {
    const before = await findShop(tx, true);
    await agreeZone(ctx, tx, guard, [before.zona_waktu, input.zona_waktu]);
    const logo = await changeLogo(tx, before.logo, sent);
    const { nama_toko, alamat_toko, no_hp, npwp, zona_waktu } = input;
    const after = { nama_toko, alamat_toko, no_hp, npwp, zona_waktu, logo };
    await tx.exec(sql`update toko set nama_toko = ${nama_toko}, alamat_toko = ${alamat_toko},
        no_hp = ${no_hp}, npwp = ${npwp}, zona_waktu = ${zona_waktu}, logo = ${logo}
      where kode_toko = ${tx.kodeToko}`);
    tx.audit({
      tindakan: 'toko.setting',
      objek: `toko/${tx.kodeToko}`,
      sebelum: before,
      sesudah: after,
    });
    await tellCard(ctx, tx, before, after);
    return after;
  });
  return { data, message: ctx.t('master.diubah') };
}

/**
 * The guard where the time zone changes: by it the day may be closed and work is dated, so owners
 * alone move it, with a second person. Throws TIDAK_BERHAK at the field, and what openGuard throws.
 */
async function guardZone(ctx: Ctx, input: Sent): Promise<Guard | undefined> {
  const { zona_waktu } = await ctx.read((tx) => findShop(tx));
  if (zona_waktu === input.zona_waktu) return undefined;
  if (!passesByLevel(ctx.user.level)) {
    const text = ctx.t('setting.toko.zona-pemilik');
    throw new AppError('TIDAK_BERHAK', {}, { zona_waktu: [text] });
  }
  return openGuard(ctx, input.detail_authorization);
}

async function agreeZone(
  ctx: Ctx,
  tx: WriteTx,
  guard: Guard | undefined,
  [sebelum, sesudah]: readonly [string, string],
): Promise<void> {
  if (sebelum === sesudah) return;
  if (guard === undefined) throw new AppError('PENGATURAN_BERUBAH');
  const nama = say('setting.toko.zona_waktu', {});
  const change = { jenis: 'toko', kunci: 'zona_waktu', nama, sebelum, sesudah };
  await passGuard(ctx, tx, guard, [change]);
}

/** Tells the owners what customers read of the shop, before and after, unless one changed it. */
async function tellCard(
  ctx: Ctx,
  tx: WriteTx,
  before: ShopSetting,
  after: ShopSetting,
): Promise<void> {
  if (ownsShop(ctx)) return;
  const changes: readonly ToldChange[] = CARD.filter((name) => before[name] !== after[name]).map(
    (name) => ({
      label: `setting.toko.${name}`,
      sebelum: before[name] || '-',
      sesudah: after[name] || '-',
    }),
  );
  if (changes.length === 0) return;
  const isi = { perubahan: JSON.stringify(changes) };
  const objek = `toko/${tx.kodeToko}`;
  await announceToOwners(tx, ctx.user.user_id, { jenis: 'TOKO_KARTU', objek, isi });
}

/** The path of a new logo, stored before the write; what is no new one stays as it was sent. */
async function storedLogo(ctx: Ctx, sent: string): Promise<string> {
  if (!sent.startsWith('data:')) return sent;
  const input = { folder: FOLDER, name: 'logo.jpg', content: sent, publik: true };
  return (await makeImage(ctx, input)).path;
}

async function changeLogo(tx: WriteTx, before: string, sent: string): Promise<string> {
  if (sent === before) return before;
  const elsewhere = fileIdOf(sent) === undefined || (await liesElsewhere(tx, sent, FOLDER));
  const logo = elsewhere ? '' : sent;
  await keepImages(tx, logo);
  if (before !== '') await removeImage(tx, before, FOLDER);
  return logo;
}

export const settingTokoFeature: Feature = {
  name: 'setting-toko',
  routes: [
    route({
      method: 'GET',
      path: 'toko/setting',
      right: 'utility.settingtoko.lihat',
      summary: "The shop's name, address, phone, NPWP, time zone and logo",
      handler: async (ctx) => ({ data: await ctx.read((tx) => findShop(tx)) }),
    }),
    route({
      method: 'PUT',
      path: 'toko/setting',
      right: 'utility.settingtoko.ubah',
      summary: 'Change them; a logo is sent as a data URL',
      body,
      handler: (ctx, input) => change(ctx, input.body),
    }),
  ],
};

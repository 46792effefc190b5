/**
 * Head office opens a branch: shop, books, settings, its owner and the masters that it starts with,
 * all in one transaction of the new shop. A branch that could not be opened leaves nothing behind.
 */
import { sql } from 'kysely';
import type { OpenBranch } from '@kencana/contract/buka-cabang';
import { distributable } from '@kencana/contract/distribusi';
import type { CopyChoice } from '@kencana/contract/distribusi';
import { AppError } from '@kencana/contract/error-code';
import { Settings } from '@kencana/contract/module-flag';
import { passesByLevel } from '@kencana/contract/permission';
import { settingDef } from '@kencana/contract/setting';
import { givableLevels } from '@kencana/contract/user-level';
import { addDays, todayIn } from '@kencana/rules/tanggal';
import { changeOf, valueIn } from '../../engine/guard/change-setting.ts';
import { keepChange } from '../../engine/guard/guard.ts';
import { readSource, saveCopy } from '../../engine/master/copy/copy-master.ts';
import type { CopySource, SlotsByMaster } from '../../engine/master/copy/copy-master.ts';
import { GLOBAL_PRICE, keepGlobalPrice } from '../../engine/master/price-history.ts';
import { insertUser, keepTrace } from '../../platform/auth/account.ts';
import { standingIn } from '../../platform/auth/reach.ts';
import { hashPassword, isAcceptablePassword } from '../../platform/auth/password.ts';
import { inShop } from '../../platform/http/in-shop.ts';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';
import { announceToOwners } from '../../platform/realtime/announce-owners.ts';
import type { Chart } from './chart-of-accounts.ts';
import { createShop, insertAll, openEarlierDays } from './create-shop.ts';

export interface OpenedBranch {
  readonly kode_toko: string;
  readonly nama_toko: string;
  /** Rows of masters that it starts with. */
  readonly disalin: number;
}

/** Every master that can be copied. */
const ALL: CopyChoice = {
  pilihan: distributable.map(({ name }) => ({ master: name })),
  sertakan_referensi: true,
};

/** Keys that a new shop has already of its own. */
const OWN_KEYS = new Set(['PREVIOUS_DAY_OWNER', 'PREVIOUS_DAY_SUPERVISOR']);

/** What a new branch starts with: slots of its masters, and its books. */
export interface BranchStart {
  readonly slots: SlotsByMaster;
  readonly chart: Chart;
}

interface Setting {
  readonly key: string;
  readonly value: string;
}

/**
 * Opens the branch; the caller has made sure that head office asks. Throws VALIDASI for a code,
 * prefix or user id that is taken and for a late date, PASSWORD_LEMAH, TIDAK_BERHAK for who may not
 * make an owner, DISTRIBUSI_BARIS for a master that cannot be copied.
 */
export async function openBranch(
  ctx: Ctx,
  input: OpenBranch,
  { slots, chart }: BranchStart,
): Promise<OpenedBranch> {
  assertDate(ctx, input);
  const password = await ownerPassword(ctx, input);
  const source = await sourceOf(ctx, input);
  const settings = await copiedSettings(ctx, input);
  // The same submit sent again is known by what it asks for, never by the password.
  const { password: _, ...pemilik } = input.pemilik ?? { password: '' };
  const there = await inShop(ctx, input.kode_toko, {
    rute: 'POST tokos',
    input: { ...input, pemilik },
    settings: new Settings(settings),
    ofHeadOffice: true,
  });
  return there.write(async (tx) => {
    await naming(ctx, input, () => insertShop(tx, chart, input, password, ctx.user.user_id));
    await openEarlierDays(tx);
    await insertSettings(there, tx, settings, input.salin_dari ?? '');
    const copied = source && (await saveCopy(there, tx, source, ALL, slots));
    const { kode_toko, nama_toko, alamat_toko, prefix, tgl_buka, salin_dari } = input;
    const sesudah = { nama_toko, alamat_toko, prefix, tgl_buka, salin_dari };
    const objek = `toko/${kode_toko}`;
    tx.audit({ tindakan: 'master.master-toko.tambah', objek, sesudah });
    return { kode_toko, nama_toko, disalin: copied?.ditambah ?? 0 };
  });
}

function assertDate(ctx: Ctx, { tgl_buka, zona_waktu }: OpenBranch): void {
  if (tgl_buka <= addDays(todayIn(zona_waktu, new Date()), 1)) return;
  throw new AppError('VALIDASI', {}, { tgl_buka: [ctx.t('toko.tgl-besok')] });
}

/** The hash of the owner's first password; undefined without an owner. */
async function ownerPassword(ctx: Ctx, { pemilik }: OpenBranch): Promise<string | undefined> {
  if (pemilik === undefined) return undefined;
  if (!givableLevels(ctx.user.level).includes('OWN')) throw new AppError('TIDAK_BERHAK');
  if (!isAcceptablePassword(pemilik.password)) {
    const text = ctx.t('error.PASSWORD_LEMAH');
    throw new AppError('PASSWORD_LEMAH', {}, { 'pemilik.password': [text] });
  }
  return hashPassword(pemilik.password, ctx.services.config.password);
}

/** Rows of the shop that is copied; a shop of the chain only. */
async function sourceOf(ctx: Ctx, { salin_dari }: OpenBranch): Promise<CopySource | undefined> {
  if (salin_dari === undefined) return undefined;
  const known = await ctx.read((tx) =>
    tx.row(sql`select 1 from daftar_toko() where kode_toko = ${salin_dari}`),
  );
  const { db, user, services } = ctx;
  const there = known && (await standingIn(db, user, salin_dari, services.rights));
  if (there === undefined) throw new AppError('TOKO_LAIN');
  return readSource(ctx, salin_dari, ALL);
}

/** Modules and parameters of the shop that is copied, when that is wanted. */
async function copiedSettings(ctx: Ctx, input: OpenBranch): Promise<Setting[]> {
  const { salin_dari, salin_parameter } = input;
  if (salin_dari === undefined || !salin_parameter) return [];
  const rows = await ctx.db.tenant(salin_dari, (tx) =>
    tx.rows<Setting>(sql`select key, value from para_system where kode_toko = ${salin_dari}`),
  );
  // Controls and limits go along by the hand of an OWN or SU only; without they are as shipped.
  const guarded = passesByLevel(ctx.user.level);
  return rows.filter(
    ({ key }) => !OWN_KEYS.has(key) && (guarded || settingDef(key)?.guarded === false),
  );
}

async function insertShop(
  tx: WriteTx,
  chart: Chart,
  input: OpenBranch,
  password: string | undefined,
  oleh: string,
): Promise<void> {
  const { tgl_buka, pemilik, portal, ...shop } = input;
  await createShop(tx, { ...shop, tipe_toko: 'CABANG', tgl_system: tgl_buka }, chart);
  if (portal !== '') {
    await tx.exec(sql`update toko set portal = ${portal} where kode_toko = ${tx.kodeToko}`);
  }
  if (pemilik === undefined || password === undefined) return;
  const { user_id, nama } = pemilik;
  const level = 'OWN';
  await insertUser(tx, { user_id, nama, level, password });
  await keepTrace(tx, user_id, 'BUAT', oleh);
  const isi = { user: user_id, level };
  await announceToOwners(tx, oleh, { jenis: 'USER_BARU', objek: `users/${user_id}`, isi });
}

async function insertSettings(
  ctx: Ctx,
  tx: WriteTx,
  settings: readonly Setting[],
  asal: string,
): Promise<void> {
  const at = { updated_by: ctx.user.user_id, updated_at: new Date() };
  await insertAll(
    tx,
    'para_system',
    settings.map((row) => ({ ...row, ...at })),
  );
  for (const { key, value } of settings) {
    const def = settingDef(key);
    if (def === undefined) continue;
    const shipped = valueIn(new Settings([]), def);
    if (shipped === value) continue;
    const change = changeOf(def, shipped, value);
    await keepChange(ctx, tx, change, def.guarded ? { asal } : 'bebas');
  }
  const price = settings.find(({ key }) => key === GLOBAL_PRICE);
  if (price === undefined) return;
  await keepGlobalPrice(ctx, tx, { sebelum: 0, sesudah: Number(price.value), diketahui: false });
}

/** What is taken already is told at its field. */
async function naming(ctx: Ctx, input: OpenBranch, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'KODE_SUDAH_ADA') throw error;
    const taken: Readonly<Record<string, readonly [string, string, string]>> = {
      toko_pkey: ['kode_toko', 'toko.kode-terpakai', input.kode_toko],
      toko_prefix_prefix_key: ['prefix', 'toko.prefix-terpakai', input.prefix],
      users_user_id_key: ['pemilik.user_id', 'toko.user-terpakai', input.pemilik?.user_id ?? ''],
    };
    const found = taken[String(error.data['constraint'])];
    if (found === undefined) throw error;
    const [field, text, kode] = found;
    throw new AppError('VALIDASI', {}, { [field]: [ctx.t(text, { kode })] });
  }
}

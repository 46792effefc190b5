/**
 * Login and logout: argon2id, limits per user and address that a
 * user's own devices are free of, one active login per user unless
 * SESI_BANYAK, and the same answer in the same time for an unknown user as for a wrong password.
 */
import { sql } from 'kysely';
import type { ShopState } from '@kencana/contract/call/toko-calls';
import type { LoginAnswer } from '@kencana/contract/call/users-calls';
import { AppError } from '@kencana/contract/error-code';
import type { Settings } from '@kencana/contract/module-flag';
import type { AksesNode } from '@kencana/contract/permission';
import { endCodes } from '../../platform/auth/attempt-limit.ts';
import { checkPassword, type KnownUser } from '../../platform/auth/check-password.ts';
import { freshTrace } from '../../platform/auth/account.ts';
import { trustDevice } from '../../platform/auth/device.ts';
import {
  effectiveAkses,
  endSessions,
  hasLiveSession,
  hashToken,
  openSession,
} from '../../platform/auth/session.ts';
import { readSettings } from '../../platform/db/settings.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Ctx } from '../../platform/http/route.ts';
import { serverKey, sessionKey } from '../../platform/http/sealed-body.ts';

export interface LoginInput {
  readonly user_id: string;
  readonly password: string;
  /** Ends the user's other login instead of refusing this one. */
  readonly paksa?: boolean | undefined;
  /** The code that one of the user's own devices showed, for a new one that guesses hold. */
  readonly kode?: string | undefined;
  /** The client's public key, base64: where the shop encrypts bodies. */
  readonly kunci?: string | undefined;
}

/**
 * Opens a session; answers who came in, shop, date, rights and settings. Throws LOGIN_SALAH,
 * AKUN_NONAKTIF, TOKO_DITUTUP, USER_SEDANG_DIGUNAKAN, TERLALU_SERING, ENKRIPSI_WAJIB.
 */
export async function login(ctx: Ctx, input: LoginInput): Promise<LoginAnswer> {
  const user = await checkPassword(
    ctx,
    input.user_id.trim().toUpperCase(),
    input.password,
    input.kode,
  );
  const { config, live } = ctx.services;
  const opened = await ctx.db.tenant(user.kode_toko, async (tx) => {
    await lockUser(tx, user);
    const settings = await readSettings(tx);
    const kunci = agreedKey(ctx, settings, input.kunci);
    let ended: Buffer[] = [];
    if (!settings.yes('SESI_BANYAK')) {
      if (!input.paksa && (await hasLiveSession(tx, user.user_id, config))) {
        throw new AppError('USER_SEDANG_DIGUNAKAN');
      }
      ended = await endSessions(tx, user.user_id);
    }
    const token = await openSession(tx, user.user_id, ctx.ip, config, kunci);
    // Asked again because the user id is in use elsewhere, it was the same login.
    if (input.kode) await endCodes(tx, user.user_id);
    const device = await trustDevice(tx, user.user_id, ctx.device, ctx.ip);
    const own = kunci && { kunci: serverKey(config.secretKey) };
    const profile = await loadProfile(ctx, tx, user.user_id);
    const entry = {
      tindakan: 'users.login',
      objek: `users/${user.user_id}`,
      sesudah: { ip: ctx.ip },
    };
    await tx.exec(sql`select tulis_audit(${user.user_id}, ${JSON.stringify([entry])}::jsonb)`);
    return {
      ended,
      device,
      data: { token, ...profile, modules: settings.entries(), versi: config.version, ...own },
    };
  });
  live.disconnect(opened.ended, 'login-lain');
  ctx.device.keep(opened.device);
  ctx.services.gate.welcome(hashToken(opened.data.token).toString('hex'), user.user_id);
  return opened.data;
}

/**
 * The client's key where the shop encrypts bodies, nothing else where it does not. Throws
 * ENKRIPSI_WAJIB without one that can be used.
 */
function agreedKey(ctx: Ctx, settings: Settings, sent: string | undefined): Buffer | undefined {
  if (!settings.yes('ENKRIPSI_ISI')) return undefined;
  const kunci = Buffer.from(sent ?? '', 'base64');
  try {
    sessionKey(ctx.services.config.secretKey, kunci, kunci);
    return kunci;
  } catch {
    throw new AppError('ENKRIPSI_WAJIB');
  }
}

/**
 * One login at a time per user: two logins must not both find the place free. Throws LOGIN_SALAH
 * when the password that was checked has been changed meanwhile, or the user disabled: the session
 * would outlive what ended all others.
 */
async function lockUser(tx: Tx, { user_id, password }: KnownUser): Promise<void> {
  const now = await tx.row<{ password: string; aktif: boolean }>(sql`select password, aktif
    from users where kode_toko = ${tx.kodeToko} and user_id = ${user_id} for update`);
  if (!now?.aktif || now.password !== password) throw new AppError('LOGIN_SALAH');
}

interface UserRow extends Omit<LoginAnswer['user'], 'akses'> {
  readonly akses: AksesNode[] | null;
}

/** User, shop and business date as the client keeps them. */
async function loadProfile(ctx: Ctx, tx: Tx, userId: string) {
  const user = await tx.one<UserRow>(sql`select user_id, nama, level, kode_toko, akses,
      bahasa, wajib_ganti from users where kode_toko = ${tx.kodeToko} and user_id = ${userId}`);
  const toko = await loadShop(tx);
  return {
    user: { ...user, akses: effectiveAkses(user, ctx.services.rights) },
    toko,
    tgl_system: toko.tgl_system,
    jejak: await freshTrace(tx, userId),
  };
}

/** The shop of the transaction. */
function loadShop(tx: Tx): Promise<ShopState> {
  return tx.one<ShopState>(sql`select kode_toko, nama_toko, alamat_toko, portal, tipe_toko,
    zona_waktu, tgl_system from toko where kode_toko = ${tx.kodeToko}`);
}

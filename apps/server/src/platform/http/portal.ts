/**
 * A shop's portal: empty or the path below /portal/ for a shop of this server, else the address of
 * another server of the chain. No token ever goes there (docs/decision/0023); this file says which
 * is which, and which addresses may be written down.
 */
import { AppError } from '@kencana/contract/error-code';
import type { Ctx } from './route.ts';

/** The origins that this server knows. */
export interface KnownOrigins {
  /** Under which everybody reaches this server. */
  readonly url?: string | undefined;
  /** Of the chain's other servers (KENCANA_PORTALS). */
  readonly portalOrigins?: readonly string[] | undefined;
}

/** True for a shop whose data are on this server. */
export function isHere(kodeToko: string, portal: string, { url }: KnownOrigins): boolean {
  const path = `/portal/${kodeToko}/api/v1`;
  const bare = portal.trim().replace(/\/+$/, '');
  return bare === '' || bare === path || (url !== undefined && bare === url + path);
}

/** Throws PORTAL_TIDAK_TERJANGKAU for a shop on another server. */
export function assertHere(
  { services }: { readonly services: { readonly config: KnownOrigins } },
  { kode_toko, portal }: { readonly kode_toko: string; readonly portal: string },
): void {
  if (isHere(kode_toko, portal, services.config)) return;
  throw new AppError('PORTAL_TIDAK_TERJANGKAU', { portal });
}

/** True when the portal may be stored: a shop of this server, or an API of a listed origin. */
export function isKnownPortal(kodeToko: string, portal: string, known: KnownOrigins): boolean {
  if (isHere(kodeToko, portal, known)) return true;
  if (!URL.canParse(portal)) return false;
  const { origin, username, password, search, hash, pathname } = new URL(portal);
  const plain = username === '' && password === '' && search === '' && hash === '';
  return plain && /\/api\/v1\/?$/.test(pathname) && known.portalOrigins?.includes(origin) === true;
}

/**
 * Why a shop could not be read, for a report or chart over several: another server is a reason that
 * head office can do something about.
 */
export function unreadText(ctx: Pick<Ctx, 't'>, error: unknown): string {
  const elsewhere = error instanceof AppError && error.code === 'PORTAL_TIDAK_TERJANGKAU';
  return elsewhere ? ctx.t(`error.${error.code}`, error.data) : ctx.t('report.gagal_dimuat');
}

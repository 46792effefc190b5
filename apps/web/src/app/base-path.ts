/**
 * Where the screens' addresses begin: a shop of type POS has another base (spec 1 §2 "Shell
 * behaviour"). The login, the public pages and the API have none.
 */

const POS = '/pos';

/** What the base depends on: the own shop's settings, not those of a shop that is only visited. */
export interface BaseOf {
  readonly settings: { yes(key: 'TIPE_POS'): boolean };
  readonly picked?: object | undefined;
}

/** The router's base of a session: `/pos` or `/`. */
export function basePath(session: BaseOf | undefined): string {
  return session?.picked === undefined && session?.settings.yes('TIPE_POS') === true ? POS : '/';
}

/** An address without the base: `/pos/home` and `/home` are `/home`. */
export function withoutBase(pathname: string): string {
  if (pathname.toLowerCase() === POS) return '/';
  return pathname.toLowerCase().startsWith(`${POS}/`) ? pathname.slice(POS.length) : pathname;
}

/** The same screen's address under a base, whichever it was opened under. */
export function underBase(pathname: string, base: string): string {
  const screen = withoutBase(pathname);
  if (base === '/') return screen;
  return screen === '/' ? base : base + screen;
}

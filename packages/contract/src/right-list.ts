/**
 * Every right of the product, each declared at one place: by the screen that it opens where nothing
 * else is behind it, by a document, master or report for its own calls, or as work beside a screen.
 * The screens give the order, for the tree of Hak Akses is read like the menu.
 */
import { ATASAN, PENGELOLA, SEMUA } from './permission.ts';
import type { Right } from './permission.ts';
import type { Screen } from './screen.ts';

/**
 * The rights in the order of the menu, those that open no screen behind. A RangeError names a right
 * that is declared twice, and a screen whose right nothing declares.
 */
export function listRights(screens: readonly Screen[], declared: readonly Right[]): Right[] {
  const own = screens.flatMap(({ right, levels }): Right[] =>
    right === 'login' || levels === undefined ? [] : [{ key: right, levels }],
  );
  const byKey = new Map<string, Right>();
  for (const right of [...own, ...declared]) {
    if (byKey.has(right.key)) throw new RangeError(`right ${right.key} is declared twice`);
    byKey.set(right.key, right);
  }
  const opening = screens.flatMap(({ right }) => (right === 'login' ? [] : [right]));
  const keys = new Set<string>([...opening, ...byKey.keys()]);
  return [...keys].map((key) => {
    const right = byKey.get(key);
    if (right === undefined) throw new RangeError(`right ${key} opens a screen, declared nowhere`);
    return right;
  });
}

/** Rights of work that has no screen of its own, or is more than reading on a screen that is. */
export const workRights: readonly Right[] = [
  { key: 'master.parameter-harga-global.ubah', levels: ATASAN },
  { key: 'master.master-toko.tambah', levels: PENGELOLA },
  { key: 'master.master-toko.ubah', levels: PENGELOLA },
  { key: 'uang-kas.uang-kas.tambah', levels: SEMUA },
  { key: 'uang-bank.uang-bank.tambah', levels: ATASAN },
  { key: 'users.data-users.tambah', levels: PENGELOLA },
  { key: 'users.data-users.ubah', levels: PENGELOLA },
  { key: 'users.hak-akses-users.ubah', levels: PENGELOLA },
  { key: 'users.hak-akses-news.ubah', levels: PENGELOLA },
  { key: 'utility.settingtoko.ubah', levels: PENGELOLA },
  { key: 'penjualan.kirim-pesan.tambah', levels: SEMUA },
];

/** The name of a kind of document where its screen has one; the kind's own word else. */
import { screens } from '@kencana/contract/screens';
import type { Translate } from '../../platform/i18n.ts';

/** Kinds whose screen has another name than they. */
const SCREEN: Readonly<Record<string, string>> = {
  penjualan: 'transaksi-penjualan',
  'tambah-barang': 'tambah-data-barang',
  'hancur-barang': 'hancur-data-barang',
};

/** For instance `tambah-barang` → Tambah Data Barang. */
export function documentName(kind: string, t: Translate): string {
  const name = SCREEN[kind] ?? kind;
  const screen = screens.find((one) => one.name === name);
  return screen === undefined ? kind.replaceAll('-', ' ').toUpperCase() : t(screen.title);
}

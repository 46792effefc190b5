/** Sub-menu pages of the web: tiles of one area. No React. */
import type { Area } from './screen.ts';

/** A page of tiles: the entries of one area. */
export interface SubMenu {
  readonly route: `/${string}`;
  readonly area: Area;
}

/** Sub-menu pages (spec 1 §2); one exists as soon as its area has an entry. */
export const subMenus: readonly SubMenu[] = [
  { route: '/subMenuBarang', area: 'barang' },
  { route: '/SubMenuPenjualan', area: 'penjualan' },
  { route: '/SubMenuPesanan', area: 'pesanan' },
  { route: '/SubMenuPembelian', area: 'pembelian' },
  { route: '/SubMenuService', area: 'service' },
  { route: '/SubMenuHutang', area: 'hutang' },
  { route: '/SubMenuValidasi', area: 'validasi' },
  { route: '/SubMenuLaporan', area: 'laporan' },
  { route: '/SubMenuUtility', area: 'utility' },
  { route: '/SubMenuMember', area: 'member' },
];

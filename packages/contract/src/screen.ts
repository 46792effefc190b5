/**
 * Screens of the product that are not plain masters or reports, and the order of the menu. The
 * web's router and menu and the server's right list are drawn from here together with the master
 * and report registries. No React.
 */
import type { MessageKey } from '@kencana/messages/key';
import type { Level, Right } from './permission.ts';
import type { ModuleFlag } from './module-flag.ts';

/** Menu areas in their order. */
export const AREAS = [
  'dashboard',
  'master',
  'barang',
  'barang-manual',
  'transaksi-manual',
  'penjualan',
  'cicilan',
  'pesanan',
  'pembelian',
  'service',
  'sepuhan',
  'hutang',
  'uang-kas',
  'uang-bank',
  'gesek-tunai',
  'validasi',
  'member',
  'katalog',
  'laporan',
  'akuntansi',
  'users',
  'utility',
  'opname',
  'tutup-toko',
] as const;
export type Area = (typeof AREAS)[number];

/** A screen with its own component in apps/web/src/feature. */
export interface Screen {
  /** Route path, exactly as the specification has it. */
  readonly route: `/${string}`;
  /** Names the screen in rights (`area.name.action`) and in the web's table of components. */
  readonly name: string;
  readonly area: Area;
  readonly title: MessageKey;
  /** The right that opens it; its action is 'lihat' unless the screen's own work is another. */
  readonly right: Right['key'] | 'login';
  /**
   * Who has its right by default; left out where the right is declared with what it is for, a
   * document or other work (right-list.ts).
   */
  readonly levels?: readonly Level[];
  /** Nobody of another level opens it, whatever their tree says. */
  readonly only?: true;
  readonly module?: ModuleFlag;
  /** While the shop has this flag on, only OWN and SU may open it. */
  readonly ownerOnlyWhen?: ModuleFlag;
  /** Kept out of the menu: reached from elsewhere. */
  readonly hidden?: boolean;
  /** In the menu only while the shop has this flag on; its address opens always. */
  readonly listedWhen?: ModuleFlag;
  /** Sub menu inside the area, where an area has many. */
  readonly group?: MessageKey;
}

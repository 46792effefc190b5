/** The icon of each menu area. */
import {
  IconAddressBook,
  IconBook2,
  IconBuildingBank,
  IconBuildingWarehouse,
  IconCalendarDollar,
  IconCashBanknote,
  IconChecklist,
  IconClipboardList,
  IconCreditCard,
  IconDatabase,
  IconDiamond,
  IconDroplet,
  IconFileInvoice,
  IconLayoutDashboard,
  IconLock,
  IconNotebook,
  IconPackage,
  IconReportAnalytics,
  IconScale,
  IconShoppingCart,
  IconTool,
  IconUsers,
  IconUserCog,
  IconAdjustments,
} from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import type { Area } from '@kencana/contract/screen';

const ICONS: Record<Area, ComponentType<{ size: number; stroke: number }>> = {
  dashboard: IconLayoutDashboard,
  master: IconDatabase,
  barang: IconDiamond,
  'barang-manual': IconPackage,
  'transaksi-manual': IconNotebook,
  penjualan: IconShoppingCart,
  cicilan: IconCalendarDollar,
  pesanan: IconClipboardList,
  pembelian: IconFileInvoice,
  service: IconTool,
  sepuhan: IconDroplet,
  hutang: IconScale,
  'uang-kas': IconCashBanknote,
  'uang-bank': IconBuildingBank,
  'gesek-tunai': IconCreditCard,
  validasi: IconChecklist,
  member: IconUsers,
  katalog: IconAddressBook,
  laporan: IconReportAnalytics,
  akuntansi: IconBook2,
  users: IconUserCog,
  utility: IconAdjustments,
  opname: IconBuildingWarehouse,
  'tutup-toko': IconLock,
};

export function AreaIcon({ area, size = 20 }: { area: Area; size?: number }): ReactNode {
  const Icon = ICONS[area];
  return (
    <span aria-hidden style={{ display: 'inline-flex' }}>
      <Icon size={size} stroke={1.6} />
    </span>
  );
}

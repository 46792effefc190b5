/**
 * Everything the server can do, on one page: the features in the order of their menu areas. A list
 * on purpose.
 */
import { parameterAkunRights } from '@kencana/contract/parameter-akun';
import { documentRights } from '@kencana/contract/document-right';
import type { Right } from '@kencana/contract/permission';
import { reportRight } from '@kencana/contract/define-report';
import { masters, reports } from '@kencana/contract/registry';
import { listRights, workRights } from '@kencana/contract/right-list';
import { screens } from '@kencana/contract/screens';
import { barangFeature } from '../feature/barang/barang.routes.ts';
import { enterPieces } from '../feature/barang/enter-pieces.ts';
import { problemsOfTambah } from '../feature/barang/tambah-barang.kind.ts';
import { cancelEntry } from '../feature/barang-masuk/batal-tambah.ts';
import { penerimaanFeature } from '../feature/penerimaan/penerimaan.routes.ts';
import { notReceived } from '../feature/penerimaan/terima.ts';
import { barangMasukFeature } from '../feature/barang-masuk/barang-masuk.routes.ts';
import { dashboardFeature } from '../feature/dashboard/dashboard.routes.ts';
import { dokumenFeature } from '../feature/dokumen/dokumen.routes.ts';
import { exportCsvFeature } from '../feature/export-csv/export-csv.routes.ts';
import { hargaGlobalFeature } from '../feature/harga/harga-global.routes.ts';
import { kabarPemilikFeature } from '../feature/kabar-pemilik/kabar-pemilik.routes.ts';
import { katalogPublikFeature } from '../feature/katalog/katalog-publik.routes.ts';
import { kuponFeature } from '../feature/kupon/kupon.routes.ts';
import { marketplaceFeature } from '../feature/marketplace/marketplace.routes.ts';
import { distribusiFeature } from '../feature/master/distribusi.routes.ts';
import { masterSlots } from '../feature/master/master-slots.ts';
import { masterFeature } from '../feature/master/master.routes.ts';
import { memberFeature } from '../feature/member/member.routes.ts';
import { newsFeature } from '../feature/news/news.routes.ts';
import { notaFeature } from '../feature/nota/nota.routes.ts';
import { templateNotaFeature } from '../feature/nota/template.routes.ts';
import { otorisasiFeature } from '../feature/otorisasi/otorisasi.routes.ts';
import { parameterAkunFeature } from '../feature/parameter-akun/parameter-akun.routes.ts';
import { poinFeature } from '../feature/poin/poin.routes.ts';
import { pembelianFeature } from '../feature/pembelian/pembelian.routes.ts';
import { penjualanFeature } from '../feature/penjualan/penjualan.routes.ts';
import { customerFeature } from '../feature/customer/customer.routes.ts';
import { preOrderFeature } from '../feature/pre-order/pre-order.routes.ts';
import { saveTitipan } from '../feature/titipan/save-titipan.ts';
import { timbangFeature } from '../feature/timbang/timbang.routes.ts';
import { titipanFeature } from '../feature/titipan/titipan.routes.ts';
import { holdMade, lockOrderOf } from '../feature/pesanan/made-waiting.ts';
import { pesananFeature } from '../feature/pesanan/pesanan.routes.ts';
import { pesanFeature } from '../feature/pesan/pesan.routes.ts';
import { sepuhanFeature } from '../feature/sepuhan/kirim-cuci.routes.ts';
import { serviceFeature } from '../feature/service/service.routes.ts';
import { settingTokoFeature } from '../feature/setting/setting-toko.routes.ts';
import { systemFeature } from '../feature/system/system.routes.ts';
import { setupFeature } from '../feature/toko/setup.routes.ts';
import { tokoFeature } from '../feature/toko/toko.routes.ts';
import { tutupTokoFeature } from '../feature/tutup-toko/tutup-toko.routes.ts';
import { uangFeature } from '../feature/uang/uang.routes.ts';
import { userDevicesFeature } from '../feature/users/device.routes.ts';
import { manageUsersFeature } from '../feature/users/manage.routes.ts';
import { usersFeature } from '../feature/users/users.routes.ts';
import { filesFeature } from '../platform/files/file.routes.ts';
import type { Feature } from '../platform/http/route.ts';
import { chart, kinds } from './kinds.ts';
import { papers } from './papers.ts';
import { laporanFeature } from './report-queries.ts';

export const features: readonly Feature[] = [
  usersFeature,
  manageUsersFeature,
  userDevicesFeature,
  newsFeature,
  kabarPemilikFeature,
  systemFeature,
  settingTokoFeature,
  pesanFeature,
  filesFeature,
  setupFeature(chart),
  dashboardFeature,
  masterFeature,
  distribusiFeature,
  exportCsvFeature,
  hargaGlobalFeature,
  katalogPublikFeature,
  barangFeature,
  barangMasukFeature({ lock: lockOrderOf, hold: holdMade }, notReceived),
  penerimaanFeature({ enter: enterPieces, problems: problemsOfTambah }, (ctx, input) =>
    cancelEntry(ctx, notReceived, input),
  ),
  penjualanFeature(saveTitipan),
  kuponFeature,
  marketplaceFeature,
  poinFeature,
  titipanFeature,
  timbangFeature,
  pesananFeature(enterPieces),
  preOrderFeature,
  customerFeature,
  pembelianFeature,
  serviceFeature,
  sepuhanFeature,
  notaFeature(papers),
  templateNotaFeature(papers),
  uangFeature,
  otorisasiFeature,
  tutupTokoFeature(kinds),
  memberFeature,
  tokoFeature({ slots: masterSlots, chart }),
  dokumenFeature,
  parameterAkunFeature,
  laporanFeature,
];

/** Every right of the product: a level's default tree is made of them. */
export const rights: readonly Right[] = listRights(screens, [
  ...workRights,
  ...documentRights,
  ...masters.flatMap((master) => master.rights),
  ...parameterAkunRights,
  ...reports.map(reportRight),
]);

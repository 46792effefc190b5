/** Every sentence of the product in Japanese; a missing one does not compile. */
import type { Messages } from './key.ts';
import { error } from './jp/error.ts';
import { platform } from './jp/platform.ts';
import { shell } from './jp/shell.ts';
import { field } from './jp/field.ts';
import { master } from './jp/master.ts';
import { report } from './jp/report.ts';
import { reportPenjualan } from './jp/report-penjualan.ts';
import { kupon } from './jp/kupon.ts';
import { poin } from './jp/poin.ts';
import { marketplace } from './jp/marketplace.ts';
import { transaction } from './jp/transaction.ts';
import { screen } from './jp/screen.ts';
import { print } from './jp/print.ts';
import { nota } from './jp/nota.ts';
import { validasi } from './jp/validasi.ts';
import { money } from './jp/money.ts';
import { stock } from './jp/stock.ts';
import { sale } from './jp/sale.ts';
import { document } from './jp/document.ts';
import { otorisasi } from './jp/otorisasi.ts';
import { users } from './jp/users.ts';
import { parameter } from './jp/parameter.ts';
import { katalog } from './jp/katalog.ts';
import { pesanan } from './jp/pesanan.ts';
import { pembelian } from './jp/pembelian.ts';
import { service } from './jp/service.ts';
import { titipan } from './jp/titipan.ts';
import { batas } from './jp/batas.ts';
import { setting } from './jp/setting.ts';
import { distribusi } from './jp/distribusi.ts';
import { impor } from './jp/impor.ts';
import { kasir } from './jp/kasir.ts';
import { entry } from './jp/entry.ts';
import { preOrder } from './jp/pre-order.ts';
import { kabar } from './jp/kabar.ts';

export const jp: Messages = {
  ...error,
  ...platform,
  ...shell,
  ...field,
  ...master,
  ...report,
  ...reportPenjualan,
  ...kupon,
  ...poin,
  ...marketplace,
  ...transaction,
  ...screen,
  ...print,
  ...nota,
  ...validasi,
  ...money,
  ...stock,
  ...sale,
  ...document,
  ...otorisasi,
  ...users,
  ...parameter,
  ...katalog,
  ...pesanan,
  ...pembelian,
  ...service,
  ...titipan,
  ...batas,
  ...setting,
  ...distribusi,
  ...impor,
  ...kasir,
  ...entry,
  ...preOrder,
  ...kabar,
};

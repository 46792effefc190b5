/** Every sentence of the product in Italian; a missing one does not compile. */
import type { Messages } from './key.ts';
import { error } from './it/error.ts';
import { platform } from './it/platform.ts';
import { shell } from './it/shell.ts';
import { field } from './it/field.ts';
import { master } from './it/master.ts';
import { report } from './it/report.ts';
import { reportPenjualan } from './it/report-penjualan.ts';
import { kupon } from './it/kupon.ts';
import { poin } from './it/poin.ts';
import { marketplace } from './it/marketplace.ts';
import { transaction } from './it/transaction.ts';
import { screen } from './it/screen.ts';
import { print } from './it/print.ts';
import { nota } from './it/nota.ts';
import { validasi } from './it/validasi.ts';
import { money } from './it/money.ts';
import { stock } from './it/stock.ts';
import { sale } from './it/sale.ts';
import { document } from './it/document.ts';
import { otorisasi } from './it/otorisasi.ts';
import { users } from './it/users.ts';
import { parameter } from './it/parameter.ts';
import { katalog } from './it/katalog.ts';
import { pesanan } from './it/pesanan.ts';
import { pembelian } from './it/pembelian.ts';
import { service } from './it/service.ts';
import { titipan } from './it/titipan.ts';
import { batas } from './it/batas.ts';
import { setting } from './it/setting.ts';
import { distribusi } from './it/distribusi.ts';
import { impor } from './it/impor.ts';
import { kasir } from './it/kasir.ts';
import { entry } from './it/entry.ts';
import { preOrder } from './it/pre-order.ts';
import { kabar } from './it/kabar.ts';

export const it: Messages = {
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

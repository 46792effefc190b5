/** Every sentence of the product in English; a missing one does not compile. */
import type { Messages } from './key.ts';
import { error } from './en/error.ts';
import { platform } from './en/platform.ts';
import { shell } from './en/shell.ts';
import { field } from './en/field.ts';
import { master } from './en/master.ts';
import { report } from './en/report.ts';
import { reportPenjualan } from './en/report-penjualan.ts';
import { kupon } from './en/kupon.ts';
import { poin } from './en/poin.ts';
import { marketplace } from './en/marketplace.ts';
import { transaction } from './en/transaction.ts';
import { screen } from './en/screen.ts';
import { print } from './en/print.ts';
import { nota } from './en/nota.ts';
import { validasi } from './en/validasi.ts';
import { money } from './en/money.ts';
import { stock } from './en/stock.ts';
import { sale } from './en/sale.ts';
import { document } from './en/document.ts';
import { otorisasi } from './en/otorisasi.ts';
import { users } from './en/users.ts';
import { parameter } from './en/parameter.ts';
import { katalog } from './en/katalog.ts';
import { pesanan } from './en/pesanan.ts';
import { pembelian } from './en/pembelian.ts';
import { service } from './en/service.ts';
import { titipan } from './en/titipan.ts';
import { batas } from './en/batas.ts';
import { setting } from './en/setting.ts';
import { distribusi } from './en/distribusi.ts';
import { impor } from './en/impor.ts';
import { kasir } from './en/kasir.ts';
import { entry } from './en/entry.ts';
import { preOrder } from './en/pre-order.ts';
import { kabar } from './en/kabar.ts';

export const en: Messages = {
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

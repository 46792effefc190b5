/** Every sentence of the product in Malay; a missing one does not compile. */
import type { Messages } from './key.ts';
import { error } from './my/error.ts';
import { platform } from './my/platform.ts';
import { shell } from './my/shell.ts';
import { field } from './my/field.ts';
import { master } from './my/master.ts';
import { report } from './my/report.ts';
import { reportPenjualan } from './my/report-penjualan.ts';
import { kupon } from './my/kupon.ts';
import { poin } from './my/poin.ts';
import { marketplace } from './my/marketplace.ts';
import { transaction } from './my/transaction.ts';
import { screen } from './my/screen.ts';
import { print } from './my/print.ts';
import { nota } from './my/nota.ts';
import { validasi } from './my/validasi.ts';
import { money } from './my/money.ts';
import { stock } from './my/stock.ts';
import { sale } from './my/sale.ts';
import { document } from './my/document.ts';
import { otorisasi } from './my/otorisasi.ts';
import { users } from './my/users.ts';
import { parameter } from './my/parameter.ts';
import { katalog } from './my/katalog.ts';
import { pesanan } from './my/pesanan.ts';
import { pembelian } from './my/pembelian.ts';
import { service } from './my/service.ts';
import { titipan } from './my/titipan.ts';
import { batas } from './my/batas.ts';
import { setting } from './my/setting.ts';
import { distribusi } from './my/distribusi.ts';
import { impor } from './my/impor.ts';
import { kasir } from './my/kasir.ts';
import { entry } from './my/entry.ts';
import { preOrder } from './my/pre-order.ts';
import { kabar } from './my/kabar.ts';

export const my: Messages = {
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

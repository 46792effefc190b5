/** Every sentence of the product in Traditional Chinese; a missing one does not compile. */
import type { Messages } from './key.ts';
import { error } from './hk/error.ts';
import { platform } from './hk/platform.ts';
import { shell } from './hk/shell.ts';
import { field } from './hk/field.ts';
import { master } from './hk/master.ts';
import { report } from './hk/report.ts';
import { reportPenjualan } from './hk/report-penjualan.ts';
import { kupon } from './hk/kupon.ts';
import { poin } from './hk/poin.ts';
import { marketplace } from './hk/marketplace.ts';
import { transaction } from './hk/transaction.ts';
import { screen } from './hk/screen.ts';
import { print } from './hk/print.ts';
import { nota } from './hk/nota.ts';
import { validasi } from './hk/validasi.ts';
import { money } from './hk/money.ts';
import { stock } from './hk/stock.ts';
import { sale } from './hk/sale.ts';
import { document } from './hk/document.ts';
import { otorisasi } from './hk/otorisasi.ts';
import { users } from './hk/users.ts';
import { parameter } from './hk/parameter.ts';
import { katalog } from './hk/katalog.ts';
import { pesanan } from './hk/pesanan.ts';
import { pembelian } from './hk/pembelian.ts';
import { service } from './hk/service.ts';
import { titipan } from './hk/titipan.ts';
import { batas } from './hk/batas.ts';
import { setting } from './hk/setting.ts';
import { distribusi } from './hk/distribusi.ts';
import { impor } from './hk/impor.ts';
import { kasir } from './hk/kasir.ts';
import { entry } from './hk/entry.ts';
import { preOrder } from './hk/pre-order.ts';
import { kabar } from './hk/kabar.ts';

export const hk: Messages = {
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

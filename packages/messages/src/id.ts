/** Every sentence of the product in Indonesian, the source of truth: the specification's exact wording. */
import { error } from './id/error.ts';
import { platform } from './id/platform.ts';
import { shell } from './id/shell.ts';
import { field } from './id/field.ts';
import { master } from './id/master.ts';
import { report } from './id/report.ts';
import { reportPenjualan } from './id/report-penjualan.ts';
import { kupon } from './id/kupon.ts';
import { poin } from './id/poin.ts';
import { marketplace } from './id/marketplace.ts';
import { transaction } from './id/transaction.ts';
import { screen } from './id/screen.ts';
import { print } from './id/print.ts';
import { nota } from './id/nota.ts';
import { validasi } from './id/validasi.ts';
import { money } from './id/money.ts';
import { stock } from './id/stock.ts';
import { sale } from './id/sale.ts';
import { document } from './id/document.ts';
import { otorisasi } from './id/otorisasi.ts';
import { minta } from './id/minta.ts';
import { users } from './id/users.ts';
import { parameter } from './id/parameter.ts';
import { katalog } from './id/katalog.ts';
import { pesanan } from './id/pesanan.ts';
import { pembelian } from './id/pembelian.ts';
import { cuci } from './id/cuci.ts';
import { koreksi } from './id/koreksi.ts';
import { retur } from './id/retur.ts';
import { penerimaan } from './id/penerimaan.ts';
import { service } from './id/service.ts';
import { titipan } from './id/titipan.ts';
import { batas } from './id/batas.ts';
import { setting } from './id/setting.ts';
import { distribusi } from './id/distribusi.ts';
import { impor } from './id/impor.ts';
import { kasir } from './id/kasir.ts';
import { entry } from './id/entry.ts';
import { preOrder } from './id/pre-order.ts';
import { kabar } from './id/kabar.ts';

export const id = {
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
  ...minta,
  ...users,
  ...parameter,
  ...katalog,
  ...pesanan,
  ...pembelian,
  ...cuci,
  ...penerimaan,
  ...retur,
  ...koreksi,
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
} as const;

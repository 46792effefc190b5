/** Columns, facts and line columns that most kinds of document share. Data only. */
import type { ShowColumn } from './define-document.ts';

/** Columns of a list. */
export const COLUMN = {
  nomor: { key: 'no_faktur_group', label: 'document.no-faktur', kind: 'teks' },
  tanggal: { key: 'tgl_system', label: 'document.tanggal', kind: 'tanggal' },
  jam: { key: 'created_at', label: 'document.jam', kind: 'jam' },
  sales: { key: 'kode_sales', label: 'document.sales', kind: 'teks' },
  customer: { key: 'nama_customer', label: 'document.customer', kind: 'customer' },
  pcs: { key: 'qty', label: 'document.pcs', kind: 'angka' },
  berat: { key: 'berat', label: 'field.berat', kind: 'gram' },
  total: { key: 'total', label: 'shell.total', kind: 'rupiah' },
  cara: { key: 'cara', label: 'document.pembayaran', kind: 'cara', optional: true },
  inputOleh: { key: 'input_by', label: 'document.input-oleh', kind: 'teks', optional: true },
  status: { key: 'status', label: 'field.status', kind: 'status' },
} as const satisfies Readonly<Record<string, ShowColumn>>;

/** Who sold old gold back, where he is not whom the nota names. */
export const SELLER = {
  key: 'penjual',
  label: 'pembelian.penjual-nota',
  kind: 'teks',
  kata: { LAIN: 'pembelian.bukan-pembeli' },
} as const satisfies ShowColumn;

/** Facts above a document's lines; empty ones are left out. */
export const FACT = {
  sales: { key: 'kode_sales', label: 'document.sales', kind: 'sales' },
  member: { key: 'kode_member', label: 'document.member', kind: 'teks' },
  nama: { key: 'nama_customer', label: 'document.nama', kind: 'teks' },
  noHp: { key: 'no_hp', label: 'field.no_hp', kind: 'teks' },
  alamat: { key: 'alamat_customer', label: 'field.alamat', kind: 'teks' },
  keterangan: { key: 'keterangan', label: 'shell.keterangan', kind: 'teks' },
  pembulatan: { key: 'pembulatan', label: 'document.pembulatan', kind: 'rupiah' },
  bayar: { key: 'bayar', label: 'document.bayar', kind: 'rupiah' },
  kembali: { key: 'kembali', label: 'document.kembali', kind: 'rupiah' },
  inputOleh: { key: 'input_by', label: 'document.input-oleh', kind: 'teks' },
  validasiOleh: { key: 'valid_by', label: 'document.validasi-oleh', kind: 'teks' },
  batalOleh: { key: 'batal_by', label: 'document.batal-oleh', kind: 'teks' },
  alasan: { key: 'batal_alasan', label: 'field.alasan', kind: 'teks' },
  otorisasi: { key: 'otorisasi', label: 'shell.otorisasi', kind: 'otorisasi' },
} as const satisfies Readonly<Record<string, ShowColumn>>;

/** Whom a document is about: the first facts of most kinds. */
export const CUSTOMER_FACTS = [FACT.sales, FACT.member, FACT.nama, FACT.noHp, FACT.alamat];

/** Who did what to a document: the last facts of most kinds. */
export const HISTORY_FACTS = [
  FACT.inputOleh,
  FACT.validasiOleh,
  FACT.batalOleh,
  FACT.alasan,
  FACT.otorisasi,
];

/** Facts of what is paid down first and taken through a sale later: titipan, orders. */
export const DOWN_PAYMENT = {
  dp: { key: 'bayar', label: 'service.dp', kind: 'rupiah' },
  sisa: { key: 'sisa_rp', label: 'report.kolom.sisa', kind: 'rupiah' },
  diambilDengan: { key: 'selesai_no', label: 'titipan.diambil-dengan', kind: 'teks' },
  tglAmbil: { key: 'selesai_tgl', label: 'titipan.tgl-ambil', kind: 'tanggal' },
  dikembalikan: { key: 'rincian.kembali_rp', label: 'titipan.dikembalikan', kind: 'rupiah' },
  ditahan: { key: 'rincian.ditahan_rp', label: 'titipan.ditahan', kind: 'rupiah' },
} as const satisfies Readonly<Record<string, ShowColumn>>;

/** How the price of a line of old gold came about: where it starts, what goes off, what is paid. */
export const BOUGHT = {
  dasar: { key: 'harga_jual', label: 'pembelian.harga-nota', kind: 'rupiah' },
  potongan: { key: 'diskon', label: 'pembelian.potongan', kind: 'rupiah' },
  harga: {
    key: 'harga_total',
    label: 'field.harga_beli',
    kind: 'rupiah',
    dihitung: 'harga_dihitung',
  },
} as const satisfies Readonly<Record<string, ShowColumn>>;

/** Columns of a table of lines, after barcode and name. */
export const LINE = {
  kadar: { key: 'kadar', label: 'field.kadar', kind: 'persen' },
  berat: { key: 'berat', label: 'field.berat', kind: 'gram' },
  harga: {
    key: 'harga_jual',
    label: 'field.harga',
    kind: 'rupiah',
    dihitung: 'harga_dihitung',
  },
  ongkos: { key: 'ongkos', label: 'document.ongkos', kind: 'rupiah' },
  diskon: { key: 'diskon', label: 'document.diskon', kind: 'rupiah' },
  jumlah: { key: 'harga_total', label: 'field.jumlah', kind: 'rupiah' },
  keterangan: { key: 'keterangan', label: 'shell.keterangan', kind: 'teks' },
} as const satisfies Readonly<Record<string, ShowColumn>>;

/**
 * The pre-order: goods asked of a supplier, closed for a run, finished with what came. It moves
 * neither stock nor money: the goods come in as new pieces or by a receipt of their own.
 */
import { ATASAN, SEMUA } from '../permission.ts';
import { defineDocument } from './define-document.ts';
import { details, keeps } from './kept.ts';
import { preOrderEntry, selesaiPreOrderEvent, tutupPreOrderEvent } from './pre-order-entry.ts';
import { COLUMN, FACT, LINE } from './standard-column.ts';

/** What a pre-order keeps: its supplier, and later when the supplier got it and how it ended. */
interface PreOrderDetail {
  readonly kode_supplier: string;
  readonly nama_supplier: string;
  /** What his master said when it was saved; '' for none. */
  readonly alamat_supplier?: string;
  readonly hp_supplier?: string;
  readonly npwp_supplier?: string;
  readonly tgl_tutup?: string;
  readonly keterangan_selesai?: string;
}

/** Grams that one piece shall weigh; once it is back, pieces and grams that came. */
interface PreOrderFormula {
  readonly berat_satuan: number;
  readonly qty_datang?: number;
  readonly berat_datang?: number;
}

export const preOrderDocument = defineDocument({
  kind: 'pre-order',
  kode: 'PO',
  name: 'document.nama.pre-order',
  area: 'pesanan',
  module: 'PRE_ORDER_MODULE',
  list: {
    path: 'pre-order',
    right: { key: 'pesanan.pre-order.lihat', levels: SEMUA },
    route: '/pre-order',
    title: 'screen.pre-order',
    most: 9999,
    skipAwal: 1,
    nama: 'preorders',
  },
  one: 'pre-order/faktur/:no',
  batal: {
    path: 'pre-order/batal',
    right: { key: 'pesanan.batal-pre-order.tambah', levels: ATASAN },
    route: '/batal-pre-order',
    title: 'screen.batal-pre-order',
    kategori: 'BATAL PRE ORDER',
  },
  baru: {
    route: '/transaksi-pre-order',
    title: 'screen.transaksi-pre-order',
    right: 'pesanan.transaksi-pre-order.tambah',
  },
  rights: [{ key: 'pesanan.transaksi-pre-order.tambah', levels: SEMUA }],
  entry: preOrderEntry,
  events: { tutup: tutupPreOrderEvent, selesai: selesaiPreOrderEvent },
  rincian: details<PreOrderDetail>()(
    'kode_supplier',
    'nama_supplier',
    'alamat_supplier',
    'hp_supplier',
    'npwp_supplier',
    'tgl_tutup',
    'keterangan_selesai',
  ),
  columns: [
    COLUMN.nomor,
    COLUMN.tanggal,
    { key: 'rincian.nama_supplier', label: 'pre-order.supplier', kind: 'teks' },
    COLUMN.customer,
    COLUMN.pcs,
    COLUMN.berat,
    { key: 'total', label: 'pre-order.perkiraan', kind: 'rupiah' },
    { key: 'rincian.tgl_tutup', label: 'pre-order.tgl-tutup', kind: 'tanggal' },
    COLUMN.inputOleh,
    COLUMN.status,
  ],
  facts: [
    { key: 'rincian.nama_supplier', label: 'pre-order.supplier', kind: 'teks' },
    { key: 'rincian.alamat_supplier', label: 'field.alamat', kind: 'teks' },
    { key: 'rincian.hp_supplier', label: 'pre-order.hp-supplier', kind: 'teks' },
    { key: 'rincian.npwp_supplier', label: 'field.npwp', kind: 'teks' },
    FACT.nama,
    FACT.noHp,
    FACT.keterangan,
    { key: 'rincian.tgl_tutup', label: 'pre-order.tgl-tutup', kind: 'tanggal' },
    { key: 'rincian.keterangan_selesai', label: 'pre-order.keterangan-selesai', kind: 'teks' },
    FACT.inputOleh,
    FACT.batalOleh,
    FACT.alasan,
    FACT.otorisasi,
  ],
  lines: [
    {
      jenis: 'PO',
      field: 'detail',
      nomor: 'no_faktur_po',
      title: 'document.barang',
      rumus: keeps<PreOrderFormula>(),
      columns: [
        { key: 'kode_jenis', label: 'field.kode_jenis', kind: 'teks' },
        LINE.kadar,
        { key: 'qty', label: 'document.pcs', kind: 'angka' },
        LINE.berat,
        { key: 'keterangan', label: 'shell.keterangan', kind: 'teks' },
        { key: 'harga_total', label: 'pre-order.perkiraan', kind: 'rupiah' },
        { key: 'rumus.qty_datang', label: 'pre-order.qty-datang', kind: 'angka' },
        { key: 'rumus.berat_datang', label: 'pre-order.berat-datang', kind: 'gram' },
      ],
    },
  ],
  statuses: [
    { value: 'OPEN', label: 'pre-order.status.OPEN', tone: 'info', hidup: true },
    { value: 'CLOSED', label: 'pre-order.status.CLOSED', tone: 'wait', hidup: true },
    { value: 'FINISH', label: 'pre-order.status.FINISH', tone: 'ok', semua: true },
  ],
  papers: [],
});

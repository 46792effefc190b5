/**
 * What a pre-order takes in (spec 1 §2, §4): saved with its lines, closed with others for one run
 * to the supplier, finished with what really came.
 */
import { defineEntry, defineEvent, defineRun, lineRows, rows } from '../entry/define-entry.ts';
import { ref } from '../field/choice-field.ts';
import { angka, gram, kadar, rupiah } from '../field/number-field.ts';
import { telepon, teks } from '../field/text-field.ts';

export const preOrderEntry = defineEntry({
  path: 'pre-order/simpan',
  summary: 'Saves a pre-order: goods asked of a supplier',
  right: 'pesanan.transaksi-pre-order.tambah',
  fields: {
    /** A supplier of the master; the name says who where the shop keeps none. */
    kode_supplier: ref('supplier', {
      required: false,
      label: 'pre-order.supplier',
      when: { on: 'SUPPLIER_MODULE' },
    }),
    nama_supplier: teks({ required: false, besar: true, when: { off: 'SUPPLIER_MODULE' } }),
    /** The customer who waits for it, if any. */
    nama_customer: teks({ required: false, max: 60, label: 'pre-order.untuk-customer' }),
    no_hp: telepon({ label: 'field.no_hp' }),
    keterangan: teks({ required: false, max: 200 }),
    /** Kinds of goods: weight of one piece, cost of the whole line. */
    detail_barang: rows(
      {
        nama_barang: teks({ besar: true }),
        kode_jenis: ref('jenis'),
        kadar: kadar({ required: true }),
        qty: angka({ required: true, min: 'lebih', max: 9999, initial: 1 }),
        berat: gram({ required: true, min: 'lebih', label: 'pre-order.berat-satuan' }),
        harga: rupiah({ label: 'pre-order.perkiraan' }),
        /** Size, colour, stones: what the supplier must know. */
        keterangan: teks({
          required: false,
          max: 200,
          contoh: 'pre-order.keterangan-contoh',
          span: 11,
        }),
      },
      {
        most: 500,
        file: true,
        keep: ['kode_jenis', 'kadar'],
        typed: ['nama_barang', 'berat', 'keterangan'],
      },
    ),
  },
  either: [['kode_supplier', 'nama_supplier']],
});

const CLOSING = 'pesanan.closing-pre-order.tambah';

/** From now on the supplier has it. */
export const tutupPreOrderEvent = defineRun({
  path: 'pre-order/tutup',
  summary: 'Closes open pre-orders for a run to the supplier, all or none',
  right: CLOSING,
  peristiwa: 'TUTUP',
  dari: ['OPEN'],
  menjadi: 'CLOSED',
  run: {
    by: { kode: 'rincian.kode_supplier', nama: 'rincian.nama_supplier' },
    label: 'pre-order.supplier',
    columns: [
      'no_faktur_group',
      'tgl_system',
      'rincian.nama_supplier',
      'nama_customer',
      'qty',
      'berat',
    ],
    pilih: 'pre-order.pilih-supplier',
    kosong: 'pre-order.belum-ada',
    label_n: 'pre-order.tutup',
    tanya: 'pre-order.tutup-tanya',
    done: 'pre-order.ditutup',
    tanpa: 'pre-order.pilih-dulu',
    lain: 'PRE_ORDER_SUPPLIER',
  },
});

/** The run is back: pieces and weight that came, line by line. */
export const selesaiPreOrderEvent = defineEvent({
  path: 'pre-order/selesai',
  summary: 'Finishes a closed pre-order with what came of each line',
  right: CLOSING,
  peristiwa: 'SELESAI',
  dari: ['CLOSED'],
  menjadi: 'FINISH',
  button: {
    label: 'pre-order.selesaikan',
    judul: 'pre-order.selesai-judul',
    done: 'pre-order.selesai-berhasil',
  },
  fields: {
    keterangan_selesai: teks({
      required: false,
      max: 200,
      label: 'pre-order.keterangan-selesai',
    }),
    /** Nothing came of a line where both are zero. */
    detail_datang: lineRows(
      {
        qty_datang: angka({ required: true, max: 9999, label: 'pre-order.qty-datang' }),
        berat_datang: gram({ required: true, label: 'pre-order.berat-datang' }),
      },
      {
        most: 500,
        together: { fields: ['qty_datang', 'berat_datang'], beda: 'pre-order.datang-beda' },
        perLine: {
          group: 'detail',
          salah: 'PRE_ORDER_BARIS',
          shown: [
            { key: 'qty', label: 'pre-order.qty-pesan', kind: 'angka' },
            { key: 'berat', label: 'pre-order.berat-pesan', kind: 'gram' },
          ],
          same: {
            label: 'pre-order.semua-datang',
            from: { qty_datang: 'qty', berat_datang: 'berat' },
            kurang: 'pre-order.kurang-tanya',
          },
        },
      },
    ),
  },
});

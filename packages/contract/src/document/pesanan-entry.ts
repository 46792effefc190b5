/**
 * What an order takes in (docs/domain.md §4, §6): pieces to be made at an estimate, samples to work
 * from, a down payment.
 */
import type { z } from 'zod';
import { hargaMuat } from '@kencana/rules/harga';
import { rupiah as rp } from '@kencana/rules/rupiah';
import { defineEntry, rows } from '../entry/define-entry.ts';
import type { InputOf } from '../entry/define-entry.ts';
import { bayar } from '../entry/money-field.ts';
import { sendiri } from '../entry/own-field.ts';
import { janji, pelangganFields } from '../entry/people-field.ts';
import { ongkosMuat } from '../entry/ongkos-check.ts';
import { aktif, pilihan, ref } from '../field/choice-field.ts';
import { gram, kadar, rupiah } from '../field/number-field.ts';
import { teks } from '../field/text-field.ts';
import type { InputKit } from '../transaction/input-kit.ts';

/** A sample to work from: a piece of the shop, or something of the customer kept meanwhile. */
const contoh = ({ z, barcode, gramPositif, kadarBarang, teks: text, teksWajib }: InputKit) =>
  z.discriminatedUnion('milik', [
    z.strictObject({ milik: z.literal('TOKO'), kode_barcode: barcode, keterangan: text(200) }),
    z.strictObject({
      milik: z.literal('CUSTOMER'),
      nama_barang: teksWajib(100),
      berat: gramPositif,
      kadar: kadarBarang.optional(),
      keterangan: text(200),
    }),
  ]);
import { OF_GROUP } from '../master/jenis-group.ts';
export type Contoh = z.output<ReturnType<typeof contoh>>;

/** Samples of one order. */
const contohDaftar = (kit: InputKit) =>
  kit.z.array(contoh(kit)).max(20, 'input.terlaluBanyak').default([]);

export const pesananEntry = defineEntry({
  path: 'pesanan/simpan',
  summary: 'Saves an order with its estimate, samples and down payment',
  right: 'pesanan.transaksi-pesanan.tambah',
  strict: true,
  fields: {
    ...pelangganFields,
    /** The craftsman; may be chosen later. */
    kode_tukang: ref('tukang', {
      required: false,
      path: 'tukang/get/all',
      label: 'pesanan.tukang',
    }),
    tgl_janji: janji({ days: 'HARI_JANJI_PESANAN', label: 'pesanan.tgl-janji' }),
    keterangan: teks({ required: false, max: 500, span: 12 }),
    /** True: the price of a gram is agreed now; false: that of the day it is taken counts. */
    harga_dikunci: aktif({ label: 'pesanan.kunci-harga', span: 12 }),
    /** The down payment; an order may have none yet. */
    pembayaran: bayar({ required: false, label: 'titipan.bayar-dp' }),
    contoh: sendiri(contohDaftar, { form: false }),
    /** One piece each, as far as it is known when ordered. */
    detail_barang: rows(
      {
        nama_barang: teks({ least: 6, pendek: 'input.namaBarangPendek', besar: true, span: 6 }),
        kode_group: ref('group', { path: 'group/get/all', fills: { kadar: 'kadar' } }),
        kode_jenis: ref('jenis', { path: 'jenis/get/all', among: OF_GROUP }),
        kadar: kadar({ required: true, asks: true }),
        /** Estimated; what is made may weigh otherwise. */
        berat: gram({ required: true, min: 'lebih', label: 'pesanan.berat-taksir' }),
        /** Agreed price of a gram; today's when left out. */
        harga_gram: rupiah({ nullable: true, min: 'lebih' }),
        /** Agreed; the shop's parameter's when left out, with its own type. */
        ongkos: rupiah({ nullable: true }),
        tipe_ongkos: pilihan(['TOTAL', 'PER_GRAM'], { initial: 'TOTAL', form: false }),
        size: teks({ required: false, max: 20 }),
        keterangan: teks({ required: false, max: 200, span: 9 }),
      },
      {
        most: 50,
        keep: ['kode_group', 'kode_jenis', 'kadar'],
        checks: [
          {
            field: 'harga_gram',
            salah: 'input.terlaluBesar',
            ok: ({ harga_gram = rp(0), berat }) => hargaMuat(harga_gram, berat),
          },
          ongkosMuat,
        ],
        frame: {
          judul: 'pesanan.barang-ke',
          tambah: 'pesanan.tambah-barang',
          hapus: 'pesanan.hapus-barang',
        },
      },
    ),
  },
  simpan: { label: 'pesanan.simpan', done: 'pesanan.tersimpan' },
  counter: {
    total: { label: 'pesanan.perkiraan', key: 'total' },
    bayar: { label: 'service.dp', key: 'bayar' },
    sisa: { label: 'report.kolom.sisa', key: 'sisa_rp' },
  },
});
export type PesananInput = InputOf<typeof pesananEntry>;
export type BarisPesan = PesananInput['detail_barang'][number];

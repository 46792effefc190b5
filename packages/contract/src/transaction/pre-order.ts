/**
 * Input of a pre-order (spec 1 §2, §4): goods that the shop asks a supplier for. Saved with its
 * lines, closed with others for one run to the supplier, finished with what really came.
 */
import { z } from 'zod';
import {
  gram,
  gramPositif,
  kadarBarang,
  kodeWajib,
  otorisasi,
  rp,
  teks,
  teksWajib,
} from './input.ts';
import { noHp } from './pelanggan.ts';

const pcs = z
  .number({ error: 'input.wajib' })
  .int('input.angkaBulat')
  .min(1, 'input.lebihDariNol')
  .max(9999, 'input.terlaluBesar');

const namaBarang = teksWajib(100).transform((text) => text.toUpperCase());

/** One kind of goods; weight of one piece, cost of the whole line. */
const barisPreOrder = z.object({
  nama_barang: namaBarang,
  kode_jenis: kodeWajib,
  kadar: kadarBarang,
  qty: pcs,
  /** Wanted weight of one piece. */
  berat: gramPositif,
  /** Size, colour, stones: what the supplier must know. */
  keterangan: teks(200),
  /** What the shop expects to pay for the line. */
  harga: rp.default(0 as never),
});
export type BarisPreOrderBody = z.input<typeof barisPreOrder>;

const preOrder = z.object({
  /** A supplier of the master; the name says who where the shop keeps none. */
  kode_supplier: teks(40).transform((kode) => kode.toUpperCase()),
  nama_supplier: teks(100).transform((nama) => nama.toUpperCase()),
  /** The customer who waits for it, if any. */
  nama_customer: teks(60),
  no_hp: noHp,
  keterangan: teks(200),
  detail_barang: z
    .array(barisPreOrder)
    .min(1, 'input.barangKosong')
    .max(500, 'input.terlaluBanyak'),
  detail_authorization: otorisasi,
});
export const preOrderInput = preOrder.refine(
  ({ kode_supplier, nama_supplier }) => kode_supplier !== '' || nama_supplier !== '',
  { error: 'input.wajib', path: ['nama_supplier'] },
);
export type PreOrderInput = z.output<typeof preOrderInput>;

/** Orders of one supplier that go out together. */
export const tutupPreOrderInput = z.object({
  no_faktur_group: z
    .array(kodeWajib)
    .min(1, 'pre-order.pilih-dulu')
    .max(500, 'input.terlaluBanyak'),
  detail_authorization: otorisasi,
});
export type TutupPreOrderInput = z.output<typeof tutupPreOrderInput>;

/** What came of one line: pieces and their weight together; nothing came where both are zero. */
const datangPreOrder = z
  .object({
    baris: z.number().int().min(1),
    qty_datang: pcs.or(z.literal(0, { error: 'input.angkaBulat' })),
    berat_datang: gram,
  })
  .refine(({ qty_datang, berat_datang }) => (qty_datang === 0) === (berat_datang === 0), {
    error: 'pre-order.datang-beda',
    path: ['berat_datang'],
  });

export const selesaiPreOrderInput = z.object({
  no_faktur_group: kodeWajib,
  keterangan_selesai: teks(200),
  detail_datang: z.array(datangPreOrder).min(1, 'input.barangKosong'),
  detail_authorization: otorisasi,
});
export type SelesaiPreOrderInput = z.output<typeof selesaiPreOrderInput>;

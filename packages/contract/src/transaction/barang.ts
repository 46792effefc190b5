/** Input of adding pieces (barang/simpan). */
import { z } from 'zod';
import { FILE_PATH_OR_NONE } from '../file-path.ts';
import {
  gram,
  gramPositif,
  kadarBarang,
  kodeWajib,
  nomorBaris,
  ongkosMuat,
  otorisasi,
  rp,
  teks,
} from './input.ts';

/** The name of a piece, upper case (spec 1 §5). */
const namaBarang = z
  .string({ error: 'input.wajib' })
  .trim()
  .min(1, 'input.wajib')
  .min(6, 'input.namaBarangPendek')
  .max(100, 'input.terlaluPanjang')
  .transform((s) => s.toUpperCase());

const isianBarang = z.object({
  kode_group: kodeWajib,
  kode_jenis: kodeWajib,
  kode_gudang: kodeWajib,
  kode_baki: kodeWajib,
  kode_intern: teks(40),
  tag_id: teks(64),
  nama_barang: namaBarang,
  /** Weight on the nota and on the scale; the scale's is the nota's when left out. */
  berat: gramPositif,
  berat_asli: gramPositif.optional(),
  kadar: kadarBarang,
  kadar_cetak: teks(20),
  harga_beli: rp,
  harga_jual: rp,
  ongkos: rp.default(0 as never),
  tipe_ongkos: z.enum(['TOTAL', 'PER_GRAM']).default('TOTAL'),
  nama_atribut: teks(60),
  berat_atribut: gram.default(0 as never),
  harga_atribut: rp.default(0 as never),
  berat_plastik: gram.default(0 as never),
  size: teks(20),
  finishing: teks(40),
  /** `files/<id>` as barang/foto answered it. */
  foto: z.string().regex(FILE_PATH_OR_NONE, 'input.pilihan').default(''),
  faktur_pajak: z.boolean().default(false),
  detail_authorization: otorisasi,
});

export const barangBaru = isianBarang.refine(...ongkosMuat);
export type BarangBaru = z.output<typeof barangBaru>;

/** A piece made for line `baris` of an order. */
export const barangDipesan = isianBarang
  .omit({ detail_authorization: true })
  .extend({ baris: nomorBaris })
  .refine(...ongkosMuat);

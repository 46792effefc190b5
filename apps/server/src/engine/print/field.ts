/**
 * How the values of a document read on paper: money with its mask (numbers in tables too), weights
 * with three decimals (spec 1 §9), which texts are cut into slices of 20, and which of them end
 * after five.
 */
import { formatGram } from '@kencana/rules/gram';
import { formatKadar } from '@kencana/rules/kadar';
import { formatRupiah } from '@kencana/rules/rupiah';
import type { NotaBaris, NotaData } from './nota-data.ts';
import { textLines } from './printable.ts';
import type { DocumentField, LineField } from '@kencana/contract/print-template';

/** Characters per slice of the print template fields; other texts use the width they have. */
const SLICE = 20;
const SLICED: readonly (DocumentField | LineField)[] = [
  'nama_barang',
  'deskripsi',
  'deskripsi_jual',
  'deskripsi_contoh',
  'nama_customer',
  'alamat_customer',
  'kode_marketplace',
  'detail_barang',
];
/** Lines of a name or an address at most; what was agreed about goods is never left out. */
const MOST_SLICES = 5;
const SHORT: readonly (DocumentField | LineField)[] = [
  'nama_barang',
  'nama_customer',
  'alamat_customer',
  'nama_toko',
  'alamat_toko',
];
const NUMBERS: readonly LineField[] = [
  'berat',
  'berat_asli',
  'harga_gram',
  'harga_jual',
  'ongkos',
  'harga_atribut',
  'diskon',
  'harga_total',
];

/** A text as the stacked lines of its field, in the width at hand. */
export function fieldLines(
  field: DocumentField | LineField,
  text: string,
  width: number,
): string[] {
  const slice = SLICED.includes(field) ? SLICE : width;
  return textLines(text, slice, width, SHORT.includes(field) ? MOST_SLICES : Infinity);
}

/** Numbers stand at the right and are never cut. */
export function isNumber(field: LineField): boolean {
  return NUMBERS.includes(field);
}

/** A single value of the document as text. */
export function documentText(data: NotaData, field: DocumentField): string {
  switch (field) {
    case 'nama_toko':
      return data.toko.nama_toko;
    case 'alamat_toko':
      return data.toko.alamat_toko;
    case 'no_hp_toko':
      return data.toko.no_hp;
    case 'nama_customer':
      return data.customer.nama;
    case 'alamat_customer':
      return data.customer.alamat;
    case 'no_hp_customer':
      return data.customer.no_hp;
    case 'no_token':
      return data.no_token ?? '';
    case 'kode_marketplace':
    case 'no_po':
    case 'toleransi_beli':
      return data[field] ?? '';
    case 'detail_barang':
      return data.baris.map((line) => line.nama_barang).join(', ');
    default:
      return data[field];
  }
}

/** A value of a line as text; `index` counts from 0. */
export function lineText(line: NotaBaris, field: LineField, index: number): string {
  switch (field) {
    case 'no':
      return String(index + 1);
    case 'kadar':
      return formatKadar(line.kadar);
    case 'berat':
    case 'berat_asli':
      return formatGram(line[field]);
    case 'harga_gram':
    case 'harga_jual':
    case 'ongkos':
    case 'harga_atribut':
    case 'diskon':
    case 'harga_total':
      return formatRupiah(line[field]);
    default:
      return line[field] ?? '';
  }
}

/** True when a line has nothing to show for the field. */
export function isEmpty(line: NotaBaris, field: LineField): boolean {
  if (field === 'no') return false;
  const value = line[field];
  return value === undefined || value === 0 || value === '';
}

/** Takes the money mask off where it would not fit: 'Rp. 1,234,500,-' -> '1,234,500'. */
export function unmask(text: string): string {
  return text.replace(/^Rp\. /, '').replace(/,-$/, '');
}

/** A line of a pre-order while it is typed, and as the wire has it. */
import type { BarisPreOrderBody } from '@kencana/contract/transaction/pre-order';
import { gramToMg, mgToGram } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import { rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';

export interface OrderLine {
  /** Tells lines apart while they are typed. */
  readonly id: number;
  readonly nama_barang: string;
  readonly kode_jenis: string;
  /** Hundredths of a per cent. */
  readonly kadar: number | null;
  readonly qty: number | null;
  /** Of one piece. */
  readonly berat: Milligram | null;
  readonly harga: Rupiah | null;
  readonly keterangan: string;
}

/** An empty line that keeps type and purity of the one before: orders come in series. */
export function nextLine(id: number, before?: OrderLine): OrderLine {
  return {
    id,
    nama_barang: '',
    kode_jenis: before?.kode_jenis ?? '',
    kadar: before?.kadar ?? null,
    qty: 1,
    berat: null,
    harga: null,
    keterangan: '',
  };
}

/** True for a line that nobody has typed in. */
export function isBlank(line: OrderLine): boolean {
  return line.nama_barang === '' && line.berat === null && line.keterangan === '';
}

/** The line as the wire has it; what is missing is refused by the server at its field. */
export function lineBody(line: OrderLine): Record<string, unknown> {
  const { nama_barang, kode_jenis, kadar, qty, berat, harga, keterangan } = line;
  return {
    nama_barang,
    kode_jenis,
    kadar: kadar === null ? undefined : kadar / 100,
    qty: qty ?? undefined,
    berat: berat === null ? undefined : mgToGram(berat),
    harga: harga ?? 0,
    keterangan,
  };
}

/** A line of a file as a typed one. */
export function lineOfFile(id: number, body: BarisPreOrderBody): OrderLine {
  return {
    id,
    nama_barang: body.nama_barang,
    kode_jenis: body.kode_jenis,
    kadar: Math.round(body.kadar * 100),
    qty: body.qty,
    berat: gramToMg(body.berat),
    harga: body.harga === undefined || body.harga === 0 ? null : rupiah(body.harga),
    keterangan: body.keterangan ?? '',
  };
}

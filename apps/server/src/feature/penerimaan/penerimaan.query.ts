/** What an invoice tells beside its lines: its receipts, newest last. */
import { penerimaanBarangDocument } from '@kencana/contract/document/penerimaan-barang';
import type { DocumentLineRow, DocumentRow } from '@kencana/contract/document/document-row';
import { mgToGram } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/tx.ts';

const [, RECEIPTS] = penerimaanBarangDocument.lines;

interface Receipt {
  readonly no: string;
  readonly no_tambah: string;
  readonly tgl_system: string;
  readonly status: string;
  readonly qty: number;
  readonly berat: Milligram;
}

/** Receipts that stand or were cancelled, of each invoice; what was taken back counts no more. */
export async function enrichPenerimaan(
  tx: Tx,
  rows: readonly DocumentRow[],
): Promise<ReadonlyMap<string, object>> {
  const numbers = rows.map((row) => row.no_faktur_group);
  const found = await tx.rows<Receipt>(
    sql`select d.rincian ->> 'no_penerimaan' as no, d.no_dokumen as no_tambah, d.tgl_system,
          case when d.status = 'BATAL' then 'BATAL' when d.status_valid = 'OPEN' then 'OPEN'
            else 'DONE' end as status, d.qty, d.berat
        from dokumen d where d.kode_toko = ${tx.kodeToko} and d.kind = 'tambah-barang'
          and d.rincian ->> 'no_penerimaan' = any(${numbers}::text[])
        order by d.created_at, d.no_dokumen`,
    'receipts_of_invoices',
  );
  const byInvoice = Map.groupBy(found, ({ no }) => no);
  return new Map(
    numbers.map((no) => [no, { [RECEIPTS.field]: (byInvoice.get(no) ?? []).map(lineOf) }]),
  );
}

const NOTHING = {
  kode_barcode: '',
  nama_barang: '',
  kode_group: '',
  kode_jenis: '',
  kadar: 0,
  harga_dihitung: 0,
  harga_jual: 0,
  ongkos: 0,
  harga_atribut: 0,
  diskon: 0,
  pembulatan: 0,
  harga_total: 0,
  rumus: {},
} as const;

function lineOf(
  receipt: Receipt,
  i: number,
): DocumentLineRow & Pick<Receipt, 'no_tambah' | 'tgl_system'> {
  const { no, no_tambah, tgl_system, status, qty } = receipt;
  const berat = mgToGram(receipt.berat);
  return {
    ...NOTHING,
    tgl_system,
    no_dokumen: no,
    baris: i + 1,
    jenis_baris: RECEIPTS.jenis,
    no_faktur: no_tambah,
    no_tambah,
    hidup: status !== 'BATAL',
    qty,
    berat,
    berat_asli: berat,
    keterangan: status,
  };
}

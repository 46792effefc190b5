/** What an invoice tells beside its lines: its receipts, newest last, and what they weigh. */
import { penerimaanBarangDocument } from '@kencana/contract/document/penerimaan-barang';
import type { DocumentLineRow, DocumentRow } from '@kencana/contract/document/document-row';
import { linesOf } from '@kencana/contract/document/define-document';
import type { PenerimaanSums } from '@kencana/contract/document/penerimaan-barang';
import { gramToMg, mgToGram, milligram, sumMg } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/tx.ts';

const [FAKTUR, RECEIPTS] = penerimaanBarangDocument.lines;

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
    rows.map((row) => {
      const { no_faktur_group: no } = row;
      const receipts = (byInvoice.get(no) ?? []).map(lineOf);
      return [no, { ...sumsOf(row), [RECEIPTS.field]: receipts }];
    }),
  );
}

/** What came of all its lines, and how that differs where all pieces of a line came. */
function sumsOf(row: DocumentRow): PenerimaanSums {
  const lines = linesOf(row, FAKTUR).map(({ qty, berat, rumus }) => {
    const came = gramToMg(rumus.berat_terima);
    return { came, apart: rumus.qty_terima < qty ? 0 : came - gramToMg(berat) };
  });
  return {
    berat_terima: mgToGram(sumMg(lines.map(({ came }) => came))),
    berat_selisih: mgToGram(milligram(lines.reduce((n, { apart }) => n + apart, 0))),
  };
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

/** Pre-orders of a business day for the tests of reports, written straight into the tables. */
import { insertAll } from '../src/feature/toko/create-shop.ts';
import type { Tx } from '../src/platform/db/tx.ts';

const DOCUMENT = {
  kind: 'pre-order',
  status: 'OPEN',
  status_valid: 'DONE',
  input_by: 'KASIR',
  nama_customer: '=HYPERLINK("http://x";"klik")',
  qty: 3,
  selesai_tgl: null,
  rincian: { nama_supplier: '=PT EMAS' },
} as const;

/** One that is open, and one whose goods came. */
export async function preOrderDay(tx: Tx, day: string): Promise<void> {
  const no = (n: number): string => `${tx.kodeToko}-PO-${day.slice(2).replaceAll('-', '')}-000${n}`;
  const docs = [
    { ...DOCUMENT, total: 3_000_000 },
    { ...DOCUMENT, total: 4_000_000, status: 'FINISH', selesai_tgl: day },
  ].map((doc, i) => ({ ...doc, no_dokumen: no(i + 1), tgl_system: day }));
  await insertAll(tx, 'dokumen', docs);
  const came = [{}, { qty_datang: 2, berat_datang: 7.125 }];
  await insertAll(
    tx,
    'dokumen_baris',
    docs.map((doc, i) => ({
      no_dokumen: doc.no_dokumen,
      baris: 1,
      jenis_baris: 'PO',
      no_faktur: `${doc.no_dokumen}-1`,
      nama_barang: '+CINCIN PESANAN',
      keterangan: '=1+1',
      kode_jenis: 'CINCIN',
      kadar: 7500,
      qty: 3,
      berat: 7_500,
      harga_total: doc.total,
      rumus: came[i],
    })),
  );
}

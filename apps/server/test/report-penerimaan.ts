/** Suppliers' invoices of a business day for the tests of reports, straight into the tables. */
import { insertAll } from '../src/feature/toko/create-shop.ts';
import type { Tx } from '../src/platform/db/tx.ts';

/** One that was received in part, with a receipt that was cancelled, and one that was cancelled. */
export async function penerimaanDay(tx: Tx, day: string, prefix: string): Promise<void> {
  const no = (kode: string, n: number): string =>
    `${tx.kodeToko}-${kode}-${day.slice(2).replaceAll('-', '')}-000${n}`;
  const gone = { status: 'BATAL', batal_by: 'OWNER', batal_tgl: day, batal_alasan: '@salah' };
  const bought = { nama_supplier: '=PT EMAS', no_faktur_supplier: '+INV', qty_sisa: 1 };
  const invoices = [{ status: 'OPEN' }, gone].map((how, i) => ({
    kind: 'penerimaan-barang',
    no_dokumen: no('PN', i + 1),
    qty: 3,
    berat: 9000,
    rincian: bought,
    ...how,
  }));
  const receipts = [{ status: 'OPEN' }, gone].map((how, i) => ({
    kind: 'tambah-barang',
    no_dokumen: no('TB', i + 7),
    qty: 2,
    berat: 6000,
    rincian: { no_penerimaan: no('PN', 1) },
    ...how,
  }));
  const same = { status_valid: 'DONE', input_by: 'SPV', tgl_system: day };
  await insertAll(
    tx,
    'dokumen',
    invoices.map((doc) => ({ ...same, ...doc })),
  );
  await insertAll(
    tx,
    'dokumen',
    receipts.map((doc) => ({ ...same, ...doc })),
  );
  await insertAll(
    tx,
    'dokumen_baris',
    receipts.flatMap(({ no_dokumen, status }) =>
      [1, 2].map((baris) => ({
        no_dokumen,
        baris,
        jenis_baris: 'TAMBAH',
        kode_barcode: `${prefix}00000${baris}`,
        no_faktur: `${no_dokumen}-${baris}`,
        nama_barang: '-CINCIN',
        kode_jenis: 'CINCIN',
        kadar: 7500,
        qty: 1,
        berat: 3000,
        berat_asli: 3000,
        hidup: status !== 'BATAL',
      })),
    ),
  );
}

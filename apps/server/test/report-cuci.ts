/** Gold at the washer's of a business day for the tests of reports, straight into the tables. */
import { insertAll } from '../src/feature/toko/create-shop.ts';
import type { Tx } from '../src/platform/db/tx.ts';

/** One that is away, and one that came back lighter. */
export async function cuciDay(tx: Tx, day: string): Promise<void> {
  const no = (n: number): string => `${tx.kodeToko}-SP-${day.slice(2).replaceAll('-', '')}-000${n}`;
  const docs = ['OPEN', 'FINISH'].map((status, i) => ({
    kind: 'kirim-cuci',
    status,
    status_valid: 'DONE',
    input_by: 'KASIR',
    qty: 1,
    selesai_tgl: status === 'FINISH' ? day : null,
    rincian: { nama_tukang: '=PAK JOKO' },
    no_dokumen: no(i + 1),
    tgl_system: day,
  }));
  await insertAll(tx, 'dokumen', docs);
  const rumus = [{ no_lot: '+LOT' }, { no_lot: '@LOT', berat_terima: 3.4, susut: 0.055 }];
  await insertAll(
    tx,
    'dokumen_baris',
    docs.map(({ no_dokumen }, i) => ({
      no_dokumen,
      baris: 1,
      jenis_baris: 'CUCI',
      no_faktur: `${no_dokumen}-1`,
      nama_barang: '-CINCIN LAMA',
      kode_jenis: 'CINCIN',
      kadar: 7500,
      qty: 1,
      berat: 3455,
      berat_asli: 3455,
      rumus: rumus[i],
    })),
  );
}

/** Goods that came, moved and went on a business day for the tests of reports. */
import { insertAll } from '../src/feature/toko/create-shop.ts';
import type { Tx } from '../src/platform/db/tx.ts';

const LINES = [
  { kind: 'tambah-barang', kode: 'TB', jenis_baris: 'TAMBAH', kolom: ['TAMBAH'], rumus: {} },
  {
    kind: 'pindah-barang',
    kode: 'PB',
    jenis_baris: 'PINDAH',
    kolom: ['OUT', 'IN'],
    rumus: { dari_gudang: 'TOKO', dari_baki: 'B1' },
  },
  {
    kind: 'hancur-barang',
    kode: 'HB',
    jenis_baris: 'HANCUR',
    kolom: ['HANCUR'],
    rumus: { ke_gudang: '=RUSAK' },
  },
] as const;

/** A piece added, moved and destroyed, with its rows of the stock card; a tray weighed before. */
export async function stockDay(tx: Tx, day: string, prefix: string): Promise<void> {
  await weighing(tx, day);
  for (const { kind, kode, jenis_baris, kolom, rumus } of LINES) {
    const no = `${tx.kodeToko}-${kode}-${day.slice(2).replaceAll('-', '')}-0001`;
    const goods = {
      kode_gudang: 'TOKO',
      kode_baki: 'B2',
      kode_group: 'MT',
      kode_jenis: 'CINCIN',
      kadar: 7500,
      qty: 1,
      berat: 3_455,
      berat_asli: 3_460,
      murni: 2_595,
      modal: 2_000_000,
    };
    const doc = { no_dokumen: no, tgl_system: day };
    const person = { kind, input_by: 'KASIR', valid_by: 'KASIR', status: 'OPEN' };
    await insertAll(tx, 'dokumen', [{ ...doc, ...person, status_valid: 'DONE', qty: 1 }]);
    const line = { no_dokumen: no, baris: 1, jenis_baris, no_faktur: `${no}-1`, hidup: true };
    const piece = { kode_barcode: `${prefix}000001`, nama_barang: '=CINCIN', keterangan: '@PATAH' };
    const value = { harga_total: goods.modal, rumus };
    await insertAll(tx, 'dokumen_baris', [{ ...goods, ...line, ...piece, ...value }]);
    const event = { ...doc, ke: 1 };
    await insertAll(tx, 'posting', [{ ...event, kind, peristiwa: 'SIMPAN', user_id: 'KASIR' }]);
    await insertAll(
      tx,
      'kartu_stok',
      kolom.map((one, i) => ({
        ...event,
        ...goods,
        urut: i + 1,
        kolom: one,
        kode_barcode: piece.kode_barcode,
      })),
    );
  }
}

/** A tray that weighed less than it should, at the first moment of the day. */
async function weighing(tx: Tx, day: string): Promise<void> {
  const no_dokumen = `${tx.kodeToko}-TM-${day.slice(2).replaceAll('-', '')}-0001`;
  const doc = { kind: 'timbang-baki', status: 'OPEN', status_valid: 'DONE', input_by: 'KASIR' };
  const when = { tgl_system: day, created_at: `${day}T00:00:01Z` };
  await insertAll(tx, 'dokumen', [{ ...doc, ...when, no_dokumen, qty: 2, keterangan: '=PAGI' }]);
  await insertAll(tx, 'dokumen_baris', [
    {
      no_dokumen,
      baris: 1,
      jenis_baris: 'TIMBANG',
      no_faktur: `${no_dokumen}-1`,
      nama_barang: '+BAKI 2',
      kode_gudang: 'TOKO',
      kode_baki: 'B2',
      qty: 2,
      berat: 6_915,
      berat_asli: 6_915,
      keterangan: '@KURANG',
      rumus: {
        kode_baki: 'B2',
        berat_baki: 120.5,
        berat_plastik: 0.05,
        berat_atribut: 0.2,
        berat_bandrol: 0.1,
        total: 127.765,
        berat_timbang: 126.2,
        selisih: -1.565,
        sumber: 'TANGAN',
        oleh: '=KASIR',
      },
    },
  ]);
}

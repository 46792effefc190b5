/** Services of a business day for the tests of reports, written straight into the tables. */
import { insertAll } from '../src/feature/toko/create-shop.ts';
import type { Tx } from '../src/platform/db/tx.ts';

const DOCUMENT = {
  kind: 'service',
  status: 'OPEN',
  status_valid: 'DONE',
  input_by: 'KASIR',
  valid_by: 'KASIR',
  kode_sales: 'S1',
  nama_customer: '=HYPERLINK("http://x";"klik")',
  bayar: 100_000,
  qty: 1,
  selesai_tgl: null,
  batal_by: null,
  batal_at: null,
  batal_tgl: null,
  batal_alasan: null,
  otorisasi: [],
} as const;

/** One in the shop, one taken with gold of the shop, one cancelled with a part kept. */
export async function serviceDay(tx: Tx, day: string): Promise<void> {
  const docs = [
    { ...DOCUMENT, total: 150_000, rincian: { kode_tukang: 'T9' } },
    {
      ...DOCUMENT,
      nama_customer: '金の指輪 李小龍',
      total: 750_000,
      status: 'FINISH',
      selesai_tgl: day,
      rincian: { biaya_rp: 500_000, diambil_oleh: '=ADIK' },
    },
    {
      ...DOCUMENT,
      kode_sales: 'S2',
      total: 90_000,
      status: 'BATAL',
      batal_by: 'KASIR',
      batal_at: `${day}T03:04:05Z`,
      batal_tgl: day,
      batal_alasan: '=tidak jadi',
      otorisasi: [{ _id: 's', kategori: 'BATAL SERVICE, TAHAN DP', approver: 'SPV' }],
      rincian: { kembali_rp: 60_000, ditahan_rp: 40_000 },
    },
  ].map((doc, i) => ({
    ...doc,
    tgl_system: day,
    no_dokumen: `${tx.kodeToko}-SV-${day.slice(2).replaceAll('-', '')}-000${i + 1}`,
  }));
  await insertAll(tx, 'dokumen', docs);
  const emas = [{ harga: 700_000 }];
  const hasil = { berat_jadi: 5740, berat_tambah: 500, berat_susut: 10, ongkos: 50_000, emas };
  await insertAll(
    tx,
    'dokumen_baris',
    docs.map((doc) => ({
      no_dokumen: doc.no_dokumen,
      baris: 1,
      jenis_baris: 'SERVICE',
      no_faktur: `${doc.no_dokumen}-1`,
      hidup: doc.status !== 'BATAL',
      nama_barang: '+KALUNG',
      kadar: 7500,
      qty: 1,
      berat: 5250,
      berat_asli: 5250,
      murni: 0,
      modal: 0,
      harga_dihitung: 0,
      harga_jual: 0,
      ongkos_dihitung: 50_000,
      ongkos: 50_000,
      harga_atribut: 0,
      diskon: 0,
      pembulatan: 0,
      ppn: 0,
      harga_total: doc.total,
      keterangan: '',
      rumus: {
        deskripsi: '@PATRI',
        perkiraan_emas_rp: 100_000,
        ...(doc.status === 'FINISH' && { hasil }),
      },
    })),
  );
}

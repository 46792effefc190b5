/** Parameters of the demo chain as API bodies, after the masters that they refer to. Data only. */
import { GROUPS, JENIS } from './demo-masters.ts';

const KUPON = { tgl_dari: '2020-01-01', tgl_sampai: '2099-12-31', kuota: 10_000 } as const;

/** Takes this off a sale from this amount on. */
export const HEMAT = { kode_kupon: 'HEMAT', nilai: 100_000, minimal_rp: 3_000_000 } as const;

/** Path and bodies, in the order their references need. */
export const BRANCH_PARAMETERS: readonly (readonly [string, readonly object[]])[] = [
  [
    'parameter-harga-emas',
    GROUPS.map(({ kode_group, kadar, harga, modal }) => ({
      kode_group,
      kadar,
      harga_jual: harga,
      harga_beli: modal,
    })),
  ],
  [
    'parameter-harga-emas-pembelian',
    GROUPS.map(({ kode_group, kadar, modal }) => ({ kode_group, kadar, harga: modal - 20_000 })),
  ],
  [
    'ruginota',
    GROUPS.map(({ kode_group, kadar }) => ({
      kode_kategori: kode_group,
      kadar,
      rugi: 5000,
      rusak: 15_000,
    })),
  ],
  // Bullion could come back at a cut of its own; the demo's owner switches it on to try it.
  ['para-potongan-kategori', [{ kode_kategori: 'LM', persen: 1, aktif: false }]],
  [
    'kadar-eod',
    GROUPS.map(({ kode_group, nama_group, kadar }) => ({
      kode_kadar_eod: kode_group,
      kadar,
      label: nama_group,
      kelompok: kadar >= 70 ? 'EMAS TUA' : 'EMAS MUDA',
    })),
  ],
  [
    'para-jenis-group',
    // Bars are of their own group, jewellery of every other.
    JENIS.flatMap(([kode_jenis]) =>
      GROUPS.filter(({ kode_group }) => (kode_jenis === 'LM') === (kode_group === 'LM')).map(
        ({ kode_group }) => ({ kode_jenis, kode_group }),
      ),
    ),
  ],
  [
    'tukang',
    [
      { kode_tukang: 'T01', nama_tukang: 'PAK UJANG', no_hp: '081200020001', ongkos: 50_000 },
      { kode_tukang: 'T02', nama_tukang: 'PAK ASEP', no_hp: '081200020002', ongkos: 60_000 },
    ],
  ],
  [
    'para-deskripsi-service',
    [
      { kode_deskripsi: 'PATRI', deskripsi: 'Patri kalung atau gelang putus', ongkos: 75_000 },
      { kode_deskripsi: 'POLES', deskripsi: 'Poles dan cuci ulang mengkilap', ongkos: 50_000 },
    ],
  ],
  [
    'transaksi-kupon',
    [
      { ...KUPON, ...HEMAT, nama_kupon: 'HEMAT 100 RIBU', tipe_kupon: 'RP' },
      {
        ...KUPON,
        kode_kupon: 'ULTAH',
        nama_kupon: 'ULANG TAHUN MEMBER',
        tipe_kupon: 'PERSEN',
        nilai: 2.5,
        minimal_rp: 0,
        maks_member: 1,
      },
      ...['VC-0001', 'VC-0002', 'VC-0003'].map((kode_kupon) => ({
        ...KUPON,
        kode_kupon,
        nama_kupon: 'VOUCHER 250 RIBU',
        tipe_kupon: 'VOUCHER',
        nilai: 250_000,
        kuota: 1,
        minimal_rp: 0,
      })),
    ],
  ],
  [
    'para-bonus-sales',
    JENIS.map(([kode_jenis]) => ({
      kode_bonus: kode_jenis,
      kode_jenis,
      tipe_bonus: kode_jenis === 'LM' ? 'RP' : 'PERSEN',
      nilai: kode_jenis === 'LM' ? 5_000 : 0.5,
    })),
  ],
  ['marketplace', [{ kode_marketplace: 'ONLINE', nama_marketplace: 'TOKO ONLINE', biaya: 2.5 }]],
  [
    'hadiah',
    [
      { kode_hadiah: 'PAYUNG', nama_hadiah: 'PAYUNG KENCANA', point: 50, stock: 40 },
      { kode_hadiah: 'DOMPET', nama_hadiah: 'DOMPET PERHIASAN', point: 100, stock: 25 },
    ],
  ],
  [
    'parapoin',
    [{ kode_point: 'UMUM', dasar: 'RUPIAH', kelipatan: 100_000, point: 1, nilai_rp: 500 }],
  ],
  [
    'parapinjaman',
    [
      { kode_kondisi_pinjaman: '01', urutan: 1, kondisi: 'BARANG JAMINAN MILIK PEMINJAM SENDIRI' },
      { kode_kondisi_pinjaman: '02', urutan: 2, kondisi: 'BUNGA DIHITUNG HARIAN SEJAK PINJAM' },
    ],
  ],
  ['keterangan-nota', [{ keterangan: 'BARANG YANG SUDAH DIBELI DAPAT DIJUAL KEMBALI' }]],
];

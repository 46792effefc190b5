/** Parameters of the demo chain as API bodies, after the masters that they refer to. Data only. */
import { GROUPS, JENIS } from './demo-masters.ts';

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
  [
    'para-jenis-group',
    JENIS.filter(([kode_jenis]) => kode_jenis !== 'LM').map(([kode_jenis]) => ({
      kode_jenis,
      kode_group: 'MT',
    })),
  ],
  [
    'tukang',
    [
      { kode_tukang: 'T01', nama_tukang: 'PAK UJANG', no_hp: '081200020001', ongkos: 50_000 },
      { kode_tukang: 'T02', nama_tukang: 'PAK ASEP', no_hp: '081200020002', ongkos: 60_000 },
    ],
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

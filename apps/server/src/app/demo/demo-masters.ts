/**
 * Masters of the demo chain as API bodies: what a gold shop in West Java would recognise. Data
 * only.
 */

/** Price per gram of today: sell, and what the shop paid. */
export interface DemoGroup {
  readonly kode_group: string;
  readonly nama_group: string;
  readonly kadar: number;
  readonly kadar_cetak: string;
  readonly harga: number;
  readonly modal: number;
}

export const GROUPS: readonly DemoGroup[] = [
  {
    kode_group: 'LM',
    nama_group: 'LOGAM MULIA',
    kadar: 99.99,
    kadar_cetak: '999.9',
    harga: 2_450_000,
    modal: 2_360_000,
  },
  {
    kode_group: 'ET',
    nama_group: 'EMAS TUA 22K',
    kadar: 91.6,
    kadar_cetak: '916',
    harga: 2_260_000,
    modal: 2_120_000,
  },
  {
    kode_group: 'MT',
    nama_group: 'EMAS 18K',
    kadar: 75,
    kadar_cetak: '750',
    harga: 1_890_000,
    modal: 1_720_000,
  },
  {
    kode_group: '70KA',
    nama_group: 'EMAS 70',
    kadar: 70,
    kadar_cetak: '700',
    harga: 1_760_000,
    modal: 1_610_000,
  },
  {
    kode_group: 'GD',
    nama_group: 'EMAS MUDA 10K',
    kadar: 42,
    kadar_cetak: '420',
    harga: 1_090_000,
    modal: 970_000,
  },
  {
    kode_group: 'GR',
    nama_group: 'EMAS 9K',
    kadar: 37.5,
    kadar_cetak: '375',
    harga: 980_000,
    modal: 870_000,
  },
];

export const JENIS = [
  ['CINCIN', 'CINCIN'],
  ['GELANG', 'GELANG'],
  ['KALUNG', 'KALUNG'],
  ['ANTING', 'ANTING'],
  ['LIONTIN', 'LIONTIN'],
  ['GIWANG', 'GIWANG'],
  ['LM', 'LOGAM MULIA'],
] as const;

/** Models by type: name and the range of weights in milligrams. */
export const MODELS: Readonly<
  Record<string, { names: readonly string[]; dari: number; sampai: number }>
> = {
  CINCIN: {
    names: [
      'CINCIN POLOS',
      'CINCIN UKIR BALI',
      'CINCIN KAWIN',
      'CINCIN MATA SATU',
      'CINCIN BELAH ROTAN',
    ],
    dari: 1500,
    sampai: 6500,
  },
  GELANG: {
    names: ['GELANG RANTAI', 'GELANG KERONCONG', 'GELANG TALI AIR', 'GELANG ANAK'],
    dari: 3000,
    sampai: 15_000,
  },
  KALUNG: {
    names: ['KALUNG ITALI', 'KALUNG NORI', 'KALUNG MILANO', 'KALUNG HOLLOW'],
    dari: 3000,
    sampai: 18_000,
  },
  ANTING: { names: ['ANTING BULAT', 'ANTING JURAI', 'ANTING TINDIK'], dari: 800, sampai: 3500 },
  LIONTIN: {
    names: ['LIONTIN HURUF', 'LIONTIN HATI', 'LIONTIN KUPU KUPU'],
    dari: 700,
    sampai: 3000,
  },
  GIWANG: { names: ['GIWANG MATA', 'GIWANG MELATI'], dari: 800, sampai: 2500 },
  LM: { names: ['LOGAM MULIA ANTAM', 'LOGAM MULIA UBS'], dari: 1000, sampai: 10_000 },
};

export const SALES = [
  ['S01', 'SITI RAHMA'],
  ['S02', 'DEWI LESTARI'],
  ['S03', 'AGUS SALIM'],
  ['S04', 'RINI WULAN'],
] as const;

/** Trays of a branch: code, name and the types that lie in them. */
export const BAKI = [
  ['A1', 'BAKI CINCIN A', ['CINCIN']],
  ['A2', 'BAKI CINCIN B', ['CINCIN']],
  ['B1', 'BAKI GELANG', ['GELANG']],
  ['C1', 'BAKI KALUNG', ['KALUNG']],
  ['D1', 'BAKI ANTING GIWANG', ['ANTING', 'GIWANG']],
  ['E1', 'BAKI LIONTIN', ['LIONTIN']],
  ['F1', 'BAKI LOGAM MULIA', ['LM']],
] as const;

export const NAMES = [
  'IBU AISYAH',
  'BAPAK BUDI',
  'IBU CITRA',
  'BAPAK DEDI',
  'IBU EKA',
  'BAPAK FAJAR',
  'IBU GITA',
  'BAPAK HADI',
  'IBU INDAH',
  'BAPAK JOKO',
  'IBU KARTIKA',
  'BAPAK LUKMAN',
  'IBU MAYA',
  'BAPAK NANA',
  'IBU OKTA',
  'BAPAK PRAS',
] as const;

export const STREETS = [
  'JL. MERDEKA',
  'JL. CIHAMPELAS',
  'JL. RIAU',
  'JL. KEBON JATI',
  'JL. SUKAJADI',
] as const;

/** Plain masters of a branch in the order their references need: path and bodies. */
export const BRANCH_MASTERS: readonly (readonly [string, readonly object[]])[] = [
  [
    'group',
    GROUPS.map(({ kode_group, nama_group, kadar, harga, modal }) => ({
      kode_group,
      nama_group,
      kadar,
      kadar_modal: kadar,
      harga,
      harga_modal: modal,
    })),
  ],
  [
    'kadar',
    GROUPS.map(({ kadar, kadar_cetak }) => ({
      kode_kadar: kadar_cetak,
      kadar,
      label: kadar_cetak,
    })),
  ],
  [
    'kategori',
    GROUPS.map(({ kode_group, nama_group, kadar, harga }) => ({
      kode_kategori: kode_group,
      nama_kategori: nama_group,
      kadar,
      presentase: kadar,
      harga_per_gram: harga,
    })),
  ],
  ['gudang', [{ kode_gudang: 'SEPUH', nama_gudang: 'GUDANG SEPUH', jenis_gudang: 'SEPUH' }]],
  ['jenis', JENIS.map(([kode_jenis, nama_jenis]) => ({ kode_jenis, nama_jenis }))],
  [
    'baki',
    BAKI.map(([kode_baki, nama_baki], i) => ({
      kode_baki,
      nama_baki,
      kode_gudang: 'TOKO',
      berat_baki: 210 + i * 15.5,
      berat_bandrol: 0.05,
    })),
  ],
  [
    'parabandrol',
    [
      { kode_bandrol: 'KECIL', berat_bandrol: 0.05, keterangan: 'LABEL KECIL' },
      { kode_bandrol: 'BESAR', berat_bandrol: 0.12, keterangan: 'LABEL BESAR' },
    ],
  ],
  [
    'banks',
    [
      { kode_bank: 'BCA', nama_bank: 'BANK BCA' },
      { kode_bank: 'MANDIRI', nama_bank: 'BANK MANDIRI' },
      { kode_bank: 'BRI', nama_bank: 'BANK BRI' },
    ],
  ],
  [
    'rekenings',
    [
      {
        no_rekening: '1000200301',
        nama_rekening: 'TOKO EMAS KENCANA',
        kode_bank: 'BCA',
        fee: 1,
        fee_ditanggung: 'TOKO',
      },
      {
        no_rekening: '1400500602',
        nama_rekening: 'TOKO EMAS KENCANA',
        kode_bank: 'MANDIRI',
        fee: 1.5,
        fee_ditanggung: 'CUSTOMER',
      },
      {
        no_rekening: '0020700803',
        nama_rekening: 'TOKO EMAS KENCANA',
        kode_bank: 'BRI',
        fee: 0.5,
        fee_ditanggung: 'TOKO',
      },
    ],
  ],
  [
    'sales',
    SALES.map(([kode_sales, nama_sales], i) => ({
      kode_sales,
      nama_sales,
      fee: 0.25,
      kode_bank: 'BCA',
      no_rekening: `77001100${i}`,
      nama_rekening: nama_sales,
    })),
  ],
  [
    'parakondisi',
    [
      { kode_kondisi_barang: 'PATAH', kondisi: 'PATAH' },
      { kode_kondisi_barang: 'PENYOK', kondisi: 'PENYOK' },
      { kode_kondisi_barang: 'KUSAM', kondisi: 'KUSAM' },
    ],
  ],
  [
    'parabeli',
    [
      { kode_kondisi: 'BAIK', kondisi: 'BAIK', type: 'RP', potongan: 20_000, rusak: false },
      { kode_kondisi: 'KUSAM', kondisi: 'KUSAM', type: 'RP', potongan: 35_000, rusak: false },
      { kode_kondisi: 'RUSAK', kondisi: 'RUSAK', type: 'PERSENTASE', potongan: 10, rusak: true },
    ],
  ],
  [
    'parameter-ongkos',
    [
      {
        kode_ongkos: 'RINGAN',
        tipe_ongkos: 'TOTAL',
        nominal: 50_000,
        berat_dari: 0,
        berat_sampai: 3,
      },
      {
        kode_ongkos: 'SEDANG',
        tipe_ongkos: 'PER_GRAM',
        nominal: 5_000,
        berat_dari: 3.001,
        berat_sampai: 10,
      },
      { kode_ongkos: 'BERAT', tipe_ongkos: 'TOTAL', nominal: 50_000 },
      // Bars are sold without a making charge, whatever they weigh.
      { kode_ongkos: 'LM', tipe_ongkos: 'TOTAL', nominal: 0, kode_group: 'LM' },
    ],
  ],
  [
    'para-harga-beli/create',
    GROUPS.map(({ kode_group, modal }) => ({ kode_harga: kode_group, harga_per_gram: modal })),
  ],
  [
    'para-keterangan-penjualan',
    [
      { keterangan: 'BARANG SUDAH DICEK DI DEPAN PEMBELI', status: true },
      { keterangan: 'GARANSI PATRI 3 BULAN', status: true },
    ],
  ],
];

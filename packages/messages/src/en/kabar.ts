/** Texts of what owners are told. */
import type { kabar as source } from '../id/kabar.ts';

export const kabar: Readonly<Record<keyof typeof source, string>> = {
  'kabar.layar': 'News for the owner',
  'kabar.penjelasan':
    'Who created, reset, changed or disabled users, who changed the controls of the shop, and who but the owners changed masters that move money.',
  'kabar.waktu': 'Time',
  'kabar.kabar': 'News',
  'kabar.oleh': 'By',
  'kabar.dari-tanggal': 'From date',
  'kabar.sampai-tanggal': 'To date',
  'kabar.kosong': 'No news on these dates',
  'kabar.belum-dibaca': '{{n}} unread news for the owner',
  'kabar.isi.USER_BARU': '{{oleh}} created the user {{user}} with level {{level}}',
  'kabar.isi.USER_RESET':
    '{{oleh}} reset the password of {{user}} ({{level}}); passkeys and fingerprints were removed',
  'kabar.isi.USER_LEVEL': '{{oleh}} changed the level of {{user}} from {{dari}} to {{level}}',
  'kabar.isi.USER_AKTIF': '{{oleh}} enabled {{user}} ({{level}}) again',
  'kabar.isi.USER_NONAKTIF': '{{oleh}} disabled {{user}} ({{level}})',
  'kabar.isi.USER_TOKO': '{{oleh}} made {{user}} of head office {{level}} in the shop {{toko}}',
  'kabar.isi.USER_TOKO_LEPAS': '{{oleh}} took the shop {{toko}} away from {{user}} of head office',
  'kabar.isi.USER_HAK_CABUT': '{{oleh}} took {{n}} rights from {{user}}: {{hak}}',
  'kabar.isi.USER_HAK_BERI': '{{oleh}} gave {{user}} back {{n}} rights: {{hak}}',
  'kabar.isi.TOKO_TUTUP': '{{oleh}} closed the shop {{toko}}; nobody can log in',
  'kabar.isi.TOKO_BUKA': '{{oleh}} reopened the shop {{toko}}',
  'kabar.disetujui': '{{kabar}}, approved by {{penyetuju}}',
  'kabar.sendiri': '{{kabar}}, ALONE without a second person',
  'kabar.isi.SIDIK_TOKEN': '{{oleh}} made a new token for the fingerprint scanner',
  'kabar.isi.SIDIK_DAFTAR': '{{oleh}} enrolled a fingerprint of {{user}}',
  'kabar.isi.PENGATURAN':
    '{{oleh}} changed {{kunci}} from {{sebelum}} to {{sesudah}}, approved by {{penyetuju}}',
  'kabar.isi.PENGATURAN_BEBAS': '{{oleh}} changed {{kunci}} from {{sebelum}} to {{sesudah}}',
  'kabar.isi.TOKO_KARTU': '{{oleh}} changed the shop’s details: {{perubahan}}',
  'kabar.isi.PENGATURAN_SENDIRI':
    '{{oleh}} changed {{kunci}} from {{sebelum}} to {{sesudah}} without a second person',
  'kabar.isi.HARGA_EMAS':
    '{{oleh}} changed {{parameter}} {{nama}} ({{kolom}}) from {{sebelum}} to {{sesudah}}; {{awal}} when the day began, more than {{batas}}%',
  'kabar.isi.HARGA_EMAS_PEKAN':
    '{{oleh}} changed {{parameter}} {{nama}} ({{kolom}}) from {{sebelum}} to {{sesudah}}; within {{hari}} days more than {{batas}}% from {{awal}}, {{sendiri}} of it by {{oleh}}',
  'kabar.isi.TAKSIRAN_BATAS':
    '{{oleh}} has seen {{jumlah}} buy-back quotes without a buy-back on {{tanggal}}; the next needs approval',
  'kabar.isi.TAKSIRAN_LAGI':
    '{{oleh}} let {{user}} see more buy-back quotes on {{tanggal}}; {{jumlah}} before led to no buy-back',
  'kabar.isi.UANG_MASUK':
    '{{oleh}} entered {{jumlah}} as money into {{akun}} for {{nama}} ({{no}}: {{keterangan}}); today {{total}}, more than {{batas}}',
  'kabar.isi.UANG_MUTASI':
    '{{oleh}} moved {{jumlah}} from bank {{akun}} to the till ({{no}}: {{keterangan}}); today {{total}}, more than {{batas}}',
  'kabar.isi.MASTER_BARU': '{{oleh}} added {{master}} {{kunci}}: {{perubahan}}',
  'kabar.isi.MASTER_UBAH': '{{oleh}} changed {{master}} {{kunci}}: {{perubahan}}',
  'kabar.isi.MASTER_HAPUS': '{{oleh}} deleted {{master}} {{kunci}}: {{perubahan}}',
  'kabar.isi.MASTER_BANYAK':
    '{{oleh}} saved {{n}} rows of {{master}} at once ({{baru}} new, {{berubah}} changed): {{kunci}}',
  'kabar.isi.MASTER_AKUN': '{{oleh}} changed the accounts of {{peristiwa}}: {{peran}}',
};

/** Texts of what owners are told. */
import type { kabar as source } from '../id/kabar.ts';

export const kabar: Readonly<Record<keyof typeof source, string>> = {
  'kabar.layar': 'Notizie per il titolare',
  'kabar.penjelasan':
    'Chi ha creato, reimpostato, modificato o disattivato utenti, chi ha cambiato i controlli del negozio e chi, oltre ai titolari, ha modificato le anagrafiche che muovono denaro.',
  'kabar.waktu': 'Ora',
  'kabar.kabar': 'Notizia',
  'kabar.oleh': 'Da',
  'kabar.dari-tanggal': 'Dalla data',
  'kabar.sampai-tanggal': 'Alla data',
  'kabar.kosong': 'Nessuna notizia in queste date',
  'kabar.belum-dibaca': '{{n}} notizie per il titolare da leggere',
  'kabar.isi.USER_BARU': '{{oleh}} ha creato l’utente {{user}} con livello {{level}}',
  'kabar.isi.USER_RESET':
    '{{oleh}} ha reimpostato la password di {{user}} ({{level}}); passkey e impronte rimosse',
  'kabar.isi.USER_LEVEL': '{{oleh}} ha cambiato il livello di {{user}} da {{dari}} a {{level}}',
  'kabar.isi.USER_AKTIF': '{{oleh}} ha riattivato {{user}} ({{level}})',
  'kabar.isi.USER_NONAKTIF': '{{oleh}} ha disattivato {{user}} ({{level}})',
  'kabar.isi.USER_TOKO': '{{oleh}} ha reso {{user}} della sede {{level}} nel negozio {{toko}}',
  'kabar.isi.USER_TOKO_LEPAS': '{{oleh}} ha tolto il negozio {{toko}} a {{user}} della sede',
  'kabar.isi.USER_HAK_CABUT': '{{oleh}} ha tolto {{n}} diritti a {{user}}: {{hak}}',
  'kabar.isi.USER_HAK_BERI': '{{oleh}} ha ridato {{n}} diritti a {{user}}: {{hak}}',
  'kabar.isi.TOKO_TUTUP': '{{oleh}} ha chiuso il negozio {{toko}}; nessuno può accedere',
  'kabar.isi.TOKO_BUKA': '{{oleh}} ha riaperto il negozio {{toko}}',
  'kabar.disetujui': '{{kabar}}, approvato da {{penyetuju}}',
  'kabar.sendiri': '{{kabar}}, DA SOLO senza una seconda persona',
  'kabar.isi.SIDIK_TOKEN': '{{oleh}} ha creato un nuovo token per il lettore di impronte',
  'kabar.isi.SIDIK_DAFTAR': '{{oleh}} ha registrato un’impronta di {{user}}',
  'kabar.isi.PENGATURAN':
    '{{oleh}} ha cambiato {{kunci}} da {{sebelum}} a {{sesudah}}, approvato da {{penyetuju}}',
  'kabar.isi.PENGATURAN_BEBAS': '{{oleh}} ha cambiato {{kunci}} da {{sebelum}} a {{sesudah}}',
  'kabar.isi.TOKO_KARTU': '{{oleh}} ha cambiato i dati del negozio: {{perubahan}}',
  'kabar.isi.PENGATURAN_SENDIRI':
    '{{oleh}} ha cambiato {{kunci}} da {{sebelum}} a {{sesudah}} senza una seconda persona',
  'kabar.isi.HARGA_EMAS':
    '{{oleh}} ha cambiato {{parameter}} {{nama}} ({{kolom}}) da {{sebelum}} a {{sesudah}}; {{awal}} a inizio giornata, oltre il {{batas}}%',
  'kabar.isi.HARGA_EMAS_PEKAN':
    '{{oleh}} ha cambiato {{parameter}} {{nama}} ({{kolom}}) da {{sebelum}} a {{sesudah}}; in {{hari}} giorni oltre il {{batas}}% da {{awal}}, di cui {{sendiri}} da {{oleh}}',
  'kabar.isi.TAKSIRAN_BATAS':
    '{{oleh}} ha visto {{jumlah}} quotazioni di riacquisto senza riacquisto il {{tanggal}}; la prossima richiede autorizzazione',
  'kabar.isi.TAKSIRAN_LAGI':
    '{{oleh}} ha permesso a {{user}} altre quotazioni di riacquisto il {{tanggal}}; {{jumlah}} prima senza riacquisto',
  'kabar.isi.UANG_MASUK':
    '{{oleh}} ha registrato un’entrata di {{jumlah}} su {{akun}} per {{nama}} ({{no}}: {{keterangan}}); oggi {{total}}, più di {{batas}}',
  'kabar.isi.UANG_MUTASI':
    '{{oleh}} ha spostato {{jumlah}} dalla banca {{akun}} alla cassa ({{no}}: {{keterangan}}); oggi {{total}}, più di {{batas}}',
  'kabar.isi.MASTER_BARU': '{{oleh}} ha aggiunto {{master}} {{kunci}}: {{perubahan}}',
  'kabar.isi.MASTER_UBAH': '{{oleh}} ha modificato {{master}} {{kunci}}: {{perubahan}}',
  'kabar.isi.MASTER_HAPUS': '{{oleh}} ha eliminato {{master}} {{kunci}}: {{perubahan}}',
  'kabar.isi.MASTER_BANYAK':
    '{{oleh}} ha salvato {{n}} righe di {{master}} insieme ({{baru}} nuove, {{berubah}} modificate): {{kunci}}',
  'kabar.isi.MASTER_AKUN': '{{oleh}} ha modificato i conti di {{peristiwa}}: {{peran}}',
};

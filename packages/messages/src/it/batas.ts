/** Limits on what one document and one person may come to. */
export const batas = {
  'error.BATAS_DOKUMEN': '{{jumlah}} supera il limite di un documento, {{batas}}',
  'error.BATAS_BERAT': 'Il peso {{jumlah}} supera il limite di un documento, {{batas}}',
  'error.JUMLAH_TERLALU_BESAR':
    "L'importo è troppo grande per il calcolo, controllare prezzo, peso e quantità",
  'tutup.terlalu-besar': 'importi troppo grandi per il calcolo, controllare {{dokumen}}',
  'setting.BATAS_DOKUMEN_RP': 'Importo massimo di un documento, rupie',
  'setting.BATAS_KAS_KELUAR_HARI_RP':
    'Uscite di cassa di un utente al giorno senza approvazione, rupie (0: tutte)',
  'setting.OTORISASI_BELI_KEMBALI_TUNAI':
    'Contanti per merce venduta oggi o non pagata in contanti: serve approvazione',
  'setting.DP_TITIPAN_MIN_PERSEN':
    'Acconto minimo senza approvazione, per cento del totale (0: qualsiasi)',
  'setting.BATAS_ATAS_PERSEN':
    'Di quanto l’oro può essere riacquistato sopra il prezzo di oggi senza approvazione, per cento',
  'setting.BATAS_BELI_KEMBALI_HARI_RP':
    'Riacquisti di un utente al giorno senza approvazione, rupie (0: tutti)',
  'harga-global.tanpa-batas-bawah': 'L’oro è venduto senza un minimo',
  'harga-global.tanpa-batas-atas': 'L’oro è comprato senza un massimo',
  'harga-global.tanpa-batas-atas-persen':
    'BATAS_ATAS_PERSEN 100 significa nessun massimo. Abbassalo, così un riacquisto sopra il valore del suo oro chiede un’approvazione.',
  'setting.BATAS_BANK_KELUAR_HARI_RP':
    'Uscite bancarie di un utente al giorno senza approvazione, rupie (0: tutte)',
  'setting.OTORISASI_PENJUAL_LAIN':
    'Un venditore diverso dall’acquirente della nota richiede approvazione',
  'setting.BATAS_TAKSIRAN_BELI':
    'Quotazioni di riacquisto senza riacquisto di un utente in un giorno senza autorizzazione (0: tutte la richiedono)',
  'setting.BATAS_MARKETPLACE_HARI_RP':
    'Vendite di un utente pagate da un marketplace al giorno senza approvazione, rupie (0: tutte)',
  'setting.BATAS_MARKETPLACE_TOKO_HARI_RP':
    'Vendite di tutti gli utenti del negozio pagate da un marketplace al giorno senza approvazione, rupie (0: tutte)',
  'setting.BATAS_NON_CASH_HARI_RP':
    'Bonifici e carte incassati da un utente al giorno senza approvazione, rupie (0: tutti)',
  'setting.BATAS_NON_CASH_TOKO_HARI_RP':
    'Bonifici e carte incassati da tutti gli utenti del negozio al giorno senza approvazione, rupie (0: tutti)',
  'setting.BATAS_TUNAI_NON_TUNAI_HARI_RP':
    'Contanti da denaro non pagato in contanti, di un utente in un giorno senza autorizzazione, rupie (0: sempre)',
  'setting.OTORISASI_PENGAMBIL_LAIN':
    'Il ritiro di deposito, ordine, riparazione o campione da parte di altri richiede autorizzazione',
  'setting.toko.zona-pemilik': 'Il fuso orario è cambiato solo da OWN o SU con una seconda persona',
  'setting.BATAS_KABAR_UANG_HARI_RP':
    'Entrate e spostamenti dalla banca alla cassa di un utente al giorno senza avviso ai titolari, rupie (0: tutti avvisati)',
  'setting.HARI_TUKAR_NON_TUNAI':
    'Giorni dopo una vendita con bonifico o carta in cui la permuta richiede autorizzazione (0: mai)',
  'setting.BATAS_SELISIH_PESANAN_PERSEN':
    'Differenza di peso del pezzo finito dall’ordine senza autorizzazione, per cento (100: qualsiasi)',
  'setting.DP_PESANAN_STOK_PERSEN':
    'Pagamento minimo di un ordine che riserva un pezzo di magazzino senza autorizzazione, per cento del prezzo (0: nessuno)',
};

/** Limits on what one document and one person may come to. */
export const batas = {
  'error.BATAS_DOKUMEN': '{{jumlah}} is above the limit of one document, {{batas}}',
  'error.BATAS_BERAT': 'The weight {{jumlah}} is above the limit of one document, {{batas}}',
  'error.JUMLAH_TERLALU_BESAR':
    'The amount is too large to compute, check price, weight and quantity',
  'tutup.terlalu-besar': 'the amounts are too large to compute, check {{dokumen}}',
  'setting.BATAS_DOKUMEN_RP': 'Largest amount in one document, rupiah',
  'setting.BATAS_KAS_KELUAR_HARI_RP':
    'Cash out of one user in a day without approval, rupiah (0: all need it)',
  'setting.OTORISASI_BELI_KEMBALI_TUNAI':
    'Cash for goods sold today or not paid in cash needs approval',
  'setting.DP_TITIPAN_MIN_PERSEN':
    'Least down payment of held goods without approval, per cent of the total (0: any)',
  'setting.BATAS_ATAS_PERSEN':
    'How far above today’s gold price gold may be bought back without approval, per cent',
  'setting.BATAS_BELI_KEMBALI_HARI_RP':
    'Buy-backs of one user in a day without approval, rupiah (0: all need it)',
  'harga-global.tanpa-batas-bawah': 'Gold Is Sold Without A Floor',
  'harga-global.tanpa-batas-atas': 'Gold Is Bought Without A Roof',
  'harga-global.tanpa-batas-atas-persen':
    'BATAS_ATAS_PERSEN 100 means no roof. Lower it, so that a buy-back above the worth of its gold asks for an approval.',
  'setting.BATAS_BANK_KELUAR_HARI_RP':
    'Bank money out of one user in a day without approval, rupiah (0: all need it)',
  'setting.OTORISASI_PENJUAL_LAIN': 'A seller who is not the nota’s buyer needs approval',
  'setting.BATAS_TAKSIRAN_BELI':
    'Buy-back quotes without a buy-back by one user in one day without approval (0: all need one)',
  'setting.BATAS_MARKETPLACE_HARI_RP':
    'Sales of one user paid by a marketplace in a day without approval, rupiah (0: all need it)',
  'setting.BATAS_MARKETPLACE_TOKO_HARI_RP':
    'Sales of all users of the shop paid by a marketplace in a day without approval, rupiah (0: all need it)',
  'setting.BATAS_NON_CASH_HARI_RP':
    'Transfers and cards taken by one user in a day without approval, rupiah (0: all need it)',
  'setting.BATAS_NON_CASH_TOKO_HARI_RP':
    'Transfers and cards taken by all users of the shop in a day without approval, rupiah (0: all need it)',
  'setting.BATAS_TUNAI_NON_TUNAI_HARI_RP':
    'Cash out of money not paid in cash, by one user in one day without approval, rupiah (0: all needs one)',
  'setting.OTORISASI_PENGAMBIL_LAIN':
    'A titipan, order, service or sample taken by somebody else needs approval',
  'setting.toko.zona-pemilik': 'The time zone is changed by OWN or SU only, with a second person',
  'setting.BATAS_KABAR_UANG_HARI_RP':
    'Money in and moves from bank to till of one user in a day without news to the owners, rupiah (0: all are told)',
  'setting.HARI_TUKAR_NON_TUNAI':
    'Days after a sale by transfer or card in which trading its piece in needs approval (0: never)',
  'setting.BATAS_SELISIH_PESANAN_PERSEN':
    'Difference of a made piece from the ordered weight without approval, per cent (100: any)',
  'setting.DP_PESANAN_STOK_PERSEN':
    'Least payment of an order that holds a piece of the stock without approval, per cent of its price (0: none)',
};

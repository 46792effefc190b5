/** Texts of buy-backs: screens, reports, papers and refusals. */
import type { pembelian as source } from '../id/pembelian.ts';

export const pembelian: Readonly<Record<keyof typeof source, string>> = {
  'error.PEMBELIAN_KEMARIN': '昨日の買取は取り消せません',
  'error.PENJUAL_WAJIB': '売り手の名前を入力してください',
  'error.IDENTITAS_WAJIB': 'バーコードのない商品には身分証番号が必要です',
  'error.HARGA_BELI_KOSONG': '{{nama}} の買取価格は 0 より大きくしてください',
  'error.BELI_LEBIH_BAYAR': '支払いが合計を {{rp}} 超えています',
  'error.LOT_TIDAK_ADA': '買取品 {{no_lot}} は存在しないか、すでに出庫済みです',
  'input.identitas': '{{label}} は 5～30 文字の英数字にしてください',
  'field.nik_sim_passport': '身分証 / 免許証 / パスポート',
  'field.bank_customer': 'お客様の銀行',
  'field.rekening_customer': 'お客様の口座番号',
  'field.nama_rekening_customer': '口座名義',
  'field.no_lot': 'ロット番号',
  'field.potongan_manual': '手動減額',
  'field.foto': '写真',
  'document.nama.pembelian': '買取',
  'screen.transaksi-pembelian': '買取',
  'screen.lihat-pembelian': '買取一覧',
  'screen.batal-pembelian': '買取取消',
  'screen.hancur-pembelian': '買取品の廃棄',
  'pembelian.transfer-ke': '振込先',
  'pembelian.harga-nota': '基準価格',
  'pembelian.potongan': '減額',
};

/** Texts of what owners are told. */
import type { kabar as source } from '../id/kabar.ts';

export const kabar: Readonly<Record<keyof typeof source, string>> = {
  'kabar.layar': 'オーナーへのお知らせ',
  'kabar.penjelasan':
    'ユーザーを誰が作成・リセット・変更・無効化したか、店舗の管理設定を誰が変更したか、またオーナー以外の誰が金銭を動かすマスターを変更したかを示します。',
  'kabar.waktu': '日時',
  'kabar.kabar': 'お知らせ',
  'kabar.oleh': '実行者',
  'kabar.dari-tanggal': '開始日',
  'kabar.sampai-tanggal': '終了日',
  'kabar.kosong': 'この期間のお知らせはありません',
  'kabar.belum-dibaca': '未読のオーナー通知 {{n}}件',
  'kabar.isi.USER_BARU': '{{oleh}} がユーザー {{user}}（レベル {{level}}）を作成しました',
  'kabar.isi.USER_RESET':
    '{{oleh}} が {{user}}（{{level}}）のパスワードをリセットしました。パスキーと指紋は削除されました',
  'kabar.isi.USER_LEVEL': '{{oleh}} が {{user}} のレベルを {{dari}} から {{level}} に変更しました',
  'kabar.isi.USER_AKTIF': '{{oleh}} が {{user}}（{{level}}）を再び有効にしました',
  'kabar.isi.USER_NONAKTIF': '{{oleh}} が {{user}}（{{level}}）を無効にしました',
  'kabar.isi.USER_TOKO': '{{oleh}} が本部の {{user}} を店舗 {{toko}} の {{level}} にしました',
  'kabar.isi.USER_TOKO_LEPAS': '{{oleh}} が本部の {{user}} から店舗 {{toko}} を外しました',
  'kabar.isi.USER_HAK_CABUT': '{{oleh}} が {{user}} の権限 {{n}} 件を取り消しました：{{hak}}',
  'kabar.isi.USER_HAK_BERI': '{{oleh}} が {{user}} の権限 {{n}} 件を戻しました：{{hak}}',
  'kabar.isi.TOKO_TUTUP': '{{oleh}} が店舗 {{toko}} を閉鎖しました（誰もログインできません）',
  'kabar.isi.TOKO_BUKA': '{{oleh}} が店舗 {{toko}} を再開しました',
  'kabar.disetujui': '{{kabar}}（承認 {{penyetuju}}）',
  'kabar.sendiri': '{{kabar}}（単独、二人目の承認なし）',
  'kabar.isi.SIDIK_TOKEN': '{{oleh}} が指紋スキャナーの新しいトークンを作成しました',
  'kabar.isi.SIDIK_DAFTAR': '{{oleh}} が {{user}} の指紋を登録しました',
  'kabar.isi.PENGATURAN':
    '{{oleh}} が {{kunci}} を {{sebelum}} から {{sesudah}} に変更（承認 {{penyetuju}}）',
  'kabar.isi.PENGATURAN_BEBAS': '{{oleh}} が {{kunci}} を {{sebelum}} から {{sesudah}} に変更',
  'kabar.isi.TOKO_KARTU': '{{oleh}} が店舗情報を変更：{{perubahan}}',
  'kabar.isi.PENGATURAN_SENDIRI':
    '{{oleh}} が {{kunci}} を {{sebelum}} から {{sesudah}} に変更（二人目の承認なし）',
  'kabar.isi.HARGA_EMAS':
    '{{oleh}} が {{parameter}} {{nama}}（{{kolom}}）を {{sebelum}} から {{sesudah}} に変更しました。その日の開始時は {{awal}}、{{batas}}% を超えています',
  'kabar.isi.HARGA_EMAS_PEKAN':
    '{{oleh}} が {{parameter}} {{nama}} ({{kolom}}) を {{sebelum}} から {{sesudah}} に変更しました。{{hari}} 日間で {{awal}} から {{batas}}% を超え、うち {{oleh}} による変動は {{sendiri}} です',
  'kabar.isi.TAKSIRAN_BATAS':
    '{{oleh}} は {{tanggal}} に買取に至らない買取査定を {{jumlah}} 件表示しました。次からは承認が必要です',
  'kabar.isi.TAKSIRAN_LAGI':
    '{{oleh}} は {{user}} に {{tanggal}} の買取査定の追加表示を許可しました。それまでの {{jumlah}} 件は買取に至っていません',
  'kabar.isi.UANG_MASUK':
    '{{oleh}} が {{akun}} へ {{jumlah}} の入金を記録しました（{{nama}}、{{no}}：{{keterangan}}）。本日合計 {{total}}、基準 {{batas}} 超',
  'kabar.isi.UANG_MUTASI':
    '{{oleh}} が銀行 {{akun}} から現金へ {{jumlah}} を移しました（{{no}}：{{keterangan}}）。本日合計 {{total}}、基準 {{batas}} 超',
  'kabar.isi.MASTER_BARU': '{{oleh}} が {{master}} {{kunci}} を追加：{{perubahan}}',
  'kabar.isi.MASTER_UBAH': '{{oleh}} が {{master}} {{kunci}} を変更：{{perubahan}}',
  'kabar.isi.MASTER_HAPUS': '{{oleh}} が {{master}} {{kunci}} を削除：{{perubahan}}',
  'kabar.isi.MASTER_BANYAK':
    '{{oleh}} が {{master}} を {{n}} 行まとめて保存（新規 {{baru}}、変更 {{berubah}}）：{{kunci}}',
  'kabar.isi.MASTER_AKUN': '{{oleh}} が {{peristiwa}} の勘定を変更：{{peran}}',
};

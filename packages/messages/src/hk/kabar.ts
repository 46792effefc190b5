/** Texts of what owners are told. */
import type { kabar as source } from '../id/kabar.ts';

export const kabar: Readonly<Record<keyof typeof source, string>> = {
  'kabar.layar': '店主通知',
  'kabar.penjelasan':
    '誰建立、重設、更改或停用了用戶，誰更改了店舖的管控設定，以及除店主外誰更改了牽涉金錢的主檔。',
  'kabar.waktu': '時間',
  'kabar.kabar': '通知',
  'kabar.oleh': '操作者',
  'kabar.dari-tanggal': '開始日期',
  'kabar.sampai-tanggal': '結束日期',
  'kabar.kosong': '此期間沒有通知',
  'kabar.belum-dibaca': '{{n}} 則店主通知未讀',
  'kabar.isi.USER_BARU': '{{oleh}} 建立了用戶 {{user}}（級別 {{level}}）',
  'kabar.isi.USER_RESET': '{{oleh}} 重設了 {{user}}（{{level}}）的密碼；其通行密鑰與指紋已移除',
  'kabar.isi.USER_LEVEL': '{{oleh}} 將 {{user}} 的級別由 {{dari}} 改為 {{level}}',
  'kabar.isi.USER_AKTIF': '{{oleh}} 重新啟用了 {{user}}（{{level}}）',
  'kabar.isi.USER_NONAKTIF': '{{oleh}} 停用了 {{user}}（{{level}}）',
  'kabar.isi.USER_TOKO': '{{oleh}} 讓總部的 {{user}} 成為分店 {{toko}} 的 {{level}}',
  'kabar.isi.USER_TOKO_LEPAS': '{{oleh}} 取消了總部的 {{user}} 在分店 {{toko}} 的權限',
  'kabar.isi.USER_HAK_CABUT': '{{oleh}} 取消了 {{user}} 的 {{n}} 項權限：{{hak}}',
  'kabar.isi.USER_HAK_BERI': '{{oleh}} 恢復了 {{user}} 的 {{n}} 項權限：{{hak}}',
  'kabar.isi.TOKO_TUTUP': '{{oleh}} 關閉了分店 {{toko}}；任何人均不能登入',
  'kabar.isi.TOKO_BUKA': '{{oleh}} 重新開放了分店 {{toko}}',
  'kabar.disetujui': '{{kabar}}，由 {{penyetuju}} 批准',
  'kabar.sendiri': '{{kabar}}，單獨進行，無第二人批准',
  'kabar.isi.SIDIK_TOKEN': '{{oleh}} 為指紋掃描器建立了新權杖',
  'kabar.isi.SIDIK_DAFTAR': '{{oleh}} 登記了 {{user}} 的指紋',
  'kabar.isi.PENGATURAN':
    '{{oleh}} 將 {{kunci}} 由 {{sebelum}} 改為 {{sesudah}}，由 {{penyetuju}} 批准',
  'kabar.isi.PENGATURAN_BEBAS': '{{oleh}} 將 {{kunci}} 由 {{sebelum}} 改為 {{sesudah}}',
  'kabar.isi.TOKO_KARTU': '{{oleh}} 更改了店舖資料：{{perubahan}}',
  'kabar.isi.PENGATURAN_SENDIRI':
    '{{oleh}} 將 {{kunci}} 由 {{sebelum}} 改為 {{sesudah}}，無第二人批准',
  'kabar.isi.HARGA_EMAS':
    '{{oleh}} 將 {{parameter}} {{nama}}（{{kolom}}）由 {{sebelum}} 改為 {{sesudah}}；當日開始時 {{awal}}，超過 {{batas}}%',
  'kabar.isi.HARGA_EMAS_PEKAN':
    '{{oleh}} 將 {{parameter}} {{nama}}（{{kolom}}）由 {{sebelum}} 改為 {{sesudah}}；{{hari}} 日內較 {{awal}} 變動超過 {{batas}}%，其中 {{oleh}} 佔 {{sendiri}}',
  'kabar.isi.TAKSIRAN_BATAS':
    '{{oleh}} 於 {{tanggal}} 已查看 {{jumlah}} 次未成交的回購報價；下一次需授權',
  'kabar.isi.TAKSIRAN_LAGI':
    '{{oleh}} 允許 {{user}} 於 {{tanggal}} 再查看回購報價；之前 {{jumlah}} 次未成交',
  'kabar.isi.UANG_MASUK':
    '{{oleh}} 記錄收款 {{jumlah}} 到 {{akun}}，項目 {{nama}}（{{no}}：{{keterangan}}）；今日合計 {{total}}，超過 {{batas}}',
  'kabar.isi.UANG_MUTASI':
    '{{oleh}} 從銀行 {{akun}} 轉 {{jumlah}} 到現金（{{no}}：{{keterangan}}）；今日合計 {{total}}，超過 {{batas}}',
  'kabar.isi.MASTER_BARU': '{{oleh}} 新增了 {{master}} {{kunci}}：{{perubahan}}',
  'kabar.isi.MASTER_UBAH': '{{oleh}} 更改了 {{master}} {{kunci}}：{{perubahan}}',
  'kabar.isi.MASTER_HAPUS': '{{oleh}} 刪除了 {{master}} {{kunci}}：{{perubahan}}',
  'kabar.isi.MASTER_BANYAK':
    '{{oleh}} 一次儲存了 {{n}} 行 {{master}}（新增 {{baru}}，更改 {{berubah}}）：{{kunci}}',
  'kabar.isi.MASTER_AKUN': '{{oleh}} 更改了 {{peristiwa}} 的科目：{{peran}}',
};

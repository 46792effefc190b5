/** Admins whom members may chat with (spec 2 §3, §5). */
import { defineMaster } from '../define-master.ts';
import { kode, nomorHp, teks } from '../field/text-field.ts';
import { KATALOG_TEXTS } from './katalog-part.ts';

export const kontakAdminKatalog = defineMaster({
  name: 'kontak-admin-katalog',
  area: 'katalog',
  route: '/kontak-admin-katalog',
  path: 'app/member/admin-chat',
  paths: {
    update: 'app/member/admin-chat/edit/:key',
    remove: 'app/member/admin-chat/delete/:key',
  },
  key: 'kode_admin',
  title: 'master.kontak_admin_katalog',
  fields: {
    kode_admin: kode({ auto: 'AD' }),
    nama_admin: teks({ wajib: 'isian.nama_admin' }),
    no_hp: nomorHp({ wajib: 'isian.no_hp', label: 'field.no_whatsapp' }),
  },
  told: true,
  list: ['kode_admin', 'nama_admin', 'no_hp', 'aktif'],
  texts: {
    ...KATALOG_TEXTS,
    empty: 'master.kontak_admin_katalog.kosong',
    createFailed: 'master.kontak_admin_katalog.gagal_tambah',
    updateFailed: 'master.kontak_admin_katalog.gagal_ubah',
    deleteFailed: 'master.kontak_admin_katalog.gagal_hapus',
  },
});

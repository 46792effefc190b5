/** What the catalogue says of a price group; one row per group (spec 2 §3). */
import { defineMaster } from '../define-master.ts';
import { teksPanjang } from '../field/text-field.ts';
import { ref } from '../field/choice-field.ts';
import { KATALOG_TEXTS } from './katalog-part.ts';

export const groupDescriptionKatalog = defineMaster({
  name: 'group-description-katalog',
  area: 'katalog',
  route: '/group-description-katalog',
  path: 'app/member/group-description',
  paths: {
    update: 'app/member/group-description/edit/:key',
    remove: 'app/member/group-description/delete/:key',
  },
  key: 'kode_group',
  nama: 'kode_group',
  title: 'master.group_description_katalog',
  fields: {
    kode_group: ref('group'),
    description: teksPanjang({ required: false }),
  },
  told: true,
  list: ['kode_group', 'nama_group', 'description', 'aktif'],
  texts: {
    ...KATALOG_TEXTS,
    empty: 'master.group_description_katalog.kosong',
    createFailed: 'master.harga_katalog.gagal_tambah',
    updateFailed: 'master.harga_katalog.gagal_ubah',
    deleteFailed: 'master.harga_katalog.gagal_hapus',
  },
});

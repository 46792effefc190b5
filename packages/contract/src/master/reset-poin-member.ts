/** When points lapse: after so many months, or all at once on a date. */
import { defineMaster } from '../define-master.ts';
import { kode } from '../field/text-field.ts';
import { tanggal } from '../field/choice-field.ts';
import { angka } from '../field/number-field.ts';

export const resetPoinMember = defineMaster({
  name: 'reset-poin-member',
  area: 'member',
  group: 'master.grup.parameter_member',
  route: '/parameter-reset-poin-member',
  path: 'para-reset-poin-member',
  key: 'kode_reset',
  nama: 'kode_reset',
  title: 'master.reset_poin_member',
  module: 'MEMBER_RESET_POIN_MODULE',
  fields: {
    kode_reset: kode(),
    masa_berlaku_bulan: angka({ max: 120 }),
    tgl_reset: tanggal({ required: false }),
  },
  list: ['kode_reset', 'masa_berlaku_bulan', 'tgl_reset', 'aktif'],
  told: true,
  check: (row) =>
    Number(row['masa_berlaku_bulan']) === 0 && row['tgl_reset'] === null
      ? [{ key: 'isian.reset_kosong', field: 'masa_berlaku_bulan' }]
      : [],
});

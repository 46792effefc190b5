/** Bonus of the sales staff per type of piece: rupiah, rupiah per gram, or per cent of the sale. */
import { defineMaster } from '../define-master.ts';
import { kode } from '../field/text-field.ts';
import { pilihan, ref } from '../field/choice-field.ts';
import { nilai } from '../field/number-field.ts';

/** Most that one piece, one gram or the price of a piece earns who sold it. */
const MOST: Readonly<Record<string, number>> = { RP: 1_000_000, PER_GRAM: 100_000, PERSEN: 25 };

export const bonusSales = defineMaster({
  name: 'bonus-sales',
  area: 'master',
  route: '/parameter-bonus-sales',
  path: 'para-bonus-sales',
  key: 'kode_bonus',
  nama: 'kode_jenis',
  title: 'master.bonus_sales',
  module: 'BONUS_SALES_MODULE',
  fields: {
    kode_bonus: kode(),
    kode_jenis: ref('jenis'),
    tipe_bonus: pilihan(['RP', 'PER_GRAM', 'PERSEN']),
    nilai: nilai({ pengelola: true, per: { field: 'tipe_bonus', persen: 'PERSEN' } }),
  },
  list: ['kode_bonus', 'kode_jenis', 'nama_jenis', 'tipe_bonus', 'nilai', 'aktif'],
  told: true,
  check: ({ tipe_bonus, nilai: worth }) => {
    const maks = MOST[String(tipe_bonus)] ?? 0;
    return Number(worth) > maks ? [{ key: 'isian.maks', data: { maks }, field: 'nilai' }] : [];
  },
});

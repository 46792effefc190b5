/**
 * The shop's bank accounts, with the card fee of each and who bears it (docs/domain.md §5). Where
 * money goes that is moved freely between accounts, so OWN's and SU's by level
 * (docs/decision/0033).
 */
import { defineMaster, withLent } from '../define-master.ts';
import type { LentBy } from '../define-master.ts';
import { kode, teks } from '../field/text-field.ts';
import { pilihan, ref } from '../field/choice-field.ts';
import { persen } from '../field/number-field.ts';
import type { bank } from './bank.ts';
import { LIMIT_RIGHTS } from './limit-rights.ts';

export const rekening = withLent<LentBy<typeof bank, 'nama_bank'>>()(
  defineMaster({
    name: 'rekening',
    area: 'master',
    route: '/master-rekening',
    path: 'rekenings',
    lists: [{ path: 'rekenings/get-by-kode-bank' }],
    key: 'no_rekening',
    title: 'master.rekening',
    fields: {
      no_rekening: kode({ max: 30 }),
      nama_rekening: teks(),
      kode_bank: ref('bank'),
      fee: persen(),
      fee_ditanggung: pilihan(['TOKO', 'CUSTOMER'], { initial: 'TOKO', required: false }),
    },
    told: true,
    rights: LIMIT_RIGHTS,
    list: ['no_rekening', 'nama_rekening', 'nama_bank', 'fee', 'fee_ditanggung', 'aktif'],
  }),
);

/** The accounts that a role may be booked to, as Parameter Akun offers them. */
import type { RowOf } from '@kencana/contract/define-master';
import type { akun } from '@kencana/contract/master/akun';
import type { MessageKey } from '@kencana/messages/key';
import type { Choice } from '../../ui/select-field.tsx';

type Account = Pick<RowOf<typeof akun>, 'nomor_akun' | 'nama_akun' | 'golongan' | 'aktif'>;

/** Number, name and group of each; one out of use keeps its name but cannot be chosen. */
export function accountChoices(
  rows: readonly Account[],
  t: (key: MessageKey) => string,
): readonly Choice[] {
  return rows.map(({ nomor_akun, nama_akun, golongan, aktif }) => ({
    value: nomor_akun,
    label: `${nomor_akun} — ${nama_akun} (${t(`opsi.golongan.${golongan}`)})`,
    ...(!aktif && { disabled: true }),
  }));
}

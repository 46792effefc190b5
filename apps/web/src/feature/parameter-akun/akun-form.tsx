/**
 * The dialog that changes the account numbers of one event; applying holds the change on the
 * screen, nothing is sent.
 */
import { SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { akunProblems } from '@kencana/contract/parameter-akun';
import type { ParameterAkun } from '@kencana/contract/parameter-akun';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { FormModal } from '../../ui/form-modal.tsx';
import { type Choice, SelectField } from '../../ui/select-field.tsx';
import { withNumber } from './held-changes.ts';

export interface AkunFormProps {
  readonly row: ParameterAkun;
  readonly accounts: readonly Choice[];
  readonly onClose: () => void;
  readonly onApply: (row: ParameterAkun) => void;
}

export function AkunForm({ row, accounts, onClose, onApply }: AkunFormProps): ReactNode {
  const t = useT();
  const [changed, setChanged] = useState(row);
  const apply = (): void => {
    const [problem] = akunProblems(changed);
    if (problem === undefined) {
      onApply(changed);
      onClose();
    } else {
      notify.error(t(problem.key, problem.data));
    }
  };
  return (
    <FormModal
      opened
      title={t('akun.edit', { trx: row.trx })}
      dirty={changed !== row}
      saving={false}
      submitLabel={t('akun.terapkan')}
      onClose={onClose}
      onSubmit={apply}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {changed.detail_akun.map((role) => (
          <SelectField
            key={`${role.kode_akun}/${role.jenis_akun}`}
            label={`${role.kode_akun} (${t(`opsi.jenis_akun.${role.jenis_akun}`)})`}
            placeholder={t('akun.belum_dipetakan')}
            clearable
            data={accounts}
            value={role.nomor_akun ?? ''}
            onChange={(nomor) => setChanged((old) => withNumber(old, role, nomor))}
          />
        ))}
      </SimpleGrid>
    </FormModal>
  );
}

/** The pieces go to a craftsman. */
import { Stack, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { ServiceDocument } from '@kencana/contract/document/service';
import { tukang } from '@kencana/contract/master/tukang';
import { focusPlace } from '../../engine/document-screen/focus-place.ts';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { useSubmit } from '../../platform/submit.ts';
import { useMasterChoices } from '../../platform/master-rows.ts';
import { FormModal } from '../../ui/form-modal.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { EventFormProps } from './row-actions.tsx';

const FIRST = 'service-tukang';

export function TukangForm({ service, onClose }: EventFormProps): ReactNode {
  const t = useT();
  const no = service.no_faktur_group;
  const list = useMasterChoices(tukang, { path: 'tukang/get/all' });
  const [kode_tukang, setTukang] = useState('');
  const [keterangan, setKeterangan] = useState('');
  const submit = useSubmit<ServiceDocument>({
    path: 'service/tukang',
    screen: `service-tukang.${no}`,
  });
  useEffect(() => focusPlace(FIRST), []);
  const save = async (): Promise<void> => {
    const answer = await submit.send({ no_faktur_group: no, kode_tukang, keterangan });
    if (answer === undefined) return;
    notify.success(t('service.terkirim', { no, nama: answer.data.nama_tukang }));
    onClose(true);
  };
  return (
    <FormModal
      opened
      size="md"
      title={t('service.kirim-tukang-isi', { no })}
      dirty={kode_tukang !== '' || keterangan !== ''}
      saving={submit.saving}
      onClose={() => onClose()}
      onSubmit={save}
    >
      <Stack gap="sm">
        <SelectField
          required
          id={FIRST}
          label={t('service.tukang')}
          data={list.choices}
          value={kode_tukang}
          error={submit.errors['kode_tukang'] ?? list.error}
          onChange={(kode) => {
            submit.touch(['kode_tukang']);
            setTukang(kode);
          }}
        />
        <TextInput
          label={t('shell.keterangan')}
          autoComplete="off"
          maxLength={200}
          value={keterangan}
          error={submit.errors['keterangan']}
          onChange={(event) => setKeterangan(event.currentTarget.value)}
        />
      </Stack>
    </FormModal>
  );
}

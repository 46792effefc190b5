/**
 * The first owner of a production server: made once, with the one-time code from the server's log.
 */
import { Button, NativeSelect, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { MessageKey } from '@kencana/messages/key';
import { api, newKey } from '../../platform/api.ts';
import { ApiError } from '../../platform/api-error.ts';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';

const FIELDS = [
  { name: 'kode', label: 'shell.setup-kode' },
  { name: 'kode_toko', label: 'shell.setup-kode-toko' },
  { name: 'nama_toko', label: 'shell.setup-nama-toko' },
  { name: 'alamat_toko', label: 'shell.setup-alamat-toko' },
  { name: 'user_id', label: 'shell.setup-user-id' },
  { name: 'nama', label: 'shell.setup-nama' },
  { name: 'password', label: 'shell.password' },
] as const satisfies readonly { name: string; label: MessageKey }[];

type Values = Readonly<Record<(typeof FIELDS)[number]['name'], string>> & {
  readonly tipe_toko: 'CABANG' | 'PUSAT';
};

const EMPTY: Values = {
  kode: '',
  kode_toko: '',
  nama_toko: '',
  alamat_toko: '',
  tipe_toko: 'CABANG',
  user_id: '',
  nama: '',
  password: '',
};

export function Setup({ onDone }: { onDone: () => void }): ReactNode {
  const t = useT();
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [busy, setBusy] = useState(false);
  const submit = async (): Promise<void> => {
    setBusy(true);
    setErrors({});
    try {
      await api.post('setup/owner', { body: values, key: newKey() });
      notify.success(t('shell.setup-berhasil'));
      onDone();
    } catch (error) {
      if (error instanceof ApiError && error.errors !== undefined) setErrors(error.errors);
      else notify.failure(error, 'shell.kirim-gagal');
      setBusy(false);
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap="sm">
        <Title order={2} size="h5">
          {t('shell.setup-judul')}
        </Title>
        <Text size="sm">{t('shell.setup-uraian')}</Text>
        <NativeSelect
          label={t('shell.setup-tipe')}
          description={t('shell.setup-tipe-uraian')}
          data={[
            { value: 'CABANG', label: t('shell.setup-tipe-toko') },
            { value: 'PUSAT', label: t('shell.setup-tipe-pusat') },
          ]}
          value={values.tipe_toko}
          onChange={(event) => {
            const tipe_toko = event.currentTarget.value === 'PUSAT' ? 'PUSAT' : 'CABANG';
            setValues({ ...values, tipe_toko });
          }}
        />
        {FIELDS.map(({ name, label }) => {
          const Field = name === 'password' ? PasswordInput : TextInput;
          return (
            <Field
              key={name}
              required={name !== 'alamat_toko'}
              label={t(label)}
              autoComplete={name === 'password' ? 'new-password' : 'off'}
              value={values[name]}
              error={errors[name]?.[0]}
              onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
            />
          );
        })}
        <Button type="submit" loading={busy}>
          {t('shell.setup-simpan')}
        </Button>
      </Stack>
    </form>
  );
}

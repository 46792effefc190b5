/** A user's own passkeys: list, registration after the password, removal. */
import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser';
import {
  ActionIcon,
  Alert,
  Button,
  Group,
  Paper,
  PasswordInput,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { PasskeyRow } from '@kencana/contract/call/otorisasi-calls';
import { api, newKey } from '../../platform/api.ts';
import { ApiError } from '../../platform/api-error.ts';
import { useT } from '../../platform/i18n.ts';
import { confirmDialog, notify } from '../../platform/notify.ts';
import { useSession } from '../../platform/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { showMoment } from '../../platform/show.ts';

export function Passkey(): ReactNode {
  const t = useT();
  const shop = useSession().toko.kode_toko;
  const { data, error, refetch } = useQuery({
    queryKey: ['passkey'],
    queryFn: ({ signal }) => api.get('passkey', { signal, shop }),
  });
  const again = (): void => void refetch();
  return (
    <Page title={t('otorisasi.layar-passkey')}>
      <Stack maw={560}>
        <Text>{t('otorisasi.passkey-penjelasan')}</Text>
        {browserSupportsWebAuthn() ? (
          <NewPasskey shop={shop} onMade={again} />
        ) : (
          <Alert color="yellow">{t('otorisasi.passkey-tidak-bisa')}</Alert>
        )}
        {error !== null ? <FailedState text={error.message} onRetry={again} /> : null}
        {error === null && data === undefined ? <LoadingState /> : null}
        {data?.data.length === 0 ? <EmptyState text={t('otorisasi.passkey-kosong')} /> : null}
        {data?.data.map((row) => (
          <One key={row._id} row={row} shop={shop} onGone={again} />
        ))}
      </Stack>
    </Page>
  );
}

function NewPasskey({ shop, onMade }: { shop: string; onMade: () => void }): ReactNode {
  const t = useT();
  const [nama, setNama] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | undefined>();
  const submit = async (): Promise<void> => {
    setBusy(true);
    setFailed(undefined);
    try {
      await register(shop, nama, password);
      notify.success(t('otorisasi.passkey-berhasil'));
      setNama('');
      onMade();
    } catch (error) {
      setFailed(error instanceof ApiError ? error.message : t('otorisasi.passkey-batal'));
    }
    setPassword('');
    setBusy(false);
  };
  return (
    <Paper withBorder p="md">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap="sm">
          <TextInput
            required
            maxLength={60}
            label={t('otorisasi.passkey-nama')}
            value={nama}
            onChange={(event) => setNama(event.currentTarget.value)}
          />
          <PasswordInput
            required
            autoComplete="current-password"
            label={t('shell.password')}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            visibilityToggleButtonProps={{ 'aria-label': t('shell.lihat-password') }}
          />
          {failed === undefined ? null : (
            <Text role="alert" c="var(--mantine-color-error)" size="sm">
              {failed}
            </Text>
          )}
          <Button type="submit" loading={busy} disabled={nama.trim() === '' || password === ''}>
            {t('otorisasi.passkey-tambah')}
          </Button>
        </Stack>
      </form>
    </Paper>
  );
}

async function register(shop: string, nama: string, password: string): Promise<void> {
  const { data } = await api.post('passkey/mulai', { body: { password }, shop });
  const credential = await startRegistration({ optionsJSON: data.options });
  const body = {
    tantangan: data.tantangan,
    nama,
    credential: {
      ...credential,
      response: { ...credential.response },
      clientExtensionResults: { ...credential.clientExtensionResults },
    },
  };
  await api.post('passkey', { body, shop, key: newKey() });
}

function One({
  row,
  shop,
  onGone,
}: {
  row: PasskeyRow;
  shop: string;
  onGone: () => void;
}): ReactNode {
  const t = useT();
  const { nama } = row;
  const remove = async (): Promise<void> => {
    const text = t('otorisasi.passkey-hapus-tanya', { nama });
    if (!(await confirmDialog({ text, danger: true }))) return;
    try {
      await api.del('passkey/:_id', { params: { _id: row._id }, shop });
      notify.success(t('otorisasi.passkey-terhapus'));
      onGone();
    } catch (error) {
      notify.failure(error);
    }
  };
  return (
    <Paper withBorder p="sm">
      <Group justify="space-between" wrap="nowrap">
        <div>
          <Text fw={600}>{nama}</Text>
          <Text size="xs" c="dimmed">
            {t('otorisasi.passkey-dibuat', { waktu: showMoment(row.created_at) })}
          </Text>
          {row.last_used_at === null ? null : (
            <Text size="xs" c="dimmed">
              {t('otorisasi.passkey-terakhir', { waktu: showMoment(row.last_used_at) })}
            </Text>
          )}
        </div>
        <ActionIcon
          variant="subtle"
          color="red"
          size="lg"
          aria-label={t('otorisasi.passkey-hapus', { nama })}
          onClick={() => void remove()}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </Group>
    </Paper>
  );
}

/**
 * Setting up fingerprint scanners: the bridge's token, and whose fingers are enrolled
 * (docs/fingerprint-bridge.md).
 */
import {
  ActionIcon,
  Alert,
  Button,
  Code,
  Group,
  Paper,
  PasswordInput,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { BridgeState } from '@kencana/contract/call/otorisasi-calls';
import { api, newKey } from '../../platform/api.ts';
import { ApproverField } from '../../platform/authorization-manual.tsx';
import { useT } from '../../platform/i18n.ts';
import { confirmDialog, notify } from '../../platform/notify.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { showMoment } from '../../platform/show.ts';

/** The list is read again while a finger may be on the scanner. */
const REFRESH_MS = 3000;

export function SidikJari(): ReactNode {
  const t = useT();
  const { data, error, refetch } = useQuery({
    queryKey: ['fingerprint-bridge'],
    queryFn: ({ signal }) => api.get('fingerprint-bridge', { signal }),
    refetchInterval: REFRESH_MS,
  });
  const again = (): void => void refetch();
  return (
    <Page title={t('otorisasi.layar-sidik')}>
      <Stack maw={560}>
        <Text>{t('otorisasi.sidik-penjelasan')}</Text>
        {error !== null ? <FailedState text={error.message} onRetry={again} /> : null}
        {error === null && data === undefined ? <LoadingState /> : null}
        {data === undefined ? null : (
          <>
            <Bridge state={data.data} onChange={again} />
            {data.data.jembatan === null ? null : <Enrol />}
            <Fingers users={data.data.users} onChange={again} />
          </>
        )}
      </Stack>
    </Page>
  );
}

function Bridge({ state, onChange }: { state: BridgeState; onChange: () => void }): ReactNode {
  const t = useT();
  const [token, setToken] = useState<string | undefined>();
  const { jembatan } = state;
  const make = async (): Promise<void> => {
    const text = t('otorisasi.sidik-token-tanya');
    if (jembatan !== null && !(await confirmDialog({ text, danger: true }))) return;
    try {
      const { data } = await api.post('fingerprint-bridge/token', {
        key: newKey(),
      });
      setToken(data.token);
      onChange();
    } catch (error) {
      notify.failure(error);
    }
  };
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <Title order={2} size="h5">
          {t('otorisasi.sidik-jembatan')}
        </Title>
        <Text size="sm">{bridgeText(t, jembatan)}</Text>
        {token === undefined ? null : (
          <Alert color="yellow" title={t('otorisasi.sidik-token-sekali')}>
            <Code block>{token}</Code>
          </Alert>
        )}
        <Button variant="default" onClick={() => void make()}>
          {t('otorisasi.sidik-token-buat')}
        </Button>
      </Stack>
    </Paper>
  );
}

function bridgeText(t: ReturnType<typeof useT>, jembatan: BridgeState['jembatan']): string {
  if (jembatan === null) return t('otorisasi.sidik-jembatan-belum');
  const { last_seen, created_at } = jembatan;
  return last_seen === null
    ? t('otorisasi.sidik-jembatan-diam', { waktu: showMoment(created_at) })
    : t('otorisasi.sidik-jembatan-terakhir', { waktu: showMoment(last_seen) });
}

function Enrol(): ReactNode {
  const t = useT();
  const [userId, setUserId] = useState('');
  const [jari, setJari] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (): Promise<void> => {
    setBusy(true);
    try {
      const body = { user_id: userId, jari, password };
      await api.post('user-fingerprint', { body, key: newKey() });
      notify.info(t('otorisasi.sidik-diminta', { user: userId }));
      setJari('');
      setPassword('');
    } catch (error) {
      notify.failure(error);
    }
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
          <ApproverField value={userId} onChange={setUserId} onChosen={() => undefined} />
          <TextInput
            label={t('otorisasi.sidik-jari')}
            maxLength={40}
            value={jari}
            onChange={(event) => setJari(event.currentTarget.value)}
          />
          <PasswordInput
            required
            autoComplete="off"
            label={t('shell.password')}
            description={t('otorisasi.sidik-password')}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            visibilityToggleButtonProps={{ 'aria-label': t('shell.lihat-password') }}
          />
          <Button type="submit" loading={busy} disabled={userId === '' || password === ''}>
            {t('otorisasi.sidik-daftarkan')}
          </Button>
        </Stack>
      </form>
    </Paper>
  );
}

function Fingers(props: { users: BridgeState['users']; onChange: () => void }): ReactNode {
  const t = useT();
  const remove = async (user: string): Promise<void> => {
    const text = t('otorisasi.sidik-hapus-tanya', { user });
    if (!(await confirmDialog({ text, danger: true }))) return;
    try {
      await api.del('user-fingerprint/:user_id', { params: { user_id: user } });
      props.onChange();
    } catch (error) {
      notify.failure(error);
    }
  };
  if (props.users.length === 0) return <EmptyState text={t('otorisasi.sidik-kosong')} />;
  return props.users.map(({ user_id, jari }) => (
    <Paper key={user_id} withBorder p="sm">
      <Group justify="space-between">
        <Text>{t('otorisasi.sidik-terdaftar', { user: user_id, n: jari })}</Text>
        <ActionIcon
          variant="subtle"
          color="red"
          size="lg"
          aria-label={t('otorisasi.sidik-hapus', { user: user_id })}
          onClick={() => void remove(user_id)}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </Group>
    </Paper>
  ));
}

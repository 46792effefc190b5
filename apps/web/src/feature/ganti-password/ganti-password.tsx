/**
 * Ganti Password: old and new password (PUT users/change-password). The server ends the user's
 * other sessions.
 */
import { Button, Paper, PasswordInput, Stack, Text } from '@mantine/core';
import type { PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { api } from '../../platform/api.ts';
import { wordsOf } from '../../platform/api-error.ts';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { updateSession, useSession } from '../../platform/session.ts';
import { Page } from '../../ui/page.tsx';
import { AllowDevice } from './allow-device.tsx';
import { AccountTraces } from './account-traces.tsx';
import { useList } from '../../platform/use-list.ts';
import { DeviceList } from '../../ui/device-list.tsx';

const MIN_LENGTH = 8;

export function GantiPassword(): ReactNode {
  const t = useT();
  const [old, setOld] = useState('');
  const [fresh, setFresh] = useState('');
  const [again, setAgain] = useState('');
  // Nothing else is open to whoever must change a password that was given.
  const first = useSession().user.wajib_ganti === true;
  const { busy, failed, send } = useSend();
  const tooShort = fresh !== '' && (fresh.length < MIN_LENGTH || fresh === old);
  const differs = again !== '' && again !== fresh;
  const ready = old !== '' && fresh !== '' && again === fresh && !tooShort;
  const submit = async (): Promise<void> => {
    if (!ready || !(await send({ password: old, new_password: fresh }))) return;
    for (const empty of [setOld, setFresh, setAgain]) empty('');
  };
  return (
    <Page title={t('screen.ganti-password')}>
      <Stack gap="xl" maw={440}>
        <AccountTraces />
        <Paper withBorder p="lg">
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void submit();
            }}
          >
            <Stack gap="sm">
              <Text size="sm" c="dimmed">
                {t('screen.password-syarat')}
              </Text>
              <Secret
                autoFocus
                autoComplete="current-password"
                label={t('screen.password-lama')}
                value={old}
                error={failed}
                onText={setOld}
              />
              <Secret
                autoComplete="new-password"
                label={t('screen.password-baru')}
                value={fresh}
                error={tooShort ? t('error.PASSWORD_LEMAH') : undefined}
                onText={setFresh}
              />
              <Secret
                autoComplete="new-password"
                label={t('screen.password-ulang')}
                value={again}
                error={differs ? t('screen.password-tidak-sama') : undefined}
                onText={setAgain}
              />
              <Button type="submit" disabled={!ready} loading={busy}>
                {busy ? t('shell.sedang-menyimpan') : t('shell.simpan-data')}
              </Button>
            </Stack>
          </form>
        </Paper>
        {first ? null : (
          <Stack gap="lg">
            <OwnDevices />
            <AllowDevice />
          </Stack>
        )}
      </Stack>
    </Page>
  );
}

/** Sends both passwords; answers whether the new one holds. */
function useSend(): {
  readonly busy: boolean;
  readonly failed: string | undefined;
  readonly send: (body: { password: string; new_password: string }) => Promise<boolean>;
} {
  const t = useT();
  const { user } = useSession();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | undefined>();
  return {
    busy,
    failed,
    send: async (body) => {
      setBusy(true);
      setFailed(undefined);
      try {
        await api.put('users/change-password', { body });
      } catch (error) {
        setFailed(wordsOf(error) ?? t('screen.password-gagal'));
        notify.failure(error, 'screen.password-gagal');
        setBusy(false);
        return false;
      }
      notify.success(t('screen.password-berhasil'));
      setBusy(false);
      updateSession({ user: { ...user, wajib_ganti: false } });
      return true;
    },
  };
}

function Secret({
  onText,
  ...rest
}: PasswordInputProps & { readonly onText: (text: string) => void }): ReactNode {
  const t = useT();
  return (
    <PasswordInput
      required
      {...rest}
      onChange={(event) => onText(event.currentTarget.value)}
      visibilityToggleButtonProps={{ 'aria-label': t('shell.lihat-password') }}
    />
  );
}

function OwnDevices(): ReactNode {
  const list = useList('users/perangkat');
  return (
    <DeviceList list={list} remove={(id) => api.del('users/perangkat/:id', { params: { id } })} />
  );
}

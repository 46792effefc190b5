/** The login form itself, with the question when the user id is in use elsewhere, and the demo's sample logins. */
import {
  Alert,
  Button,
  Checkbox,
  Group,
  PasswordInput,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { api } from '../../platform/api.ts';
import { ApiError } from '../../platform/api-error.ts';
import { useT } from '../../platform/i18n.ts';
import { confirmDialog } from '../../platform/notify.ts';
import { deviceChoice, setDeviceChoice, startSession } from '../../platform/session.ts';
import type { LoginAnswer } from '../../platform/session.ts';

/** What GET system/info tells before login. */
export interface PublicInfo {
  readonly mode: 'demo' | 'production';
  readonly versi: string;
  /** True while the server has no shop. */
  readonly perlu_pemilik: boolean;
  readonly demo: DemoInfo | null;
}

/** The sample logins of the demo chain and their one password. */
interface DemoInfo {
  readonly logins: readonly string[];
  readonly password: string;
}

export function LoginForm({ info }: { info: PublicInfo | undefined }): ReactNode {
  const t = useT();
  const remembered = deviceChoice('user-id') ?? '';
  const [userId, setUserId] = useState(remembered);
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(remembered !== '');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | undefined>();

  const send = async (paksa: boolean): Promise<void> => {
    const body = { user_id: userId.trim(), password, ...(paksa ? { paksa } : {}) };
    const { data } = await api.post<LoginAnswer>('users/login', { body, timeout: 20_000 });
    setDeviceChoice('user-id', remember ? body.user_id : undefined);
    startSession(data);
  };
  const login = async (): Promise<void> => {
    if (userId.trim() === '' || password === '') {
      return setError(t('shell.otorisasi-isi-dulu'));
    }
    setBusy(true);
    setError(undefined);
    try {
      await send(false).catch(async (failure: unknown) => {
        if (!(failure instanceof ApiError) || failure.code !== 'USER_SEDANG_DIGUNAKAN') {
          throw failure;
        }
        setError(failure.message);
        const question = {
          text: t('shell.login-sedang-digunakan'),
          yes: t('shell.login-akhiri-lain'),
          no: t('shell.batal'),
        };
        if (await confirmDialog(question)) await send(true);
      });
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.message : t('shell.kirim-gagal'));
    }
    setBusy(false);
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void login();
      }}
    >
      <Stack gap="sm">
        <TextInput
          autoFocus={remembered === ''}
          label={t('shell.username')}
          name="username"
          autoComplete="username"
          autoCapitalize="characters"
          value={userId}
          onChange={(event) => setUserId(event.currentTarget.value)}
        />
        <PasswordInput
          autoFocus={remembered !== ''}
          label={t('shell.password')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          visibilityToggleButtonProps={{ 'aria-label': t('shell.lihat-password') }}
        />
        <Checkbox
          label={t('shell.login-ingat')}
          checked={remember}
          onChange={(event) => setRemember(event.currentTarget.checked)}
        />
        {error === undefined ? null : (
          <Text role="alert" size="sm" c="var(--mantine-color-error)">
            {error}
          </Text>
        )}
        <Button type="submit" loading={busy} fullWidth>
          {t('shell.login-masuk')}
        </Button>
        {!info?.demo ? null : (
          <DemoLogins
            demo={info.demo}
            onPick={(user, secret) => {
              setUserId(user);
              setPassword(secret);
            }}
          />
        )}
      </Stack>
    </form>
  );
}

function DemoLogins(props: {
  demo: DemoInfo;
  onPick: (userId: string, password: string) => void;
}): ReactNode {
  const t = useT();
  const { demo, onPick } = props;
  return (
    <Alert color="hijau" variant="light" p="sm">
      <Text size="sm" mb={6}>
        {t('shell.login-demo', { password: demo.password })}
      </Text>
      <Group gap={6}>
        {demo.logins.map((id) => (
          <Button
            key={id}
            size="compact-sm"
            variant="default"
            onClick={() => onPick(id, demo.password)}
          >
            {id}
          </Button>
        ))}
      </Group>
    </Alert>
  );
}

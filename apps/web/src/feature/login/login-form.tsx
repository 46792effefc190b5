/**
 * The login form itself, with the question when the user id is in use elsewhere, and the demo's
 * sample logins.
 */
import type { PublicInfo } from '@kencana/contract/call/toko-calls';
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
import { ApiError, wordsOf } from '../../platform/api-error.ts';
import { translate, useT } from '../../platform/i18n.ts';
import { confirmDialog, notify } from '../../platform/notify.ts';
import { offerKey } from '../../platform/sealed.ts';
import { deviceChoice, setDeviceChoice, startSession } from '../../platform/session.ts';
import type { LoginAnswer } from '../../platform/session.ts';
import { traceText } from '../../platform/user-trace.ts';

export function LoginForm({ info }: { info: PublicInfo | undefined }): ReactNode {
  const t = useT();
  const remembered = deviceChoice('user-id') ?? '';
  const [userId, setUserId] = useState(remembered);
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(remembered !== '');
  const [kode, setKode] = useState('');
  const { busy, error, held, login } = useLogin();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void login({ userId, password, remember, kode });
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
        {held ? <CodeField value={kode} onText={setKode} /> : null}
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
            onPick={(user) => {
              setUserId(user);
              setPassword(info.demo?.password ?? '');
            }}
          />
        )}
      </Stack>
    </form>
  );
}

/** The code by which a device is let in that guesses hold, and where it comes from. */
function CodeField(props: { value: string; onText: (text: string) => void }): ReactNode {
  const t = useT();
  return (
    <TextInput
      label={t('shell.login-kode')}
      description={t('shell.login-kode-arti')}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      maxLength={40}
      value={props.value}
      onChange={(event) => props.onText(event.currentTarget.value)}
    />
  );
}

/** What the form holds. */
interface Typed {
  readonly userId: string;
  readonly password: string;
  readonly remember: boolean;
  readonly kode: string;
}

/** Sends the login; asks first when the user id is in use elsewhere. */
function useLogin(): {
  busy: boolean;
  error: string | undefined;
  /** Guesses at the password held this device: a code lets it in. */
  held: boolean;
  login: (input: Typed) => Promise<void>;
} {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | undefined>();
  const [held, setHeld] = useState(false);
  return {
    busy,
    error,
    held,
    login: async ({ userId, password, remember, kode }) => {
      const id = userId.trim();
      if (id === '' || password === '') return setError(t('shell.otorisasi-isi-dulu'));
      setBusy(true);
      setError(undefined);
      try {
        const code = kode.trim();
        const body = { user_id: id, password, ...(code !== '' && { kode: code }) };
        const entered = await enter(body, setError);
        setDeviceChoice('user-id', remember ? id : undefined);
        if (entered !== undefined) enterApp(entered);
      } catch (failure) {
        if (failure instanceof ApiError && failure.code === 'TERLALU_SERING') setHeld(true);
        setError(wordsOf(failure) ?? t('shell.kirim-gagal'));
      }
      setBusy(false);
    },
  };
}

/** Who came in, and the key of his calls' bodies where the shop encrypts them. */
interface Entered {
  readonly answer: LoginAnswer;
  readonly kunciIsi: string | undefined;
}

/** Begins the session; whoever has had his account in others' hands is told by whom, and when. */
function enterApp({ answer, kunciIsi }: Entered): void {
  startSession(answer, kunciIsi);
  // Who must change the password sees it on that screen.
  const { jejak, user } = answer;
  if (!jejak || user.wajib_ganti === true) return;
  notify.lasting(translate('users.jejak-masuk', { jejak: traceText(translate, jejak) }));
}

/** The login call, forced when the user wants to end the other login; undefined when not. */
async function enter(
  body: { readonly user_id: string; readonly password: string; readonly kode?: string },
  tell: (message: string) => void,
): Promise<Entered | undefined> {
  const send = async (input: typeof body & { readonly paksa?: true }): Promise<Entered> => {
    const offer = await offerKey();
    const asked = { ...input, ...(offer !== undefined && { kunci: offer.kunci }) };
    const { data: answer } = await api.post('users/login', { body: asked, timeout: 20_000 });
    const { kunci, token } = answer;
    const kunciIsi = kunci === undefined ? undefined : await offer?.agree(kunci, token);
    return { answer, kunciIsi };
  };
  try {
    return await send(body);
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.code !== 'USER_SEDANG_DIGUNAKAN') throw failure;
    tell(failure.message);
    const forced = await confirmDialog({
      text: translate('shell.login-sedang-digunakan'),
      yes: translate('shell.login-akhiri-lain'),
      no: translate('shell.batal'),
      noFirst: true,
    });
    return forced ? send({ ...body, paksa: true }) : undefined;
  }
}

function DemoLogins(props: {
  demo: NonNullable<PublicInfo['demo']>;
  onPick: (userId: string) => void;
}): ReactNode {
  const t = useT();
  const { onPick } = props;
  const { logins, password } = props.demo;
  return (
    <Alert color="hijau" variant="light" p="sm">
      <Text size="sm" mb={6}>
        {password === undefined ? t('shell.login-demo-akun') : t('shell.login-demo', { password })}
      </Text>
      <Group gap={6}>
        {logins.map((id) => (
          <Button key={id} size="compact-sm" variant="default" onClick={() => onPick(id)}>
            {id}
          </Button>
        ))}
      </Group>
    </Alert>
  );
}

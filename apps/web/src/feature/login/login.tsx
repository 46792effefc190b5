/**
 * The login page: username, password, remember option, versions and branch; in demo mode the sample
 * logins; on a server without a shop the first-owner page. It must stay small: no table, date or
 * chart code.
 */
import { Alert, Anchor, Group, NativeSelect, Paper, Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { LANGUAGES } from '@kencana/messages/key';
import { api } from '../../platform/api.ts';
import { currentLanguage, LANGUAGE_NAMES, setLanguage, useT } from '../../platform/i18n.ts';
import { clientBranch, clientVersion } from '../../platform/build-info.ts';
import { deviceChoice, setDeviceChoice } from '../../platform/session.ts';
import { LoginForm } from './login-form.tsx';
import type { PublicInfo } from '@kencana/contract/call/toko-calls';

const Setup = lazy(() => import('./setup.tsx').then((m) => ({ default: m.Setup })));

export function Login(): ReactNode {
  const t = useT();
  const { info, failed, needsOwner, ownerMade } = usePublicInfo();
  const [message] = useState(() => deviceChoice('pesan'));
  useEffect(() => {
    document.title = 'LOGIN';
    setDeviceChoice('pesan', undefined);
  }, []);
  return (
    <div className="public">
      <main>
        <Paper withBorder p="lg" maw={400} mx="auto" radius="md">
          <Stack gap="md">
            <Group gap="sm" wrap="nowrap">
              <img src="/kencana.svg" alt="" width={44} height={44} />
              <div>
                <Title order={1} size="h3">
                  Kencana
                </Title>
                <Text size="sm" c="dimmed">
                  {t('shell.login-slogan')}
                </Text>
              </div>
            </Group>
            {message === undefined ? null : (
              <Alert color="yellow" role="status">
                {message}
              </Alert>
            )}
            {failed ? (
              <Alert color="red" role="alert">
                {t('shell.login-server-mati')}
              </Alert>
            ) : null}
            {needsOwner ? (
              <Suspense>
                <Setup onDone={ownerMade} />
              </Suspense>
            ) : (
              <LoginForm info={info} />
            )}
          </Stack>
        </Paper>
      </main>
      <Foot serverVersion={info?.versi ?? '-'} />
    </div>
  );
}

/** What the server tells everybody, and whether it still needs its first owner. */
function usePublicInfo(): {
  info: PublicInfo | undefined;
  failed: boolean;
  needsOwner: boolean;
  ownerMade: () => void;
} {
  const [info, setInfo] = useState<PublicInfo | undefined>();
  const [failed, setFailed] = useState(false);
  const [needsOwner, setNeedsOwner] = useState(false);
  useEffect(() => {
    api
      .get('system/info')
      .then(({ data }) => {
        setInfo(data);
        setNeedsOwner(data.perlu_pemilik);
      })
      .catch(() => setFailed(true));
  }, []);
  return { info, failed, needsOwner, ownerMade: () => setNeedsOwner(false) };
}

function Foot({ serverVersion }: { serverVersion: string }): ReactNode {
  const t = useT();
  return (
    <footer>
      <Stack gap={6} align="center">
        <NativeSelect
          size="xs"
          aria-label={t('shell.bahasa')}
          value={currentLanguage()}
          onChange={(event) => {
            const language = LANGUAGES.find((one) => one === event.currentTarget.value);
            if (language !== undefined) void setLanguage(language);
          }}
          data={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
        <Group gap="md" justify="center">
          <Text size="xs" c="dimmed">
            {t('shell.versi-client')} {clientVersion}
          </Text>
          <Text size="xs" c="dimmed">
            {t('shell.versi-server')} {serverVersion}
          </Text>
          <Text size="xs" c="dimmed">
            {t('shell.branch')} {clientBranch}
          </Text>
        </Group>
        <Group gap="md" justify="center">
          <Anchor size="xs" href="/landingpages">
            {t('shell.tentang')}
          </Anchor>
          <Anchor size="xs" href="/terms-and-conditions">
            {t('shell.syarat')}
          </Anchor>
          <Anchor size="xs" href="/privacy-policy">
            {t('shell.privasi')}
          </Anchor>
        </Group>
      </Stack>
    </footer>
  );
}

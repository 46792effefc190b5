/**
 * The authenticator (spec 1 §6): on his own phone an SPV or OWN scans the code of a dialog or picks
 * an open request, reads what it is about, and approves or rejects it. Installable; signed in as
 * everywhere.
 */
import { Alert, Button, Divider, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconDeviceMobile, IconQrcode } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { api } from '../../platform/api.ts';
import { ApiError } from '../../platform/api-error.ts';
import { useT } from '../../platform/i18n.ts';
import { useInstall } from '../../platform/install.ts';
import { notify } from '../../platform/notify.ts';
import { useLive } from '../../platform/realtime.ts';
import { addressedShop, useSession } from '../../platform/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import './authenticator.css';
import { keyIn } from './key-in.ts';
import type { QrKey } from './key-in.ts';
import { RequestCard, RequestDetail } from './request-detail.tsx';

const Camera = lazy(() => import('./camera.tsx').then((m) => ({ default: m.Camera })));

/** The list is read again this often, for phones whose live connection slept. */
const REFRESH_MS = 20_000;

export function Authenticator(): ReactNode {
  const t = useT();
  const session = useSession();
  const shop = addressedShop(session).kode_toko;
  const [chosen, setChosen] = useState<QrKey | undefined>(() => keyIn(location.href, shop));
  if (!['SPV', 'OWN'].includes(session.user.level)) {
    return (
      <Page title={t('otorisasi.layar-authenticator')}>
        <Alert color="yellow">{t('otorisasi.auth-bukan-atasan')}</Alert>
      </Page>
    );
  }
  return (
    <Page title={t('otorisasi.layar-authenticator')}>
      <Stack maw={560}>
        {chosen === undefined ? (
          <Start shop={shop} onChoose={setChosen} />
        ) : (
          <One qr={chosen} onDone={() => setChosen(undefined)} />
        )}
      </Stack>
    </Page>
  );
}

function Start(props: { shop: string; onChoose: (qr: QrKey) => void }): ReactNode {
  const t = useT();
  const [camera, setCamera] = useState(false);
  const [typed, setTyped] = useState('');
  const take = (text: string): void => {
    const qr = keyIn(text, props.shop);
    if (qr === undefined) notify.error(t('otorisasi.auth-tidak-ada'));
    else props.onChoose(qr);
  };
  return (
    <>
      {camera ? (
        <Suspense fallback={<LoadingState />}>
          <Camera
            onText={take}
            onFailed={() => {
              setCamera(false);
              notify.error(t('otorisasi.auth-kamera-gagal'));
            }}
          />
        </Suspense>
      ) : null}
      <Button
        size="lg"
        variant={camera ? 'default' : 'filled'}
        leftSection={<IconQrcode aria-hidden />}
        onClick={() => setCamera(!camera)}
      >
        {t(camera ? 'otorisasi.auth-scan-berhenti' : 'otorisasi.auth-scan')}
      </Button>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          take(typed);
        }}
      >
        <Group align="flex-end" gap="xs" wrap="nowrap">
          <TextInput
            flex={1}
            label={t('otorisasi.auth-kode')}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value.toUpperCase())}
          />
          <Button type="submit" variant="default">
            {t('shell.buka')}
          </Button>
        </Group>
      </form>
      <Divider label={t('otorisasi.auth-terbuka')} />
      <OpenList onChoose={props.onChoose} />
      <Install />
    </>
  );
}

/** The button that puts the page on the phone, where the browser offers it; else how it is done. */
function Install(): ReactNode {
  const t = useT();
  const install = useInstall();
  if (matchMedia('(display-mode: standalone)').matches) return null;
  if (install === undefined) {
    return (
      <Text size="sm" c="dimmed">
        {t('otorisasi.auth-pasang-menu')}
      </Text>
    );
  }
  return (
    <Button
      variant="default"
      leftSection={<IconDeviceMobile size={16} aria-hidden />}
      onClick={install}
    >
      {t('otorisasi.auth-pasang')}
    </Button>
  );
}

function OpenList({ onChoose }: { onChoose: (qr: QrKey) => void }): ReactNode {
  const t = useT();
  const session = useSession();
  const queries = useQueryClient();
  const key = ['otorisasi-qr', addressedShop(session).kode_toko];
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.get('otorisasi-qr', { signal }),
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: true,
    staleTime: 0,
  });
  useLive('otorisasi-qr', () => void queries.invalidateQueries({ queryKey: key }));
  if (error !== null) return <FailedState text={error.message} onRetry={() => void refetch()} />;
  if (data === undefined) return <LoadingState />;
  if (data.data.length === 0) return <EmptyState text={t('otorisasi.auth-kosong')} />;
  return (
    <Stack gap="xs" component="ul" className="plain-list">
      {data.data.map((request) => (
        <li key={request.keystore}>
          <RequestCard
            request={request}
            onOpen={() => onChoose({ client: request.kode_toko, keystore: request.keystore })}
          />
        </li>
      ))}
    </Stack>
  );
}

function One({ qr, onDone }: { qr: QrKey; onDone: () => void }): ReactNode {
  const t = useT();
  const params = { shop_code: qr.client, keystore: qr.keystore };
  const { data, error, refetch } = useQuery({
    queryKey: ['otorisasi-qr', qr.client, qr.keystore],
    queryFn: ({ signal }) =>
      api.get('otorisasi-qr/:shop_code/:keystore', { params, signal, shop: qr.client }),
    staleTime: 0,
  });
  useLive('otorisasi-qr', () => void refetch());
  if (error !== null) {
    const unknown = error instanceof ApiError && error.status === 404;
    return (
      <>
        <Text role="alert" c="var(--mantine-color-error)">
          {unknown ? t('otorisasi.auth-tidak-ada') : error.message}
        </Text>
        <Button variant="default" onClick={onDone}>
          {t('shell.tutup')}
        </Button>
      </>
    );
  }
  if (data === undefined) return <LoadingState />;
  return <RequestDetail request={data.data} shop={qr.client} onDone={onDone} />;
}

/**
 * The QR way of the authorization dialog (spec 1 §4, §6): asks the server for a request, shows its
 * code, and waits for the answer of an SPV or OWN on his phone. The request is removed when the
 * form goes. Manual validation stands below.
 */
import { Box, Button, Center, Code, Divider, Group, Loader, Stack, Text } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { OwnQrRequest, QrOpened } from '@kencana/contract/call/otorisasi-calls';
import { api } from './api.ts';
import { ManualForm } from './authorization-manual.tsx';
import type { WayProps } from './authorize.tsx';
import { useT } from './i18n.ts';
import { notify } from './notify.ts';
import { QrImage } from './qr-image.tsx';
import { onLive, useLiveConnected } from './realtime.ts';
import { addressedShop, getSession, useSession } from './session.ts';
import { showTime } from './show.ts';

/**
 * The channel opens 2 s after the dialog (spec 1 §6); what was answered before is asked for then.
 */
const CHANNEL_MS = 2000;
/** Without a live connection the state is asked for. */
const ASK_MS = 4000;

/** What became of a request. */
type State = Pick<OwnQrRequest, 'status' | 'alasan' | '_id'>;

type Shown =
  | { readonly at: 'asking' | 'failed' | 'expired' }
  | { readonly at: 'open'; qr: QrOpened };

export function QrForm(props: WayProps): ReactNode {
  const t = useT();
  const manual = useSession().settings.yes('OTORISASI_PASSWORD');
  const [shown, again] = useQrRequest(props);
  return (
    <Stack gap="sm">
      <Text ta="center">{t('otorisasi.qr-ajakan')}</Text>
      <Center mih={100}>
        {shown.at === 'asking' ? <Loader role="status" aria-label={t('shell.memuat')} /> : null}
        {shown.at === 'open' ? <RequestCode qr={shown.qr} /> : null}
        {shown.at === 'failed' ? (
          <Text role="alert" c="var(--mantine-color-error)" ta="center">
            {t('otorisasi.qr-gagal')}
          </Text>
        ) : null}
        {shown.at === 'expired' ? (
          <Stack gap="xs" align="center">
            <Text role="status">{t('otorisasi.qr-kadaluarsa')}</Text>
            <Button onClick={again}>{t('otorisasi.qr-minta-lagi')}</Button>
          </Stack>
        ) : null}
      </Center>
      {manual ? (
        <>
          <Divider label={t('otorisasi.atau-manual')} />
          <ManualForm {...props} />
        </>
      ) : (
        <Group justify="space-between">
          <Text size="sm" c="dimmed">
            {t('otorisasi.tanpa-password')}
          </Text>
          <Button variant="default" onClick={() => props.close()}>
            {t('shell.batal')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function RequestCode({ qr }: { qr: QrOpened }): ReactNode {
  const t = useT();
  const url = new URL('/authenticator', location.origin);
  url.search = new URLSearchParams({ toko: qr.client, kode: qr.keystore }).toString();
  const jam = showTime(qr.expires_at);
  return (
    <Stack gap={4} align="center">
      <Box bg="#fff" lh={0}>
        <QrImage text={url.href} label={t('otorisasi.qr-gambar', { kode: qr.keystore })} />
      </Box>
      <Code fz="md">{qr.keystore}</Code>
      <Text size="xs" c="dimmed">
        {t('otorisasi.qr-sisa', { jam })}
      </Text>
      <Text size="xs" c="dimmed" ta="center">
        {t('otorisasi.qr-cara', { alamat: location.host })}
      </Text>
    </Stack>
  );
}

/** The request's life beside the form; the second value asks for a new one. */
function useQrRequest({ request, close }: WayProps): [Shown, () => void] {
  const t = useT();
  const [shown, setShown] = useState<Shown>({ at: 'asking' });
  const [round, setRound] = useState(0);
  const done = useRef(close);
  useEffect(() => {
    done.current = close;
  });
  const { subjek } = request;
  useEffect(() => {
    let gone = false;
    let opened: QrOpened | undefined;
    generate(subjek).then(
      (qr) => {
        opened = qr;
        if (gone) remove(qr);
        else setShown({ at: 'open', qr });
      },
      () => {
        if (gone) return;
        setShown({ at: 'failed' });
        notify.error(t('otorisasi.qr-gagal'));
      },
    );
    return () => {
      gone = true;
      if (opened !== undefined) remove(opened);
    };
  }, [subjek, round, t]);
  const answered = useCallback(
    (state: State) => {
      if (state.status === 'APPROVED' && state._id !== undefined) {
        notify.success(t('otorisasi.qr-disetujui'));
        done.current({ _id: state._id });
      } else if (state.status === 'REJECTED') {
        const why = state.alasan === '' ? '' : `: ${state.alasan}`;
        notify.error(t('otorisasi.qr-ditolak') + why);
        done.current();
      } else if (state.status === 'CANCELLED') done.current();
      else if (state.status === 'EXPIRED') setShown({ at: 'expired' });
    },
    [t],
  );
  useAnswer(shown.at === 'open' ? shown.qr : undefined, answered);
  const again = (): void => {
    setShown({ at: 'asking' });
    setRound(round + 1);
  };
  return [shown, again];
}

/** Listens for the answer to one request, and asks for it where no live event can come. */
function useAnswer(qr: QrOpened | undefined, answered: (state: State) => void): void {
  const live = useLiveConnected();
  useEffect(() => {
    if (qr === undefined) return undefined;
    const gone = new AbortController();
    const ask = (): void => {
      api
        .get('otorisasi-qr/:shop_code/:keystore', { params: addressOf(qr), signal: gone.signal })
        .then(
          ({ data }) => answered(data),
          () => undefined,
        );
    };
    let leave: (() => void) | undefined;
    const channel = setTimeout(() => {
      leave = onLive('qr-auth', (event) => {
        if (event.keystore.toUpperCase() !== qr.keystore) return;
        if (event.cancel) answered({ status: 'CANCELLED', alasan: '' });
        else if (!event.status) answered({ status: 'REJECTED', alasan: event.alasan ?? '' });
        else if (event._id === undefined) ask();
        else answered({ status: 'APPROVED', alasan: '', _id: event._id });
      });
      ask();
    }, CHANNEL_MS);
    const poll = live ? undefined : setInterval(ask, ASK_MS);
    const late = setTimeout(ask, Date.parse(qr.expires_at) - Date.now() + 1000);
    return () => {
      gone.abort();
      leave?.();
      clearTimeout(channel);
      clearInterval(poll);
      clearTimeout(late);
    };
  }, [qr, live, answered]);
}

/** The dialog's own key of 12 characters (spec 1 §9); without I, L, O and U, which are misread. */
function newKeystore(): string {
  const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const random = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(random, (byte) => letters[byte % letters.length]).join('');
}

async function generate(subjek: string): Promise<QrOpened> {
  const session = getSession();
  const client = session === undefined ? '' : addressedShop(session).kode_toko.replaceAll(' ', '_');
  const { data } = await api.post('otorisasi-qr/generate', {
    body: {
      client,
      keystore: newKeystore(),
      client_notes: '',
      status: 'OPEN',
      event: '-',
      input_by: session?.user.user_id ?? '',
      input_date: new Date().toISOString(),
      subjek,
      keterangan: '',
    },
  });
  return data;
}

function addressOf({ client, keystore }: QrOpened) {
  return { shop_code: client, keystore };
}

/** Removing twice, or what is answered already, changes nothing: nobody waits for it. */
function remove(qr: QrOpened): void {
  api
    .del('otorisasi-qr/remove/:shop_code/:keystore', { params: addressOf(qr) })
    .catch(() => undefined);
}

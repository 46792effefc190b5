/** One request for an approval in plain words, and the approver's answer to it. */
import { Button, Group, Paper, Stack, Text, Textarea, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { QrRequest, QrStatus } from '@kencana/contract/call/otorisasi-calls';
import type { MessageKey } from '@kencana/messages/key';
import { formatAngka, rupiah } from '@kencana/rules/rupiah';
import { api, newKey } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import { notify, promptDialog } from '../../platform/notify.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import type { Tone } from '../../ui/status-badge.tsx';
import { showTime } from '../../platform/show.ts';

const TONE: Record<QrStatus, Tone> = {
  OPEN: 'wait',
  APPROVED: 'ok',
  REJECTED: 'bad',
  CANCELLED: 'off',
  EXPIRED: 'off',
};

/** A request in the list. */
export function RequestCard(props: { request: QrRequest; onOpen: () => void }): ReactNode {
  const { request } = props;
  return (
    <Paper withBorder>
      <UnstyledButton p="sm" w="100%" onClick={props.onOpen}>
        <Head request={request} />
        <Text size="sm" mt={4}>
          {request.uraian}
        </Text>
      </UnstyledButton>
    </Paper>
  );
}

function Head({ request }: { request: QrRequest }): ReactNode {
  const t = useT();
  const time = showTime(request.input_date);
  return (
    <Group justify="space-between" gap="xs" align="flex-start" wrap="nowrap">
      <div>
        <Text fw={600}>{request.kategori}</Text>
        <Text size="xs" c="dimmed">
          {t('otorisasi.auth-peminta', { nama: request.nama_peminta, user: request.input_by })}
        </Text>
        <Text size="xs" c="dimmed">
          {request.nama_toko} · {time}
        </Text>
      </div>
      <StatusBadge tone={TONE[request.status]}>
        {t(`otorisasi.status.${request.status}`)}
      </StatusBadge>
    </Group>
  );
}

export interface DetailProps {
  readonly request: QrRequest;
  readonly shop: string;
  readonly onDone: () => void;
}

/** The whole request with Setujui and Tolak while it is open. */
export function RequestDetail(props: DetailProps): ReactNode {
  const t = useT();
  const { request } = props;
  return (
    <Paper withBorder p="md" component="section" aria-label={t('otorisasi.auth-rincian')}>
      <Stack gap="sm">
        <Head request={request} />
        {request.uraian.split('; ').map((line) => (
          <Text key={line} fz="lg" fw={500}>
            {line}
          </Text>
        ))}
        <Values title="report.kolom.sebelum_batas" value={request.sebelum} />
        <Values title="report.kolom.sesudah" value={request.sesudah} />
        {request.keterangan === '' ? null : <Text size="sm">{request.keterangan}</Text>}
        {request.status === 'OPEN' ? (
          <Answer {...props} />
        ) : (
          <Button variant="default" onClick={props.onDone}>
            {t('shell.tutup')}
          </Button>
        )}
      </Stack>
    </Paper>
  );
}

function Values({ title, value }: { title: MessageKey; value: unknown }): ReactNode {
  const t = useT();
  const shown = plain(value);
  if (shown === '') return null;
  return (
    <Group gap="xs" justify="space-between" wrap="nowrap">
      <Text size="sm" c="dimmed">
        {t(title)}
      </Text>
      <Text size="sm" ta="right">
        {shown}
      </Text>
    </Group>
  );
}

/** Values as the server gave them, one after the other. */
function plain(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(plain).filter(Boolean).join('; ');
  if (typeof value === 'number')
    return Number.isInteger(value) ? formatAngka(rupiah(value)) : `${value}`;
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return JSON.stringify(value);
  return Object.entries(value)
    .map(([name, inner]) => `${name} ${plain(inner)}`)
    .join(', ');
}

function Answer({ request, shop, onDone }: DetailProps): ReactNode {
  const t = useT();
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState<'setuju' | 'tolak' | undefined>();
  const params = { shop_code: shop, keystore: request.keystore };
  const send = async (what: 'setuju' | 'tolak', text: string): Promise<void> => {
    setBusy(what);
    try {
      const to = { params, shop, key: newKey() };
      if (what === 'setuju') {
        const body = { keterangan: text };
        await api.post('otorisasi-qr/:shop_code/:keystore/setuju', { ...to, body });
      } else {
        const body = { alasan: text };
        await api.post('otorisasi-qr/:shop_code/:keystore/tolak', { ...to, body });
      }
      notify.success(
        t(what === 'setuju' ? 'otorisasi.auth-sudah-setuju' : 'otorisasi.auth-sudah-tolak'),
      );
      onDone();
    } catch (error) {
      notify.failure(error);
      setBusy(undefined);
    }
  };
  const reject = async (): Promise<void> => {
    const title = t('otorisasi.auth-tolak');
    const alasan = await promptDialog({ title, label: t('otorisasi.auth-alasan'), yes: title });
    if (alasan !== undefined) await send('tolak', alasan);
  };
  return (
    <>
      <Textarea
        autosize
        label={t('shell.keterangan')}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Group grow>
        <Button
          size="lg"
          variant="default"
          c="var(--mantine-color-error)"
          loading={busy === 'tolak'}
          disabled={busy === 'setuju'}
          onClick={() => void reject()}
        >
          {t('otorisasi.auth-tolak')}
        </Button>
        <Button
          size="lg"
          loading={busy === 'setuju'}
          disabled={busy === 'tolak'}
          onClick={() => void send('setuju', note)}
        >
          {t('otorisasi.auth-setuju')}
        </Button>
      </Group>
      <Button variant="subtle" onClick={onDone}>
        {t('shell.tutup')}
      </Button>
    </>
  );
}

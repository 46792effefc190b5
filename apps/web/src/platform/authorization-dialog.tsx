/**
 * The authorization dialog (spec 1 §6): manual, QR and passkey side by side, and a switch to
 * fingerprint where the module is on. Each way gives the same approval. Their code is loaded when
 * their tab is opened.
 */
import { Center, Loader, Modal, Switch, Tabs, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { Settings } from '@kencana/contract/module-flag';
import type { MessageKey } from '@kencana/messages/key';
import { ManualForm } from './authorization-manual.tsx';
import type { Approval, ApprovalRequest, WayProps } from './authorize.tsx';
import { openDialog } from './dialog.tsx';
import { useT } from './i18n.ts';
import { deviceChoice, setDeviceChoice, useSession } from './session.ts';

/** A way to approve: its tab and its form. */
interface Way {
  readonly name: string;
  readonly title: MessageKey;
  readonly Form: ComponentType<WayProps>;
}

const WAYS: readonly Way[] = [
  { name: 'manual', title: 'shell.otorisasi-manual', Form: ManualForm },
  {
    name: 'qr',
    title: 'otorisasi.qr',
    Form: lazy(() => import('./authorization-qr.tsx').then((m) => ({ default: m.QrForm }))),
  },
  {
    name: 'passkey',
    title: 'otorisasi.passkey',
    Form: lazy(() =>
      import('./authorization-passkey.tsx').then((m) => ({ default: m.PasskeyForm })),
    ),
  },
];

const FingerForm = lazy(() =>
  import('./authorization-finger.tsx').then((m) => ({ default: m.FingerForm })),
);

/** Whose agreement is asked for. */
const ASKED = {
  ATASAN: 'shell.otorisasi-untuk',
  PEMILIK: 'shell.otorisasi-untuk-pemilik',
  SAKSI: 'shell.otorisasi-untuk-saksi',
} as const satisfies Readonly<Record<ApprovalRequest['penyetuju'], MessageKey>>;

/** The way last used on this device. */
const CHOICE = 'otorisasi-cara';
const FINGER = 'fingerprint';

/** Opens the dialog for one request; undefined when the user leaves. */
export function askApproval(request: ApprovalRequest): Promise<Approval | undefined> {
  return openDialog<Approval>((close) => <AuthorizationDialog request={request} close={close} />);
}

function AuthorizationDialog(props: WayProps): ReactNode {
  const t = useT();
  const { settings } = useSession();
  const module = settings.on('FINGERPRINT_MODULE');
  const ways = openWays(settings);
  const first = ways[0]?.name ?? FINGER;
  const [way, setWay] = useState(() =>
    begins(settings) ? first : (deviceChoice(CHOICE) ?? first),
  );
  const finger = module && way === FINGER;
  const choose = (name: string): void => {
    setDeviceChoice(CHOICE, name);
    setWay(name);
  };
  return (
    <Modal
      opened
      onClose={() => props.close()}
      title={t('shell.otorisasi')}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('shell.tutup') }}
      size="md"
    >
      <Text mb="md" style={{ whiteSpace: 'pre-line' }}>
        {t(ASKED[props.request.penyetuju], { uraian: props.request.uraian })}
      </Text>
      {module ? (
        <Switch
          mb="md"
          label={t('otorisasi.sidik-pakai')}
          checked={finger}
          onChange={(event) => choose(event.currentTarget.checked ? FINGER : first)}
        />
      ) : null}
      <Suspense
        fallback={
          <Center py="lg">
            <Loader role="status" aria-label={t('shell.memuat')} />
          </Center>
        }
      >
        {finger ? (
          <FingerForm {...props} />
        ) : (
          <Ways {...props} ways={ways} way={way} onWay={choose} />
        )}
      </Suspense>
    </Modal>
  );
}

/** The way that the shop begins with; undefined where the device's last one stands. */
function begins(settings: Settings): Way['name'] | undefined {
  return { QR: 'qr', PASSWORD: 'manual' }[settings.text('JENIS_OTORISASI')];
}

/** The ways that the shop takes, its own first; the password may be switched off. */
function openWays(settings: Settings): readonly Way[] {
  const own = begins(settings);
  const open = WAYS.filter(({ name }) => name !== 'manual' || settings.yes('OTORISASI_PASSWORD'));
  return open.toSorted((a, b) => Number(b.name === own) - Number(a.name === own));
}

interface WaysProps extends WayProps {
  readonly ways: readonly Way[];
  readonly way: string;
  readonly onWay: (name: string) => void;
}

function Ways({ ways, way, onWay, ...form }: WaysProps): ReactNode {
  const t = useT();
  const first = ways[0]?.name ?? '';
  const open = ways.some(({ name }) => name === way) ? way : first;
  return (
    <Tabs value={open} onChange={(name) => onWay(name ?? first)} keepMounted={false}>
      <Tabs.List>
        {ways.map(({ name, title }) => (
          <Tabs.Tab key={name} value={name}>
            {t(title)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {ways.map(({ name, Form }) => (
        <Tabs.Panel key={name} value={name} pt="md">
          <Form {...form} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

/**
 * The fingerprint way of the authorization dialog (spec 1 §4): idle, scanning once the server has
 * asked the scanner, scanned when fingerprint-auth tells of a match for this user and the chosen
 * name, then submitted. The browser holds a handle only.
 */
import { Button, Group, Loader, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { api, newKey } from './api.ts';
import { wordsOf } from './api-error.ts';
import { AuthorizationFrame } from './authorization-frame.tsx';
import { ApproverField } from './authorization-manual.tsx';
import type { Approval, WayProps } from './authorize.tsx';
import { translate, useT } from './i18n.ts';
import { useLive } from './realtime.ts';
import { useSession } from './session.ts';

/** The server asks the scanner for two minutes. */
const SCAN_MS = 120_000;

type Step = 'idle' | 'scanning' | 'scanned' | 'submitted';

export function FingerForm({ request, close }: WayProps): ReactNode {
  const t = useT();
  const [userId, setUserId] = useState('');
  const [note, setNote] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const finger = useFinger(request.subjek, userId);
  const { step, error } = finger;
  const submit = async (): Promise<void> => {
    const approval = await finger.send(request.kategori, note);
    if (approval !== undefined) close(approval);
  };
  return (
    <AuthorizationFrame
      note={note}
      onNote={setNote}
      error={error}
      onCancel={() => close()}
      progress={<Prompt step={step} />}
      action={
        step === 'scanned' || step === 'submitted' ? (
          <Button loading={step === 'submitted'} onClick={() => void submit()}>
            {t('shell.otorisasi')}
          </Button>
        ) : (
          <Button
            ref={button}
            loading={step === 'scanning'}
            disabled={userId === ''}
            onClick={() => void finger.scan()}
          >
            {t('otorisasi.sidik-mulai')}
          </Button>
        )
      }
    >
      <ApproverField
        subjek={request.subjek}
        value={userId}
        onChange={(name) => {
          setUserId(name);
          finger.reset();
        }}
        onChosen={() => button.current?.focus()}
      />
    </AuthorizationFrame>
  );
}

function Prompt({ step }: { step: Step }): ReactNode {
  const t = useT();
  if (step === 'idle') return null;
  const scanned = step !== 'scanning';
  return (
    <Group gap="xs" role="status">
      {scanned ? <IconCircleCheck color="green" aria-hidden /> : <Loader size="sm" type="dots" />}
      <Text>{t(scanned ? 'otorisasi.sidik-berhasil' : 'otorisasi.sidik-scan')}</Text>
    </Group>
  );
}

interface Finger {
  readonly step: Step;
  readonly error: string | undefined;
  readonly scan: () => Promise<void>;
  readonly send: (kategori: string, keterangan: string) => Promise<Approval | undefined>;
  readonly reset: () => void;
}

function useFinger(subjek: string, userId: string): Finger {
  const { user } = useSession();
  const [step, setStep] = useState<Step>('idle');
  const [error, setError] = useState<string | undefined>();
  const handle = useRef('');
  const fail = (text: string): void => {
    setStep('idle');
    setError(text);
  };
  useLive('fingerprint-auth', (event) => {
    if (event.auth_for !== user.user_id || event.user_id !== userId || step !== 'scanning') return;
    if (event.status) setStep('scanned');
    else fail(translate('otorisasi.sidik-lagi'));
  });
  useEffect(() => {
    if (step !== 'scanning') return undefined;
    const late = setTimeout(() => fail(translate('otorisasi.sidik-lagi')), SCAN_MS);
    return () => clearTimeout(late);
  }, [step]);
  const scan = async (): Promise<void> => {
    setError(undefined);
    setStep('scanning');
    try {
      const query = { user_id: userId, subjek };
      const { data } = await api.get('user-fingerprint', { query });
      handle.current = data[0]?.fingerprints[0]?.bytes ?? '';
    } catch (failure) {
      fail(words(failure));
    }
  };
  const send = async (kategori: string, keterangan: string): Promise<Approval | undefined> => {
    setStep('submitted');
    try {
      const body = { user_id: userId, fp: handle.current, kategori, subjek, keterangan };
      const { data } = await api.post('authorization/fingerprint', {
        body,
        key: newKey(),
      });
      return { _id: data._id };
    } catch (failure) {
      fail(words(failure));
      return undefined;
    }
  };
  const reset = (): void => {
    setStep('idle');
    setError(undefined);
  };
  return { step, error, scan, send, reset };
}

/** The server's message first (spec 1 §8). */
function words(failure: unknown): string {
  return wordsOf(failure) ?? translate('otorisasi.sidik-kirim-gagal');
}

/**
 * The passkey way of the authorization dialog: the approver chooses his name and proves it with a
 * passkey of his.
 */
import {
  browserSupportsWebAuthn,
  startAuthentication,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { Alert, Button, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { api, newKey } from './api.ts';
import { ApiError } from './api-error.ts';
import { AuthorizationFrame } from './authorization-frame.tsx';
import { ApproverField } from './authorization-manual.tsx';
import type { Approval, WayProps } from './authorize.tsx';
import { translate, useT } from './i18n.ts';

export function PasskeyForm({ request, close }: WayProps): ReactNode {
  const t = useT();
  const [userId, setUserId] = useState('');
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | undefined>();
  const button = useRef<HTMLButtonElement>(null);
  if (!browserSupportsWebAuthn()) {
    return <Alert color="yellow">{t('otorisasi.passkey-tidak-bisa')}</Alert>;
  }
  const submit = async (): Promise<void> => {
    if (userId === '') return setError(t('otorisasi.passkey-isi-dulu'));
    setBusy(true);
    setError(undefined);
    try {
      close(await approve(request.subjek, request.kategori, userId, note));
    } catch (failure) {
      setError(reason(failure));
      setBusy(false);
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <AuthorizationFrame
        note={note}
        onNote={setNote}
        error={error}
        onCancel={() => close()}
        action={
          <Button ref={button} type="submit" loading={busy}>
            {t('otorisasi.passkey-pakai')}
          </Button>
        }
      >
        <Text size="sm">{t('otorisasi.passkey-ajakan')}</Text>
        <ApproverField
          subjek={request.subjek}
          value={userId}
          onChange={setUserId}
          onChosen={() => button.current?.focus()}
        />
      </AuthorizationFrame>
    </form>
  );
}

async function approve(
  subjek: string,
  kategori: string,
  userId: string,
  keterangan: string,
): Promise<Approval> {
  const begun = await api.post('authorization/passkey/mulai', {
    body: { user_id: userId, subjek },
  });
  const { tantangan, options } = begun.data;
  const credential = await startAuthentication({ optionsJSON: options });
  const { data } = await api.post('authorization/passkey', {
    body: {
      user_id: userId,
      subjek,
      kategori,
      keterangan,
      tantangan,
      credential: {
        ...credential,
        response: { ...credential.response },
        clientExtensionResults: { ...credential.clientExtensionResults },
      },
    },
    key: newKey(),
  });
  return { _id: data._id };
}

/** Why a passkey was not given: the server's words, or that the browser had none. */
function reason(failure: unknown): string {
  if (failure instanceof ApiError) return failure.message;
  const unable = failure instanceof WebAuthnError && failure.code === 'ERROR_INVALID_DOMAIN';
  return translate(unable ? 'otorisasi.passkey-tidak-bisa' : 'otorisasi.passkey-batal');
}

/** Sends the nota of a stored document to its customer, where the shop sends messages. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { DocumentDef } from '@kencana/contract/document/define-document';
import type { DocumentRow } from '@kencana/contract/document/document-row';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { maySend, sendNota } from './send-nota.ts';

export function SendButton(props: { definition: DocumentDef; document: DocumentRow }): ReactNode {
  const t = useT();
  const { definition, document } = props;
  const [busy, setBusy] = useState(false);
  if (!maySend(definition) || document.status === 'BATAL') return null;
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      await sendNota(definition, document);
    } catch (error) {
      notify.failure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="xs" variant="default" mt="sm" disabled={busy} onClick={() => void send()}>
      {t('nota.kirim')}
    </Button>
  );
}

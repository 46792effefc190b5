/**
 * Prints a document's nota or slip, which the server counts and marks SALINAN, and sends the nota
 * to the customer where the shop sends messages.
 */
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { DocumentDef } from '@kencana/contract/document/define-document';
import type { DocumentRow } from '@kencana/contract/document/document-row';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { printPaper, tellPrintFailure } from './nota-print.ts';
import type { Paper } from './nota-print.ts';
import { maySend, sendNota } from './send-nota.ts';

interface PrintButtonsProps {
  readonly definition: DocumentDef;
  readonly document: DocumentRow;
}

export function PrintButtons({ definition, document }: PrintButtonsProps): ReactNode {
  const t = useT();
  const [busy, setBusy] = useState<Paper | 'PESAN' | undefined>();
  const no = document.no_faktur_group;
  const print = async (paper: Paper): Promise<void> => {
    setBusy(paper);
    try {
      await printPaper(no, paper);
    } catch (error) {
      tellPrintFailure(error);
    } finally {
      setBusy(undefined);
    }
  };
  const send = async (): Promise<void> => {
    setBusy('PESAN');
    try {
      await sendNota(definition, document);
    } catch (error) {
      notify.failure(error);
    } finally {
      setBusy(undefined);
    }
  };
  const shared = { variant: 'default', disabled: busy !== undefined } as const;
  return (
    <>
      <KbdButton {...shared} shortcut="F9" onClick={() => void print('NOTA')}>
        {t('document.cetak-nota')}
      </KbdButton>
      <KbdButton {...shared} shortcut="F10" onClick={() => void print('SLIP')}>
        {t('document.cetak-slip')}
      </KbdButton>
      {maySend(definition) ? (
        <KbdButton {...shared} shortcut="Ctrl+Alt+W" onClick={() => void send()}>
          {t('nota.kirim')}
        </KbdButton>
      ) : null}
    </>
  );
}

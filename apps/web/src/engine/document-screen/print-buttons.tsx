/**
 * Prints a document's nota or slip; the server counts each and marks what was printed before as
 * SALINAN.
 */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { printPaper, tellPrintFailure } from './nota-print.ts';
import type { Paper } from './nota-print.ts';

export function PrintButtons({ no }: { no: string }): ReactNode {
  const t = useT();
  const [busy, setBusy] = useState<Paper | undefined>();
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
  const shared = { variant: 'default', disabled: busy !== undefined } as const;
  return (
    <>
      <KbdButton {...shared} shortcut="F9" onClick={() => void print('NOTA')}>
        {t('document.cetak-nota')}
      </KbdButton>
      <KbdButton {...shared} shortcut="F10" onClick={() => void print('SLIP')}>
        {t('document.cetak-slip')}
      </KbdButton>
    </>
  );
}

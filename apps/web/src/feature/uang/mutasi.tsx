/** Mutasi Uang Bank and Mutasi Uang Cash: balances, the form, and the book it writes to. */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { mutasiBankEntry, mutasiCashEntry } from '@kencana/contract/transaction/mutasi-entry';
import { EntryDialog } from '../../engine/entry-screen/entry-dialog.tsx';
import type { EntryDialogProps } from '../../engine/entry-screen/entry-dialog.tsx';
import { readDraft } from '../../platform/draft.ts';
import { useT } from '../../platform/i18n.ts';
import { may } from '../../platform/session.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { Page } from '../../ui/page.tsx';
import { otherSide } from './other-side.ts';
import { MoneyBook } from './money-book.tsx';
import { Saldo } from './saldo.tsx';

export function MutasiUangBank(): ReactNode {
  return <Mutasi screen="mutasi-uang-bank" entry={mutasiBankEntry} />;
}

export function MutasiUangCash(): ReactNode {
  return <Mutasi screen="mutasi-uang-cash" entry={mutasiCashEntry} follow={otherSide} />;
}

type MutasiProps = Pick<EntryDialogProps, 'entry' | 'follow'> & {
  readonly screen: 'mutasi-uang-bank' | 'mutasi-uang-cash';
};

function Mutasi({ screen, entry, follow }: MutasiProps): ReactNode {
  const t = useT();
  const mayAdd = may(entry.right);
  const bank = entry === mutasiBankEntry;
  const [open, setOpen] = useState(mayAdd && readDraft(screen) !== undefined);
  return (
    <Page
      title={t(`screen.${screen}`)}
      actions={
        mayAdd ? (
          <KbdButton shortcut="F2" onClick={() => setOpen(true)}>
            {t('money.mutasi-baru')}
          </KbdButton>
        ) : null
      }
    >
      <Saldo {...(bank ? { side: 'BANK' } : {})} />
      <MoneyBook side={bank ? 'BANK' : 'KAS'} />
      {open ? (
        <EntryDialog
          entry={entry}
          screen={screen}
          title={t(`screen.${screen}`)}
          {...(follow !== undefined && { follow })}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Page>
  );
}

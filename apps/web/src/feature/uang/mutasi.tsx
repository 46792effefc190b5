/** Mutasi Uang Bank and Mutasi Uang Cash: balances, the modal form, and the book it writes to. */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { readDraft } from '../../platform/draft.ts';
import { useT } from '../../platform/i18n.ts';
import { may } from '../../platform/session.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { Page } from '../../ui/page.tsx';
import { MoneyBook } from './money-book.tsx';
import { MutasiForm } from './mutasi-form.tsx';
import type { MutasiKind } from './mutasi-values.ts';
import { Saldo } from './saldo.tsx';

export function MutasiUangBank(): ReactNode {
  return <Mutasi kind="bank" right="uang-bank.mutasi-uang-bank.tambah" />;
}

export function MutasiUangCash(): ReactNode {
  return <Mutasi kind="cash" right="uang-kas.mutasi-uang-cash.tambah" />;
}

function Mutasi({ kind, right }: { kind: MutasiKind; right: string }): ReactNode {
  const t = useT();
  const screen = kind === 'bank' ? 'mutasi-uang-bank' : 'mutasi-uang-cash';
  const mayAdd = may(right);
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
      <Saldo {...(kind === 'bank' ? { side: 'BANK' } : {})} />
      <MoneyBook side={kind === 'bank' ? 'BANK' : 'KAS'} />
      {open ? <MutasiForm kind={kind} onClose={() => setOpen(false)} /> : null}
    </Page>
  );
}

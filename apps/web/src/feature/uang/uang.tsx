/** Uang Kas and Uang Bank: balance, the form for money in and out, and the book. */
import { Grid } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import { may } from '../../platform/session.ts';
import { Page } from '../../ui/page.tsx';
import { MoneyBook } from './money-book.tsx';
import type { Side } from './money-book.tsx';
import { Saldo } from './saldo.tsx';
import { UangForm } from './uang-form.tsx';

export function UangKas(): ReactNode {
  return <Uang side="KAS" right="uang-kas.uang-kas.tambah" />;
}

export function UangBank(): ReactNode {
  return <Uang side="BANK" right="uang-bank.uang-bank.tambah" />;
}

function Uang({ side, right }: { side: Side; right: string }): ReactNode {
  const t = useT();
  const mayAdd = may(right);
  return (
    <Page title={t(side === 'KAS' ? 'screen.uang-kas' : 'screen.uang-bank')}>
      <Saldo side={side} />
      <Grid gap="md">
        {mayAdd ? (
          <Grid.Col span={{ base: 12, md: 4, xl: 3 }}>
            <UangForm side={side} />
          </Grid.Col>
        ) : null}
        <Grid.Col span={mayAdd ? { base: 12, md: 8, xl: 9 } : 12}>
          <MoneyBook side={side} />
        </Grid.Col>
      </Grid>
    </Page>
  );
}

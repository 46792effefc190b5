/** The frame of a counter's payments: one button and key per kind, and the rows they made. */
import { Group, Paper, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
import type { MoneyKind } from './money-draft.ts';

/** Every way of paying that has a button. */
export type PayButtonKind = MoneyKind | 'TUKAR' | 'KUPON' | 'VOUCHER' | 'POINT';

export interface PayListProps<Kind extends PayButtonKind> {
  readonly kinds: readonly { readonly jenis: Kind; readonly shortcut: string }[];
  /** Id of the button for cash, where the focus returns to. */
  readonly cashId?: string;
  readonly disabled: boolean;
  readonly onPick: (jenis: Kind) => void;
  /** Beside the buttons. */
  readonly more?: ReactNode;
  /** One row per payment. */
  readonly children: readonly ReactNode[];
}

export function PayList<Kind extends PayButtonKind>(props: PayListProps<Kind>): ReactNode {
  const t = useT();
  const { kinds, cashId, disabled, onPick, more, children } = props;
  return (
    <>
      <Group gap={6}>
        {kinds.map(({ jenis, shortcut }) => (
          <KbdButton
            key={jenis}
            {...(jenis === 'CASH' && cashId !== undefined ? { id: cashId } : {})}
            shortcut={shortcut}
            size="xs"
            variant={jenis === 'CASH' ? 'light' : 'default'}
            disabled={disabled}
            onClick={() => onPick(jenis)}
          >
            {t(`sale.jenis.${jenis}`)}
          </KbdButton>
        ))}
        {more}
      </Group>
      <Stack gap="xs" mt={children.length > 0 ? 'xs' : 0}>
        {children}
      </Stack>
    </>
  );
}

/** A panel of the counter around payments. */
export function PayPaper({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <Paper withBorder p="sm">
      <Title order={2} size="h6" mb={6}>
        {title}
      </Title>
      {children}
    </Paper>
  );
}

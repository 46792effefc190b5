/** The frame of a counter's payments: one button and key per kind, and the rows they made. */
import { Group, Paper, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { isWorth, paymentLabel } from '@kencana/contract/payment/payment';
import { useT } from '../../platform/i18n.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
/** A button that adds a payment: its name, as `contract/payment` has it, and its key. */
interface PayButton {
  readonly jenis: string;
  readonly shortcut: string;
}

export interface PayListProps<Button extends PayButton> {
  readonly kinds: readonly Button[];
  /** Id of the button for cash, where the focus returns to. */
  readonly cashId?: string;
  readonly disabled: boolean;
  readonly onPick: (button: Button) => void;
  /** One row per payment. */
  readonly children: readonly ReactNode[];
}

export function PayList<Button extends PayButton>(props: PayListProps<Button>): ReactNode {
  const t = useT();
  const { kinds, cashId, disabled, onPick, children } = props;
  return (
    <>
      <Group gap={6}>
        {kinds.map((button) => (
          <KbdButton
            key={button.jenis}
            {...(isCash(button) && cashId !== undefined ? { id: cashId } : {})}
            shortcut={button.shortcut}
            size="xs"
            variant={isCash(button) ? 'light' : 'default'}
            disabled={disabled}
            onClick={() => onPick(button)}
          >
            {t(paymentLabel(button.jenis) ?? 'document.pembayaran')}
          </KbdButton>
        ))}
      </Group>
      <Stack gap="xs" mt={children.length > 0 ? 'xs' : 0}>
        {children}
      </Stack>
    </>
  );
}

function isCash({ jenis }: PayButton): boolean {
  return isWorth(jenis, 'cash');
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

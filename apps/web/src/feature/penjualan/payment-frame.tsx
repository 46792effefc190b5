/** The frame of a payment's row at the sale's counter, and the amount that somebody types. */
import { ActionIcon, Button, Group, Kbd, Paper, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { paymentLabel } from '@kencana/contract/payment/payment';
import type { MessageKey } from '@kencana/messages/key';
import type { Rupiah } from '@kencana/rules/rupiah';
import { enterInRow, focusPlace } from '../../engine/document-screen/focus-place.ts';
import { useT } from '../../platform/i18n.ts';
import { RupiahInput } from '../../ui/rupiah-input.tsx';
import { changePayment, removePayment } from './basket.ts';
import type { Basket, BasketPayment } from './basket.ts';
import { PLACE } from './focus.ts';
import type { RowProps } from './pay-means.ts';
import type { Sale } from './use-sale.ts';

/**
 * Heading with Sisa and remove around the fields of a payment; Enter moves on, F10 fills what is
 * left.
 */
export function PaymentFrame({
  sale,
  payment,
  done,
  children,
  onSisa: fill,
  remove,
}: RowProps<BasketPayment> & {
  readonly children: ReactNode;
  /** Fills the row with what is left; a row without it has no Sisa. */
  readonly onSisa?: () => void;
  /** What takes the row out where more goes with it, and its name. */
  readonly remove?: { readonly label: MessageKey; readonly from: (basket: Basket) => Basket };
}): ReactNode {
  const t = useT();
  const label = paymentLabel(payment.jenis);
  const name = label === undefined ? payment.jenis : t(label);
  const onKey = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'F10') {
      event.preventDefault();
      fill?.();
    } else enterInRow(event, done);
  };
  const frame = useWholeInSight(payment);
  return (
    <Paper
      ref={frame}
      className="jual-bayar"
      withBorder
      px="xs"
      py={6}
      onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest' })}
      onKeyDown={onKey}
      role="group"
      aria-label={name}
    >
      <Group justify="space-between" gap={6} mb={2} wrap="nowrap">
        <Text size="sm" fw={600}>
          {name}
        </Text>
        <Group gap={4} wrap="nowrap">
          {fill ? (
            <Button
              size="compact-xs"
              variant="default"
              tabIndex={-1}
              rightSection={
                <Kbd size="xs" aria-hidden visibleFrom="sm">
                  F10
                </Kbd>
              }
              onClick={() => fill()}
            >
              {t('sale.sisa')}
            </Button>
          ) : null}
          <RemoveButton
            label={remove ? t(remove.label) : t('sale.hapus-bayar', { nama: name })}
            onClick={() => {
              sale.change((old) => remove?.from(old) ?? removePayment(old, payment.id));
              focusPlace(PLACE.barcode);
            }}
          />
        </Group>
      </Group>
      {children}
    </Paper>
  );
}

function RemoveButton({ label, onClick }: { label: string; onClick: () => void }): ReactNode {
  return (
    <ActionIcon
      variant="subtle"
      color="red"
      size="sm"
      tabIndex={-1}
      aria-label={label}
      onClick={onClick}
    >
      <IconX size={14} aria-hidden />
    </ActionIcon>
  );
}

/** A row that changed, and may have grown, is scrolled into sight whole. */
function useWholeInSight(payment: BasketPayment): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(payment);
  useEffect(() => {
    if (shown.current === payment) return;
    shown.current = payment;
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, [payment]);
  return frame;
}

/** A payment of an amount that somebody types. */
export interface AmountPayment extends BasketPayment {
  readonly jumlah: Rupiah | null;
}

/** Fills the amount with what the others leave. */
export function fillAmount(sale: Sale, payment: AmountPayment): () => void {
  return () => {
    const jumlah = sale.sisaOf(sale.basket, payment.id);
    sale.change((old) => changePayment(old, { ...payment, jumlah }));
  };
}

export function AmountField(
  props: RowProps<AmountPayment> & { readonly id: string; readonly received?: boolean },
): ReactNode {
  const t = useT();
  const { sale, payment, index, id, received = false } = props;
  return (
    <RupiahInput
      id={id}
      size={received ? 'sm' : 'xs'}
      label={received ? t('sale.uang-diterima') : t('field.jumlah')}
      value={payment.jumlah}
      error={sale.errors[`pembayaran.${index}.jumlah_rp`]}
      onChange={(jumlah) => sale.change((old) => changePayment(old, { ...payment, jumlah }))}
    />
  );
}

/**
 * A payment in cash, by transfer or by card: amount with Sisa (F10), account, card number, fee and
 * who bears it.
 */
import { ActionIcon, Button, Group, Kbd, Paper, SimpleGrid, Text, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import { setDeviceChoice } from '../../platform/session.ts';
import { PersenInput } from '../../ui/persen-input.tsx';
import { RupiahInput } from '../../ui/rupiah-input.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { changePayment, isHeldPayment, removePayment } from './basket.ts';
import type { BasketPayment, HeldPayment } from './basket.ts';
import type { MarketplacePayment } from './marketplace-payment.ts';
import { cardFee, sisaFor } from './basket-total.ts';
import { HELD_KINDS, releaseHeld } from './held.ts';
import { enterInRow, focusPlace } from '../../engine/document-screen/focus-place.ts';
import { amountPlace, paymentPlace, PLACE } from './focus.ts';
import { showPersen, showRp } from '../../platform/show.ts';
import type { AccountRow } from '../../engine/document-screen/master-lists.ts';
import type { Sale } from './use-sale.ts';

type CashPayment = Extract<BasketPayment, { jenis: 'CASH' }>;
type BankPayment = Extract<BasketPayment, { no_card: string }>;

export interface RowProps<P extends BasketPayment> {
  readonly sale: Sale;
  readonly payment: P;
  readonly index: number;
  /** Enter on the last field. */
  readonly done: () => void;
}

export function CashRow(props: RowProps<CashPayment>): ReactNode {
  return (
    <PaymentFrame {...props}>
      <AmountField {...props} id={paymentPlace(props.payment.id)} />
    </PaymentFrame>
  );
}

/** The down payment of what is taken: all of it pays. */
export function HeldRow(props: RowProps<HeldPayment>): ReactNode {
  const { payment, sale, index } = props;
  const error = sale.errors[`pembayaran.${index}.jumlah_rp`];
  return (
    <PaymentFrame {...props}>
      <Group justify="space-between" className="numeric">
        <Text size="sm">{payment.no}</Text>
        <Text size="sm" fw={600}>
          {showRp(payment.jumlah)}
        </Text>
      </Group>
      {error === undefined ? null : (
        <Text size="xs" c="red" role="alert">
          {error}
        </Text>
      )}
    </PaymentFrame>
  );
}

export function BankRow(
  props: RowProps<BankPayment> & { accounts: readonly AccountRow[] },
): ReactNode {
  const t = useT();
  const { sale, payment, index, accounts } = props;
  const amount = amountPlace(payment.id);
  const card = payment.jenis !== 'TRANSFER';
  const account = accounts.find((a) => a.no_rekening === payment.no_rekening);
  const fee = cardFee(payment, account);
  const set = (change: Partial<BankPayment>): void =>
    sale.change((old) => changePayment(old, { ...payment, ...change }));
  return (
    <PaymentFrame {...props}>
      <SimpleGrid cols={2} spacing="xs" verticalSpacing={4}>
        <SelectField
          id={paymentPlace(payment.id)}
          size="xs"
          required
          selectFirstOptionOnDropdownOpen={payment.no_rekening === ''}
          label={t('document.rekening')}
          data={accounts.map((a) => ({
            value: a.no_rekening,
            label: [a.nama_bank, a.no_rekening, a.nama_rekening].filter(Boolean).join(' · '),
          }))}
          value={payment.no_rekening}
          error={sale.errors[`pembayaran.${index}.no_rekening`]}
          onChange={(no_rekening) => {
            set({ no_rekening, fee: undefined });
            setDeviceChoice(`rekening.${payment.jenis}`, no_rekening);
            focusPlace(amount);
          }}
        />
        <AmountField {...props} id={amount} />
        {card ? (
          <TextInput
            size="xs"
            label={t('document.no-kartu')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={24}
            value={payment.no_card}
            error={sale.errors[`pembayaran.${index}.no_card`]}
            onChange={(event) => set({ no_card: event.currentTarget.value })}
          />
        ) : null}
        {card ? (
          <PersenInput
            size="xs"
            label={t('sale.fee')}
            value={fee.fee}
            error={sale.errors[`pembayaran.${index}.fee`]}
            onChange={(value) => set({ fee: value ?? undefined })}
          />
        ) : null}
      </SimpleGrid>
      {card && fee.feeRp > 0 ? (
        <Text size="xs" c="dimmed" mt={4} className="numeric">
          {fee.ditanggung === 'CUSTOMER'
            ? t('sale.fee-customer', { fee: showRp(fee.feeRp), digesek: showRp(fee.digesek) })
            : t('sale.fee-toko', { fee: showRp(fee.feeRp), persen: showPersen(fee.fee / 100) })}
        </Text>
      ) : null}
    </PaymentFrame>
  );
}

/**
 * Heading with Sisa and remove around the fields of a payment; Enter moves on, F10 fills what is
 * left.
 */
export function PaymentFrame(
  props: RowProps<BasketPayment> & {
    readonly children: ReactNode;
    /** Fills a row that has no amount of its own. */
    readonly onSisa?: () => void;
  },
): ReactNode {
  const t = useT();
  const { sale, payment, done, onSisa } = props;
  const fills = onSisa !== undefined || ('jumlah' in payment && !isHeldPayment(payment));
  const name = t(`sale.jenis.${payment.jenis}`);
  const held = HELD_KINDS.find((kind) => kind.jenis === payment.jenis);
  const fill = (): void => {
    if (onSisa !== undefined) return onSisa();
    if (!('jumlah' in payment) || isHeldPayment(payment)) return;
    const jumlah = sisaFor(sale.basket, payment.id, sale.rounding);
    sale.change((old) => changePayment(old, { ...payment, jumlah }));
  };
  const onKey = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'F10') {
      event.preventDefault();
      fill();
    } else enterInRow(event, done);
  };
  return (
    <Paper withBorder px="xs" py={6} onKeyDown={onKey} role="group" aria-label={name}>
      <Group justify="space-between" gap={6} mb={2} wrap="nowrap">
        <Text size="sm" fw={600}>
          {name}
        </Text>
        <Group gap={4} wrap="nowrap">
          {fills ? (
            <Button
              size="compact-xs"
              variant="default"
              tabIndex={-1}
              rightSection={
                <Kbd size="xs" aria-hidden visibleFrom="sm">
                  F10
                </Kbd>
              }
              onClick={fill}
            >
              {t('sale.sisa')}
            </Button>
          ) : null}
          <ActionIcon
            variant="subtle"
            color="red"
            size="sm"
            tabIndex={-1}
            aria-label={held ? t(held.texts.lepas) : t('sale.hapus-bayar', { nama: name })}
            onClick={() => {
              sale.change((old) => (held ? releaseHeld(old) : removePayment(old, payment.id)));
              focusPlace(PLACE.barcode);
            }}
          >
            <IconX size={14} aria-hidden />
          </ActionIcon>
        </Group>
      </Group>
      {props.children}
    </Paper>
  );
}

export function AmountField(
  props: RowProps<CashPayment | BankPayment | MarketplacePayment> & { id: string },
): ReactNode {
  const t = useT();
  const { sale, payment, index, id } = props;
  return (
    <RupiahInput
      id={id}
      size={payment.jenis === 'CASH' ? 'sm' : 'xs'}
      label={payment.jenis === 'CASH' ? t('sale.uang-diterima') : t('field.jumlah')}
      value={payment.jumlah}
      error={sale.errors[`pembayaran.${index}.jumlah_rp`]}
      onChange={(jumlah) => sale.change((old) => changePayment(old, { ...payment, jumlah }))}
    />
  );
}

/**
 * Payments in money: one button and key per kind, each starting with what is left, and the rows
 * they made. Amounts and accounts are the caller's.
 */
import { SimpleGrid, Text, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Rupiah } from '@kencana/rules/rupiah';
import { useT } from '../../platform/i18n.ts';
import { RupiahInput } from '../../ui/rupiah-input.tsx';
import { AccountField } from './account-field.tsx';
import { changeRow, nextId, removeRow } from './counter-draft.ts';
import { enterInRow, focusPlace } from './focus-place.ts';
import { useAccounts, usualAccount } from './master-lists.ts';
import { addMoney } from './money-draft.ts';
import type { MoneyKind, MoneyPay } from './money-draft.ts';
import { PayList, PayPaper } from './pay-frame.tsx';
import { RowCard } from './row-card.tsx';

const KINDS = [
  { jenis: 'CASH', shortcut: 'F8' },
  { jenis: 'TRANSFER', shortcut: 'F7' },
  { jenis: 'DEBIT', shortcut: 'F9' },
  { jenis: 'KREDIT', shortcut: 'Shift+F9' },
] as const satisfies readonly { jenis: MoneyKind; shortcut: string }[];

export interface MoneyFieldsProps {
  /** Makes the ids of the fields: `service`. */
  readonly name: string;
  readonly value: readonly MoneyPay[];
  readonly onChange: (value: readonly MoneyPay[]) => void;
  /** What a new row starts with. */
  readonly sisa: Rupiah;
  readonly errors: Readonly<Record<string, string>>;
  readonly disabled?: boolean;
  /** Enter on the last field of a row. */
  readonly onDone: () => void;
}

/** Id of the first field of a payment. */
export function moneyPlace(name: string, id: number): string {
  return `${name}-bayar-${id}`;
}

export function MoneyFields(props: MoneyFieldsProps): ReactNode {
  const { name, value, onChange, sisa, errors, disabled = false } = props;
  const accounts = useAccounts();
  const add = ({ jenis }: { readonly jenis: MoneyKind }): void => {
    const account = jenis === 'CASH' ? '' : usualAccount(`rekening.${jenis}`, accounts);
    onChange(addMoney(value, jenis, sisa, account));
    focusPlace(moneyPlace(name, nextId(value)));
  };
  return (
    <div>
      <PayList kinds={KINDS} disabled={disabled} onPick={add}>
        {value.map((pay, index) => (
          <MoneyRow key={pay.id} {...props} pay={pay} index={index} />
        ))}
      </PayList>
      {errors['pembayaran'] === undefined ? null : (
        <Text size="sm" c="red" role="alert" mt={4}>
          {errors['pembayaran']}
        </Text>
      )}
    </div>
  );
}

/** The payments as a panel of a counter. */
export function MoneyPanel({ title, ...fields }: MoneyFieldsProps & { title: string }): ReactNode {
  return (
    <PayPaper title={title}>
      <MoneyFields {...fields} />
    </PayPaper>
  );
}

interface RowProps extends MoneyFieldsProps {
  readonly pay: MoneyPay;
  readonly index: number;
}

function MoneyRow(props: RowProps): ReactNode {
  const t = useT();
  const { name, value, onChange, errors, onDone, pay, index } = props;
  const label = t(`sale.jenis.${pay.jenis}`);
  const set = (patch: Partial<MoneyPay>): void => onChange(changeRow(value, pay.id, patch));
  return (
    <RowCard
      title={label}
      removeLabel={t('sale.hapus-bayar', { nama: label })}
      onRemove={() => onChange(removeRow(value, pay.id))}
      onKeyDown={(event) => {
        enterInRow(event, onDone);
        // A form around must not take this Enter as its own.
        if (event.key === 'Enter') event.stopPropagation();
      }}
    >
      <SimpleGrid cols={pay.jenis === 'CASH' ? 1 : 2} spacing="xs" verticalSpacing={4}>
        <RupiahInput
          id={moneyPlace(name, pay.id)}
          size="xs"
          label={t('field.jumlah')}
          value={pay.jumlah}
          error={errors[`pembayaran.${index}.jumlah_rp`]}
          onChange={(jumlah) => set({ jumlah })}
        />
        {pay.jenis === 'CASH' ? null : (
          <CardFields pay={pay} index={index} errors={errors} set={set} />
        )}
      </SimpleGrid>
    </RowCard>
  );
}

function CardFields(props: {
  pay: MoneyPay;
  index: number;
  errors: MoneyFieldsProps['errors'];
  set: (patch: Partial<MoneyPay>) => void;
}): ReactNode {
  const t = useT();
  const { pay, index, errors, set } = props;
  return (
    <>
      <AccountField
        label={t('document.rekening')}
        choice={`rekening.${pay.jenis}`}
        value={pay.no_rekening}
        error={errors[`pembayaran.${index}.no_rekening`]}
        onChange={(no_rekening) => set({ no_rekening })}
      />
      {pay.jenis === 'TRANSFER' ? null : (
        <TextInput
          size="xs"
          label={t('document.no-kartu')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={24}
          value={pay.no_card}
          error={errors[`pembayaran.${index}.no_card`]}
          onChange={(event) => set({ no_card: event.currentTarget.value })}
        />
      )}
    </>
  );
}

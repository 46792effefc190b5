/** How the shop pays: in cash, or by transfer from its account to the customer's. */
import { SimpleGrid, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { AccountField } from '../../engine/document-screen/account-field.tsx';
import { nextId } from '../../engine/document-screen/counter-draft.ts';
import { enterInRow, focusNow, focusPlace } from '../../engine/document-screen/focus-place.ts';
import { useAccounts, usualAccount } from '../../engine/document-screen/master-lists.ts';
import { PayList, PayPaper } from '../../engine/document-screen/pay-frame.tsx';
import { RowCard } from '../../engine/document-screen/row-card.tsx';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { RupiahInput } from '../../ui/rupiah-input.tsx';
import { payPlace, PLACE } from './place.ts';
import { addPay, changePay, removePay, totalPurchase } from './purchase.ts';
import type { Pay, PayKind } from './purchase.ts';
import type { PurchaseWork } from './use-purchase.ts';

const KINDS = [
  { jenis: 'CASH', shortcut: 'F8' },
  { jenis: 'TRANSFER', shortcut: 'F7' },
] as const;
const ACCOUNT = 'rekening.BELI';

export function PayPanel({ work }: { work: PurchaseWork }): ReactNode {
  const t = useT();
  const accounts = useAccounts();
  const { payments, lines, entry } = work.purchase;
  const pay = async (jenis: PayKind): Promise<void> => {
    // The piece in hand is paid as well.
    if (entry !== undefined && !(await work.keep())) return;
    if (entry === undefined && lines.length === 0) {
      notify.warning(t('input.barangKosong'));
      focusPlace(PLACE.cari);
      return;
    }
    const account = jenis === 'TRANSFER' ? usualAccount(ACCOUNT, accounts) : '';
    work.change((old) => addPay(old, jenis, account));
    focusPlace(payPlace(nextId(payments)));
  };
  return (
    <PayPaper title={t('document.pembayaran')}>
      <PayList
        kinds={KINDS}
        cashId={PLACE.cash}
        disabled={work.saving}
        onPick={({ jenis }) => void pay(jenis)}
      >
        {payments.map((one, index) => (
          <PayRow key={one.id} work={work} pay={one} index={index} />
        ))}
      </PayList>
    </PayPaper>
  );
}

interface PayRowProps {
  readonly work: PurchaseWork;
  readonly pay: Pay;
  readonly index: number;
}

function PayRow(props: PayRowProps): ReactNode {
  const t = useT();
  const { work, pay, index } = props;
  const name = t(`sale.jenis.${pay.jenis}`);
  const { sisa } = totalPurchase(work.purchase);
  /** After the last field: to the save button when everything is paid, else to the next payment. */
  const done = (): void => focusNow(sisa > 0 ? PLACE.cash : PLACE.simpan);
  return (
    <RowCard
      title={name}
      removeLabel={t('sale.hapus-bayar', { nama: name })}
      onRemove={() => {
        work.change((old) => removePay(old, pay.id));
        focusPlace(PLACE.cash);
      }}
      onKeyDown={(event) => enterInRow(event, done)}
    >
      <SimpleGrid cols={pay.jenis === 'CASH' ? 1 : 2} spacing="xs" verticalSpacing={4}>
        <RupiahInput
          id={payPlace(pay.id)}
          size="xs"
          label={t('field.jumlah')}
          value={pay.jumlah}
          error={work.errors[`pembayaran.${index}.jumlah_rp`]}
          onChange={(jumlah) => work.change((old) => changePay(old, pay.id, { jumlah }))}
        />
        {pay.jenis === 'TRANSFER' ? <TransferFields {...props} /> : null}
      </SimpleGrid>
    </RowCard>
  );
}

/** Both accounts: the shop's, and where the customer's money goes. */
function TransferFields({ work, pay, index }: PayRowProps): ReactNode {
  const t = useT();
  const text = (name: 'bank_customer' | 'rekening_customer' | 'nama_rekening_customer') => ({
    size: 'xs' as const,
    required: true,
    label: t(`field.${name}`),
    autoComplete: 'off',
    maxLength: 60,
    value: pay[name],
    error: work.errors[`pembayaran.${index}.${name}`],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      work.change((old) => changePay(old, pay.id, { [name]: value }));
    },
  });
  return (
    <>
      <AccountField
        label={t('pembelian.rekening-toko')}
        choice={ACCOUNT}
        value={pay.no_rekening}
        error={work.errors[`pembayaran.${index}.no_rekening`]}
        onChange={(no_rekening) => work.change((old) => changePay(old, pay.id, { no_rekening }))}
      />
      <TextInput {...text('bank_customer')} />
      <TextInput {...text('rekening_customer')} inputMode="numeric" />
      <TextInput {...text('nama_rekening_customer')} />
    </>
  );
}

/**
 * Who sells and who buys: sales code first, then member, name, phone and address (docs/domain.md
 * §6).
 */
import { Autocomplete, Kbd, Paper, SimpleGrid, TextInput, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { isWorth } from '@kencana/contract/payment/payment';
import { MEMBER_HISTORY } from '@kencana/contract/member';
import { useT } from '../../platform/i18n.ts';
import { may, useSession } from '../../platform/session.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { isMember, mayHold } from './basket.ts';
import type { Customer } from './basket.ts';
import { changeCustomer } from './payments.ts';
import { CustomerHistory } from './customer-history.tsx';
import { enterInRow, focusPlace } from '../../engine/document-screen/focus-place.ts';
import { PLACE } from './focus.ts';
import { MemberField } from './member-field.tsx';
import { useSaleNotes, useSales } from '../../engine/document-screen/master-lists.ts';
import type { Sale } from './use-sale.ts';

/** What must be told of the customer: who gives gold is named, who pays a part can be called. */
function demandsOf({ basket, money }: Sale): { readonly name: boolean; readonly phone: boolean } {
  const stranger = !isMember(basket.customer);
  const gold = basket.payments.some((p) => isWorth(p.jenis, 'goods'));
  const part = mayHold(basket) && money.bayar > 0 && money.sisa > 0;
  return { name: stranger && (gold || part), phone: stranger && part };
}

export function CustomerPanel({ sale }: { sale: Sale }): ReactNode {
  const t = useT();
  const list = useSales();
  const notes = useSaleNotes();
  const { customer } = sale.basket;
  const set = (change: Partial<Customer>): void =>
    sale.change((old) => changeCustomer(old, change));
  return (
    <Paper
      withBorder
      p="sm"
      className="jual-customer"
      onKeyDown={(event) => enterInRow(event, () => focusPlace(PLACE.barcode))}
    >
      <Title order={2} size="h6" mb={6}>
        {t('document.customer')}{' '}
        <Kbd size="xs" visibleFrom="sm">
          F4
        </Kbd>
      </Title>
      <SimpleGrid cols={2} spacing="xs" verticalSpacing={6}>
        <SelectField
          id={PLACE.sales}
          size="xs"
          required
          label={t('document.sales')}
          data={list.map((s) => ({
            value: s.kode_sales,
            label: `${s.kode_sales} · ${s.nama_sales}`,
          }))}
          value={sale.sales}
          error={sale.errors['kode_sales']}
          onChange={(kode_sales) => set({ kode_sales })}
        />
        <PersonFields sale={sale} set={set} />
        <Autocomplete
          size="xs"
          label={t('shell.keterangan')}
          maxLength={500}
          data={[...notes]}
          openOnFocus={false}
          value={customer.keterangan_jual}
          error={sale.errors['keterangan_jual']}
          onChange={(keterangan_jual) => set({ keterangan_jual })}
        />
      </SimpleGrid>
      {may(MEMBER_HISTORY) ? <CustomerHistory customer={customer} onUse={set} /> : null}
    </Paper>
  );
}

/** Member, name, phone and address; what is demanded of them is marked. */
function PersonFields(props: { sale: Sale; set: (change: Partial<Customer>) => void }): ReactNode {
  const t = useT();
  const members = useSession().settings.on('MEMBER_MODULE');
  const { sale, set } = props;
  const { customer } = sale.basket;
  const demands = demandsOf(sale);
  const text = (name: keyof Customer) => ({
    size: 'xs' as const,
    autoComplete: 'off',
    value: customer[name],
    error: sale.errors[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      set({ [name]: event.currentTarget.value }),
  });
  return (
    <>
      {members ? (
        <MemberField
          value={customer.kode_member}
          nama={customer.nama_customer}
          error={sale.errors['kode_member']}
          onChange={set}
        />
      ) : (
        <TextInput {...text('kode_member')} label={t('document.member')} readOnly />
      )}
      <TextInput
        {...text('nama_customer')}
        required={demands.name}
        label={t('document.nama')}
        maxLength={100}
      />
      <TextInput
        {...text('no_hp')}
        required={demands.phone}
        label={t('field.no_hp')}
        inputMode="tel"
        maxLength={20}
      />
      <TextInput {...text('alamat_customer')} label={t('field.alamat')} maxLength={200} />
    </>
  );
}

/** Who orders, who takes the order, the craftsman, and when it is promised. */
import { Checkbox, Kbd, Paper, SimpleGrid, TextInput, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { enterInRow, focusPlace } from '../../engine/document-screen/focus-place.ts';
import { useSales } from '../../engine/document-screen/master-lists.ts';
import { useT } from '../../platform/i18n.ts';
import { useSession } from '../../platform/session.ts';
import { useOptions } from '../../platform/use-list.ts';
import { DateField } from '../../ui/date-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { OrderCustomer } from './order-draft.ts';
import { linePlace, PLACE } from './place.ts';
import type { OrderWork } from './use-order.ts';

interface Tukang {
  readonly kode_tukang: string;
  readonly nama_tukang: string;
  readonly aktif?: boolean;
}

export function CustomerFields({ work }: { work: OrderWork }): ReactNode {
  const t = useT();
  const { lines } = work.draft;
  const first = lines[0]?.id ?? 1;
  return (
    <Paper
      withBorder
      p="sm"
      onKeyDown={(event) => enterInRow(event, () => focusPlace(linePlace(first)))}
    >
      <Title order={2} size="h6" mb={6}>
        {t('document.customer')}{' '}
        <Kbd size="xs" visibleFrom="sm">
          F4
        </Kbd>
      </Title>
      <SimpleGrid cols={2} spacing="xs" verticalSpacing={6}>
        <PersonFields work={work} />
        <TermFields work={work} />
      </SimpleGrid>
    </Paper>
  );
}

/** Changes of the customer's fields, and what a text field of them needs. */
function fieldsOf(work: OrderWork) {
  const { customer } = work.draft;
  const set = (patch: Partial<OrderCustomer>): void =>
    work.change((old) => ({ ...old, customer: { ...old.customer, ...patch } }));
  const text = (name: keyof OrderCustomer) => ({
    size: 'xs' as const,
    autoComplete: 'off',
    value: customer[name],
    error: work.errors[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      set({ [name]: event.currentTarget.value }),
  });
  return { customer, set, text };
}

function PersonFields({ work }: { work: OrderWork }): ReactNode {
  const t = useT();
  const members = useSession().settings.on('MEMBER_MODULE');
  const list = useSales();
  const { customer, set, text } = fieldsOf(work);
  return (
    <>
      <SelectField
        id={PLACE.sales}
        size="xs"
        required
        label={t('document.sales')}
        data={list.map((s) => ({
          value: s.kode_sales,
          label: `${s.kode_sales} · ${s.nama_sales}`,
        }))}
        value={work.sales}
        error={work.errors['kode_sales']}
        onChange={(kode_sales) => set({ kode_sales })}
      />
      <TextInput {...text('kode_member')} label={t('document.member')} readOnly={!members} />
      <TextInput
        {...text('nama_customer')}
        id={PLACE.nama}
        required={customer.kode_member === 'NONMEMBER'}
        label={t('document.nama')}
        maxLength={100}
      />
      <TextInput {...text('no_hp')} label={t('document.no-hp')} inputMode="tel" maxLength={20} />
      <TextInput
        {...text('alamat_customer')}
        label={t('document.alamat')}
        maxLength={200}
        style={{ gridColumn: '1 / -1' }}
      />
    </>
  );
}

/** Who makes it, until when, and whose price counts. */
function TermFields({ work }: { work: OrderWork }): ReactNode {
  const t = useT();
  const { tglSystem } = useSession();
  const { customer, set, text } = fieldsOf(work);
  return (
    <>
      <TukangField
        value={customer.kode_tukang}
        error={work.errors['kode_tukang']}
        onChange={(kode_tukang) => set({ kode_tukang })}
      />
      <DateField
        size="xs"
        label={t('pesanan.tgl-janji')}
        min={tglSystem}
        value={customer.tgl_janji}
        error={work.errors['tgl_janji']}
        onChange={(tgl_janji) => set({ tgl_janji })}
      />
      <TextInput
        {...text('keterangan')}
        label={t('shell.keterangan')}
        maxLength={500}
        style={{ gridColumn: '1 / -1' }}
      />
      <Checkbox
        size="xs"
        style={{ gridColumn: '1 / -1' }}
        label={t('pesanan.kunci-harga')}
        checked={work.draft.harga_dikunci}
        onChange={(event) => {
          const { checked } = event.currentTarget;
          work.change((old) => ({ ...old, harga_dikunci: checked }));
        }}
      />
    </>
  );
}

function TukangField(props: {
  value: string;
  error: string | undefined;
  onChange: (kode: string) => void;
}): ReactNode {
  const t = useT();
  const { choices, error } = useOptions<Tukang>('tukang/get/all', (row) => [
    row.kode_tukang,
    row.nama_tukang,
  ]);
  return (
    <SelectField
      size="xs"
      clearable
      label={t('pesanan.tukang')}
      data={choices}
      value={props.value}
      error={props.error ?? error}
      onChange={props.onChange}
    />
  );
}

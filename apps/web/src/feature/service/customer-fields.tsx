/** Who brings the pieces, who receives them, and when they are promised. */
import { Kbd, Paper, SimpleGrid, TextInput, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { enterInRow, focusPlace } from '../../engine/document-screen/focus-place.ts';
import { useSales } from '../../engine/document-screen/master-lists.ts';
import { useT } from '../../platform/i18n.ts';
import { useSession } from '../../platform/session.ts';
import { DateField } from '../../ui/date-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { piecePlace, PLACE } from './place.ts';
import type { ServiceCustomer } from './service-draft.ts';
import type { ServiceWork } from './use-service.ts';

export function CustomerFields({ work }: { work: ServiceWork }): ReactNode {
  const t = useT();
  const session = useSession();
  const { customer, pieces } = work.draft;
  const set = (patch: Partial<ServiceCustomer>): void =>
    work.change((old) => ({ ...old, customer: { ...old.customer, ...patch } }));
  const text = (name: keyof ServiceCustomer) => ({
    size: 'xs' as const,
    autoComplete: 'off',
    value: customer[name],
    error: work.errors[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      set({ [name]: event.currentTarget.value }),
  });
  const first = pieces[0]?.id ?? 1;
  return (
    <Paper
      withBorder
      p="sm"
      onKeyDown={(event) => enterInRow(event, () => focusPlace(piecePlace(first)))}
    >
      <Title order={2} size="h6" mb={6}>
        {t('document.customer')}{' '}
        <Kbd size="xs" visibleFrom="sm">
          F4
        </Kbd>
      </Title>
      <SimpleGrid cols={2} spacing="xs" verticalSpacing={6}>
        <SalesField work={work} onChange={(kode_sales) => set({ kode_sales })} />
        <TextInput
          {...text('kode_member')}
          label={t('document.member')}
          readOnly={!session.settings.on('MEMBER_MODULE')}
        />
        <TextInput
          {...text('nama_customer')}
          id={PLACE.nama}
          required={customer.kode_member === 'NONMEMBER'}
          label={t('document.nama')}
          maxLength={100}
        />
        <TextInput {...text('no_hp')} label={t('document.no-hp')} inputMode="tel" maxLength={20} />
        <TextInput {...text('alamat_customer')} label={t('document.alamat')} maxLength={200} />
        <DateField
          size="xs"
          label={t('service.tgl-janji')}
          min={session.tglSystem}
          value={customer.tgl_janji}
          error={work.errors['tgl_janji']}
          onChange={(tgl_janji) => set({ tgl_janji })}
        />
        <TextInput
          {...text('keterangan_service')}
          label={t('shell.keterangan')}
          maxLength={500}
          style={{ gridColumn: '1 / -1' }}
        />
      </SimpleGrid>
    </Paper>
  );
}

function SalesField(props: {
  work: ServiceWork;
  onChange: (kode_sales: string) => void;
}): ReactNode {
  const t = useT();
  const list = useSales();
  return (
    <SelectField
      id={PLACE.sales}
      size="xs"
      required
      label={t('document.sales')}
      data={list.map((s) => ({
        value: s.kode_sales,
        label: `${s.kode_sales} · ${s.nama_sales}`,
      }))}
      value={props.work.sales}
      error={props.work.errors['kode_sales']}
      onChange={props.onChange}
    />
  );
}

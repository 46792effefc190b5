/** Who a counter serves: sales code first, then member, name, phone and address. */
import { Kbd, Paper, SimpleGrid, TextInput, Title } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import { NON_MEMBER } from '@kencana/contract/orang';
import { useT } from '../../platform/i18n.ts';
import { useSession } from '../../platform/session.ts';
import type { FieldErrors } from '../../platform/sending.ts';
import { SelectField } from '../../ui/select-field.tsx';
import type { Customer } from './counter-draft.ts';
import { useFillMember } from './fill-member.ts';
import { enterInRow } from './focus-place.ts';
import { useSales } from './master-lists.ts';

export interface CustomerFieldsProps {
  readonly customer: Customer;
  /** The sales code that counts while none is chosen. */
  readonly sales: string;
  readonly errors: FieldErrors;
  readonly salesPlace: string;
  readonly namePlace: string;
  readonly set: (patch: Partial<Customer>) => void;
  /** What the kind asks between name and phone. */
  readonly afterName?: ReactNode;
}

/** Style of a field as wide as the panel. */
const WIDE: CSSProperties = { gridColumn: '1 / -1' };

export function CustomerFields(props: CustomerFieldsProps): ReactNode {
  const t = useT();
  const members = useSession().settings.on('MEMBER_MODULE');
  const { customer, errors, set } = props;
  const fill = useFillMember(customer, set);
  const stranger = customer.kode_member.trim() === NON_MEMBER;
  const text = (name: keyof Customer) =>
    textField(customer[name], errors[name], (value) => set({ [name]: value }));
  return (
    <>
      <SalesField {...props} />
      <TextInput
        {...text('kode_member')}
        label={t('document.member')}
        readOnly={!members}
        onBlur={fill}
      />
      <TextInput
        {...text('nama_customer')}
        id={props.namePlace}
        required={stranger}
        label={t('document.nama')}
        maxLength={100}
      />
      {props.afterName}
      <TextInput {...text('no_hp')} label={t('field.no_hp')} inputMode="tel" maxLength={20} />
      <TextInput {...text('alamat_customer')} label={t('field.alamat')} maxLength={200} />
    </>
  );
}

function SalesField({ salesPlace, sales, errors, set }: CustomerFieldsProps): ReactNode {
  const t = useT();
  const list = useSales();
  return (
    <SelectField
      id={salesPlace}
      size="xs"
      required
      label={t('document.sales')}
      data={list.map((s) => ({
        value: s.kode_sales,
        label: `${s.kode_sales} · ${s.nama_sales}`,
      }))}
      value={sales}
      error={errors['kode_sales']}
      onChange={(kode_sales) => set({ kode_sales })}
    />
  );
}

/** The remark of a document. */
export function RemarkField(props: {
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}): ReactNode {
  const t = useT();
  const field = textField(props.value, props.error, props.onChange);
  return <TextInput {...field} label={t('shell.keterangan')} maxLength={500} style={WIDE} />;
}

/** What a small text field of a counter needs. */
export function textField(
  value: string,
  error: string | undefined,
  onChange: (text: string) => void,
) {
  return {
    size: 'xs' as const,
    autoComplete: 'off',
    value,
    error,
    onChange: (event: { readonly currentTarget: { readonly value: string } }): void =>
      onChange(event.currentTarget.value),
  };
}

/** The panel that F4 leads to; Enter on its last field goes on to the goods. */
export function CustomerPanel(props: { onLast: () => void; children: ReactNode }): ReactNode {
  const t = useT();
  return (
    <Paper withBorder p="sm" onKeyDown={(event) => enterInRow(event, props.onLast)}>
      <Title order={2} size="h6" mb={6}>
        {t('document.customer')}{' '}
        <Kbd size="xs" visibleFrom="sm">
          F4
        </Kbd>
      </Title>
      <SimpleGrid cols={2} spacing="xs" verticalSpacing={6}>
        {props.children}
      </SimpleGrid>
    </Paper>
  );
}

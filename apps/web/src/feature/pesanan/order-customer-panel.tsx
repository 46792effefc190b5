/** Who orders, who takes the order, the craftsman, and when it is promised. */
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { tukang } from '@kencana/contract/master/tukang';
import {
  CustomerFields,
  CustomerPanel,
  RemarkField,
  WIDE,
} from '../../engine/document-screen/customer-fields.tsx';
import { focusPlace } from '../../engine/document-screen/focus-place.ts';
import { PromiseField, useUsualDay } from '../../engine/document-screen/promise.tsx';
import { useT } from '../../platform/i18n.ts';
import { useMasterChoices } from '../../platform/master-rows.ts';
import { SelectField } from '../../ui/select-field.tsx';
import type { OrderCustomer } from './order-draft.ts';
import { linePlace, PLACE } from './place.ts';
import type { OrderWork } from './use-order.ts';

export function OrderCustomerPanel({ work }: { work: OrderWork }): ReactNode {
  const t = useT();
  const { customer, lines, harga_dikunci } = work.draft;
  const { errors } = work;
  const usual = useUsualDay('HARI_JANJI_PESANAN');
  const set = (patch: Partial<OrderCustomer>): void =>
    work.change((old) => ({ ...old, customer: { ...old.customer, ...patch } }));
  return (
    <CustomerPanel onLast={() => focusPlace(linePlace(lines[0]?.id ?? 1))}>
      <CustomerFields
        customer={customer}
        sales={work.sales}
        errors={errors}
        salesPlace={PLACE.sales}
        namePlace={PLACE.nama}
        wideAddress
        callable
        set={set}
      />
      <TukangField
        value={customer.kode_tukang}
        error={errors['kode_tukang']}
        onChange={(kode_tukang) => set({ kode_tukang })}
      />
      <PromiseField
        label={t('pesanan.tgl-janji')}
        usual={usual}
        value={customer.tgl_janji}
        error={errors['tgl_janji']}
        onChange={(tgl_janji) => set({ tgl_janji })}
      />
      <RemarkField
        value={customer.keterangan}
        error={errors['keterangan']}
        onChange={(keterangan) => set({ keterangan })}
      />
      <Checkbox
        size="xs"
        style={WIDE}
        label={t('pesanan.kunci-harga')}
        checked={harga_dikunci}
        onChange={(event) => {
          const { checked } = event.currentTarget;
          work.change((old) => ({ ...old, harga_dikunci: checked }));
        }}
      />
    </CustomerPanel>
  );
}

function TukangField(props: {
  value: string;
  error: string | undefined;
  onChange: (kode: string) => void;
}): ReactNode {
  const t = useT();
  const { choices, error } = useMasterChoices(tukang, { path: 'tukang/get/all' });
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

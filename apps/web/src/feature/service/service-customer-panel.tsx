/** Who brings the pieces, who receives them, and when they are promised. */
import type { ReactNode } from 'react';
import {
  CustomerFields,
  CustomerPanel,
  RemarkField,
} from '../../engine/document-screen/customer-fields.tsx';
import { focusPlace } from '../../engine/document-screen/focus-place.ts';
import { PromiseField, useUsualDay } from '../../engine/document-screen/promise.tsx';
import { useT } from '../../platform/i18n.ts';
import { piecePlace, PLACE } from './place.ts';
import type { ServiceCustomer } from './service-draft.ts';
import type { ServiceWork } from './use-service.ts';

export function ServiceCustomerPanel({ work }: { work: ServiceWork }): ReactNode {
  const t = useT();
  const { customer, pieces } = work.draft;
  const { errors } = work;
  const usual = useUsualDay('HARI_JANJI_SERVICE');
  const set = (patch: Partial<ServiceCustomer>): void =>
    work.change((old) => ({ ...old, customer: { ...old.customer, ...patch } }));
  return (
    <CustomerPanel onLast={() => focusPlace(piecePlace(pieces[0]?.id ?? 1))}>
      <CustomerFields
        customer={customer}
        sales={work.sales}
        errors={errors}
        salesPlace={PLACE.sales}
        namePlace={PLACE.nama}
        callable
        set={set}
      />
      <PromiseField
        label={t('service.tgl-janji')}
        usual={usual}
        value={customer.tgl_janji}
        error={errors['tgl_janji']}
        onChange={(tgl_janji) => set({ tgl_janji })}
      />
      <RemarkField
        value={customer.keterangan_service}
        error={errors['keterangan_service']}
        onChange={(keterangan_service) => set({ keterangan_service })}
      />
    </CustomerPanel>
  );
}

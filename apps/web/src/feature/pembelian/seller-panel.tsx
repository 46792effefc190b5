/** Step 3: who takes it in and who sells, with the number of an identity card. */
import { SimpleGrid, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { NON_MEMBER } from '@kencana/contract/orang';
import {
  CustomerFields,
  RemarkField,
  textField,
} from '../../engine/document-screen/customer-fields.tsx';
import { enterInRow, focusPlace } from '../../engine/document-screen/focus-place.ts';
import { useT } from '../../platform/i18n.ts';
import { PLACE } from './place.ts';
import { changeSeller } from './purchase.ts';
import type { Seller } from './purchase.ts';
import { Step } from './step.tsx';
import type { PurchaseWork } from './use-purchase.ts';

export function SellerPanel({ work }: { work: PurchaseWork }): ReactNode {
  const t = useT();
  const { seller, lines } = work.purchase;
  const { errors } = work;
  const set = (change: Partial<Seller>): void => work.change((old) => changeSeller(old, change));
  const member = seller.kode_member !== NON_MEMBER;
  const unproved = lines.some((line) => line.kode_barcode === '');
  return (
    <Step
      no={3}
      title={t('pembelian.langkah-customer')}
      shortcut="F4"
      onKeyDown={(event) => enterInRow(event, () => focusPlace(PLACE.cash))}
    >
      <SimpleGrid cols={2} spacing="xs" verticalSpacing={6}>
        <CustomerFields
          customer={seller}
          sales={work.sales}
          errors={errors}
          salesPlace={PLACE.sales}
          namePlace={PLACE.penjual}
          set={set}
          afterName={
            <TextInput
              {...textField(seller.nik_sim_passport, errors['nik_sim_passport'], (text) =>
                set({ nik_sim_passport: text }),
              )}
              required={unproved && !member}
              label={t('field.nik_sim_passport')}
              maxLength={30}
            />
          }
        />
        <RemarkField
          value={seller.keterangan_beli}
          error={errors['keterangan_beli']}
          onChange={(keterangan_beli) => set({ keterangan_beli })}
        />
      </SimpleGrid>
    </Step>
  );
}

/** Step 3: who takes it in and who sells, with the number of an identity card. */
import { SimpleGrid, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { enterInRow, focusPlace } from '../../engine/document-screen/focus-place.ts';
import { useSales } from '../../engine/document-screen/master-lists.ts';
import { useT } from '../../platform/i18n.ts';
import { useSession } from '../../platform/session.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { PLACE } from './place.ts';
import { changeSeller } from './purchase.ts';
import type { Seller } from './purchase.ts';
import { Step } from './step.tsx';
import type { PurchaseWork } from './use-purchase.ts';

export function SellerPanel({ work }: { work: PurchaseWork }): ReactNode {
  const t = useT();
  const members = useSession().settings.on('MEMBER_MODULE');
  const list = useSales();
  const { seller, lines } = work.purchase;
  const set = (change: Partial<Seller>): void => work.change((old) => changeSeller(old, change));
  const text = (name: keyof Seller) => ({
    size: 'xs' as const,
    autoComplete: 'off',
    value: seller[name],
    error: work.errors[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      set({ [name]: event.currentTarget.value }),
  });
  const member = seller.kode_member !== 'NONMEMBER';
  const unproved = lines.some((line) => line.kode_barcode === '');
  return (
    <Step
      no={3}
      title={t('pembelian.langkah-customer')}
      shortcut="F4"
      onKeyDown={(event) => enterInRow(event, () => focusPlace(PLACE.cash))}
    >
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
          value={work.sales}
          error={work.errors['kode_sales']}
          onChange={(kode_sales) => set({ kode_sales })}
        />
        <TextInput {...text('kode_member')} label={t('document.member')} readOnly={!members} />
        <TextInput
          {...text('nama_customer')}
          id={PLACE.penjual}
          required={!member}
          label={t('document.nama')}
          maxLength={100}
        />
        <TextInput
          {...text('nik_sim_passport')}
          required={unproved && !member}
          label={t('field.nik_sim_passport')}
          maxLength={30}
        />
        <TextInput {...text('no_hp')} label={t('document.no-hp')} inputMode="tel" maxLength={20} />
        <TextInput {...text('alamat_customer')} label={t('document.alamat')} maxLength={200} />
        <TextInput
          {...text('keterangan_beli')}
          label={t('shell.keterangan')}
          maxLength={500}
          style={{ gridColumn: '1 / -1' }}
        />
      </SimpleGrid>
    </Step>
  );
}

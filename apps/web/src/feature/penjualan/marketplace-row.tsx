/**
 * What a marketplace pays: which one, its order, who carries it, the amount, and the photo of the
 * parcel; below it what the marketplace keeps. Marketplace and carrier are remembered here.
 */
import { SimpleGrid, Text, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { feeKartu } from '@kencana/rules/harga';
import { percentToHundredths } from '@kencana/rules/persen';
import { rupiah } from '@kencana/rules/rupiah';
import { focusNow, focusPlace } from '../../engine/document-screen/focus-place.ts';
import { useMarketplaces } from '../../engine/document-screen/master-lists.ts';
import { PhotoField } from '../../engine/document-screen/photo-field.tsx';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { deviceChoice, setDeviceChoice, useSession } from '../../platform/session.ts';
import { showPersen, showRp } from '../../platform/show.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { changePayment } from './basket.ts';
import { amountPlace, paymentPlace, photoPlace, PLACE, poPlace } from './focus.ts';
import { addMarketplace } from './marketplace-payment.ts';
import type { MarketplacePayment } from './marketplace-payment.ts';
import { AmountField, PaymentFrame } from './payment-row.tsx';
import type { RowProps } from './payment-row.tsx';
import type { Sale } from './use-sale.ts';

/** Adds the marketplace's payment and goes to its first empty field; only with its module. */
export function MarketplaceButton({ sale }: { sale: Sale }): ReactNode {
  const t = useT();
  if (!useSession().settings.on('MARKETPLACE_INTEGRATION_MODULE')) return null;
  const add = (): void => {
    if (sale.basket.lines.length === 0) {
      notify.warning(t('input.barangKosong'));
      focusPlace(PLACE.barcode);
      return;
    }
    const kode_marketplace = deviceChoice('marketplace') ?? '';
    const usual = { kode_marketplace, logistik: deviceChoice('logistik') ?? '' };
    const { id } = addMarketplace(sale.basket, sale.money.sisa, usual);
    sale.change((old) => addMarketplace(old, sale.money.sisa, usual).basket);
    focusPlace(kode_marketplace === '' ? paymentPlace(id) : poPlace(id));
  };
  return (
    <KbdButton shortcut="Ctrl+M" size="xs" variant="default" disabled={sale.saving} onClick={add}>
      {t('sale.jenis.MARKETPLACE')}
    </KbdButton>
  );
}

export function MarketplaceRow(props: RowProps<MarketplacePayment>): ReactNode {
  const t = useT();
  const { sale, payment, index } = props;
  const list = useMarketplaces();
  const set = (change: Partial<MarketplacePayment>): void =>
    sale.change((old) => {
      const now = old.payments.find((p) => p.id === payment.id);
      return now?.jenis === 'MARKETPLACE' ? changePayment(old, { ...now, ...change }) : old;
    });
  const at = `pembayaran.${index}`;
  const text = (name: 'no_po' | 'logistik' | 'no_resi', maxLength: number) => ({
    size: 'xs' as const,
    autoComplete: 'off',
    maxLength,
    value: payment[name],
    label: t(`field.${name}`),
    error: sale.errors[`${at}.${name}`],
    onChange: (event: { currentTarget: { value: string } }) =>
      set({ [name]: event.currentTarget.value }),
    onFocus: (event: { currentTarget: HTMLInputElement }) => event.currentTarget.select(),
  });
  const done = (): void => {
    if (payment.logistik !== '') setDeviceChoice('logistik', payment.logistik);
    if (payment.foto === '') focusNow(photoPlace(payment.id));
    else props.done();
  };
  return (
    <PaymentFrame {...props} done={done}>
      <SimpleGrid cols={2} spacing="xs" verticalSpacing={4}>
        <SelectField
          id={paymentPlace(payment.id)}
          size="xs"
          required
          selectFirstOptionOnDropdownOpen={payment.kode_marketplace === ''}
          label={t('report.kolom.marketplace')}
          data={list.map((row) => ({
            value: row.kode_marketplace,
            label: `${row.kode_marketplace} · ${row.nama_marketplace}`,
          }))}
          value={payment.kode_marketplace}
          error={sale.errors[`${at}.kode_marketplace`]}
          onChange={(kode_marketplace) => {
            set({ kode_marketplace });
            setDeviceChoice('marketplace', kode_marketplace);
            focusPlace(poPlace(payment.id));
          }}
        />
        <TextInput id={poPlace(payment.id)} required {...text('no_po', 40)} />
        <TextInput required {...text('logistik', 60)} />
        <TextInput {...text('no_resi', 60)} />
        <AmountField {...props} id={amountPlace(payment.id)} />
        <Kept payment={payment} />
      </SimpleGrid>
      <PhotoField
        id={photoPlace(payment.id)}
        path="penjualan/foto"
        value={payment.foto}
        error={sale.errors[`${at}.foto`]}
        onChange={(foto) => {
          set({ foto });
          if (foto !== '') props.done();
        }}
      />
    </PaymentFrame>
  );
}

/** What the marketplace keeps and what it pays. */
function Kept({ payment }: { payment: MarketplacePayment }): ReactNode {
  const t = useT();
  const persen = useMarketplaces().find(
    (row) => row.kode_marketplace === payment.kode_marketplace,
  )?.biaya;
  const jumlah = payment.jumlah ?? rupiah(0);
  if (persen === undefined || persen === 0 || jumlah === 0) return null;
  const fee = feeKartu(jumlah, percentToHundredths(persen));
  const bersih = showRp(rupiah(jumlah - fee));
  return (
    <Text size="xs" c="dimmed" className="numeric" style={{ alignSelf: 'end' }}>
      {t('marketplace.biaya', { persen: showPersen(persen), fee: showRp(fee), bersih })}
    </Text>
  );
}

/**
 * What a marketplace pays: which one, its order, who carries it, the amount, and the photo of the
 * parcel; below it what the marketplace keeps. Marketplace and carrier are remembered here.
 */
import { SALE_PHOTO } from '@kencana/contract/call/photo-calls';
import { SimpleGrid, Text, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { marketplacePayment } from '@kencana/contract/payment/marketplace';
import type { MessageKey } from '@kencana/messages/key';
import { feeKartu } from '@kencana/rules/harga';
import { percentToHundredths } from '@kencana/rules/persen';
import { rupiah } from '@kencana/rules/rupiah';
import { focusNow, focusPlace } from '../../engine/document-screen/focus-place.ts';
import { useMarketplaces } from '../../engine/document-screen/master-lists.ts';
import { PhotoField } from '../../engine/document-screen/photo-field.tsx';
import { useT } from '../../platform/i18n.ts';
import { setDeviceChoice } from '../../platform/session.ts';
import { showPersen, showRp } from '../../platform/show.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { changePayment } from './basket.ts';
import type { BasketPayment } from './basket.ts';
import { amountPlace, paymentPlace, photoPlace, poPlace } from './focus.ts';
import type { PayMeans, Problems, RowProps } from './pay-means.ts';
import { AmountField, fillAmount, PaymentFrame } from './payment-frame.tsx';
import type { AmountPayment } from './payment-frame.tsx';

const JENIS = 'MARKETPLACE';

interface MarketplacePayment extends AmountPayment {
  readonly kode_marketplace: string;
  readonly no_po: string;
  readonly logistik: string;
  readonly no_resi: string;
  /** `files/<id>`, '' before there is one. */
  readonly foto: string;
}

function isMarketplace(payment: BasketPayment | undefined): payment is MarketplacePayment {
  return payment?.jenis === JENIS;
}

/** What must be told and what is said where it is not. */
const REQUIRED = [
  ['kode_marketplace', 'marketplace.pilih-wajib'],
  ['no_po', 'marketplace.no-po-wajib'],
  ['logistik', 'marketplace.logistik-wajib'],
  ['foto', 'marketplace.foto-wajib'],
] as const satisfies readonly (readonly [keyof MarketplacePayment, MessageKey])[];

export const marketplacePay: PayMeans<MarketplacePayment> = {
  definition: marketplacePayment,
  buttons: [
    { jenis: JENIS, shortcut: 'Ctrl+M', urut: 90, modul: 'MARKETPLACE_INTEGRATION_MODULE' },
  ],
  // By the usual marketplace and carrier; '' to choose.
  start: ({ id, jenis, jumlah, usual }) => ({
    id,
    jenis,
    jumlah,
    no_po: '',
    no_resi: '',
    foto: '',
    kode_marketplace: usual('marketplace'),
    logistik: usual('logistik'),
  }),
  again: (standing) => standing,
  focus: ({ id, kode_marketplace }) => (kode_marketplace === '' ? paymentPlace(id) : poPlace(id)),
  worth: ({ jumlah }) => jumlah ?? rupiah(0),
  body: ({ id: _id, jumlah: _jumlah, barang: _barang, ...rest }, jumlah_rp) => ({
    ...rest,
    jenis: JENIS,
    jumlah_rp,
  }),
  problems: (payment, at): Problems => {
    const missing = REQUIRED.filter(([name]) => payment[name].trim() === '');
    return {
      ...Object.fromEntries(missing.map(([name, key]) => [`${at}.${name}`, { key }])),
      ...((payment.jumlah ?? 0) <= 0 && { [`${at}.jumlah_rp`]: { key: 'sale.jumlah-wajib' } }),
    };
  },
  Row: (props) => <MarketplaceRow {...props} />,
};

function MarketplaceRow(props: RowProps<MarketplacePayment>): ReactNode {
  const t = useT();
  const { sale, payment, index } = props;
  const list = useMarketplaces();
  const set = (change: Partial<MarketplacePayment>): void =>
    sale.change((old) => {
      const now = old.payments.find((p) => p.id === payment.id);
      return isMarketplace(now) ? changePayment(old, { ...now, ...change }) : old;
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
    <PaymentFrame {...props} done={done} onSisa={fillAmount(sale, payment)}>
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
        photo={SALE_PHOTO}
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

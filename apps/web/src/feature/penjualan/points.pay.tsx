/**
 * Points of the sale's member as payment: how many are used, what they pay, and the balance. Sisa
 * (F10) asks the server for the balance and fills the most that fits.
 */
import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { NON_MEMBER } from '@kencana/contract/orang';
import { pointsPayment } from '@kencana/contract/payment/points';
import type { PoinMember } from '@kencana/contract/payment/points';
import { nilaiPoin, poinUntuk } from '@kencana/rules/poin';
import { formatAngka, rupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import { api } from '../../platform/api.ts';
import { ApiError } from '../../platform/api-error.ts';
import { translate, useT } from '../../platform/i18n.ts';
import { showRp } from '../../platform/show.ts';
import { AngkaInput } from '../../ui/angka-input.tsx';
import { appendPayment, changePayment, nextPaymentId } from './basket.ts';
import type { Basket, BasketPayment } from './basket.ts';
import { paymentPlace } from './focus.ts';
import type { PayMeans, Problems, RowProps } from './pay-means.ts';
import { PaymentFrame } from './payment-frame.tsx';
import type { Sale } from './use-sale.ts';

const JENIS = 'POINT';

/** Points of the sale's member; what the server said of him is gone when he is another. */
interface PointPayment extends BasketPayment {
  readonly poin: number | null;
  readonly member?: PoinMember | undefined;
}

export const pointsPay: PayMeans<PointPayment> = {
  definition: pointsPayment,
  buttons: [{ jenis: JENIS, shortcut: 'Shift+F7', urut: 80, modul: 'BAYAR_POINT_MODULE' }],
  start: ({ id, jenis }) => ({ id, jenis, poin: null }),
  again: (standing) => standing,
  added: (sale) => void findPoints(sale),
  worth: pointWorth,
  body: ({ poin }, jumlah_rp) => ({ jenis: JENIS, poin: poin ?? 0, jumlah_rp }),
  problems: pointProblems,
  forget: (payment) => ({ ...payment, poin: null, member: undefined }),
  Row: (props) => <PointRow {...props} />,
};

function pointWorth({ poin, member }: PointPayment): Rupiah {
  return nilaiPoin(Math.min(poin ?? 0, member?.poin ?? 0), rupiah(member?.nilai_rp ?? 0));
}

function pointProblems({ poin, member }: PointPayment, path: string): Problems {
  const at = `${path}.poin`;
  if (member === undefined) return { [at]: { key: 'poin.isi_member' } };
  if ((poin ?? 0) <= 0) return { [at]: { key: 'sale.jumlah-wajib' } };
  if ((poin ?? 0) <= member.poin) return {};
  const data = { kode: member.kode_member, poin: formatAngka(member.poin) };
  return { [at]: { key: 'error.POIN_KURANG', data } };
}

/** Puts what the server said of the member's points into the basket, filled by `fill`. */
export function takePoints(
  basket: Basket,
  member: PoinMember,
  fill: (basket: Basket, id: number) => number,
): Basket {
  const standing = basket.payments.find((p) => p.jenis === JENIS);
  const id = standing?.id ?? nextPaymentId(basket);
  const empty: PointPayment = { id, jenis: JENIS, poin: null };
  const added = standing ? basket : appendPayment(basket, empty);
  const poin = fill(added, id);
  const filled: PointPayment = { ...empty, poin: poin > 0 ? poin : null, member };
  return changePayment(added, filled);
}

function PointRow(props: RowProps<PointPayment>): ReactNode {
  const t = useT();
  const { sale, payment, index } = props;
  const { member, poin } = payment;
  const at = `pembayaran.${index}`;
  return (
    <PaymentFrame {...props} onSisa={() => void findPoints(sale)}>
      <AngkaInput
        id={paymentPlace(payment.id)}
        size="xs"
        label={t('poin.dipakai')}
        maxLength={12}
        value={poin}
        error={sale.errors['poin'] ?? sale.errors[`${at}.poin`] ?? sale.errors[`${at}.jumlah_rp`]}
        onChange={(next) => sale.change((old) => changePayment(old, { ...payment, poin: next }))}
      />
      {member === undefined ? null : (
        <Group justify="space-between" mt={4} gap="xs" className="numeric">
          <Text size="xs" c="dimmed">
            {t('poin.saldo', {
              poin: formatAngka(member.poin),
              rp: showRp(rupiah(member.poin * member.nilai_rp)),
            })}
          </Text>
          <Text size="sm" fw={600}>
            {showRp(pointWorth(payment))}
          </Text>
        </Group>
      )}
    </PaymentFrame>
  );
}

/** Fills the most points that fit; what is in the way stands at the field of the points. */
async function findPoints({ basket, change, setErrors, sisaOf }: Sale): Promise<void> {
  const { customer } = basket;
  const kode = customer.kode_member.trim();
  if (kode === '' || kode === NON_MEMBER) return setErrors({ poin: translate('poin.isi_member') });
  try {
    const { data } = await api.get('poin/jual/:kode', { params: { kode } });
    change((old) =>
      takePoints(old, data, (now, id) =>
        poinUntuk(sisaOf(now, id), data.poin, rupiah(data.nilai_rp)),
      ),
    );
    const why = whyNone(data);
    if (why !== undefined) setErrors({ poin: why });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const unknown = error.code === 'TIDAK_DITEMUKAN';
    setErrors({ poin: unknown ? translate('poin.member_tidak_ada', { kode }) : error.message });
  }
}

function whyNone({ kode_member: kode, poin, nilai_rp }: PoinMember): string | undefined {
  if (nilai_rp === 0) return translate('error.POIN_TANPA_NILAI');
  return poin === 0 ? translate('poin.kosong', { kode }) : undefined;
}

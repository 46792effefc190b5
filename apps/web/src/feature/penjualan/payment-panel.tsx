/**
 * How the customer pays: one button and key per way, each starting with what is left, and the rows
 * they made.
 */
import type { ReactNode } from 'react';
import { focusNow, focusPlace } from '../../engine/document-screen/focus-place.ts';
import { useAccounts, usualAccount } from '../../engine/document-screen/master-lists.ts';
import { PayList, PayPaper } from '../../engine/document-screen/pay-frame.tsx';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { deviceChoice, useSession } from '../../platform/session.ts';
import { paymentPlace, PLACE } from './focus.ts';
import type { PayButton } from './pay-means.ts';
import { addPayment, payButtons, payOf } from './payments.ts';
import type { Sale } from './use-sale.ts';

export function PaymentPanel({ sale }: { sale: Sale }): ReactNode {
  const t = useT();
  const accounts = useAccounts();
  const { basket, money } = sale;
  const { settings } = useSession();
  const buttons = payButtons.filter(({ modul }) => modul === undefined || settings.on(modul));
  const usual = (name: string): string =>
    name.startsWith('rekening.') ? usualAccount(name, accounts) : (deviceChoice(name) ?? '');
  const add = ({ jenis, first = false }: PayButton): void => {
    if (basket.lines.length === 0 && !first) {
      notify.warning(t('input.barangKosong'));
      focusPlace(PLACE.barcode);
      return;
    }
    const added = addPayment(basket, jenis, money.sisa, usual);
    sale.change((old) => addPayment(old, jenis, money.sisa, usual).basket);
    const way = payOf(jenis);
    const payment = added.basket.payments.find((p) => p.id === added.id);
    focusPlace((payment && way.focus?.(payment)) ?? paymentPlace(added.id));
    way.added?.(sale);
  };
  /**
   * After the last field of a row: to the save button when everything is paid, else to the next way
   * to pay.
   */
  const done = (): void => focusNow(money.sisa > 0 ? PLACE.cash : PLACE.simpan);
  return (
    <PayPaper title={t('document.pembayaran')}>
      <PayList kinds={buttons} cashId={PLACE.cash} disabled={sale.saving} onPick={add}>
        {basket.payments.map((payment, index) => {
          const { Row } = payOf(payment.jenis);
          return <Row key={payment.id} sale={sale} index={index} done={done} payment={payment} />;
        })}
      </PayList>
    </PayPaper>
  );
}

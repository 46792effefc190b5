/**
 * How the customer pays: one button and key per kind, each starting with what is left, and the rows
 * they made.
 */
import type { ReactNode } from 'react';
import type { ModuleFlag } from '@kencana/contract/module-flag';
import { rupiah } from '@kencana/rules/rupiah';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { useSession } from '../../platform/session.ts';
import { addPayment, isHeldPayment } from './basket.ts';
import type { BasketPayment, PaymentKind } from './basket.ts';
import { focusNow, focusPlace } from '../../engine/document-screen/focus-place.ts';
import { amountPlace, paymentPlace, PLACE } from './focus.ts';
import { useAccounts, usualAccount } from '../../engine/document-screen/master-lists.ts';
import { PayList, PayPaper } from '../../engine/document-screen/pay-frame.tsx';
import { CouponRow, VoucherRow } from './coupon-row.tsx';
import { PointRow } from './point-row.tsx';
import { MarketplaceButton, MarketplaceRow } from './marketplace-row.tsx';
import { BankRow, CashRow, HeldRow } from './payment-row.tsx';
import type { RowProps } from './payment-row.tsx';
import { TradeRow } from './trade-row.tsx';
import type { Sale } from './use-sale.ts';

/** Some are there with their module only. */
const KINDS: readonly {
  readonly jenis: PaymentKind;
  readonly shortcut: string;
  readonly modul?: ModuleFlag;
}[] = [
  { jenis: 'CASH', shortcut: 'F8' },
  { jenis: 'TRANSFER', shortcut: 'F7' },
  { jenis: 'TUKAR', shortcut: 'F6' },
  { jenis: 'DEBIT', shortcut: 'F9' },
  { jenis: 'KREDIT', shortcut: 'Shift+F9' },
  { jenis: 'KUPON', shortcut: 'Shift+F8', modul: 'KUPON_PENJUALAN_MODULE' },
  { jenis: 'VOUCHER', shortcut: 'Shift+F6', modul: 'KUPON_PENJUALAN_MODULE' },
  { jenis: 'POINT', shortcut: 'Shift+F7', modul: 'BAYAR_POINT_MODULE' },
];

/** Ways of paying that name an account. */
const BANKS: readonly PaymentKind[] = ['TRANSFER', 'DEBIT', 'KREDIT'];

export function PaymentPanel({ sale }: { sale: Sale }): ReactNode {
  const t = useT();
  const accounts = useAccounts();
  const { basket, money } = sale;
  const { settings } = useSession();
  const kinds = KINDS.filter(({ modul }) => modul === undefined || settings.on(modul));
  const add = (jenis: PaymentKind): void => {
    if (basket.lines.length === 0 && jenis !== 'TUKAR') {
      notify.warning(t('input.barangKosong'));
      focusPlace(PLACE.barcode);
      return;
    }
    const account = usualAccount(`rekening.${jenis}`, accounts);
    const sisa = jenis === 'TUKAR' ? rupiah(0) : money.sisa;
    const { id } = addPayment(basket, jenis, sisa, account);
    sale.change((old) => addPayment(old, jenis, sisa, account).basket);
    const bank = BANKS.includes(jenis);
    if (jenis === 'TUKAR') focusPlace(PLACE.tukar);
    else if (jenis === 'KUPON') focusPlace(PLACE.kupon);
    else if (jenis === 'POINT') {
      focusPlace(paymentPlace(id));
      void sale.points();
    } else focusPlace(bank && account !== '' ? amountPlace(id) : paymentPlace(id));
  };
  /**
   * After the last field of a row: to the save button when everything is paid, else to the next way
   * to pay.
   */
  const done = (): void => focusNow(money.sisa > 0 ? PLACE.cash : PLACE.simpan);
  return (
    <PayPaper title={t('document.pembayaran')}>
      <PayList
        kinds={kinds}
        cashId={PLACE.cash}
        disabled={sale.saving}
        more={<MarketplaceButton sale={sale} />}
        onPick={add}
      >
        {basket.payments.map((payment, index) => (
          <PaymentRow key={payment.id} sale={sale} index={index} done={done} payment={payment} />
        ))}
      </PayList>
    </PayPaper>
  );
}

/** The row of a payment, by its kind. */
function PaymentRow({ payment, ...props }: RowProps<BasketPayment>): ReactNode {
  const accounts = useAccounts();
  if (isHeldPayment(payment)) return <HeldRow {...props} payment={payment} />;
  switch (payment.jenis) {
    case 'TUKAR':
      return <TradeRow {...props} payment={payment} />;
    case 'KUPON':
      return <CouponRow {...props} payment={payment} />;
    case 'VOUCHER':
      return <VoucherRow {...props} payment={payment} />;
    case 'POINT':
      return <PointRow {...props} payment={payment} />;
    case 'MARKETPLACE':
      return <MarketplaceRow {...props} payment={payment} />;
    case 'CASH':
      return <CashRow {...props} payment={payment} />;
    default:
      return <BankRow {...props} payment={payment} accounts={accounts} />;
  }
}

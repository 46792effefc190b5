/**
 * Transaksi Penjualan: the counter. Scan, F8, Enter, Enter is a whole cash sale; everything stands
 * on one page. What the keys do is in the panels, what is computed and sent in use-sale.ts.
 */
import { Alert, Button, Group } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import { confirmDialog } from '../../platform/notify.ts';
import { signalScan, useScanner } from '../../platform/scanner.ts';
import { focusFirstWrong } from '../../ui/enter-moves-on.ts';
import { Page } from '../../ui/page.tsx';
import { useShortcut } from '../../ui/shortcut.ts';
import { BarcodeField } from './barcode-field.tsx';
import { hasWork } from './basket.ts';
import { CustomerPanel } from './customer-panel.tsx';
import { focusPlace } from '../../engine/document-screen/focus-place.ts';
import { PLACE } from './focus.ts';
import { LineTable } from './line-table.tsx';
import { useConditions } from '../../engine/document-screen/master-lists.ts';
import { parkBasket, ParkedBaskets } from './parked-baskets.tsx';
import { isParkable } from './parked-basket.ts';
import { PaymentPanel } from './payment-panel.tsx';
import { payOf } from './payments.ts';
import { SaleResult } from './sale-result.tsx';
import { TotalPanel } from './total-panel.tsx';
import { useParked } from './use-parked.ts';
import type { ParkedStore } from './use-parked.ts';
import { useSale } from './use-sale.ts';
import type { Sale } from './use-sale.ts';
import { BARCODE } from './use-scan.ts';
import '../../engine/document-screen/counter.css';
import './penjualan.css';

export function TransaksiPenjualan(): ReactNode {
  const t = useT();
  const sale = useSale();
  const [typed, setTyped] = useState('');
  const kondisi = useConditions()[0]?.kode_kondisi ?? '';
  useScanner(async (code) => {
    if (sale.lost || sale.saving) return 'unknown';
    const inTrade = document.activeElement?.closest('[data-scan="tukar"]') instanceof Element;
    // A scanner that stuttered left its first digits in the field: they belong to the code.
    const whole = BARCODE.test(typed + code) ? typed + code : code;
    setTyped('');
    const id = document.activeElement?.closest<HTMLElement>('[data-scan="kupon"]')?.dataset['id'];
    const payment = sale.basket.payments.find((p) => String(p.id) === id);
    if (payment) return (await payOf(payment.jenis).ask?.(sale, code, payment.id)) ?? 'unknown';
    const result = await (inTrade ? sale.trade(code, { kondisi }) : sale.scan(whole));
    focusPlace(inTrade ? PLACE.tukar : PLACE.barcode);
    return result;
  });
  const takeAsTrade = async (code: string): Promise<void> => {
    signalScan(await sale.trade(code, { kondisi }));
    focusPlace(PLACE.barcode);
  };
  const parked = useParked();
  const take = async (no: string, putAside?: () => boolean): Promise<void> => {
    const taken = await sale.take(no, putAside);
    signalScan(taken);
    focusPlace(taken === 'ok' ? PLACE.cash : PLACE.barcode);
  };
  // What is taken is only let go: it can be taken again.
  const putAside = (): boolean => {
    if (isParkable(sale.basket)) return parkBasket(sale, parked);
    sale.startNew();
    return true;
  };
  useTakenAtOpening(take);
  const { result } = sale;
  return (
    <Page
      title={t('screen.transaksi-penjualan')}
      actions={result === undefined ? <BasketActions sale={sale} parked={parked} /> : undefined}
    >
      {result === undefined ? (
        <Counter
          sale={sale}
          typed={typed}
          onType={setTyped}
          onTrade={(code) => void takeAsTrade(code)}
          onTake={(no) => void take(no)}
          onPark={(no) => void take(no, putAside)}
        />
      ) : (
        <SaleResult
          document={result}
          onNew={() => {
            sale.startNew();
            focusPlace(PLACE.barcode);
          }}
        />
      )}
    </Page>
  );
}

/** `?titip=NO` takes that titipan as soon as the screen stands; the address forgets it. */
function useTakenAtOpening(take: (no: string) => Promise<void>): void {
  const { titip } = useSearch({ strict: false }) as { readonly titip?: unknown };
  const navigate = useNavigate();
  const done = useRef(false);
  useEffect(() => {
    if (typeof titip !== 'string' || done.current) return;
    done.current = true;
    void navigate({ to: '/transaksi-penjualan', search: {}, replace: true });
    void take(titip);
  });
}

interface CounterProps {
  readonly sale: Sale;
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onTrade: (code: string) => void;
  readonly onTake: (no: string) => void;
  readonly onPark: (no: string) => void;
}

function Counter({ sale, ...field }: CounterProps): ReactNode {
  const page = useRef<HTMLDivElement>(null);
  useShortcut('F2', () => focusPlace(PLACE.barcode), { near: page });
  useShortcut('F4', () => focusPlace(PLACE.sales), { near: page });
  const send = async (work: () => Promise<boolean>): Promise<void> => {
    if (await work()) return;
    // Errors are drawn after this tick; the first wrong field gets the focus, else the button keeps
    // it.
    setTimeout(() => {
      if (page.current === null || document.querySelector('[role="dialog"]') !== null) return;
      if (!focusFirstWrong(page.current)) focusPlace(PLACE.simpan);
    }, 60);
  };
  return (
    <div ref={page}>
      {sale.lost ? <Lost sale={sale} /> : null}
      <div className="jual" inert={sale.saving || sale.lost}>
        <div className="jual-kiri">
          <BarcodeField sale={sale} {...field} />
          <LineTable sale={sale} />
        </div>
        <div className="jual-kanan">
          <div className="jual-isian">
            <CustomerPanel sale={sale} />
            <PaymentPanel sale={sale} />
          </div>
          <TotalPanel
            sale={sale}
            onSave={() => void send(sale.save)}
            onHold={() => void send(sale.hold)}
          />
        </div>
      </div>
    </div>
  );
}

/**
 * The answer of a save never came: nothing goes on until the server has said what happened to it.
 */
function Lost({ sale }: { sale: Sale }): ReactNode {
  const t = useT();
  return (
    <Alert color="yellow" role="alert" title={t('sale.belum-pasti')} mb="sm">
      {t('sale.belum-pasti-isi')}
      <Group mt="sm">
        <Button autoFocus onClick={() => void sale.askAgain()}>
          {t('sale.tanya-server')}
        </Button>
      </Group>
    </Alert>
  );
}

function BasketActions({ sale, parked }: { sale: Sale; parked: ParkedStore }): ReactNode {
  return (
    <>
      {hasWork(sale.basket) ? <Discard sale={sale} /> : null}
      <ParkedBaskets sale={sale} store={parked} onMove={() => focusPlace(PLACE.barcode)} />
    </>
  );
}

function Discard({ sale }: { sale: Sale }): ReactNode {
  const t = useT();
  const discard = async (): Promise<void> => {
    const question = { text: t('sale.kosongkan-tanya'), yes: t('stock.kosongkan'), danger: true };
    if (!(await confirmDialog(question))) return;
    sale.startNew();
    focusPlace(PLACE.barcode);
  };
  return (
    <Button
      variant="subtle"
      color="red"
      size="xs"
      disabled={sale.saving || sale.lost}
      onClick={() => void discard()}
    >
      {t('stock.kosongkan')}
    </Button>
  );
}

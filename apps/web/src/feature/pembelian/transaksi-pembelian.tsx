/**
 * Transaksi Pembelian in three steps on one page: the piece in hand, the list with its total, the
 * customer with the payment. Scan, weigh, F9, F8, Enter, Enter buys one piece for cash.
 */
import { Button } from '@mantine/core';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { pembelianDocument } from '@kencana/contract/document/pembelian';
import { focusNow, focusPlace } from '../../engine/document-screen/focus-place.ts';
import { SavedDocument } from '../../engine/document-screen/saved-document.tsx';
import { useT } from '../../platform/i18n.ts';
import { confirmDialog } from '../../platform/notify.ts';
import { useScanner } from '../../platform/scanner.ts';
import { focusFirstWrongSoon } from '../../ui/enter-moves-on.ts';
import { Page } from '../../ui/page.tsx';
import { useShortcut } from '../../ui/shortcut.ts';
import { BoughtList } from './bought-list.tsx';
import { FindPanel } from './find-panel.tsx';
import { PayPanel } from './pay-panel.tsx';
import { PLACE } from './place.ts';
import { hasWork } from './purchase.ts';
import { SellerPanel } from './seller-panel.tsx';
import { TotalPanel } from './total-panel.tsx';
import { usePurchase } from './use-purchase.ts';
import type { PurchaseWork } from './use-purchase.ts';
import '../../engine/document-screen/counter.css';
import './pembelian.css';

export function TransaksiPembelian(): ReactNode {
  const t = useT();
  const work = usePurchase();
  useScanner(async (code) => {
    if (work.saving) return 'unknown';
    const result = await work.find(code);
    focusPlace(result === 'ok' ? PLACE.berat : PLACE.cari);
    return result;
  });
  const { result } = work;
  return (
    <Page
      title={t('screen.transaksi-pembelian')}
      actions={result === undefined && hasWork(work.purchase) ? <Discard work={work} /> : undefined}
    >
      {result === undefined ? (
        <Counter work={work} />
      ) : (
        <SavedDocument
          definition={pembelianDocument}
          document={result}
          title={t('pembelian.tersimpan')}
          figures={[
            [t('shell.total'), result.total],
            [t('pembelian.dibayarkan'), result.bayar],
          ]}
          onNew={() => {
            work.startNew();
            focusPlace(PLACE.cari);
          }}
        />
      )}
    </Page>
  );
}

function Counter({ work }: { work: PurchaseWork }): ReactNode {
  const page = useRef<HTMLDivElement>(null);
  useShortcut('F2', () => focusNow(PLACE.cari), { near: page });
  useShortcut('F4', () => focusNow(PLACE.penjual), { near: page });
  const save = async (): Promise<void> => {
    if (await work.save()) return;
    focusFirstWrongSoon(page.current);
  };
  return (
    <div ref={page} className="jual" inert={work.saving}>
      <div className="beli-kiri">
        <FindPanel work={work} />
        <BoughtList work={work} />
      </div>
      <div className="jual-kanan">
        <div className="jual-isian">
          <SellerPanel work={work} />
          <PayPanel work={work} />
        </div>
        <TotalPanel work={work} onSave={() => void save()} />
      </div>
    </div>
  );
}

function Discard({ work }: { work: PurchaseWork }): ReactNode {
  const t = useT();
  const discard = async (): Promise<void> => {
    const question = { text: t('sale.kosongkan-tanya'), yes: t('sale.kosongkan'), danger: true };
    if (!(await confirmDialog(question))) return;
    work.startNew();
    focusPlace(PLACE.cari);
  };
  return (
    <Button
      variant="subtle"
      color="red"
      size="xs"
      disabled={work.saving}
      onClick={() => void discard()}
    >
      {t('sale.kosongkan')}
    </Button>
  );
}

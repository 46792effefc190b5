/**
 * Transaksi Pembelian in three steps on one page: the piece in hand, the list with its total, the
 * customer with the payment. Scan, weigh, F9, F8, Enter, Enter buys one piece for cash.
 */
import type { ReactNode } from 'react';
import { pembelianDocument } from '@kencana/contract/document/pembelian';
import { CounterPanels, CounterScreen } from '../../engine/document-screen/counter-screen.tsx';
import { focusPlace } from '../../engine/document-screen/focus-place.ts';
import { useT } from '../../platform/i18n.ts';
import { useScanner } from '../../platform/scanner.ts';
import { BoughtList } from './bought-list.tsx';
import { FindPanel } from './find-panel.tsx';
import { PayPanel } from './pay-panel.tsx';
import { PLACE } from './place.ts';
import { totalPurchase } from './purchase.ts';
import { SellerPanel } from './seller-panel.tsx';
import { usePurchase } from './use-purchase.ts';
import type { PurchaseWork } from './use-purchase.ts';
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
  return (
    <CounterScreen
      title={t('screen.transaksi-pembelian')}
      definition={pembelianDocument}
      work={work}
      first={PLACE.cari}
      saved={(purchase) => ({
        title: t('pembelian.tersimpan'),
        figures: [
          [t('shell.total'), purchase.total],
          [t('pembelian.dibayarkan'), purchase.bayar],
        ],
      })}
    >
      <Counter work={work} />
    </CounterScreen>
  );
}

function Counter({ work }: { work: PurchaseWork }): ReactNode {
  const t = useT();
  const { total, bayar, sisa, berat } = totalPurchase(work.purchase);
  return (
    <CounterPanels
      work={work}
      goodsPlace={PLACE.cari}
      customerPlace={PLACE.penjual}
      goods={
        <div className="beli-kiri">
          <FindPanel work={work} />
          <BoughtList work={work} />
        </div>
      }
      fields={
        <>
          <SellerPanel work={work} />
          <PayPanel work={work} />
        </>
      }
      total={{
        place: PLACE.simpan,
        save: t('sale.simpan-cetak'),
        pieces: work.purchase.lines.length,
        berat,
        paid: { label: t('pembelian.dibayarkan'), rp: bayar },
        amounts: [
          { label: t('shell.total'), rp: total },
          { label: t('sale.sisa'), rp: sisa, open: sisa !== 0 },
        ],
        error: work.errors['pembayaran'],
      }}
    />
  );
}

/**
 * Transaksi Pesanan: what shall be made at an estimate, samples, the down payment. F4 customer, F6
 * another piece, F2 a sample of the shop by barcode, F3 one of the customer, F8 cash, Ctrl+S saves.
 */
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { pesananDocument } from '@kencana/contract/document/pesanan';
import { nextId } from '../../engine/document-screen/counter-draft.ts';
import { CounterPanels, CounterScreen } from '../../engine/document-screen/counter-screen.tsx';
import { focusNow, focusPlace } from '../../engine/document-screen/focus-place.ts';
import { MoneyPanel } from '../../engine/document-screen/money-fields.tsx';
import { useT } from '../../platform/i18n.ts';
import { useScanner } from '../../platform/scanner.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { addLine } from './order-draft.ts';
import { LineCard } from './line-card.tsx';
import { OrderCustomerPanel } from './order-customer-panel.tsx';
import { linePlace, PLACE } from './place.ts';
import { SampleList } from './sample-list.tsx';
import { useOrder } from './use-order.ts';
import type { OrderWork } from './use-order.ts';

export function TransaksiPesanan(): ReactNode {
  const t = useT();
  const work = useOrder();
  return (
    <CounterScreen
      title={t('screen.transaksi-pesanan')}
      definition={pesananDocument}
      work={work}
      first={PLACE.nama}
      saved={(order) => ({
        title: t('pesanan.tersimpan', { no: order.no_faktur_group }),
        figures: [
          [t('pesanan.perkiraan'), order.total],
          [t('service.dp'), order.bayar],
          [t('report.kolom.sisa'), order.sisa_rp],
        ],
      })}
    >
      <Counter work={work} />
    </CounterScreen>
  );
}

function Counter({ work }: { work: OrderWork }): ReactNode {
  const t = useT();
  const { total, dp, sisa, berat } = work.money;
  useScanner((code) => (work.saving ? 'unknown' : work.scan(code)));
  return (
    <CounterPanels
      work={work}
      goodsPlace={PLACE.contoh}
      customerPlace={PLACE.nama}
      goods={<Goods work={work} />}
      fields={
        <>
          <OrderCustomerPanel work={work} />
          <MoneyPanel
            title={t('titipan.bayar-dp')}
            name="pesan"
            value={work.draft.payments}
            sisa={sisa}
            errors={work.errors}
            disabled={work.saving}
            onChange={(payments) => work.change((old) => ({ ...old, payments }))}
            onDone={() => focusNow(PLACE.simpan)}
          />
        </>
      }
      total={{
        place: PLACE.simpan,
        save: t('pesanan.simpan'),
        pieces: work.draft.lines.length,
        berat,
        paid: { label: t('service.dp'), rp: dp },
        amounts: [
          { label: t('pesanan.perkiraan'), rp: total },
          { label: t('report.kolom.sisa'), rp: sisa },
        ],
      }}
    />
  );
}

function Goods({ work }: { work: OrderWork }): ReactNode {
  const t = useT();
  const { lines } = work.draft;
  const add = (): void => {
    work.change(addLine);
    focusPlace(linePlace(nextId(lines)));
  };
  return (
    <Stack gap="sm">
      {lines.map((line, index) => (
        <LineCard key={line.id} work={work} line={line} index={index} />
      ))}
      <div>
        <KbdButton shortcut="F6" variant="default" size="xs" onClick={add}>
          {t('pesanan.tambah-barang')}
        </KbdButton>
      </div>
      <SampleList work={work} />
    </Stack>
  );
}

/**
 * Transaksi Service: the customer's pieces are received with weights, work and photos, with an
 * estimate and perhaps a down payment. F4 customer, F2 first piece, F6 another piece, Ctrl+S saves.
 */
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { serviceDocument } from '@kencana/contract/document/service';
import { nextId } from '../../engine/document-screen/counter-draft.ts';
import { CounterPanels, CounterScreen } from '../../engine/document-screen/counter-screen.tsx';
import { focusNow, focusPlace } from '../../engine/document-screen/focus-place.ts';
import { MoneyPanel } from '../../engine/document-screen/money-fields.tsx';
import { useT } from '../../platform/i18n.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { PieceCard } from './piece-card.tsx';
import { piecePlace, PLACE } from './place.ts';
import { ServiceCustomerPanel } from './service-customer-panel.tsx';
import { addPiece, estimateOf } from './service-draft.ts';
import { useService } from './use-service.ts';
import type { ServiceWork } from './use-service.ts';

export function TransaksiServices(): ReactNode {
  const t = useT();
  const work = useService();
  return (
    <CounterScreen
      title={t('screen.transaksi-services')}
      definition={serviceDocument}
      work={work}
      first={PLACE.nama}
      saved={(service) => ({
        title: t('service.tersimpan'),
        figures: [
          [t('service.perkiraan'), service.total],
          [t('service.dp'), service.bayar],
          [t('service.sisa'), service.sisa_rp],
        ],
      })}
    >
      <Counter work={work} />
    </CounterScreen>
  );
}

function Counter({ work }: { work: ServiceWork }): ReactNode {
  const t = useT();
  const { pieces, payments } = work.draft;
  const { total, dp, sisa, berat } = estimateOf(work.draft);
  return (
    <CounterPanels
      work={work}
      goodsPlace={piecePlace(pieces[0]?.id ?? 1)}
      customerPlace={PLACE.nama}
      goods={<Goods work={work} />}
      fields={
        <>
          <ServiceCustomerPanel work={work} />
          <MoneyPanel
            title={t('service.bayar-dp')}
            name="service"
            value={payments}
            sisa={sisa}
            errors={work.errors}
            disabled={work.saving}
            onChange={(next) => work.change((old) => ({ ...old, payments: next }))}
            onDone={() => focusNow(PLACE.simpan)}
          />
        </>
      }
      total={{
        place: PLACE.simpan,
        save: t('service.simpan'),
        pieces: pieces.length,
        berat,
        paid: { label: t('service.dp'), rp: dp },
        amounts: [
          { label: t('service.perkiraan'), rp: total },
          { label: t('service.sisa'), rp: sisa },
        ],
      }}
    />
  );
}

function Goods({ work }: { work: ServiceWork }): ReactNode {
  const t = useT();
  const { pieces } = work.draft;
  const add = (): void => {
    work.change(addPiece);
    focusPlace(piecePlace(nextId(pieces)));
  };
  return (
    <Stack gap="sm">
      {pieces.map((piece, index) => (
        <PieceCard key={piece.id} work={work} piece={piece} index={index} />
      ))}
      <div>
        <KbdButton shortcut="F6" variant="default" size="xs" onClick={add}>
          {t('service.tambah-barang')}
        </KbdButton>
      </div>
    </Stack>
  );
}

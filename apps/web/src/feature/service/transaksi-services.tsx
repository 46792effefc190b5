/**
 * Transaksi Service: the customer's pieces are received with weights, work and photos, with an
 * estimate and perhaps a down payment. F4 customer, F2 first piece, F6 another piece, Ctrl+S saves.
 */
import { Button, Paper, Stack, Title } from '@mantine/core';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { serviceDocument } from '@kencana/contract/document/service';
import { CounterSum } from '../../engine/document-screen/counter-sum.tsx';
import { focusNow, focusPlace } from '../../engine/document-screen/focus-place.ts';
import { MoneyFields } from '../../engine/document-screen/money-fields.tsx';
import { SavedDocument } from '../../engine/document-screen/saved-document.tsx';
import { useT } from '../../platform/i18n.ts';
import { confirmDialog } from '../../platform/notify.ts';
import { showMg, showRp } from '../../platform/show.ts';
import { focusFirstWrongSoon } from '../../ui/enter-moves-on.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { Page } from '../../ui/page.tsx';
import { useShortcut } from '../../ui/shortcut.ts';
import { CustomerFields } from './customer-fields.tsx';
import { PieceCard } from './piece-card.tsx';
import { piecePlace, PLACE } from './place.ts';
import { addPiece, estimateOf, hasWork, nextPieceId } from './service-draft.ts';
import { useService } from './use-service.ts';
import type { ServiceWork } from './use-service.ts';
import '../../engine/document-screen/counter.css';

export function TransaksiServices(): ReactNode {
  const t = useT();
  const work = useService();
  const { result } = work;
  const startNew = (): void => {
    work.startNew();
    focusPlace(PLACE.nama);
  };
  const discard = async (): Promise<void> => {
    const question = { text: t('sale.kosongkan-tanya'), yes: t('sale.kosongkan'), danger: true };
    if (await confirmDialog(question)) startNew();
  };
  return (
    <Page
      title={t('screen.transaksi-services')}
      actions={
        result === undefined && hasWork(work.draft) ? (
          <Button
            variant="subtle"
            color="red"
            size="xs"
            disabled={work.saving}
            onClick={() => void discard()}
          >
            {t('sale.kosongkan')}
          </Button>
        ) : undefined
      }
    >
      {result === undefined ? (
        <Counter work={work} />
      ) : (
        <SavedDocument
          definition={serviceDocument}
          document={result}
          title={t('service.tersimpan')}
          figures={[
            [t('service.perkiraan'), result.total],
            [t('service.dp'), result.bayar],
            [t('service.sisa'), result.sisa_rp],
          ]}
          onNew={startNew}
        />
      )}
    </Page>
  );
}

function Counter({ work }: { work: ServiceWork }): ReactNode {
  const t = useT();
  const page = useRef<HTMLDivElement>(null);
  const { pieces, payments } = work.draft;
  const { sisa } = estimateOf(work.draft);
  const add = (): void => {
    work.change(addPiece);
    focusPlace(piecePlace(nextPieceId(work.draft)));
  };
  useShortcut('F2', () => focusNow(piecePlace(pieces[0]?.id ?? 1)), { near: page });
  useShortcut('F4', () => focusNow(PLACE.nama), { near: page });
  const save = async (): Promise<void> => {
    if (!(await work.save())) focusFirstWrongSoon(page.current);
  };
  return (
    <div ref={page} className="jual" inert={work.saving}>
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
      <div className="jual-kanan">
        <div className="jual-isian">
          <CustomerFields work={work} />
          <Paper withBorder p="sm">
            <Title order={2} size="h6" mb={6}>
              {t('service.bayar-dp')}
            </Title>
            <MoneyFields
              name="service"
              value={payments}
              sisa={sisa}
              errors={work.errors}
              disabled={work.saving}
              onChange={(next) => work.change((old) => ({ ...old, payments: next }))}
              onDone={() => focusNow(PLACE.simpan)}
            />
          </Paper>
        </div>
        <TotalPanel work={work} onSave={() => void save()} />
      </div>
    </div>
  );
}

function TotalPanel({ work, onSave }: { work: ServiceWork; onSave: () => void }): ReactNode {
  const t = useT();
  const { total, dp, sisa, berat } = estimateOf(work.draft);
  return (
    <Paper withBorder p="sm" className="jual-total" aria-label={t('shell.total')} role="region">
      <div className="jual-sums">
        <CounterSum
          label={t('sale.pcs-berat', { n: work.draft.pieces.length })}
          text={showMg(berat)}
        />
        <CounterSum label={t('service.dp')} text={showRp(dp)} />
      </div>
      <div className="jual-big">
        <CounterSum label={t('service.perkiraan')} text={showRp(total)} big />
        <CounterSum label={t('service.sisa')} text={showRp(sisa)} big />
      </div>
      <KbdButton
        id={PLACE.simpan}
        shortcut="Ctrl+S"
        fullWidth
        size="md"
        disabled={work.saving}
        onClick={onSave}
      >
        {work.saving ? t('shell.sedang-menyimpan') : t('service.simpan')}
      </KbdButton>
    </Paper>
  );
}

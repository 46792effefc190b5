/**
 * Transaksi Pesanan: what shall be made at an estimate, samples, the down payment. F4 customer, F6
 * another piece, F2 a sample of the shop by barcode, F3 one of the customer, F8 cash, Ctrl+S saves.
 */
import { Button, Paper, Stack, Title } from '@mantine/core';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { pesananDocument } from '@kencana/contract/document/pesanan';
import { CounterSum } from '../../engine/document-screen/counter-sum.tsx';
import { focusNow, focusPlace } from '../../engine/document-screen/focus-place.ts';
import { MoneyFields } from '../../engine/document-screen/money-fields.tsx';
import { SavedDocument } from '../../engine/document-screen/saved-document.tsx';
import { useT } from '../../platform/i18n.ts';
import { confirmDialog } from '../../platform/notify.ts';
import { useScanner } from '../../platform/scanner.ts';
import { showMg, showRp } from '../../platform/show.ts';
import { focusFirstWrongSoon } from '../../ui/enter-moves-on.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { Page } from '../../ui/page.tsx';
import { useShortcut } from '../../ui/shortcut.ts';
import { CustomerFields } from './customer-fields.tsx';
import { LineCard } from './line-card.tsx';
import { addLine, hasWork, nextId } from './order-draft.ts';
import { linePlace, PLACE } from './place.ts';
import { SampleList } from './sample-list.tsx';
import { useOrder } from './use-order.ts';
import type { OrderWork } from './use-order.ts';
import '../../engine/document-screen/counter.css';

export function TransaksiPesanan(): ReactNode {
  const t = useT();
  const work = useOrder();
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
      title={t('screen.transaksi-pesanan')}
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
          definition={pesananDocument}
          document={result}
          title={t('pesanan.tersimpan', { no: result.no_faktur_group })}
          figures={[
            [t('pesanan.perkiraan'), result.total],
            [t('titipan.dp'), result.bayar],
            [t('titipan.sisa'), result.sisa_rp],
          ]}
          onNew={startNew}
        />
      )}
    </Page>
  );
}

function Counter({ work }: { work: OrderWork }): ReactNode {
  const t = useT();
  const page = useRef<HTMLDivElement>(null);
  const { lines, payments } = work.draft;
  const add = (): void => {
    work.change(addLine);
    focusPlace(linePlace(nextId(lines)));
  };
  useScanner((code) => (work.saving ? 'unknown' : work.scan(code)));
  useShortcut('F2', () => focusNow(PLACE.contoh), { near: page });
  useShortcut('F4', () => focusNow(PLACE.nama), { near: page });
  const save = async (): Promise<void> => {
    if (!(await work.save())) focusFirstWrongSoon(page.current);
  };
  return (
    <div ref={page} className="jual" inert={work.saving}>
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
      <div className="jual-kanan">
        <div className="jual-isian">
          <CustomerFields work={work} />
          <Paper withBorder p="sm">
            <Title order={2} size="h6" mb={6}>
              {t('titipan.bayar-dp')}
            </Title>
            <MoneyFields
              name="pesan"
              value={payments}
              sisa={work.money.sisa}
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

function TotalPanel({ work, onSave }: { work: OrderWork; onSave: () => void }): ReactNode {
  const t = useT();
  const { total, dp, sisa, berat } = work.money;
  return (
    <Paper withBorder p="sm" className="jual-total" aria-label={t('shell.total')} role="region">
      <div className="jual-sums">
        <CounterSum
          label={t('sale.pcs-berat', { n: work.draft.lines.length })}
          text={showMg(berat)}
        />
        <CounterSum label={t('titipan.dp')} text={showRp(dp)} />
      </div>
      <div className="jual-big">
        <CounterSum label={t('pesanan.perkiraan')} text={showRp(total)} big />
        <CounterSum label={t('titipan.sisa')} text={showRp(sisa)} big />
      </div>
      <KbdButton
        id={PLACE.simpan}
        shortcut="Ctrl+S"
        fullWidth
        size="md"
        disabled={work.saving}
        onClick={onSave}
      >
        {work.saving ? t('shell.sedang-menyimpan') : t('pesanan.simpan')}
      </KbdButton>
    </Paper>
  );
}

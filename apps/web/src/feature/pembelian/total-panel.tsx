/** What the shop pays, what is left of it, and the button that saves; at the bottom on a phone. */
import { Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { CounterSum } from '../../engine/document-screen/counter-sum.tsx';
import { useT } from '../../platform/i18n.ts';
import { showMg, showRp } from '../../platform/show.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { PLACE } from './place.ts';
import { totalPurchase } from './purchase.ts';
import type { PurchaseWork } from './use-purchase.ts';

export function TotalPanel({
  work,
  onSave,
}: {
  work: PurchaseWork;
  onSave: () => void;
}): ReactNode {
  const t = useT();
  const { lines } = work.purchase;
  const { total, bayar, sisa, berat } = totalPurchase(work.purchase);
  return (
    <Paper withBorder p="sm" className="jual-total" aria-label={t('shell.total')} role="region">
      <div className="jual-sums">
        <CounterSum label={t('sale.pcs-berat', { n: lines.length })} text={showMg(berat)} />
        <CounterSum label={t('pembelian.dibayarkan')} text={showRp(bayar)} />
      </div>
      <div className="jual-big">
        <CounterSum label={t('shell.total')} text={showRp(total)} big />
        <CounterSum
          label={t('sale.sisa')}
          text={showRp(sisa)}
          big
          {...(sisa === 0 ? {} : { tone: 'sisa' as const })}
        />
      </div>
      {work.errors['pembayaran'] === undefined ? null : (
        <Text size="sm" c="red" role="alert">
          {work.errors['pembayaran']}
        </Text>
      )}
      <KbdButton
        id={PLACE.simpan}
        shortcut="Ctrl+S"
        fullWidth
        size="md"
        disabled={work.saving}
        onClick={onSave}
      >
        {work.saving ? t('shell.sedang-menyimpan') : t('sale.simpan-cetak')}
      </KbdButton>
    </Paper>
  );
}

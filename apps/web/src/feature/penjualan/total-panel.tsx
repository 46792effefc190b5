/**
 * Total, what is left or given back, and the button that saves. On a phone it stays at the bottom
 * of the window.
 */
import { Group, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { PromiseField, useUsualDay } from '../../engine/document-screen/promise.tsx';
import { CounterSum } from '../../engine/document-screen/counter-sum.tsx';
import { PLACE } from './focus.ts';
import { showMg, showRp } from '../../platform/show.ts';
import { mayHold } from './basket.ts';
import type { Sale } from './use-sale.ts';

export function TotalPanel(props: {
  sale: Sale;
  onSave: () => void;
  /** Holds the pieces on a down payment instead. */
  onHold: () => void;
}): ReactNode {
  const { sale } = props;
  const t = useT();
  const { money, basket } = sale;
  const change = money.kembali > 0;
  return (
    <Paper withBorder p="sm" className="jual-total" aria-label={t('shell.total')} role="region">
      <div className="jual-sums">
        <CounterSum
          label={t('sale.pcs-berat', { n: basket.lines.length })}
          text={showMg(money.berat)}
        />
        <CounterSum label={t('document.pembulatan')} text={showRp(money.pembulatan)} />
        <CounterSum label={t('document.bayar')} text={showRp(money.bayar)} />
      </div>
      <div className="jual-big">
        <CounterSum label={t('shell.total')} text={showRp(money.total)} big />
        {change ? (
          <CounterSum
            label={t('document.kembali')}
            text={showRp(money.kembali)}
            big
            tone="kembali"
          />
        ) : (
          <CounterSum
            label={t('sale.sisa')}
            text={showRp(money.sisa)}
            big
            {...(money.sisa > 0 ? { tone: 'sisa' as const } : {})}
          />
        )}
      </div>
      {money.lebihNonTunai > 0 ? (
        <Text size="xs" c="red" role="alert">
          {t('error.BAYAR_LEBIH', { rp: showRp(money.lebihNonTunai) })}
        </Text>
      ) : null}
      {sale.errors['pembayaran'] === undefined ? null : (
        <Text size="sm" c="red" role="alert">
          {sale.errors['pembayaran']}
        </Text>
      )}
      <KbdButton
        id={PLACE.simpan}
        shortcut="Ctrl+S"
        fullWidth
        size="md"
        disabled={sale.saving}
        onClick={props.onSave}
      >
        {sale.saving ? t('shell.sedang-menyimpan') : t('sale.simpan-cetak')}
      </KbdButton>
      <HoldButton sale={sale} onHold={props.onHold} />
    </Paper>
  );
}

function HoldButton({ sale, onHold }: { sale: Sale; onHold: () => void }): ReactNode {
  const t = useT();
  const usual = useUsualDay('HARI_JANJI_TITIPAN');
  if (!mayHold(sale.basket)) return null;
  return (
    <Group gap="xs" mt={6} align="flex-end" wrap="nowrap">
      <PromiseField
        w={140}
        label={t('titipan.tgl-janji')}
        value={sale.basket.tgl_janji ?? ''}
        usual={usual}
        error={sale.errors['tgl_janji']}
        onChange={(tgl_janji) => sale.change((old) => ({ ...old, tgl_janji }))}
      />
      <KbdButton
        shortcut="Ctrl+D"
        style={{ flex: 1 }}
        variant="default"
        disabled={sale.saving}
        onClick={onHold}
      >
        {t('titipan.bayar-dp')}
      </KbdButton>
    </Group>
  );
}

/** The total of a counter with the button that saves; at the bottom of the window on a phone. */
import { Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import { showMg, showRp } from '../../platform/show.ts';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { CounterSum } from './counter-sum.tsx';

/** An amount in rupiah; toned while it is left to pay. */
interface Amount {
  readonly label: string;
  readonly rp: number;
  readonly open?: boolean;
}

export interface CounterTotalProps {
  /** Id of the button that saves. */
  readonly place: string;
  readonly save: string;
  readonly saving: boolean;
  readonly pieces: number;
  /** Milligrams of all pieces. */
  readonly berat: number;
  /** Beside pieces and weight. */
  readonly paid: Amount;
  readonly amounts: readonly Amount[];
  readonly error?: string | undefined;
  readonly onSave: () => void;
}

export function CounterTotal(props: CounterTotalProps): ReactNode {
  const t = useT();
  const { paid, error, saving } = props;
  return (
    <Paper withBorder p="sm" className="jual-total" aria-label={t('shell.total')} role="region">
      <div className="jual-sums">
        <CounterSum label={t('sale.pcs-berat', { n: props.pieces })} text={showMg(props.berat)} />
        <CounterSum label={paid.label} text={showRp(paid.rp)} />
      </div>
      <div className="jual-big">
        {props.amounts.map(({ label, rp, open = false }) => (
          <CounterSum
            key={label}
            label={label}
            text={showRp(rp)}
            big
            {...(open ? { tone: 'sisa' as const } : {})}
          />
        ))}
      </div>
      {error === undefined ? null : (
        <Text size="sm" c="red" role="alert">
          {error}
        </Text>
      )}
      <KbdButton
        id={props.place}
        shortcut="Ctrl+S"
        fullWidth
        size="md"
        disabled={saving}
        onClick={props.onSave}
      >
        {saving ? t('shell.sedang-menyimpan') : props.save}
      </KbdButton>
    </Paper>
  );
}

/**
 * A line's discount, in rupiah or per cent; the button beside it changes the unit. At most 100 per
 * cent (spec 1 §5).
 */
import { ActionIcon, Text } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Rupiah } from '@kencana/rules/rupiah';
import { useT } from '../../platform/i18n.ts';
import { PersenInput } from '../../ui/persen-input.tsx';
import { RupiahInput } from '../../ui/rupiah-input.tsx';
import { showRp } from '../../platform/show.ts';

const ALL = 10_000;

export function DiskonInput(props: {
  label: string;
  rp: Rupiah | undefined;
  /** Hundredths of a per cent. */
  persen: number | undefined;
  /** What the discount comes to. */
  worth: number;
  error: string | undefined;
  onChange: (change: { diskonRp: Rupiah | undefined; diskonPersen: number | undefined }) => void;
}): ReactNode {
  const t = useT();
  const [percent, setPercent] = useState(props.persen !== undefined);
  const tooMuch = (props.persen ?? 0) > ALL ? t('error.DISKON_LEBIH_100') : undefined;
  const swap = (
    <ActionIcon
      variant="subtle"
      size="sm"
      tabIndex={-1}
      aria-label={t('sale.diskon-satuan')}
      onClick={() => {
        setPercent(!percent);
        props.onChange({ diskonRp: undefined, diskonPersen: undefined });
      }}
    >
      <Text size="xs">{percent ? '%' : 'Rp'}</Text>
    </ActionIcon>
  );
  const shared = { size: 'xs', 'aria-label': props.label, rightSection: swap } as const;
  return (
    <div>
      {percent ? (
        <PersenInput
          {...shared}
          value={props.persen ?? null}
          error={tooMuch ?? props.error}
          onChange={(value) =>
            props.onChange({ diskonRp: undefined, diskonPersen: value ?? undefined })
          }
        />
      ) : (
        <RupiahInput
          {...shared}
          leftSection={null}
          leftSectionWidth={0}
          value={props.rp ?? null}
          error={props.error}
          onChange={(value) =>
            props.onChange({ diskonRp: value ?? undefined, diskonPersen: undefined })
          }
        />
      )}
      {percent && props.worth > 0 ? (
        <Text size="xs" c="dimmed" ta="right" className="numeric">
          {showRp(props.worth)}
        </Text>
      ) : null}
    </div>
  );
}

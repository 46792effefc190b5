/**
 * One sample that may be given back: ticked, and a piece of the shop weighed, by the scale or by
 * hand.
 */
import { Box, Checkbox, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { KeptSample } from '@kencana/contract/document/pesanan';
import type { Milligram } from '@kencana/rules/gram';
import { WeighInput } from '../../engine/field/weigh-input.tsx';
import { useT } from '../../platform/i18n.ts';
import { showGram } from '../../platform/show.ts';

/** What a sample weighs that comes back; null until it is known. */
export interface Weighed {
  readonly berat: Milligram | null;
  /** False when the scale told it. */
  readonly berat_manual: boolean;
}

export const UNWEIGHED: Weighed = { berat: null, berat_manual: true };

interface SampleRowProps {
  readonly sample: KeptSample;
  readonly checked: boolean;
  readonly weighed: Weighed;
  readonly error: string | undefined;
  readonly onTick: (on: boolean) => void;
  readonly onWeigh: (weighed: Weighed) => void;
}

export function SampleRow(props: SampleRowProps): ReactNode {
  const t = useT();
  const { sample, checked, weighed, error, onTick, onWeigh } = props;
  return (
    <Stack gap={4}>
      <Checkbox
        label={labelOf(sample)}
        checked={checked}
        onChange={(event) => onTick(event.currentTarget.checked)}
      />
      {checked && sample.milik === 'TOKO' ? (
        <Box maw={260} pl={28}>
          <WeighInput
            required
            label={`${t('pesanan.berat-kembali')} ${sample.kode_barcode}`}
            value={weighed.berat}
            manual={weighed.berat_manual}
            error={error}
            onChange={(berat, berat_manual) => onWeigh({ berat, berat_manual })}
          />
        </Box>
      ) : null}
    </Stack>
  );
}

function labelOf({ milik, kode_barcode, nama_barang, berat, keterangan }: KeptSample): string {
  return [milik, kode_barcode, nama_barang, showGram(berat), keterangan]
    .filter((part) => part !== '')
    .join(' · ');
}

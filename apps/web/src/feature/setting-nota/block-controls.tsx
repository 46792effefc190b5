/** Controls that blocks of a template share: a width in characters, and where a text stands. */
import { NumberInput, Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';

interface CharactersProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** Characters that something takes across the paper. */
export function Characters({ value, onChange }: CharactersProps): ReactNode {
  const t = useT();
  return (
    <NumberInput
      size="xs"
      w={90}
      label={t('setting.nota.lebar')}
      min={1}
      max={200}
      value={value}
      onChange={(next) => typeof next === 'number' && onChange(next)}
    />
  );
}

type Align = 'left' | 'center' | 'right';
const ALIGNS: readonly Align[] = ['left', 'center', 'right'];

interface AlignSelectProps {
  readonly value: Align;
  readonly onChange: (align: Align) => void;
}

/** Where a text stands. */
export function AlignSelect({ value, onChange }: AlignSelectProps): ReactNode {
  const t = useT();
  return (
    <Select
      size="xs"
      w={120}
      label={t('setting.nota.rata')}
      allowDeselect={false}
      data={ALIGNS.map((one) => ({ value: one, label: t(`setting.nota.rata-${one}`) }))}
      value={value}
      onChange={(next) => onChange(ALIGNS.find((one) => one === next) ?? value)}
    />
  );
}

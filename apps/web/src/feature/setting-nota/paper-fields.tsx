/** Paper of a template: one of the known sizes, or millimetres and characters of one's own. */
import { Group, NumberInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Template } from '@kencana/contract/print-template';
import { useT } from '../../platform/i18n.ts';
import { SelectField } from '../../ui/select-field.tsx';

type Paper = Template['paper'];

export interface PaperFieldsProps {
  readonly paper: Paper;
  readonly known: Readonly<Record<string, Paper>>;
  readonly onChange: (paper: Paper) => void;
}

export function PaperFields({ paper, known, onChange }: PaperFieldsProps): ReactNode {
  const t = useT();
  const code = Object.keys(known).find((one) => isSame(known[one], paper)) ?? '';
  const number = (name: 'lebar_mm' | 'margin_mm' | 'kolom'): ReactNode => (
    <NumberInput
      label={t(`setting.nota.${name}`)}
      w={110}
      min={0}
      value={paper[name]}
      onChange={(value) => typeof value === 'number' && onChange({ ...paper, [name]: value })}
    />
  );
  return (
    <Group gap="xs" align="flex-end">
      <SelectField
        label={t('setting.nota.kertas')}
        w={150}
        data={Object.keys(known).map((one) => ({ value: one, label: one }))}
        value={code}
        onChange={(one) => {
          const chosen = known[one];
          if (chosen !== undefined) onChange({ ...chosen });
        }}
      />
      {number('lebar_mm')}
      <NumberInput
        label={t('setting.nota.tinggi_mm')}
        w={110}
        min={0}
        placeholder={t('setting.nota.gulungan')}
        value={paper.tinggi_mm ?? ''}
        onChange={(value) =>
          onChange({ ...paper, tinggi_mm: typeof value === 'number' ? value : null })
        }
      />
      {number('margin_mm')}
      {number('kolom')}
    </Group>
  );
}

function isSame(a: Paper | undefined, b: Paper): boolean {
  return (
    a?.lebar_mm === b.lebar_mm &&
    a.tinggi_mm === b.tinggi_mm &&
    a.margin_mm === b.margin_mm &&
    a.kolom === b.kolom
  );
}

/** What few pieces need: own code, tag, attachment, plastic bag, size, finishing, tax invoice. */
import { Checkbox, SimpleGrid, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import { GramInput } from '../../ui/gram-input.tsx';
import { RupiahInput } from '../../ui/rupiah-input.tsx';
import type { PartProps } from './piece-form-fields.tsx';

const TEXTS = [
  ['kode_intern', 40],
  ['tag_id', 64],
  ['size', 20],
  ['finishing', 40],
  ['nama_atribut', 60],
] as const;

export function ExtraFields({ form, errors, change }: PartProps): ReactNode {
  const t = useT();
  return (
    <SimpleGrid cols={{ base: 2, lg: 4 }} spacing="sm" verticalSpacing="xs">
      {TEXTS.map(([name, max]) => (
        <TextInput
          key={name}
          label={t(`field.${name}`)}
          autoComplete="off"
          maxLength={max}
          value={form[name]}
          error={errors[name]}
          onChange={(event) => change({ [name]: event.currentTarget.value })}
        />
      ))}
      <GramInput
        label={t('field.berat_atribut')}
        value={form.berat_atribut}
        error={errors['berat_atribut']}
        onChange={(berat_atribut) => change({ berat_atribut })}
      />
      <RupiahInput
        label={t('field.harga_atribut')}
        value={form.harga_atribut}
        error={errors['harga_atribut']}
        onChange={(harga_atribut) => change({ harga_atribut })}
      />
      <GramInput
        label={t('field.berat_plastik')}
        value={form.berat_plastik}
        error={errors['berat_plastik']}
        onChange={(berat_plastik) => change({ berat_plastik })}
      />
      <Checkbox
        label={t('field.faktur_pajak')}
        checked={form.faktur_pajak}
        onChange={(event) => change({ faktur_pajak: event.currentTarget.checked })}
      />
    </SimpleGrid>
  );
}

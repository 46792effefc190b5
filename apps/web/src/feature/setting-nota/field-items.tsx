/** The pairs of label and document field of a `fields` block, in order. */
import { Button, Group, NumberInput, Select, Stack, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { DOCUMENT_FIELDS } from '@kencana/contract/print-template';
import type { BlockOf } from '@kencana/contract/print-template';
import { useT } from '../../platform/i18n.ts';
import { removeAt, replaceAt } from './edit-template.ts';
import { RemoveButton } from './remove-button.tsx';

export interface FieldItemsProps {
  readonly block: BlockOf<'fields'>;
  readonly onChange: (block: BlockOf<'fields'>) => void;
}

export function FieldItems({ block, onChange }: FieldItemsProps): ReactNode {
  const t = useT();
  const { items } = block;
  const put = (next: BlockOf<'fields'>['items']): void => onChange({ ...block, items: next });
  const number = (name: 'columns' | 'label_width', max: number): ReactNode => (
    <NumberInput
      size="xs"
      w={110}
      label={t(`setting.nota.${name}`)}
      min={1}
      max={max}
      value={block[name]}
      onChange={(value) => typeof value === 'number' && onChange({ ...block, [name]: value })}
    />
  );
  return (
    <Stack gap={6}>
      <Group gap="sm">
        {number('columns', 3)}
        {number('label_width', 40)}
      </Group>
      {items.map((item, at) => (
        // Pairs have no name of their own; their place is what the editor works with.
        <Group key={at} gap="xs" wrap="nowrap">
          <TextInput
            size="xs"
            style={{ flex: 1 }}
            aria-label={t('setting.nota.teks')}
            value={item.label}
            onChange={(event) =>
              put(replaceAt(items, at, { ...item, label: event.currentTarget.value }))
            }
          />
          <Select
            size="xs"
            searchable
            allowDeselect={false}
            aria-label={t('setting.nota.field')}
            data={[...DOCUMENT_FIELDS]}
            value={item.field}
            onChange={(next) => {
              const field = DOCUMENT_FIELDS.find((one) => one === next);
              if (field !== undefined) put(replaceAt(items, at, { ...item, field }));
            }}
          />
          <RemoveButton
            disabled={items.length === 1}
            onClick={() => put(removeAt(items, at))}
            what={item.field}
          />
        </Group>
      ))}
      <Button
        size="xs"
        variant="subtle"
        style={{ alignSelf: 'flex-start' }}
        onClick={() => put([...items, { label: '', field: 'no_dokumen' }])}
      >
        {t('setting.nota.tambah-isi')}
      </Button>
    </Stack>
  );
}

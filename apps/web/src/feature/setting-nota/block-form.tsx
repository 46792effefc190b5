/** The fields of one block of a template, by its type. Tables are in table-form.tsx. */
import { Checkbox, Group, MultiSelect, NumberInput, Select, TagsInput } from '@mantine/core';
import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { DOCUMENT_FIELDS } from '@kencana/contract/print-template';
import type { Block, BlockOf } from '@kencana/contract/print-template';
import { useT } from '../../platform/i18n.ts';
import { AlignSelect, Characters } from './block-controls.tsx';
import { FieldItems } from './field-items.tsx';
import { TableForm } from './table-form.tsx';

export interface BlockFormProps {
  readonly block: Block;
  /** Characters across the paper. */
  readonly kolom: number;
  readonly onChange: (block: Block) => void;
}

const TOTALS = ['subtotal', 'pembulatan', 'total', 'bayar', 'kembali'] as const;

export function BlockForm({ block, kolom, onChange }: BlockFormProps): ReactNode {
  switch (block.type) {
    case 'heading':
      return <HeadingForm block={block} onChange={onChange} />;
    case 'text':
      return <TextForm block={block} onChange={onChange} />;
    case 'fields':
      return <FieldItems block={block} onChange={onChange} />;
    case 'table':
      return <TableForm block={block} kolom={kolom} onChange={onChange} />;
    case 'totals':
      return <TotalsForm block={block} onChange={onChange} />;
    case 'symbol':
      return <SymbolForm block={block} onChange={onChange} />;
    case 'signature':
      return <SignatureForm block={block} onChange={onChange} />;
    case 'space':
      return <SpaceForm block={block} onChange={onChange} />;
    case 'rule':
      return null;
  }
}

interface FormOf<B> {
  readonly block: B;
  readonly onChange: (block: B) => void;
}

function HeadingForm({ block, onChange }: FormOf<BlockOf<'heading'>>): ReactNode {
  const t = useT();
  return (
    <Group gap="sm">
      <AlignSelect value={block.align} onChange={(align) => onChange({ ...block, align })} />
      <Checkbox
        label={t('setting.nota.logo')}
        checked={block.logo}
        onChange={(event) => onChange({ ...block, logo: event.currentTarget.checked })}
      />
    </Group>
  );
}

function TextForm({ block, onChange }: FormOf<BlockOf<'text'>>): ReactNode {
  const t = useT();
  const { field: _field, ...withoutField } = block;
  return (
    <Group gap="sm" align="flex-end">
      <TextInput
        size="xs"
        style={{ flex: '1 1 12rem' }}
        label={t('setting.nota.teks')}
        value={block.label ?? ''}
        onChange={(event) => onChange({ ...block, label: event.currentTarget.value })}
      />
      <Select
        size="xs"
        label={t('setting.nota.field')}
        clearable
        searchable
        data={[...DOCUMENT_FIELDS]}
        value={block.field ?? null}
        onChange={(next) => {
          const field = DOCUMENT_FIELDS.find((one) => one === next);
          onChange(field === undefined ? withoutField : { ...block, field });
        }}
      />
      <AlignSelect value={block.align} onChange={(align) => onChange({ ...block, align })} />
      <Checkbox
        label={t('setting.nota.tebal')}
        checked={block.bold ?? false}
        onChange={(event) => onChange({ ...block, bold: event.currentTarget.checked })}
      />
    </Group>
  );
}

function TotalsForm({ block, onChange }: FormOf<BlockOf<'totals'>>): ReactNode {
  const t = useT();
  return (
    <Group gap="sm" align="flex-end">
      <Characters value={block.width} onChange={(width) => onChange({ ...block, width })} />
      <MultiSelect
        size="xs"
        style={{ flex: '1 1 14rem' }}
        label={t('setting.nota.isi')}
        data={[...TOTALS]}
        value={block.items}
        onChange={(next) => {
          const items = TOTALS.filter((one) => next.includes(one));
          if (items.length > 0) onChange({ ...block, items });
        }}
      />
      <Select
        size="xs"
        label={t('setting.nota.qr')}
        data={['no_dokumen', 'no_token']}
        clearable
        value={block.qr ?? null}
        onChange={(next) => {
          const { qr: _, ...plain } = block;
          const qr = next === 'no_token' || next === 'no_dokumen' ? next : undefined;
          onChange(qr === undefined ? plain : { ...plain, qr });
        }}
      />
    </Group>
  );
}

function SymbolForm({ block, onChange }: FormOf<BlockOf<'symbol'>>): ReactNode {
  const t = useT();
  return (
    <Group gap="sm" align="flex-end">
      <Select
        size="xs"
        label={t('setting.nota.blok.symbol')}
        data={['barcode', 'qr']}
        allowDeselect={false}
        value={block.symbol}
        onChange={(next) => onChange({ ...block, symbol: next === 'qr' ? 'qr' : 'barcode' })}
      />
      <Select
        size="xs"
        label={t('setting.nota.field')}
        data={['no_dokumen', 'no_token']}
        allowDeselect={false}
        value={block.field}
        onChange={(next) =>
          onChange({ ...block, field: next === 'no_token' ? 'no_token' : 'no_dokumen' })
        }
      />
      <AlignSelect value={block.align} onChange={(align) => onChange({ ...block, align })} />
    </Group>
  );
}

function SignatureForm({ block, onChange }: FormOf<BlockOf<'signature'>>): ReactNode {
  const t = useT();
  return (
    <TagsInput
      size="xs"
      label={t('setting.nota.teks')}
      maxTags={4}
      value={block.labels}
      onChange={(labels) => labels.length > 0 && onChange({ ...block, labels })}
    />
  );
}

function SpaceForm({ block, onChange }: FormOf<BlockOf<'space'>>): ReactNode {
  const t = useT();
  return (
    <NumberInput
      size="xs"
      w={110}
      label={t('setting.nota.baris')}
      min={1}
      max={40}
      value={block.rows}
      onChange={(rows) => typeof rows === 'number' && onChange({ ...block, rows })}
    />
  );
}

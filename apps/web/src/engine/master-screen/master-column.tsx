/**
 * The columns of a master's table, from its definition: alignment, text and CSV value by kind of
 * field.
 */
import { ColorSwatch, Group, Image, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { MasterDef } from '@kencana/contract/define-master';
import { fieldOf } from '@kencana/contract/define-master';
import { valueKind } from '@kencana/contract/field/field';
import type { NamedField, WireRow } from '@kencana/contract/field/field';
import { aloneText, isNumeric } from '@kencana/contract/field/value';
import type { MessageKey } from '@kencana/messages/key';
import type { Translate } from '../../platform/i18n.ts';
import type { CellValue, Column } from '../../ui/data-table-column.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { optionText } from '../field/option-text.ts';
import { imageSource, lastAddress } from '../field/image-source.ts';

/** One column per name of the definition's list. */
export function masterColumns(def: MasterDef, t: Translate): Column<WireRow>[] {
  return def.list.map((name) => {
    const field = fieldOf(def, name);
    const label = t(field?.label ?? (`field.${name}` as MessageKey));
    const column = { key: name, label, value: (row: WireRow) => plainValue(field, row[name], t) };
    if (field === undefined) return column;
    return {
      ...column,
      ...(isNumeric(field.kind) || field.per !== undefined ? { align: 'right' as const } : {}),
      render: (row: WireRow) => cell(field, row, t),
    };
  });
}

/** What sorting, search and CSV use: numbers as numbers, lists as one text. */
function plainValue(field: NamedField | undefined, value: unknown, t: Translate): CellValue {
  if (Array.isArray(value)) {
    const parts = value.map((part) => String(part).trim()).filter((part) => part !== '');
    return (field?.kind === 'tag' ? parts.map((tag) => `#${tag}`) : parts).join(', ');
  }
  if (field?.kind === 'pilihan' && typeof value === 'string') return optionText(t, field, value);
  if (typeof value === 'boolean') return t(value ? 'shell.ya' : 'shell.tidak');
  return typeof value === 'number' || typeof value === 'string' ? value : '';
}

function cell(field: NamedField, row: WireRow, t: Translate): ReactNode {
  const value = row[field.name];
  if (value === 0 && field.nol !== undefined) return t(field.nol);
  if (typeof value === 'number') return numberText(field, value, row);
  switch (field.kind) {
    case 'aktif':
      return (
        <StatusBadge tone={value === true ? 'ok' : 'off'}>
          {t(value === true ? 'shell.ya' : 'shell.tidak')}
        </StatusBadge>
      );
    case 'warna':
      return (
        <Group gap={6} wrap="nowrap">
          <ColorSwatch color={String(value)} size={16} aria-hidden />
          <Text span fz="sm">
            {String(value)}
          </Text>
        </Group>
      );
    case 'gambar':
      return <Thumbnail address={lastAddress(value)} label={t(field.label)} />;
    default:
      return plainValue(field, value, t);
  }
}

/** A field's wire value as text, numbers with their unit; `row` lends the unit where it depends. */
export function fieldText(field: NamedField, value: unknown, row: WireRow, t: Translate): string {
  if (typeof value === 'number') return numberText(field, value, row);
  return String(plainValue(field, value, t) ?? '');
}

function numberText(field: NamedField, value: number, row: WireRow): string {
  return aloneText(valueKind(field, row), value);
}

function Thumbnail({ address, label }: { address: string; label: string }): ReactNode {
  if (address === '') return null;
  const src = imageSource(address);
  return <Image src={src} alt={label} h={40} w="auto" maw={96} fit="contain" loading="lazy" />;
}

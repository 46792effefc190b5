/** One field that a copy or an import changes: before, struck out, and after, with their units. */
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { fieldOf } from '@kencana/contract/define-master';
import type { MasterDef } from '@kencana/contract/define-master';
import type { FieldDiff } from '@kencana/contract/distribusi';
import { useT } from '../../platform/i18n.ts';
import { fieldText } from './master-column.tsx';

export interface FieldChangeProps {
  readonly def: MasterDef;
  readonly change: FieldDiff;
  /** The row is new: there is nothing before. */
  readonly fresh: boolean;
}

export function FieldChange({ def, change, fresh }: FieldChangeProps): ReactNode {
  const t = useT();
  const field = fieldOf(def, change.field);
  if (field === undefined) return null;
  const text = (when: 'sebelum' | 'sesudah'): string => {
    const unit = field.per === undefined ? {} : { [field.per.field]: change.per?.[when] };
    return fieldText(field, change[when], unit, t) || t('distribusi.kosong');
  };
  return (
    <Text fz="sm" className="numeric">
      <Text span c="dimmed" fz="sm">
        {t(field.label)}:{' '}
      </Text>
      {fresh ? null : (
        <>
          <Text span fz="sm" td="line-through">
            {text('sebelum')}
          </Text>
          {' → '}
        </>
      )}
      <Text span fz="sm" fw={fresh ? 400 : 600}>
        {text('sesudah')}
      </Text>
    </Text>
  );
}

/** The buttons of one row of a master: edit, and delete that asks first. */
import { ActionIcon, Group } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { fieldOf, masterRight } from '@kencana/contract/define-master';
import { masterCalls } from '@kencana/contract/call/master-calls';
import type { MasterDef } from '@kencana/contract/define-master';
import type { WireRow } from '@kencana/contract/field/field';
import { api } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import { confirmDialog, notify } from '../../platform/notify.ts';
import { may } from '../../platform/session.ts';
import { textOf } from '../field/values.ts';
import { notifyFailure } from './notify-failure.ts';

export interface RowActionsProps {
  readonly definition: MasterDef;
  readonly row: WireRow;
  /** undefined: the user may not edit. */
  readonly onEdit: (() => void) | undefined;
  readonly onRemoved: () => Promise<void>;
}

export function RowActions({
  definition: def,
  row,
  onEdit,
  onRemoved,
}: RowActionsProps): ReactNode {
  const t = useT();
  const nama = nameOf(def, row);
  const remove = async (): Promise<void> => {
    const text = t('master.hapus_tanya', { nama });
    if (!(await confirmDialog({ text, yes: t('shell.ok'), danger: true }))) return;
    try {
      const key = textOf(row[def.key]);
      const answer = await api.del(masterCalls(def).remove, { params: { key } });
      notify.success(answer.message ?? t('master.dihapus'));
      await onRemoved();
    } catch (error) {
      notifyFailure(def, 'delete', error);
    }
  };
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      {onEdit === undefined ? null : (
        <ActionIcon variant="subtle" onClick={onEdit} aria-label={t('master.edit_baris', { nama })}>
          <IconPencil size={16} aria-hidden />
        </ActionIcon>
      )}
      {def.actions.includes('hapus') && may(masterRight(def, 'hapus')) ? (
        <ActionIcon
          variant="subtle"
          color="red"
          onClick={() => void remove()}
          aria-label={t('master.hapus', { nama })}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      ) : null}
    </Group>
  );
}

/** How a row is called in questions and button names. */
function nameOf(def: MasterDef, row: WireRow): string {
  const name = textOf(row[def.nama]).trim();
  if (fieldOf(def, def.key)?.auto !== undefined && name !== '') return name;
  return `${textOf(row[def.key])} ${name}`.trim();
}

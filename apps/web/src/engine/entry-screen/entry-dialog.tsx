/**
 * A form in a dialog, from a definition: two fields in a row, those that are not asked now shut.
 * What was typed stays on the device until it is saved or thrown away.
 */
import { SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { useRefreshLists } from '../../platform/use-list.ts';
import { FormModal } from '../../ui/form-modal.tsx';
import { HeadFields } from './head-fields.tsx';
import { useEntry } from './use-entry.ts';
import type { EntryOptions } from './use-entry.ts';

export interface EntryDialogProps extends EntryOptions {
  readonly title: string;
  readonly onClose: () => void;
}

export function EntryDialog(props: EntryDialogProps): ReactNode {
  const t = useT();
  const work = useEntry(props);
  const refresh = useRefreshLists();
  const { simpan } = props.entry;
  const save = async (): Promise<void> => {
    const answer = await work.save();
    if (answer === undefined) return;
    if (simpan !== undefined) notify.success(t(simpan.done));
    refresh();
    props.onClose();
  };
  const leave = (): void => {
    work.clear();
    props.onClose();
  };
  return (
    <FormModal
      opened
      title={props.title}
      dirty={work.dirty}
      saving={work.saving}
      onClose={leave}
      onSubmit={save}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="sm">
        <HeadFields work={work} focus="dialog" shut />
      </SimpleGrid>
    </FormModal>
  );
}

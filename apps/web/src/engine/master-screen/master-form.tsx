/**
 * The add and edit dialog of a master: checks by the definition, sends once, and shows the server's
 * own findings.
 */
import { SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { masterCalls } from '@kencana/contract/call/master-calls';
import type { MasterDef } from '@kencana/contract/define-master';
import type { WireRow } from '@kencana/contract/field/field';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { useSending } from '../../platform/sending.ts';
import { useFormMemory } from '../../platform/use-save.ts';
import { FormModal } from '../../ui/form-modal.tsx';
import { FieldControl } from '../field/field-control.tsx';
import { useChoices } from '../field/use-choices.ts';
import { textOf } from '../field/values.ts';
import type { Values } from '../field/values.ts';
import { formFields, isDirty, sentValues, startValues, valueErrors } from './form-values.ts';
import { notifyFailure } from './notify-failure.ts';

export interface MasterFormProps {
  readonly definition: MasterDef;
  /** The row to edit; undefined adds one. */
  readonly row: WireRow | undefined;
  readonly onClose: () => void;
  /** Called after the server has committed; the list is reloaded before the dialog closes. */
  readonly onSaved: () => Promise<void>;
}

export function MasterForm({ definition: def, row, onClose, onSaved }: MasterFormProps): ReactNode {
  const t = useT();
  const [start] = useState(() => startValues(def, row));
  const [values, setValues] = useState<Values>(start);
  /** Saved: the same row is not sent again while the list behind is loaded. */
  const [leaving, setLeaving] = useState(false);
  const choices = useChoices(def.fields, values, row);
  const { errors, setErrors, touch, saving, send } = useSending({
    memory: useFormMemory(),
    onFailure: (error) => {
      notifyFailure(def, row === undefined ? 'create' : 'update', error);
      return true;
    },
  });
  const change = (patch: Values): void => {
    touch(Object.keys(patch));
    setValues((old) => ({ ...old, ...patch }));
  };
  const submit = async (): Promise<void> => {
    const wrong = valueErrors(def, values, t);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const body = sentValues(def, values, row === undefined ? undefined : start);
    const { create, update } = masterCalls(def);
    const answer =
      row === undefined
        ? await send({ method: 'POST', path: create, body })
        : await send({ method: 'PUT', path: update, params: { key: textOf(row[def.key]) }, body });
    if (answer === undefined) return;
    notify.success(answer.message ?? t('master.disimpan'));
    setLeaving(true);
    await onSaved();
    onClose();
  };
  const fields = formFields(def, row);
  const first = fields.find((field) => row === undefined || field.name !== def.key);
  const noun = t(def.texts.noun ?? def.title);
  return (
    <FormModal
      opened
      title={t(row === undefined ? 'master.tambah' : 'master.edit', { judul: noun })}
      dirty={isDirty(values, start)}
      saving={saving || leaving}
      onClose={onClose}
      onSubmit={submit}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="sm">
        {fields.map((field) => (
          <FieldControl
            key={field.name}
            field={field}
            values={values}
            error={errors[field.name]}
            choices={choices[field.name] ?? []}
            locked={row !== undefined && field.name === def.key}
            focus={field === first ? 'dialog' : undefined}
            onChange={change}
          />
        ))}
      </SimpleGrid>
    </FormModal>
  );
}

/**
 * The add and edit dialog of a master: checks by the definition, sends once, and shows the server's
 * own findings.
 */
import { SimpleGrid } from '@mantine/core';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { MasterDef } from '@kencana/contract/define-master';
import type { WireRow } from '@kencana/contract/field/field';
import { ApiError, LOST } from '../../platform/api-error.ts';
import { api, newKey } from '../../platform/api.ts';
import type { Answer } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { FormModal } from '../../ui/form-modal.tsx';
import { FieldControl } from '../field/field-control.tsx';
import { useChoices } from '../field/use-choices.ts';
import { textOf } from '../field/values.ts';
import type { Values } from '../field/values.ts';
import {
  formFields,
  isDirty,
  sentValues,
  serverErrors,
  startValues,
  valueErrors,
} from './form-values.ts';
import type { Errors } from './form-values.ts';
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
  const [errors, setErrors] = useState<Errors>({});
  const [saving, setSaving] = useState(false);
  const choices = useChoices(def.fields, values, row);
  /**
   * The same submit keeps its key until the server has answered; changed values are another submit.
   */
  const key = useRef<string | undefined>(undefined);

  const change = (patch: Values): void => {
    key.current = undefined;
    setValues((old) => ({ ...old, ...patch }));
    setErrors((old) =>
      Object.fromEntries(Object.entries(old).filter(([name]) => !(name in patch))),
    );
  };
  const submit = async (): Promise<void> => {
    const wrong = valueErrors(def, values, t);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    setSaving(true);
    try {
      key.current ??= newKey();
      const body = sentValues(def, values, row === undefined ? undefined : start);
      const answer = await send(def, row, body, key.current);
      notify.success(answer.message ?? t('master.disimpan'));
      await onSaved();
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError && error.code === LOST)) key.current = undefined;
      if (error instanceof ApiError && error.errors !== undefined) {
        setErrors(serverErrors(error.errors));
      }
      notifyFailure(def, row === undefined ? 'create' : 'update', error);
    } finally {
      setSaving(false);
    }
  };
  const fields = formFields(def, row);
  const first = fields.find((field) => row === undefined || field.name !== def.key);
  const noun = t(def.texts.noun ?? def.title);
  return (
    <FormModal
      opened
      title={t(row === undefined ? 'master.tambah' : 'master.edit', { judul: noun })}
      dirty={isDirty(values, start)}
      saving={saving}
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

function send(
  def: MasterDef,
  row: WireRow | undefined,
  body: object,
  key: string,
): Promise<Answer<WireRow>> {
  if (row === undefined) return api.post(def.paths.create, { body, key });
  const path = def.paths.update.replace(':key', encodeURIComponent(textOf(row[def.key])));
  return api.put(path, { body, key });
}

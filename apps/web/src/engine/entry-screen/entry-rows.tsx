/** Rows of a document while they are typed: each a line of fields, the next one added by Enter. */
import { ActionIcon, Alert, Button, Grid, Group, Paper, Stack } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { NamedRows } from '@kencana/contract/entry/define-entry';
import type { FieldKind, NamedField } from '@kencana/contract/field/field';
import { useT } from '../../platform/i18n.ts';
import { useSession } from '../../platform/session.ts';
import type { FieldErrors } from '../../platform/sending.ts';
import { useChoices } from '../field/use-choices.ts';
import type { ChoicesByField } from '../field/use-choices.ts';
import type { Values } from '../field/values.ts';
import { EntryField } from './entry-field.tsx';
import { isAsked, rowsOf } from './entry-draft.ts';
import type { RowDraft } from './entry-draft.ts';
import type { EntryWork } from './use-entry.ts';

/** Columns of twelve that a field takes, on a phone and on a desk. */
const SPAN: Readonly<Partial<Record<FieldKind, readonly [phone: number, desk: number]>>> = {
  ref: [8, 2],
  pilihan: [8, 2],
  persen: [4, 1],
  angka: [4, 1],
  gram: [8, 2],
};
const WIDE: readonly [phone: number, desk: number] = [12, 3];
const MONEY: readonly [phone: number, desk: number] = [12, 2];
/** Beside the button that takes a row out. */
const BUTTON: readonly [phone: number, desk: number] = [2, 1];

function spanOf({ kind, span }: NamedField): { base: number; md: number } {
  const [base, md] = SPAN[kind] ?? (kind === 'rupiah' ? MONEY : WIDE);
  return { base: span === undefined ? base : 12 - BUTTON[0], md: span ?? md };
}

export function EntryRows({ part, work }: { part: NamedRows; work: EntryWork }): ReactNode {
  const t = useT();
  const { draft, errors, rows } = work;
  const all = rowsOf(draft, part.name);
  const [first] = useState(all.length);
  const choices = useChoices(part.fields, draft);
  return (
    <Paper withBorder p="sm">
      <Stack gap="sm">
        {all.map((row, at) => (
          <RowFields
            key={row.id}
            part={part}
            row={row}
            at={at}
            choices={choices}
            errors={errors}
            focus={at >= first}
            onChange={(patch) => rows.change(part, at, patch)}
            onRemove={all.length === 1 ? undefined : () => rows.remove(part, at)}
          />
        ))}
        {errors[part.name] === undefined ? null : <Alert color="red">{errors[part.name]}</Alert>}
        <Group>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => rows.add(part)}
          >
            {t('entry.tambah-baris')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}

function RowFields(props: {
  readonly part: NamedRows;
  readonly row: RowDraft;
  /** Place among the rows, from 0. */
  readonly at: number;
  readonly choices: ChoicesByField;
  readonly errors: FieldErrors;
  readonly focus: boolean;
  readonly onChange: (patch: Values) => void;
  /** undefined for the only row. */
  readonly onRemove: (() => void) | undefined;
}): ReactNode {
  const t = useT();
  const { settings } = useSession();
  const { part, row, at, errors } = props;
  const asked = part.fields.filter(({ form, when }) => form && isAsked(when, row, settings));
  return (
    <Grid gap="xs" align="flex-start">
      {asked.map((field, n) => (
        <Grid.Col key={field.name} span={spanOf(field)}>
          <EntryField
            field={field}
            values={row}
            error={errors[`${part.name}.${at}.${field.name}`]}
            choices={props.choices[field.name] ?? []}
            focus={n === 0 && props.focus ? 'screen' : undefined}
            {...(n === 0 && { label: `${at + 1}. ${t(field.label)}` })}
            onChange={props.onChange}
          />
        </Grid.Col>
      ))}
      <Grid.Col span={{ base: BUTTON[0], md: BUTTON[1] }} pt={28}>
        {props.onRemove === undefined ? null : (
          <ActionIcon
            variant="subtle"
            color="red"
            size="lg"
            aria-label={t('entry.hapus-baris', { n: at + 1 })}
            onClick={props.onRemove}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        )}
      </Grid.Col>
    </Grid>
  );
}

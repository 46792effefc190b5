/** The fields of one row of a card, in columns, with the rows that stand inside it. */
import { ActionIcon, Button, Grid, Group } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { NamedRows } from '@kencana/contract/entry/define-entry';
import type { NamedField } from '@kencana/contract/field/field';
import { useT } from '../../platform/i18n.ts';
import { useSession } from '../../platform/session.ts';
import type { FieldErrors } from '../../platform/sending.ts';
import type { AskKadar } from '../document-screen/kadar-field.tsx';
import { useChoices } from '../field/use-choices.ts';
import type { ChoicesByField } from '../field/use-choices.ts';
import type { Values } from '../field/values.ts';
import { hasModule, isAsked, nextRow, rowsOf } from './entry-draft.ts';
import type { RowDraft } from './entry-draft.ts';
import { EntryField } from './entry-field.tsx';
import { RowsError } from './rows-error.tsx';

/** Columns of twelve that a field of a card takes, and from when on it is as wide on a phone. */
const USUAL = 3;
const HALF = 6;
const WHOLE = 12;

export interface RowGridProps {
  readonly part: NamedRows;
  readonly row: RowDraft;
  /** Where the row stands in the findings: `detail_barang.0`. */
  readonly path: string;
  readonly choices: ChoicesByField;
  readonly errors: FieldErrors;
  /** Id of its first field. */
  readonly place?: string | undefined;
  readonly focus?: 'dialog' | undefined;
  readonly askKadar?: AskKadar;
  /** Said below fields, by their names. */
  readonly notes?: Readonly<Record<string, string>> | undefined;
  /** Behind the fields: what the row comes to. */
  readonly more?: ReactNode;
  readonly onChange: (patch: Values) => void;
}

/** What the rows' references offer, but for fields that the shop's modules leave out. */
export function useRowChoices({ fields, rows }: NamedRows, values: Values): ChoicesByField {
  const { settings } = useSession();
  const all = [...fields, ...rows.flatMap((inner) => inner.fields)];
  return useChoices(
    all.filter(({ when }) => hasModule(when ?? {}, settings)),
    values,
  );
}

export function RowGrid(props: RowGridProps): ReactNode {
  const { settings } = useSession();
  const { part, row, path, choices, errors, place, focus, onChange } = props;
  const asked = part.fields.filter(({ form, when }) => form && isAsked(when, row, settings));
  return (
    <>
      <Grid gap="xs" align="flex-start">
        {asked.map((field, n) => (
          <Grid.Col key={field.name} span={spanOf(field)}>
            <EntryField
              size="xs"
              field={field}
              values={row}
              error={errors[`${path}.${field.name}`]}
              choices={choices[field.name] ?? []}
              askKadar={props.askKadar}
              note={props.notes?.[field.name]}
              focus={n === 0 ? focus : undefined}
              {...(n === 0 && place !== undefined && { id: place })}
              onChange={onChange}
            />
          </Grid.Col>
        ))}
        {props.more}
      </Grid>
      {part.rows.map((inner) => (
        <InnerRows
          key={inner.name}
          part={inner}
          rows={rowsOf(row, inner.name)}
          path={`${path}.${inner.name}`}
          choices={choices}
          errors={errors}
          onChange={(rows) => onChange({ [inner.name]: rows })}
        />
      ))}
    </>
  );
}

function spanOf({ span = USUAL }: NamedField): { base: number; sm: number } {
  return { base: span > USUAL ? WHOLE : HALF, sm: span };
}

interface InnerRowsProps {
  readonly part: NamedRows;
  readonly rows: readonly RowDraft[];
  readonly path: string;
  readonly choices: ChoicesByField;
  readonly errors: FieldErrors;
  readonly onChange: (rows: readonly RowDraft[]) => void;
}

/** Rows of a row, each numbered in its labels; none where there is nothing to choose. */
function InnerRows(props: InnerRowsProps): ReactNode {
  const t = useT();
  const { part, rows, choices, onChange } = props;
  const { frame, fields } = part;
  const none = fields.some(({ name, offers }) => offers !== undefined && !choices[name]?.length);
  const text = none ? (frame?.kosong ?? frame?.tambah) : frame?.tambah;
  return (
    <>
      {rows.map((row, at) => (
        <InnerRow
          key={row.id}
          {...props}
          row={row}
          at={at}
          set={(patch) => onChange(rows.map((one, i) => (i === at ? { ...one, ...patch } : one)))}
          remove={() => onChange(rows.filter((_, i) => i !== at))}
        />
      ))}
      <RowsError text={props.errors[props.path]} />
      <Button
        size="compact-xs"
        variant="subtle"
        mt={4}
        disabled={none}
        leftSection={<IconPlus size={14} aria-hidden />}
        onClick={() => onChange([...rows, nextRow(part, rows)])}
      >
        {t(text ?? 'entry.tambah-baris')}
      </Button>
    </>
  );
}

function InnerRow(
  props: InnerRowsProps & {
    readonly row: RowDraft;
    readonly at: number;
    readonly set: (patch: Values) => void;
    readonly remove: () => void;
  },
): ReactNode {
  const t = useT();
  const { part, row, at, path, choices, errors } = props;
  const n = at + 1;
  const shown = part.fields.filter(({ form }) => form);
  return (
    <Group gap="xs" align="flex-start" wrap="nowrap" mt={4}>
      <Grid gap="xs" align="flex-start" style={{ flex: 1 }}>
        {shown.map((field) => (
          <Grid.Col key={field.name} span={{ base: WHOLE, sm: field.span ?? WHOLE / 3 }}>
            <EntryField
              size="xs"
              field={field}
              label={`${t(field.label)} ${n}`}
              values={row}
              error={errors[`${path}.${at}.${field.name}`]}
              choices={choices[field.name] ?? []}
              onChange={props.set}
            />
          </Grid.Col>
        ))}
      </Grid>
      <ActionIcon
        variant="subtle"
        color="red"
        mt={24}
        size="sm"
        aria-label={t(part.frame?.hapus ?? 'entry.hapus-baris', { n })}
        onClick={props.remove}
      >
        <IconX size={14} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

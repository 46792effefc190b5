/**
 * The control of one field of what is taken in: those that only documents have (photos, a member, a
 * promised day, money that goes back), and the fields' own for the rest.
 */
import { Alert, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { textAt, valueAt } from '@kencana/contract/document/document-row';
import type { DocumentRow } from '@kencana/contract/document/document-row';
import { useT } from '../../platform/i18n.ts';
import { useSession } from '../../platform/session.ts';
import { showRp } from '../../platform/show.ts';
import { DateField } from '../../ui/date-field.tsx';
import type { Known } from '../document-screen/counter-draft.ts';
import { useFillMember } from '../document-screen/fill-member.ts';
import { KadarField } from '../document-screen/kadar-field.tsx';
import type { AskKadar } from '../document-screen/kadar-field.tsx';
import { PhotoField } from '../document-screen/photo-field.tsx';
import { RefundMethod } from '../document-screen/refund-fields.tsx';
import type { Kembali } from '../document-screen/refund-fields.tsx';
import { FieldControl } from '../field/field-control.tsx';
import type { FieldControlProps } from '../field/field-control.tsx';
import { textOf } from '../field/values.ts';
import { isAsked } from './entry-draft.ts';
import { PhotoList } from './photo-list.tsx';

export interface EntryFieldProps extends FieldControlProps {
  /** The document that an event happens to. */
  readonly document?: DocumentRow;
  /** Of a counter, that asks about a purity above 100. */
  readonly askKadar?: AskKadar | undefined;
}

export function EntryField(props: EntryFieldProps): ReactNode {
  const { field, values, error, id, onChange } = props;
  const value = values[field.name];
  switch (field.kind) {
    case 'foto': {
      const { photo } = field;
      if (photo === undefined) return null;
      const set = (foto: unknown): void => onChange({ [field.name]: foto });
      return photo.most === undefined ? (
        <PhotoField {...{ id, error, photo }} value={textOf(value)} onChange={set} />
      ) : (
        <PhotoList {...{ photo, error }} value={value as readonly string[]} onChange={set} />
      );
    }
    case 'member':
      return <MemberField {...props} />;
    case 'janji':
      return <PromiseControl {...props} />;
    case 'kembali':
      return <RefundControl {...props} />;
    case 'persen':
      if (field.asks === true && props.askKadar !== undefined) {
        const kadar = typeof value === 'number' ? Math.round(value * 100) : null;
        return (
          <KadarField
            required={field.required}
            size={props.size ?? 'sm'}
            ask={props.askKadar}
            value={kadar}
            error={error}
            onChange={(next) => onChange({ [field.name]: next === null ? null : next / 100 })}
          />
        );
      }
      return <PlainField {...props} />;
    default:
      return <PlainField {...props} />;
  }
}

function PlainField(props: EntryFieldProps): ReactNode {
  const { settings } = useSession();
  const { field, values } = props;
  const starred = field.starred !== undefined && isAsked(field.starred, values, settings);
  return (
    <FieldControl
      {...props}
      {...(starred && { starred })}
      {...(field.fallback !== undefined && {
        placeholder: textAt(props.document ?? {}, field.fallback),
      })}
    />
  );
}

/** Fills name, phone and address of a member where they are still empty. */
function MemberField({ field, values, error, size, onChange }: EntryFieldProps): ReactNode {
  const t = useT();
  const { settings } = useSession();
  const typed = textOf(values[field.name]);
  const fill = useFillMember(values as unknown as Known, onChange);
  return (
    <TextInput
      {...(size !== undefined && { size })}
      label={t(field.label)}
      autoComplete="off"
      readOnly={!settings.on('MEMBER_MODULE')}
      value={typed}
      error={error}
      onBlur={fill}
      onChange={(event) => onChange({ [field.name]: event.currentTarget.value })}
    />
  );
}

function PromiseControl({ field, values, error, size, onChange }: EntryFieldProps): ReactNode {
  const t = useT();
  const { tglSystem } = useSession();
  return (
    <DateField
      {...(size !== undefined && { size })}
      required
      label={t(field.label)}
      min={tglSystem}
      value={textOf(values[field.name])}
      error={error}
      onChange={(tgl) => onChange({ [field.name]: tgl })}
    />
  );
}

/** How much goes back, and how. */
function RefundControl({ field, values, error, document, onChange }: EntryFieldProps): ReactNode {
  const t = useT();
  const left = document === undefined ? 0 : Number(valueAt(document, field.due ?? ''));
  return (
    <Stack gap="sm" style={{ gridColumn: '1 / -1' }}>
      {left < 0 ? <Alert color="blue">{t(field.label, { rp: showRp(-left) })}</Alert> : null}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <RefundMethod
          kembali={values[field.name] as Kembali}
          error={error}
          onChange={(kembali) => onChange({ [field.name]: kembali })}
        />
      </SimpleGrid>
    </Stack>
  );
}

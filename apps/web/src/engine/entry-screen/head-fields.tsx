/** The single fields of what is taken in, those that are asked now. */
import type { ReactNode } from 'react';
import { isEmpty } from '@kencana/contract/field/field';
import type { NamedField } from '@kencana/contract/field/field';
import { useSession } from '../../platform/session.ts';
import type { RefChoice } from '../field/use-choices.ts';
import { textOf } from '../field/values.ts';
import type { Values } from '../field/values.ts';
import { EntryField } from './entry-field.tsx';
import { isAsked } from './entry-draft.ts';
import type { EntryWork } from './use-entry.ts';

/** A field that takes a whole row. */
const WHOLE = 12;

/** The controls; their places are the caller's. */
export function HeadFields(props: {
  readonly work: EntryWork;
  /** Where the first field is focused, of a series the first empty one; else something else is. */
  readonly focus?: 'dialog' | 'screen' | undefined;
  /** Fields that are not asked now stand shut instead of going. */
  readonly shut?: true;
  /** Without the fields that few need. */
  readonly brief?: boolean;
  /** What was saved since the screen opened. */
  readonly saved?: readonly Values[];
}): ReactNode {
  const { settings } = useSession();
  const { work, focus, shut, brief = false, saved = [] } = props;
  const { entry, draft, errors, change, choices } = work;
  const asked = ({ when }: NamedField): boolean => isAsked(when, draft, settings);
  const drawn = entry.fields.filter(
    (field) => field.form && (shut === true || asked(field)) && !(brief && field.jarang === true),
  );
  const open = entry.keep.length === 0 ? undefined : drawn.find(({ name }) => isEmpty(draft[name]));
  const first = open ?? drawn[0];
  return drawn.map((field) => {
    // Of fields that stand for each other, the one that is asked tells what is wrong.
    const others = entry.either.find((names) => names.includes(field.name)) ?? [];
    const named = [field.name, ...others].find((name) => errors[name] !== undefined);
    return (
      <div key={field.name} {...(field.span === WHOLE && { style: { gridColumn: '1 / -1' } })}>
        <EntryField
          field={field}
          values={draft}
          error={named === undefined ? undefined : errors[named]}
          choices={field.again === true ? textsOf(saved, field) : (choices[field.name] ?? [])}
          focus={field === first ? focus : undefined}
          locked={!asked(field)}
          starred={(field.required && asked(field)) || others.length > 0}
          askKadar={work.askKadar}
          onChange={change}
        />
      </div>
    );
  });
}

/** Texts of a field that were saved before. */
function textsOf(saved: readonly Values[], { name }: NamedField): readonly RefChoice[] {
  const texts = new Set(saved.map((values) => textOf(values[name])));
  return [...texts].map((value) => ({ value, label: value }));
}

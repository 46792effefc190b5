/** The single fields of what is taken in, those that are asked now. */
import type { ReactNode } from 'react';
import type { NamedField } from '@kencana/contract/field/field';
import { useSession } from '../../platform/session.ts';
import { EntryField } from './entry-field.tsx';
import { isAsked } from './entry-draft.ts';
import type { EntryWork } from './use-entry.ts';

/** The controls; their places are the caller's. */
export function HeadFields(props: {
  readonly work: EntryWork;
  /** Where the first field is focused: in a dialog, on a screen, or something else comes first. */
  readonly focus?: 'dialog' | 'screen' | undefined;
  /** Fields that are not asked now stand shut instead of going. */
  readonly shut?: true;
}): ReactNode {
  const { settings } = useSession();
  const { work, focus, shut } = props;
  const { entry, draft, errors, change, choices } = work;
  const asked = ({ when }: NamedField): boolean => isAsked(when, draft, settings);
  const drawn = entry.fields.filter((field) => field.form && (shut === true || asked(field)));
  return drawn.map((field, at) => {
    // Of fields that stand for each other, the one that is asked tells what is wrong.
    const others = entry.either.find((names) => names.includes(field.name)) ?? [];
    const named = [field.name, ...others].find((name) => errors[name] !== undefined);
    return (
      <EntryField
        key={field.name}
        field={field}
        values={draft}
        error={named === undefined ? undefined : errors[named]}
        choices={choices[field.name] ?? []}
        focus={at === 0 ? focus : undefined}
        locked={!asked(field)}
        starred={(field.required && asked(field)) || others.length > 0}
        onChange={change}
      />
    );
  });
}

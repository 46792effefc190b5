/** The single fields of what is taken in, those that are asked now. */
import type { ReactNode } from 'react';
import { useSession } from '../../platform/session.ts';
import { EntryField } from './entry-field.tsx';
import { isAsked } from './entry-draft.ts';
import type { EntryWork } from './use-entry.ts';

/** The controls; their places are the caller's. */
export function HeadFields(props: {
  readonly work: EntryWork;
  /** False where something else of the screen comes first. */
  readonly focus?: boolean;
}): ReactNode {
  const { settings } = useSession();
  const { work, focus = true } = props;
  const { entry, draft, errors, change, choices } = work;
  const asked = entry.fields.filter(({ form, when }) => form && isAsked(when, draft, settings));
  return asked.map((field, at) => {
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
        focus={focus && at === 0 ? 'screen' : undefined}
        starred={field.required || others.length > 0}
        onChange={change}
      />
    );
  });
}

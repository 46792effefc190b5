/**
 * A later event of a document: the button of its row, and its form from the definition: fields, and
 * a table where the event answers the lines of the document.
 */
import { eventCall } from '@kencana/contract/call/document-calls';
import { Button, SimpleGrid, Stack } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { MENUNGGU } from '@kencana/contract/document/document-status';
import type { DocumentDef } from '@kencana/contract/document/define-document';
import { valueAt } from '@kencana/contract/document/document-row';
import type { DocumentRow } from '@kencana/contract/document/document-row';
import { isEmpty } from '@kencana/contract/field/field';
import type { NamedField } from '@kencana/contract/field/field';
import type { EventDef, NamedRows } from '@kencana/contract/entry/define-entry';
import { formatRupiah } from '@kencana/rules/rupiah';
import { openDialog } from '../../platform/dialog.tsx';
import { useT } from '../../platform/i18n.ts';
import { confirmDialog, notify } from '../../platform/notify.ts';
import { may, useSession } from '../../platform/session.ts';
import { useSubmit } from '../../platform/submit.ts';
import type { FieldErrors } from '../../platform/sending.ts';
import { FormModal } from '../../ui/form-modal.tsx';
import { DocumentDetail } from '../document-screen/document-detail.tsx';
import { focusNow } from '../document-screen/focus-place.ts';
import { ONE_CASH, sumMoney } from '../document-screen/money-draft.ts';
import type { MoneyPay } from '../document-screen/money-draft.ts';
import { printAutoPapers } from '../document-screen/nota-print.ts';
import { useChoices } from '../field/use-choices.ts';
import type { Values } from '../field/values.ts';
import { bodyOf, emptyDraft, isAsked, isSo, nextRow, rowsOf } from './entry-draft.ts';
import type { EntryDraft, Follow } from './entry-draft.ts';
import { EntryField } from './entry-field.tsx';
import { EventMoney } from './event-money.tsx';
import { LineCards } from './line-cards.tsx';
import { lineChoices, offered } from './line-choice.ts';
import { linesOf, LineTable } from './line-table.tsx';
import { lessThanLines } from './less-than-lines.ts';

/** What a kind adds to the form of its event. */
export interface EventSlots {
  /** What else changes with a change of the form. */
  readonly follow?: Follow;
  /** What is sent, where it is not the fields as they are. */
  readonly body?: (values: Values) => object;
  /** What is said when it is done, where the document's own values do not say it. */
  readonly told?: (saved: DocumentRow, values: Values) => string;
}

export interface EventFormProps {
  /** Its kind, where the form shows the document. */
  readonly definition?: DocumentDef;
  readonly event: EventDef;
  readonly document: DocumentRow;
  readonly slots?: EventSlots;
  readonly onClose: (done?: true) => void;
}

/** The button, where the document's status and the caller's right allow it. */
export function EventAction(
  props: Pick<EventFormProps, 'definition' | 'event' | 'document'> & {
    readonly onChanged: () => Promise<void>;
  },
): ReactNode {
  const t = useT();
  const { event, document, onChanged } = props;
  const { button, dari, right } = event;
  if (button === undefined || document.status_valid === MENUNGGU) return null;
  if (!dari.some((status) => status === document.status) || !may(right)) return null;
  if (button.blank !== undefined && !isEmpty(valueAt(document, button.blank))) return null;
  if (button.doc !== undefined && !isSo(button.doc, document)) return null;
  const open = async (): Promise<void> => {
    const done = await openDialog<true>((close) => <EventForm {...props} onClose={close} />);
    if (done === true) await onChanged();
  };
  return (
    <Button
      size="compact-xs"
      variant={button.quiet === true ? 'default' : 'filled'}
      onClick={() => void open()}
    >
      {t(button.label)}
    </Button>
  );
}

/** The first line that is offered, a row for each line that is answered, and what is known. */
function startOf(event: EventDef, document: DocumentRow): EntryDraft {
  const answered = event.rows.filter(({ perLine }) => perLine !== undefined);
  const chosen = event.fields.flatMap(({ name, line }) =>
    line === undefined ? [] : [[name, offered(document, line)[0]?.baris ?? null]],
  );
  return {
    ...emptyDraft(event),
    ...Object.fromEntries(chosen),
    ...knownOf(event.fields, document),
    ...Object.fromEntries(
      event.fields.flatMap(({ name, kind, required }) =>
        kind === 'bayar' && required ? [[name, ONE_CASH]] : [],
      ),
    ),
    ...Object.fromEntries(
      answered.map((part) => [
        part.name,
        linesOf(document, part).map((line) => ({
          ...nextRow(part, []),
          ...knownOf(part.fields, line),
          id: line.baris,
          baris: line.baris,
        })),
      ]),
    ),
  };
}

/** What the document or its line already says of the fields. */
function knownOf(fields: readonly NamedField[], from: object): Values {
  return Object.fromEntries(
    fields.flatMap((field) =>
      field.from === undefined ? [] : [[field.name, valueAt(from, field.from)]],
    ),
  );
}

/** What was typed, and sending it. */
function useEvent({ event, document, slots = {}, onClose }: EventFormProps) {
  const t = useT();
  const { settings } = useSession();
  const no = document.no_faktur_group;
  const [start] = useState(() => startOf(event, document));
  const [draft, setDraft] = useState<EntryDraft>(start);
  const asked = event.fields.filter(({ when }) => isAsked(when, draft, settings, document));
  const submit = useSubmit({
    path: eventCall(event),
    screen: `${event.path.replaceAll('/', '-')}.${no}`,
  });
  const choices = {
    ...useChoices(asked, draft),
    ...lineChoices(event.fields, document),
  };
  const change = (patch: Values): void => {
    submit.touch(Object.keys(submit.errors).filter((path) => lastOf(path) in patch));
    setDraft((old) => ({ ...old, ...patch, ...slots.follow?.(patch, { ...old, ...patch }, old) }));
  };
  const changeRow = ({ name }: NamedRows, at: number, patch: Values): void => {
    // What is wrong of one answer may be mended by another of the row.
    submit.touch(Object.keys(submit.errors).filter((path) => path.startsWith(`${name}.${at}.`)));
    setDraft((old) => ({
      ...old,
      [name]: rowsOf(old, name).map((row, i) => (i === at ? { ...row, ...patch } : row)),
    }));
  };
  const save = async (): Promise<void> => {
    const less = lessThanLines(event, document, draft);
    if (less !== undefined && !(await confirmDialog({ text: t(less), danger: true }))) return;
    const own = slots.body?.(draft) ?? bodyOf(event, draft, settings, document);
    const answer = await submit.send({ no_faktur_group: no, ...own });
    if (answer === undefined) return;
    const { button } = event;
    const told = slots.told?.(answer.data, draft);
    if (told !== undefined) notify.success(told);
    else if (button !== undefined)
      notify.success(t(button.done, { ...answer.data, no, rp: paidText(event, draft) }));
    if (button?.papers === true) void printAutoPapers(no);
    onClose(true);
  };
  const dirty = JSON.stringify(draft) !== JSON.stringify(start);
  const { errors, saving } = submit;
  return { draft, dirty, errors, saving, asked, choices, change, changeRow, save };
}

/** What is paid with it. */
function paidText({ fields }: EventDef, draft: EntryDraft): string {
  const money = fields.find(({ kind }) => kind === 'bayar');
  return money === undefined ? '' : formatRupiah(sumMoney(draft[money.name] as MoneyPay[]));
}

export function EventForm(props: EventFormProps): ReactNode {
  const t = useT();
  const { event, document, onClose } = props;
  const work = useEvent(props);
  const { draft, errors, choices, change } = work;
  const asked = work.asked.filter(({ form, kind }) => form && kind !== 'bayar');
  const money = work.asked.find(({ kind }) => kind === 'bayar');
  const shown = event.button?.shown === true ? props.definition : undefined;
  const [table] = event.rows;
  const name = event.path.replaceAll('/', '-');
  const [first] = asked;
  return (
    <FormModal
      opened
      title={t(event.button?.judul ?? 'shell.simpan-data', { no: document.no_faktur_group })}
      dirty={work.dirty}
      size={table === undefined && shown === undefined ? 'lg' : 'xl'}
      saving={work.saving}
      onClose={() => onClose()}
      onSubmit={work.save}
      footer={<SameButton part={table} document={document} onFill={change} draft={draft} />}
    >
      <Stack gap="sm">
        {shown === undefined ? null : <DocumentDetail definition={shown} document={document} />}
        {event.rows.map((part) => {
          const Lines = part.frame === undefined ? LineTable : LineCards;
          return (
            <Lines
              key={part.name}
              {...{ part, document, draft, errors }}
              onChange={(at, patch) => work.changeRow(part, at, patch)}
            />
          );
        })}
        {money === undefined ? null : (
          <EventMoney
            field={money}
            {...{ document, work, name }}
            onDone={() => {
              if (first === undefined) void work.save();
              else focusNow(`${name}-${first.name}`);
            }}
          />
        )}
        <SimpleGrid cols={{ base: 1, sm: asked.length > 1 ? 2 : 1 }} spacing="sm">
          {asked.map((field, at) => (
            <EntryField
              key={field.name}
              id={`${name}-${field.name}`}
              field={field}
              values={draft}
              document={document}
              error={errorOf(field, errors)}
              choices={choices[field.name] ?? []}
              focus={at === 0 && table === undefined ? 'dialog' : undefined}
              onChange={change}
            />
          ))}
        </SimpleGrid>
      </Stack>
    </FormModal>
  );
}

/** A body of its own names fields deeper: the last name of a path is the field's. */
function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

/** What was refused of the field, else of one that it fills. */
function errorOf({ name, reference }: NamedField, errors: FieldErrors): string | undefined {
  const names = [name, ...Object.keys(reference?.fills ?? {})];
  const found = names.flatMap((one) =>
    Object.entries(errors).flatMap(([path, text]) =>
      lastOf(path) === one || path.startsWith(`${one}.`) ? [text] : [],
    ),
  );
  return found[0];
}

/** Fills the answers from the lines themselves, where the definition says how. */
function SameButton(props: {
  readonly part: NamedRows | undefined;
  readonly document: DocumentRow;
  readonly draft: EntryDraft;
  readonly onFill: (patch: Values) => void;
}): ReactNode {
  const t = useT();
  const { part, document, draft, onFill } = props;
  const same = part?.perLine?.same;
  if (part === undefined || same === undefined) return null;
  const lines = linesOf(document, part);
  const fill = (): void =>
    onFill({
      [part.name]: rowsOf(draft, part.name).map((row, at) => ({
        ...row,
        ...Object.fromEntries(
          Object.entries<string>(same.from).map(([to, from]) => [
            to,
            valueAt(lines[at] ?? {}, from),
          ]),
        ),
      })),
    });
  return (
    <Button variant="subtle" onClick={fill}>
      {t(same.label)}
    </Button>
  );
}

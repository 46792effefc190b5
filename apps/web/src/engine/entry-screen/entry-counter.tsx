/**
 * The counter of a kind that is declared: rows as cards on the left, the customer with the other
 * fields, payments and total on the right; what was saved takes their place, printed.
 */
import { Stack } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { DocumentDef } from '@kencana/contract/document/define-document';
import { valueAt } from '@kencana/contract/document/document-row';
import type { DocumentRow } from '@kencana/contract/document/document-row';
import type { CounterFigures, EntryDef } from '@kencana/contract/entry/define-entry';
import { rupiah } from '@kencana/rules/rupiah';
import { useT } from '../../platform/i18n.ts';
import { useSession } from '../../platform/session.ts';
import { CounterPanels, CounterScreen } from '../document-screen/counter-screen.tsx';
import { CustomerPanel } from '../document-screen/customer-fields.tsx';
import { focusNow } from '../document-screen/focus-place.ts';
import { sumMoney } from '../document-screen/money-draft.ts';
import type { MoneyPay } from '../document-screen/money-draft.ts';
import { MoneyPanel } from '../document-screen/money-fields.tsx';
import { printAutoPapers } from '../document-screen/nota-print.ts';
import { isAsked, rowsOf } from './entry-draft.ts';
import type { EntryDraft } from './entry-draft.ts';
import { EntryField } from './entry-field.tsx';
import { RowCards, rowPlace } from './row-cards.tsx';
import { useEntry } from './use-entry.ts';
import type { EntryWork } from './use-entry.ts';

/** What is typed comes to. */
export interface CounterSums {
  readonly pieces: number;
  /** Milligrams of all pieces. */
  readonly berat: number;
  readonly rp: number;
  /** Of each row of the first part, where a card tells it. */
  readonly amounts?: readonly string[];
  /** Of each row of the first part, what is said below its fields. */
  readonly notes?: readonly Readonly<Record<string, string>>[];
}

export interface EntryCounterProps {
  readonly definition: DocumentDef & { readonly entry: EntryDef<object, DocumentRow> };
  /** Route without its slash: names the screen, its draft and its places. */
  readonly screen: string;
  /** A hook: what is typed may be counted with prices of today. */
  readonly useSums: (draft: EntryDraft) => CounterSums;
  readonly body?: (draft: EntryDraft) => object;
  /** Below the cards; `place` is the id that F2 leads to. */
  readonly after?: {
    readonly place: string;
    readonly draw: (work: EntryWork) => ReactNode;
  };
}

export function EntryCounter(props: EntryCounterProps): ReactNode {
  const { definition, screen, useSums, body, after } = props;
  const t = useT();
  const { entry, baru } = definition;
  const { counter } = entry;
  const work = useEntry({ entry, screen, ...(body !== undefined && { body }) });
  const sums = useSums(work.draft);
  const [result, setResult] = useState<DocumentRow | undefined>();
  if (counter === undefined) throw new RangeError(`${definition.kind} has no counter`);
  const startNew = (): void => {
    work.clear();
    setResult(undefined);
  };
  const save = async (): Promise<boolean> => {
    const answer = await work.save();
    if (answer === undefined) return false;
    setResult(answer.data);
    void printAutoPapers(answer.data.no_faktur_group);
    return true;
  };
  return (
    <CounterScreen
      title={t(baru?.title ?? definition.name)}
      definition={definition}
      work={{ dirty: work.dirty, saving: work.saving, result, startNew }}
      first={placeOf(screen, FIRST)}
      saved={(document) => ({
        title: t(entry.simpan?.done ?? 'entry.tersimpan', { no: document.no_faktur_group }),
        figures: [counter.total, counter.bayar, counter.sisa].map(({ label, key }) => [
          t(label),
          Number(valueAt(document, key)),
        ]),
      })}
    >
      <Counter {...{ entry, screen, counter, work, save, sums, after }} />
    </CounterScreen>
  );
}

/** The field that F4 leads to: who serves is known, who is served is not. */
const FIRST = 'nama_customer';

function placeOf(screen: string, name: string): string {
  return `${screen}-${name}`;
}

interface CounterProps {
  readonly entry: EntryDef;
  readonly screen: string;
  readonly counter: CounterFigures;
  readonly work: EntryWork<DocumentRow>;
  readonly sums: CounterSums;
  readonly after: EntryCounterProps['after'];
  readonly save: () => Promise<boolean>;
}

function Counter(props: CounterProps): ReactNode {
  const t = useT();
  const { entry, screen, counter, work, sums, after } = props;
  const [first] = entry.rows;
  const money = entry.fields.find(({ kind }) => kind === 'bayar');
  const payments = (money === undefined ? [] : work.draft[money.name]) as readonly MoneyPay[];
  const paid = sumMoney(payments);
  const sisa = rupiah(sums.rp - paid);
  const button = placeOf(screen, 'simpan');
  const goods =
    first === undefined
      ? button
      : rowPlace(screen, first, rowsOf(work.draft, first.name)[0]?.id ?? 1);
  return (
    <CounterPanels
      work={{ saving: work.saving, save: props.save }}
      goodsPlace={after?.place ?? goods}
      customerPlace={placeOf(screen, FIRST)}
      goods={
        <Stack gap="sm">
          {entry.rows.map((part) => (
            <RowCards
              key={part.name}
              {...{ part, work, screen }}
              amounts={part === first ? sums.amounts : undefined}
              notes={part === first ? sums.notes : undefined}
              next={after?.place ?? button}
            />
          ))}
          {after?.draw(work)}
        </Stack>
      }
      fields={
        <>
          <CustomerPanel onLast={() => focusNow(goods)}>
            <Fields {...{ entry, screen, work }} />
          </CustomerPanel>
          {money === undefined ? null : (
            <MoneyPanel
              title={t(money.label)}
              name={screen}
              value={payments}
              sisa={sisa}
              errors={work.errors}
              disabled={work.saving}
              onChange={(next) => work.change({ [money.name]: next })}
              onDone={() => focusNow(button)}
            />
          )}
        </>
      }
      total={{
        place: button,
        save: t(entry.simpan?.label ?? 'shell.simpan-data'),
        pieces: sums.pieces,
        berat: sums.berat,
        paid: { label: t(counter.bayar.label), rp: paid },
        amounts: [
          { label: t(counter.total.label), rp: sums.rp },
          { label: t(counter.sisa.label), rp: sisa },
        ],
      }}
    />
  );
}

/** Customer and the other single fields, two beside each other. */
function Fields({
  entry,
  screen,
  work,
}: Pick<CounterProps, 'entry' | 'screen' | 'work'>): ReactNode {
  const { settings } = useSession();
  const { draft, errors, choices, change } = work;
  return entry.fields
    .filter(({ form, kind, when }) => form && kind !== 'bayar' && isAsked(when, draft, settings))
    .map((field) => (
      <div key={field.name} {...(field.span === 12 && { style: { gridColumn: '1 / -1' } })}>
        <EntryField
          size="xs"
          id={placeOf(screen, field.name)}
          field={field}
          values={draft}
          error={errors[field.name]}
          choices={choices[field.name] ?? []}
          onChange={change}
        />
      </div>
    ));
}

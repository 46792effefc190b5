/**
 * Payments of an event: what is left of the document to pay, and what is given for it; where money
 * is what the event is about, the amount of the first is typed at once.
 */
import { Group } from '@mantine/core';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { valueAt } from '@kencana/contract/document/document-row';
import type { DocumentRow } from '@kencana/contract/document/document-row';
import type { NamedField } from '@kencana/contract/field/field';
import { rupiah } from '@kencana/rules/rupiah';
import { useT } from '../../platform/i18n.ts';
import type { FieldErrors } from '../../platform/sending.ts';
import { showRp } from '../../platform/show.ts';
import { CounterSum } from '../document-screen/counter-sum.tsx';
import { focusPlace } from '../document-screen/focus-place.ts';
import { sumMoney } from '../document-screen/money-draft.ts';
import type { MoneyPay } from '../document-screen/money-draft.ts';
import { MoneyFields, moneyPlace } from '../document-screen/money-fields.tsx';
import type { Values } from '../field/values.ts';

export function EventMoney(props: {
  readonly field: NamedField;
  readonly document: DocumentRow;
  /** Names the fields' places. */
  readonly name: string;
  /** Enter behind the last payment. */
  readonly onDone: () => void;
  readonly work: {
    readonly draft: Values;
    readonly errors: FieldErrors;
    readonly saving: boolean;
    readonly change: (patch: Values) => void;
  };
}): ReactNode {
  const t = useT();
  const { field, document, name, work } = props;
  const payments = work.draft[field.name] as readonly MoneyPay[];
  useEffect(() => {
    if (field.required) focusPlace(moneyPlace(name, 1));
  }, [field.required, name]);
  const due = Number(valueAt(document, field.due ?? ''));
  const left = rupiah(due - sumMoney(payments));
  return (
    <>
      <Group gap="xl">
        <CounterSum label={t(field.label)} text={showRp(due)} big />
        {left > 0 ? (
          <CounterSum label={t('sale.sisa')} text={showRp(left)} big tone="sisa" />
        ) : (
          <CounterSum label={t('document.kembali')} text={showRp(0 - left)} big tone="kembali" />
        )}
      </Group>
      <MoneyFields
        name={name}
        value={payments}
        sisa={left}
        errors={work.errors}
        disabled={work.saving}
        onChange={(value) => work.change({ [field.name]: value })}
        onDone={props.onDone}
      />
    </>
  );
}

/**
 * The frame of a counter: what was typed can be thrown away, goods on the left, customer, payments
 * and total on the right; what was saved takes their place.
 */
import { Button } from '@mantine/core';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { DocumentDef } from '@kencana/contract/document/define-document';
import type { DocumentRow } from '@kencana/contract/document/document-row';
import { useT } from '../../platform/i18n.ts';
import { confirmDialog } from '../../platform/notify.ts';
import { focusFirstWrongSoon } from '../../ui/enter-moves-on.ts';
import { Page } from '../../ui/page.tsx';
import { useShortcut } from '../../ui/shortcut.ts';
import { CounterTotal } from './counter-total.tsx';
import type { CounterTotalProps } from './counter-total.tsx';
import { focusNow, focusPlace } from './focus-place.ts';
import { SavedDocument } from './saved-document.tsx';
import type { SavedDocumentProps } from './saved-document.tsx';
import './counter.css';

export interface CounterScreenProps<Saved extends DocumentRow> {
  readonly title: string;
  readonly definition: DocumentDef;
  readonly work: {
    /** True when something was typed that would be lost. */
    readonly dirty: boolean;
    readonly saving: boolean;
    readonly result: Saved | undefined;
    readonly startNew: () => void;
  };
  /** The place of the first field of a new document. */
  readonly first: string;
  readonly saved: (document: Saved) => Pick<SavedDocumentProps, 'title' | 'figures'>;
  /** The counter, while nothing is saved. */
  readonly children: ReactNode;
}

export function CounterScreen<Saved extends DocumentRow>(
  props: CounterScreenProps<Saved>,
): ReactNode {
  const t = useT();
  const { work, definition } = props;
  const { result } = work;
  const startNew = (): void => {
    work.startNew();
    focusPlace(props.first);
  };
  const discard = async (): Promise<void> => {
    const question = { text: t('sale.kosongkan-tanya'), yes: t('stock.kosongkan'), danger: true };
    if (await confirmDialog(question)) startNew();
  };
  const clear = (
    <Button
      variant="subtle"
      color="red"
      size="xs"
      disabled={work.saving}
      onClick={() => void discard()}
    >
      {t('stock.kosongkan')}
    </Button>
  );
  return (
    <Page title={props.title} actions={result === undefined && work.dirty ? clear : undefined}>
      {result === undefined ? (
        props.children
      ) : (
        <SavedDocument
          definition={definition}
          document={result}
          onNew={startNew}
          {...props.saved(result)}
        />
      )}
    </Page>
  );
}

export interface CounterPanelsProps {
  readonly work: { readonly saving: boolean; readonly save: () => Promise<boolean> };
  /** Places that F2 and F4 lead to. */
  readonly goodsPlace: string;
  readonly customerPlace: string;
  readonly goods: ReactNode;
  /** Customer and payments. */
  readonly fields: ReactNode;
  readonly total: Omit<CounterTotalProps, 'saving' | 'onSave'>;
}

/** The panels; what cannot be read or is refused has the focus instead of being saved. */
export function CounterPanels(props: CounterPanelsProps): ReactNode {
  const page = useRef<HTMLDivElement>(null);
  const { work } = props;
  useShortcut('F2', () => focusNow(props.goodsPlace), { near: page });
  useShortcut('F4', () => focusNow(props.customerPlace), { near: page });
  const save = async (): Promise<void> => {
    const unreadable = page.current?.querySelector('[data-unreadable]') ?? null;
    if (unreadable !== null || !(await work.save())) focusFirstWrongSoon(page.current);
  };
  return (
    <div ref={page} className="jual" inert={work.saving}>
      {props.goods}
      <div className="jual-kanan">
        <div className="jual-isian">{props.fields}</div>
        <CounterTotal {...props.total} saving={work.saving} onSave={() => void save()} />
      </div>
    </div>
  );
}

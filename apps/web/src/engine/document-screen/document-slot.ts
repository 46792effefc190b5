/** What a kind of document adds to its screens: its own buttons of a row, its own cancel fields. */
import type { ComponentType } from 'react';
import type { DocumentRow } from '@kencana/contract/document/document-row';

export interface RowSlotProps {
  readonly document: DocumentRow;
  /** Loads the lists of the kind again; after a change. */
  readonly onChanged: () => Promise<void>;
}

export interface CancelFieldsProps {
  readonly document: DocumentRow;
  /** What goes into the body of the cancel call beside number and reason. */
  readonly value: Readonly<Record<string, unknown>>;
  readonly onChange: (value: Readonly<Record<string, unknown>>) => void;
  /** What the server refused, by field. */
  readonly errors: Readonly<Record<string, string>>;
}

export interface DocumentSlots {
  /** Buttons before the engine's own: adding a down payment, taking, marking as ready. */
  readonly rowActions?: ComponentType<RowSlotProps>;
  /** Fields of the cancel form before the reason: how a down payment is given back. */
  readonly cancelFields?: ComponentType<CancelFieldsProps>;
}

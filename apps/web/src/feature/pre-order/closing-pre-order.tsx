/**
 * Closing Pre Order: a supplier, then his open ones are chosen and closed together, for one run.
 * What goes along on paper is Laporan Pre Order of status CLOSED.
 */
import type { ReactNode } from 'react';
import { preOrderDocument } from '@kencana/contract/document/pre-order';
import { tutupPreOrderEvent } from '@kencana/contract/document/pre-order-entry';
import { RunScreen } from '../../engine/entry-screen/run-screen.tsx';

export function ClosingPreOrder(): ReactNode {
  return (
    <RunScreen
      definition={preOrderDocument}
      event={tutupPreOrderEvent}
      title="screen.closing-pre-order"
    />
  );
}

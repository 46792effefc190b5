/** How a kind with a down payment is cancelled: by its event, or withdrawn while it waits. */
import { MENUNGGU } from '@kencana/contract/document/document-status';
import type { DocumentDef } from '@kencana/contract/document/define-document';
import { batalDpInput } from '@kencana/contract/transaction/uang-muka';
import type { BatalDpInput } from '@kencana/contract/transaction/uang-muka';
import { withdrawDocument } from '../transaction/cancel.ts';
import { postEvent } from '../transaction/event.ts';
import type { EventKind } from '../transaction/kind.ts';
import { cancelSlot } from './document-routes.ts';
import type { CancelSlot } from './document-routes.ts';
import { readWritten } from './read-document.ts';

/** The cancel slot of a kind whose event gives the down payment back. */
export function cancelHeld<Facts>(
  def: DocumentDef,
  event: EventKind<BatalDpInput, Facts>,
): CancelSlot {
  const { kind, batal } = def;
  const rule = { kind, kategori: batal?.kategori ?? kind.toUpperCase(), seluruh: true };
  return cancelSlot({
    body: batalDpInput,
    run: async (ctx, body) => {
      const { no_faktur_group: no, alasan, detail_authorization } = body;
      const { status_valid } = await ctx.read((tx) => readWritten(tx, def, no));
      // What waits for the cashier is withdrawn: nothing was paid that could go back.
      if (status_valid === MENUNGGU)
        return withdrawDocument(ctx, rule, { no, alasan, detail_authorization });
      return postEvent(ctx, event, no, body, ({ tglSystem }) => ({ no, tglSystem }));
    },
  });
}

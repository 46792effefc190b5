/** The pre-order's calls: all of them are its definition's. */
import { batalInput } from '@kencana/contract/document/document-input';
import { preOrderDocument } from '@kencana/contract/document/pre-order';
import {
  selesaiPreOrderEvent,
  tutupPreOrderEvent,
} from '@kencana/contract/document/pre-order-entry';
import { cancelSlot, documentRoutes } from '../../engine/document/document-routes.ts';
import { entryRoutes, eventRoute, runRoute } from '../../engine/document/entry-routes.ts';
import { postEvent } from '../../engine/transaction/event.ts';
import type { Feature } from '../../platform/http/route.ts';
import { preOrderKind } from './pre-order.kind.ts';
import { batalPreOrder, selesaiPreOrder, tutupPreOrder } from './pre-order-event.ts';

export const preOrderFeature: Feature = {
  name: 'pre-order',
  routes: [
    ...entryRoutes(preOrderDocument, preOrderKind),
    runRoute(preOrderDocument, tutupPreOrderEvent, tutupPreOrder),
    eventRoute(preOrderDocument, selesaiPreOrderEvent, selesaiPreOrder),
    ...documentRoutes(preOrderDocument, {
      cancel: cancelSlot({
        body: batalInput,
        run: (ctx, body) =>
          postEvent(ctx, batalPreOrder, body.no_faktur_group, body, ({ no, tglSystem }) => ({
            no,
            tglSystem,
          })),
      }),
    }),
  ],
};

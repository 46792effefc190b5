/** The intake's work: the draft, sending it, and the saved service. Draws nothing. */
import type { ServiceDocument } from '@kencana/contract/document/service';
import { useCounter } from '../../engine/document-screen/use-counter.ts';
import type { CounterWork } from '../../engine/document-screen/use-counter.ts';
import { EMPTY_SERVICE, serviceBody } from './service-draft.ts';
import type { ServiceDraft } from './service-draft.ts';

export type ServiceWork = CounterWork<ServiceDraft, ServiceDocument>;

/** The whole screen's state and work. */
export function useService(): ServiceWork {
  return useCounter<ServiceDraft, ServiceDocument>({
    screen: 'transaksi-services',
    path: 'service/simpan',
    empty: EMPTY_SERVICE,
    body: serviceBody,
  });
}

/** The intake's work: the draft, sending it, and the saved service. Draws nothing. */
import type { ServiceDocument } from '@kencana/contract/document/service';
import { withPromise } from '../../engine/document-screen/counter-draft.ts';
import { useUsualDay } from '../../engine/document-screen/promise.tsx';
import { useCounter } from '../../engine/document-screen/use-counter.ts';
import type { CounterWork } from '../../engine/document-screen/use-counter.ts';
import { EMPTY_SERVICE, serviceBody } from './service-draft.ts';
import type { ServiceDraft } from './service-draft.ts';

export type ServiceWork = CounterWork<ServiceDraft, ServiceDocument>;

/** The whole screen's state and work. */
export function useService(): ServiceWork {
  const usual = useUsualDay('HARI_JANJI_SERVICE');
  return useCounter<ServiceDraft, ServiceDocument>({
    screen: 'transaksi-services',
    path: 'service/simpan',
    empty: EMPTY_SERVICE,
    body: (draft, sales) => serviceBody(withPromise(draft, usual), sales),
  });
}

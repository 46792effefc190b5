/** What receiving a service must know: people, the parameters of the work, accounts. */
import type { ServiceInput } from '@kencana/contract/document/service-entry';
import type { Accounts } from '../../engine/transaction/payment.ts';
import { peopleOf } from '../../engine/transaction/people.ts';
import type { PeopleFacts } from '../../engine/transaction/people.ts';
import type { RefRows, Refs } from '../../engine/transaction/ref.ts';

export interface ServiceFacts extends PeopleFacts {
  readonly pekerjaan: ReadonlyMap<string, RefRows['deskripsi-service']>;
  readonly accounts: Accounts;
}

/** The facts, all of them from what is named. */
export function factsOfService(input: ServiceInput, refs: Refs): ServiceFacts {
  return {
    ...peopleOf(input, refs),
    pekerjaan: refs.all('deskripsi-service'),
    accounts: refs.all('rekening'),
  };
}

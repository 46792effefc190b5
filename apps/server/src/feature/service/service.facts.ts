/** What receiving a service names and must know: people, the parameters of the work, accounts. */
import type { ServiceInput } from '@kencana/contract/transaction/service';
import { accountRefs } from '../../engine/transaction/payment.ts';
import type { Accounts } from '../../engine/transaction/payment.ts';
import { peopleOf, peopleRefs } from '../../engine/transaction/people.ts';
import type { PeopleFacts } from '../../engine/transaction/people.ts';
import {
  optionalRef,
  ref,
  type Ref,
  type RefRows,
  type Refs,
} from '../../engine/transaction/ref.ts';

export interface ServiceFacts extends PeopleFacts {
  readonly pekerjaan: ReadonlyMap<string, RefRows['deskripsi-service']>;
  readonly accounts: Accounts;
}

/** People, work, types, photos and accounts that it names. */
export function refsOfService(input: ServiceInput): Ref[] {
  const lines = input.detail_barang.flatMap(({ kode_deskripsi, kode_jenis, foto }, i) => {
    const at = `detail_barang.${i}`;
    return [
      ...optionalRef('deskripsi-service', kode_deskripsi, `${at}.kode_deskripsi`),
      ...optionalRef('jenis', kode_jenis, `${at}.kode_jenis`),
      ...foto.map((path) => ref('foto', path, `${at}.foto`)),
    ];
  });
  return [...peopleRefs(input), ...lines, ...accountRefs(input.pembayaran)];
}

/** The facts, all of them from what is named. */
export function factsOfService(input: ServiceInput, refs: Refs): ServiceFacts {
  return {
    ...peopleOf(input, refs),
    pekerjaan: refs.all('deskripsi-service'),
    accounts: refs.all('rekening'),
  };
}

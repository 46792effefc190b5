/**
 * What receiving a service must know, read under lock: people, the parameters of the work,
 * accounts, and whether everything it names exists.
 */
import { sql } from 'kysely';
import type { ServiceInput } from '@kencana/contract/transaction/service';
import type { Rupiah } from '@kencana/rules/rupiah';
import { accountOf, loadAccounts } from '../../engine/transaction/payment.ts';
import type { Accounts } from '../../engine/transaction/payment.ts';
import { peopleColumns } from '../../engine/transaction/people.ts';
import type { Customer, PeopleFacts } from '../../engine/transaction/people.ts';
import type { Tx } from '../../platform/db/tx.ts';

/** A row of parameter deskripsi service. */
export interface Pekerjaan {
  readonly kode_deskripsi: string;
  readonly deskripsi: string;
  readonly ongkos: Rupiah;
}

export interface ServiceFacts extends PeopleFacts {
  readonly salesAda: boolean;
  readonly memberAda: boolean;
  readonly pekerjaan: ReadonlyMap<string, Pekerjaan>;
  /** Those of the named types and photos that exist. */
  readonly jenis: ReadonlySet<string>;
  readonly foto: ReadonlySet<string>;
  readonly accounts: Accounts;
}

interface HeadRow {
  readonly sales: boolean;
  readonly member: boolean;
  readonly orang: Customer | null;
  readonly pekerjaan: readonly Pekerjaan[];
  readonly jenis: readonly string[];
  readonly foto: readonly string[];
}

/** Reads the facts. */
export async function loadService(tx: Tx, input: ServiceInput): Promise<ServiceFacts> {
  const lines = input.detail_barang;
  const photos = lines.flatMap((d) => d.foto.map((path) => path.slice('files/'.length)));
  const head = await tx.one<HeadRow>(
    sql`select
        ${peopleColumns(tx, input)},
        (select coalesce(jsonb_agg(jsonb_build_object('kode_deskripsi', kode_deskripsi,
            'deskripsi', deskripsi, 'ongkos', ongkos)), '[]')
          from deskripsi_service where kode_toko = ${tx.kodeToko} and aktif
            and kode_deskripsi = any(${lines.map((d) => d.kode_deskripsi)}::text[])) as pekerjaan,
        array(select kode_jenis from jenis where kode_toko = ${tx.kodeToko} and aktif
          and kode_jenis = any(${lines.map((d) => d.kode_jenis)}::text[])) as jenis,
        array(select 'files/' || id from berkas where kode_toko = ${tx.kodeToko}
          and id::text = any(${photos}::text[])) as foto`,
    'service_facts',
  );
  return {
    salesAda: head.sales,
    memberAda: head.member,
    orang: head.orang,
    pekerjaan: new Map(head.pekerjaan.map((p) => [p.kode_deskripsi, p])),
    jenis: new Set(head.jenis),
    foto: new Set(head.foto),
    accounts: await loadAccounts(
      tx,
      input.pembayaran.flatMap((p) => accountOf(p) ?? []),
    ),
  };
}

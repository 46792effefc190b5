/** Sales person and customer of a document: whether they exist, and their part of its header. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Tx } from '../../platform/db/tx.ts';

/** What an input says of them (contract/transaction/pelanggan.ts). */
export interface People {
  readonly kode_sales: string;
  readonly kode_member: string;
  readonly nama_customer: string;
  readonly alamat_customer: string;
  readonly no_hp: string;
}

/** Columns `sales` and `member` of a query of facts: true when active, or nobody is named. */
export function peopleColumns(
  tx: Tx,
  input: Pick<People, 'kode_sales' | 'kode_member'>,
): RawBuilder<unknown> {
  return sql`exists (select 1 from sales where kode_toko = ${tx.kodeToko}
      and kode_sales = ${input.kode_sales} and aktif) as sales,
    ${input.kode_member} = 'NONMEMBER' or exists (select 1 from member
      where kode_toko = ${tx.kodeToko} and kode_member = ${input.kode_member}
        and aktif) as member`;
}

/** Their part of the header. */
export function peopleHeader(input: People): People {
  const { kode_sales, kode_member, nama_customer, alamat_customer, no_hp } = input;
  return { kode_sales, kode_member, nama_customer, alamat_customer, no_hp };
}

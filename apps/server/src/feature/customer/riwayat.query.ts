/**
 * What a customer did before, by member code or phone number (issue "customer's history beside the
 * basket"). A number counts with 0 or 62 in front; only this shop's documents, none cancelled.
 */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { documents } from '@kencana/contract/registry';
import type { RiwayatCustomer, RiwayatDokumen } from '@kencana/contract/riwayat-customer';
import type { Jumlah } from '@kencana/rules/jumlah';
import type { Tx } from '../../platform/db/tx.ts';

export interface Who {
  readonly kode_member: string;
  readonly no_hp: string;
}

const NEWEST = 8;
const NON_MEMBER = 'NONMEMBER';

/** Lines of each kind that are its goods: neither samples nor what was traded in. */
const GOODS = JSON.stringify(
  Object.fromEntries(documents.map(({ kind, lines }) => [kind, lines[0].jenis])),
);

/** The history; null for somebody without any. */
export async function readRiwayat(tx: Tx, who: Who): Promise<RiwayatCustomer | null> {
  const mine = sql`d.kode_toko = ${tx.kodeToko} and d.status <> 'BATAL' and ${matches(who)}`;
  const dokumen = await tx.rows<RiwayatDokumen & Name>(
    sql`select d.no_dokumen as no_faktur_group, d.kind, d.tgl_system, d.status, d.total,
          d.nama_customer, d.alamat_customer, d.no_hp, d.kode_member, b.qty, b.barang
        from dokumen d, lateral (
          select coalesce(sum(qty), 0)::bigint as qty,
            (coalesce(array_agg(nama_barang order by baris), '{}'))[1:3] as barang
          from dokumen_baris where kode_toko = d.kode_toko and no_dokumen = d.no_dokumen
            and jenis_baris = coalesce(${GOODS}::jsonb ->> d.kind, jenis_baris)
            and nama_barang <> '') b
        where ${mine} order by d.created_at desc limit ${NEWEST}`,
    'customer_history',
  );
  const [newest] = dokumen;
  if (newest === undefined) return null;
  const sold = await tx.one<{ jumlah_jual: number; total_jual: Jumlah }>(
    sql`select count(*)::int as jumlah_jual, coalesce(sum(total), 0)::bigint as total_jual
        from dokumen d where ${mine} and d.kind = 'penjualan'`,
    'customer_sales',
  );
  const { nama_customer, alamat_customer, no_hp, kode_member } = newest;
  const rows = dokumen.map(
    ({ no_faktur_group, kind, tgl_system, status, total, qty, barang }): RiwayatDokumen => ({
      no_faktur_group,
      kind,
      tgl_system,
      status,
      total,
      qty,
      barang,
    }),
  );
  return { nama_customer, alamat_customer, no_hp, kode_member, dokumen: rows, ...sold };
}

type Name = Pick<RiwayatCustomer, 'nama_customer' | 'alamat_customer' | 'no_hp' | 'kode_member'>;

function matches({ kode_member, no_hp }: Who): RawBuilder<unknown> {
  if (kode_member !== '' && kode_member !== NON_MEMBER) {
    return sql`d.kode_member = ${kode_member}`;
  }
  const digits = no_hp.replaceAll(/\D/g, '').replace(/^(?:62|0)/, '');
  const spelled = [no_hp, `0${digits}`, `62${digits}`, `+62${digits}`, `+${digits}`];
  return sql`d.no_hp = any(${spelled}::text[]) and d.no_hp <> ''`;
}

/**
 * Rows that documents name without a foreign key: they must stay while a document, a lot or the
 * cash book shows them, and the answer names the first that does.
 */
import { type RawBuilder, sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import { inUse } from '../../engine/master/remove.ts';
import type { MasterSlots } from '../../engine/master/slots.ts';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';

type Hit = (key: string) => RawBuilder<unknown>;

/** A row is named by a document `d`, one of its lines `b`, a lot or the cash book. */
interface Uses {
  readonly dokumen?: Hit;
  readonly dokumen_baris?: Hit;
  readonly lot?: Hit;
  readonly buku_kas?: Hit;
}

const USES: Readonly<Record<string, Uses>> = {
  rekening: { buku_kas: (key) => sql`akun = ${key}` },
  sales: { dokumen: (key) => sql`kode_sales = ${key}` },
  'kode-transaksi': { dokumen: (key) => sql`rincian ->> 'kode_transaksi' = ${key}` },
  marketplace: { dokumen: (key) => sql`rincian ->> 'kode_marketplace' = ${key}` },
  tukang: { dokumen: (key) => sql`rincian ->> 'kode_tukang' = ${key}` },
  supplier: {
    dokumen: (key) => sql`rincian ->> 'kode_supplier' = ${key}`,
    dokumen_baris: (key) => sql`rumus ->> 'kode_supplier' = ${key}`,
  },
  'kondisi-barang': { dokumen: (key) => sql`rincian ->> 'kondisi' = ${key}` },
  'kondisi-pembelian': {
    dokumen_baris: (key) => sql`rumus #>> '{kondisi,kode_kondisi}' = ${key}`,
  },
  'parameter-harga-beli': {
    dokumen_baris: (key) => sql`rumus ->> 'kode_harga' = ${key}`,
  },
  'deskripsi-service': {
    dokumen_baris: (key) => sql`rumus ->> 'kode_deskripsi' = ${key}`,
  },
  group: {
    dokumen_baris: (key) => sql`kode_group = ${key}`,
    lot: (key) => sql`kode_group = ${key}`,
  },
  jenis: {
    dokumen_baris: (key) => sql`kode_jenis = ${key}`,
    lot: (key) => sql`kode_jenis = ${key}`,
  },
  gudang: {
    dokumen: (key) => sql`rincian ->> 'kode_gudang' = ${key}`,
    dokumen_baris: (key) => sql`kode_gudang = ${key}`,
  },
  baki: { dokumen_baris: (key) => sql`kode_baki = ${key}` },
};

/** Slots that keep every row of the table above which something still names. */
export const guardSlots: Readonly<Record<string, MasterSlots>> = Object.fromEntries(
  Object.entries(USES).map(([master, uses]) => [
    master,
    { guardDelete: (ctx: Ctx, tx: WriteTx, key: string) => refuseUsed(ctx, tx, uses, key) },
  ]),
);

/** What is shown of the table that names the row. */
const NUMBER: Readonly<Record<keyof Uses, RawBuilder<unknown>>> = {
  dokumen: sql`no_dokumen`,
  dokumen_baris: sql`no_dokumen`,
  lot: sql`no_lot`,
  buku_kas: sql`no_dokumen`,
};

async function refuseUsed(ctx: Ctx, tx: WriteTx, uses: Uses, key: string): Promise<void> {
  for (const [table, hit] of Object.entries(uses) as [keyof Uses, Hit][]) {
    const found = await tx.row<{ no: string }>(sql`select ${NUMBER[table]} as no
      from ${sql.table(table)} where kode_toko = ${tx.kodeToko} and ${hit(key)} limit 1`);
    if (found === undefined) continue;
    const { code, data } = inUse(ctx, table);
    throw new AppError(code, { ...data, oleh: `${String(data['oleh'])} ${found.no}` });
  }
}

/**
 * What a craftsman is said to charge for a service (docs/decision/0055): above his usual charge, or
 * where he has none above what the customer pays for the work, it asks.
 */
import { sql } from 'kysely';
import { rincianOf } from '@kencana/contract/document/define-document';
import { serviceDocument } from '@kencana/contract/document/service';
import { say, saidRupiah } from '@kencana/contract/sentence';
import type { ApprovalNeed, EventDocument } from '../../engine/transaction/kind.ts';
import type { Tx } from '../../platform/db/tx.ts';

/** Who works on a service; `ongkos` is his usual charge, rupiah, 0 for none. */
export interface Craftsman {
  readonly nama_tukang: string;
  readonly ongkos: number;
}

/** The craftsman that a service was given to; null for none. */
export async function loadCraftsman(
  tx: Tx,
  { doc }: Pick<EventDocument, 'doc'>,
): Promise<Craftsman | null> {
  const { kode_tukang } = rincianOf(serviceDocument, doc);
  if (kode_tukang === undefined) return null;
  const [row] = await tx.rows<Craftsman>(
    sql`select nama_tukang, ongkos from tukang
        where kode_toko = ${tx.kodeToko} and kode_tukang = ${kode_tukang}`,
  );
  return row ?? { nama_tukang: kode_tukang, ongkos: 0 };
}

/** ONGKOS TUKANG for a fee of `rp` beyond that; `done` is each piece and what its work costs. */
export function feeNeeds(
  rp: number,
  tukang: Craftsman | null,
  done: readonly { readonly nama: string; readonly ongkos: number }[],
): ApprovalNeed[] {
  if (tukang === null) return [];
  const usual = tukang.ongkos > 0;
  const most = usual ? tukang.ongkos : done.reduce((sum, { ongkos }) => sum + ongkos, 0);
  if (rp <= most) return [];
  const data = { tukang: tukang.nama_tukang, nama: done.map(({ nama }) => nama) };
  const money = { rp: saidRupiah(rp), batas: saidRupiah(most) };
  const uraian = usual
    ? say('minta.ongkos-tukang', { ...data, ...money })
    : say('minta.ongkos-tukang-customer', { ...data, ...money });
  return [{ kategori: 'ONGKOS TUKANG', uraian, sebelum: most, sesudah: rp }];
}

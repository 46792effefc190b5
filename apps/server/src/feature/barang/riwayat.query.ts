/** A piece from its entry to today: itself, what it became, and every event of it. */
import type {
  LifeEvent,
  LifeLot,
  LifePiece,
  PieceLife,
} from '@kencana/contract/call/riwayat-calls';
import { AppError } from '@kencana/contract/error-code';
import { maySeeCost, PIECE_COST } from '@kencana/contract/cost';
import { documents } from '@kencana/contract/registry';
import { mayDo } from '@kencana/contract/permission';
import { mgToGram } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import { kadarToPercent } from '@kencana/rules/kadar';
import { sql } from 'kysely';
import { isLocked, mayRead } from '../../engine/document/previous-day.ts';
import { PIECE_COLUMNS } from '../../engine/transaction/pieces.ts';
import type { Piece } from '../../engine/transaction/pieces.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Ctx } from '../../platform/http/route.ts';
import { lifeEvent } from './riwayat.part.ts';
import type { LifePosting } from './riwayat.part.ts';

interface Kept extends Piece {
  readonly kode_intern: string;
  readonly tag_id: string | null;
  readonly size: string;
  readonly foto: string;
  readonly tgl_system: string;
  readonly input_by: string;
}

/** Error: BARANG_TIDAK_ADA, for another shop's piece as well. */
export async function pieceLife(ctx: Ctx, tx: Tx, kode_barcode: string): Promise<PieceLife> {
  const piece = await tx.row<Kept>(
    sql`select ${PIECE_COLUMNS}, b.kode_intern, b.tag_id, b.size, b.foto, b.tgl_system, b.input_by
        from barang b where b.kode_toko = ${tx.kodeToko} and b.kode_barcode = ${kode_barcode}`,
  );
  if (!piece) throw new AppError('BARANG_TIDAK_ADA', { kode_barcode });
  return {
    barang: wirePiece(piece),
    // A lot has the number of the document that made it.
    lot: isLocked(ctx, [ctx.user.level]) ? [] : await lotsOf(tx, kode_barcode),
    peristiwa: await eventsOf(ctx, tx, kode_barcode),
  };
}

function wirePiece({ berat, berat_asli, murni, kadar, ...rest }: Kept): LifePiece {
  return {
    ...rest,
    berat: mgToGram(berat),
    berat_asli: mgToGram(berat_asli),
    murni: mgToGram(murni),
    kadar: kadarToPercent(kadar),
  };
}

/** What it became once it was bought back or destroyed, and what is left of that. */
async function lotsOf(tx: Tx, kode_barcode: string): Promise<LifeLot[]> {
  const rows = await tx.rows<Omit<LifeLot, 'berat'> & { readonly berat: Milligram }>(
    sql`select no_lot, asal, kode_gudang, berat, tgl_system from lot
        where kode_toko = ${tx.kodeToko} and kode_barcode = ${kode_barcode} order by no_lot`,
  );
  return rows.map(({ berat, ...lot }) => ({ ...lot, berat: mgToGram(berat) }));
}

/** Everything that a document wrote of it, oldest first; of its lots too. */
async function eventsOf(ctx: Ctx, tx: Tx, code: string): Promise<LifeEvent[]> {
  const open = documents.filter(
    ({ list, module }) =>
      mayDo(ctx.user, list.right.key) && (module === undefined || ctx.settings.on(module)),
  );
  const routes = new Map(open.map(({ kind, list }) => [kind, list.route]));
  const boleh = await mayRead(ctx, tx, open);
  const rows = await tx.rows<LifePosting>(sql`
    with lots as (select no_lot from lot
        where kode_toko = ${tx.kodeToko} and kode_barcode = ${code}),
      gerak as (select no_dokumen, ke, jsonb_agg(to_jsonb(k) order by urut) as gerak
        from kartu_stok k where kode_toko = ${tx.kodeToko}
          and (kode_barcode = ${code} or no_lot in (select no_lot from lots))
        group by no_dokumen, ke),
      nilai as (select no_dokumen, ke, jsonb_agg(to_jsonb(r) order by urut) as nilai
        from riwayat_barang r where kode_toko = ${tx.kodeToko} and kode_barcode = ${code}
        group by no_dokumen, ke),
      baris as (select distinct on (no_dokumen) no_dokumen, jenis_baris, harga_total
        from dokumen_baris where kode_toko = ${tx.kodeToko} and kode_barcode = ${code}
        order by no_dokumen, baris),
      semua as (select no_dokumen from gerak union select no_dokumen from nilai
        union select no_dokumen from baris)
    select p.no_dokumen, p.ke, p.kind, p.peristiwa, p.membalik, p.tgl_system, p.waktu, p.user_id,
      g.gerak, n.nilai, p.ke = 1 as pertama, d.nama_customer, d.keterangan, d.otorisasi,
      b.jenis_baris, coalesce(b.harga_total, 0)::float8 as harga_total, ${boleh} as boleh
    from posting p join dokumen d using (kode_toko, no_dokumen)
      join semua using (no_dokumen)
      left join gerak g using (no_dokumen, ke) left join nilai n using (no_dokumen, ke)
      left join baris b using (no_dokumen)
    where p.kode_toko = ${tx.kodeToko} order by p.waktu, p.no_dokumen, p.ke`);
  const cost = maySeeCost(ctx.user);
  const seen = ({ kolom }: { readonly kolom: string }) => cost || !PIECE_COST.includes(kolom);
  return rows.map((row) =>
    lifeEvent({ ...row, nilai: row.nilai?.filter(seen) ?? null }, routes.get(row.kind)),
  );
}

/** Services looked up: what a row tells beside its lines, and the gold that may go into one. */
import { linesOf } from '@kencana/contract/document/define-document';
import { serviceDocument, type ReceivedLine } from '@kencana/contract/document/service';
import type { GoldLotRow } from '@kencana/contract/call/dagang-calls';
import { sql } from 'kysely';
import { z } from 'zod';
import type { DocumentRow } from '@kencana/contract/document/document-row';
import type { EmasService, ServiceLine } from '@kencana/contract/document/service';
import { mgToGram } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import { kadarToPercent } from '@kencana/rules/kadar';
import { AT_HAND } from '../../engine/transaction/lot.ts';
import { readBase } from '../../engine/transaction/day.ts';
import type { Ctx } from '../../platform/http/route.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { loadPrices } from '../penjualan/read.ts';
import { goldPrice } from './gold.ts';
import type { GoldLot } from './gold.ts';

/** What is left to pay, who works on it, when it was taken, and its pieces with their result. */
export async function enrichServices(
  tx: Tx,
  rows: readonly DocumentRow[],
): Promise<ReadonlyMap<string, object>> {
  const numbers = rows.map((row) => row.no_faktur_group);
  const more = await tx.rows<{
    no_dokumen: string;
    selesai_tgl: string | null;
    nama_tukang: string;
    hp_tukang: string;
    ongkos_biasa: number | null;
  }>(
    sql`select d.no_dokumen, d.selesai_tgl, coalesce(t.nama_tukang, '') as nama_tukang,
          coalesce(t.no_hp, '') as hp_tukang, nullif(t.ongkos, 0) as ongkos_biasa
        from dokumen d left join tukang t on t.kode_toko = d.kode_toko
          and t.kode_tukang = d.rincian->>'kode_tukang'
        where d.kode_toko = ${tx.kodeToko} and d.no_dokumen = any(${numbers}::text[])`,
  );
  const byNumber = new Map(more.map((m) => [m.no_dokumen, m]));
  return new Map(
    rows.map((row) => {
      const no = row.no_faktur_group;
      const found = byNumber.get(no);
      const { selesai_tgl = null, nama_tukang = '', hp_tukang = '' } = found ?? {};
      const over = row.status === 'FINISH' || row.status === 'BATAL';
      return [
        no,
        {
          selesai_tgl,
          nama_tukang,
          hp_tukang,
          ongkos_biasa: found?.ongkos_biasa ?? null,
          sisa_rp: over ? 0 : row.total - row.bayar,
          detail: linesOf(row, serviceDocument.lines[0]).map(lineOf),
        },
      ];
    }),
  );
}

function lineOf(line: ReceivedLine): ServiceLine {
  const { hasil, foto, ...rumus } = line.rumus;
  const emas = (hasil?.emas ?? []).map((e): EmasService => ({
    no_lot: e.no_lot,
    kadar: kadarToPercent(e.kadar),
    berat: mgToGram(e.berat_asli),
    harga: e.harga,
    harga_dihitung: e.harga_dihitung,
  }));
  const harga_emas =
    hasil === undefined ? rumus.perkiraan_emas_rp : emas.reduce((n, e) => n + e.harga, 0);
  const ongkos = hasil?.ongkos ?? line.ongkos;
  return {
    ...line,
    rumus,
    ongkos,
    // What was agreed at the counter is what a final charge is compared with.
    ongkos_dihitung: line.ongkos,
    harga_emas,
    harga_total: ongkos + harga_emas,
    berat_jadi: hasil === undefined ? null : mgToGram(hasil.berat_jadi),
    berat_tambah: mgToGram(hasil?.berat_tambah ?? (0 as Milligram)),
    berat_susut: mgToGram(hasil?.berat_susut ?? (0 as Milligram)),
    emas,
    foto,
  };
}

export const emasFilter = z.object({
  /** Part of the lot's number, its old barcode or its name. */
  q: z.string().trim().max(60).default(''),
  skip: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

/** Lots whose gold may go into a service, the newest first, with today's price of a gram. */
export async function goldLots(
  ctx: Ctx,
  tx: Tx,
  filter: z.output<typeof emasFilter>,
): Promise<{ data: GoldLotRow[]; count: number }> {
  const { settings } = await readBase(tx, ctx);
  const text = filter.q.toUpperCase();
  const from = sql`from lot l join gudang g using (kode_toko, kode_gudang)
    where l.kode_toko = ${tx.kodeToko} and l.qty > 0
      and g.jenis_gudang in ('BELI', 'RUSAK', 'SEPUH')
      and ${AT_HAND}
      and (${text} = '' or strpos(l.no_lot || ' ' || coalesce(l.kode_barcode, '') || ' '
        || upper(l.nama_barang), ${text}) > 0)`;
  const lots = await tx.rows<GoldLot & { nama_barang: string; nama_gudang: string }>(
    sql`select l.no_lot, l.asal, l.nama_barang, l.kode_gudang, g.nama_gudang, l.kode_group,
          l.kode_jenis, l.kadar, l.qty, l.berat, l.berat_asli, l.murni, l.modal
        ${from} order by l.tgl_system desc, l.no_lot desc offset ${filter.skip}
        limit ${filter.limit}`,
  );
  const total = await tx.one<{ jumlah: number }>(sql`select count(*) as jumlah ${from}`);
  const prices = await loadPrices(tx, [...new Set(lots.map((lot) => lot.kode_group))]);
  const data = lots.map((lot) => ({
    no_lot: lot.no_lot,
    nama_barang: lot.nama_barang,
    nama_gudang: lot.nama_gudang,
    kode_group: lot.kode_group,
    kadar: kadarToPercent(lot.kadar),
    berat: mgToGram(lot.berat_asli),
    harga_gram: goldPrice(lot, lot.berat_asli, prices, settings).harga_gram,
  }));
  return { data, count: total.jumlah };
}

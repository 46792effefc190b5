/**
 * Owners hear when selling prices of pieces fall far in a week, as they hear of master prices
 * (docs/decision/0056): beyond BATAS_UBAH_HARGA_PERSEN from the most that a piece was marked in it,
 * so that many small steps are told as one great one.
 */
import { DRIFT_DAYS } from '../../engine/master/price-drift.ts';
import { percentToHundredths } from '@kencana/rules/persen';
import { formatRupiah } from '@kencana/rules/rupiah';
import { sql } from 'kysely';
import { ownsShop } from '../../platform/auth/owns-shop.ts';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';
import { announceToOwners } from '../../platform/realtime/announce-owners.ts';

interface Fallen {
  readonly n: number;
  readonly awal: number;
  readonly sesudah: number;
  readonly kode: string;
  readonly dari: number;
  readonly menjadi: number;
}

/** Tells of pieces whose price document `no` has just made fall so far; not of an owner's own. */
export async function tellFallen(ctx: Ctx, tx: WriteTx, no: string): Promise<void> {
  if (ownsShop(ctx)) return;
  const batas = ctx.settings.number('BATAS_UBAH_HARGA_PERSEN');
  const fallen = await tx.row<Fallen>(sql`
    with kini as (select kode_barcode, sebelum::bigint as sebelum, sesudah::bigint as sesudah
        from riwayat_barang where kode_toko = ${tx.kodeToko} and no_dokumen = ${no}
          and kolom = 'harga_jual'),
      puncak as (select k.kode_barcode, k.sesudah, greatest(k.sebelum, coalesce((
          select max(r.sebelum::bigint) from riwayat_barang r
            join dokumen d using (kode_toko, no_dokumen) join toko t using (kode_toko)
          where r.kode_toko = ${tx.kodeToko} and r.kode_barcode = k.kode_barcode
            and r.kolom = 'harga_jual' and d.status <> 'BATAL'
            and r.tgl_system > t.tgl_system - ${DRIFT_DAYS}::int), 0)) as awal from kini k),
      jatuh as (select * from puncak
        where (awal - sesudah) * 10000 > awal * ${percentToHundredths(batas)}::bigint)
    select count(*)::int as n, sum(awal)::float8 as awal, sum(sesudah)::float8 as sesudah,
      (array_agg(kode_barcode order by awal - sesudah desc))[1] as kode,
      (array_agg(awal order by awal - sesudah desc))[1]::float8 as dari,
      (array_agg(sesudah order by awal - sesudah desc))[1]::float8 as menjadi
    from jatuh having count(*) > 0`);
  if (fallen === undefined) return;
  await announceToOwners(tx, ctx.user.user_id, {
    jenis: 'HARGA_BARANG',
    objek: `update-profit/${no}`,
    isi: {
      no,
      n: String(fallen.n),
      batas: String(batas),
      hari: String(DRIFT_DAYS),
      sebelum: formatRupiah(fallen.awal),
      sesudah: formatRupiah(fallen.sesudah),
      kode: fallen.kode,
      awal: formatRupiah(fallen.dari),
      menjadi: formatRupiah(fallen.menjadi),
    },
  });
}

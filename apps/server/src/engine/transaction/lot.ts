/** What became of the goods in lots without barcode, as a part of statements over lots `l`. */
import { sql } from 'kysely';

/** Other documents took of lot `l` and have not given all of it back. */
export const USED = sql`exists (select 1 from kartu_stok k
  where k.kode_toko = l.kode_toko and k.no_lot = l.no_lot and k.no_dokumen <> l.no_dokumen
  group by k.kolom having (sum(k.qty), sum(k.berat), sum(k.berat_asli), sum(k.murni), sum(k.modal))
    <> (0, 0, 0, 0, 0))`;

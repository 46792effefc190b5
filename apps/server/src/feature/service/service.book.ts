/**
 * What a service says of the books (docs/domain.md §8): its accounts, and that gold that left the
 * lots is in the customers' pieces.
 */
import { sql } from 'kysely';
import {
  HPP,
  PERSEDIAAN_BELI,
  PERSEDIAAN_RUSAK,
  PERSEDIAAN_SEPUH,
  akun,
} from '../../engine/transaction/account.ts';
import {
  PERAN_UANG_MUKA,
  debit,
  duaSisi,
  kredit,
  type Book,
  type OwnRule,
} from '../../engine/transaction/book.ts';

/** Price of line `b`: once it is ready what it came to, before that the estimate. */
const HARGA = sql`coalesce((b.rumus #>> '{hasil,ongkos}')::bigint
    + (select coalesce(sum((e->>'harga')::bigint), 0)
      from jsonb_array_elements(b.rumus #> '{hasil,emas}') e), b.harga_total)`;

/** Gold that left the lots is in the customers' pieces; what is over has given everything back. */
const PELANGGAN: OwnRule = {
  satuan: 'GRAM',
  rows: (documents) => sql`
    select d.no_dokumen as objek, case when s.emas <> k.tambah then s.emas - k.tambah
      else k.ada end as selisih
    from ${documents}
    cross join lateral (select coalesce(sum(berat_asli), 0) as emas from kartu_stok s
      where s.kode_toko = d.kode_toko and s.no_dokumen = d.no_dokumen and kolom = 'JUAL') s
    cross join lateral (select coalesce(sum(berat) filter (where kolom = 'TAMBAH'), 0) as tambah,
        sum(berat * case kolom when 'MASUK' then 1 when 'TAMBAH' then 1 when 'SUSUT' then -1
          when 'KELUAR' then -1 else 0 end) as ada
      from kartu_pelanggan k where k.kode_toko = d.kode_toko and k.no_dokumen = d.no_dokumen) k
    where s.emas <> k.tambah or (k.ada <> 0) = (d.status in ('FINISH', 'BATAL'))`,
};

export const serviceBook: Book = {
  peran: {
    ...PERAN_UANG_MUKA,
    'PENDAPATAN SERVICE': kredit(akun('4-1400', 'PENDAPATAN SERVICE', 'PENDAPATAN')),
    HPP: debit(HPP),
    'DALAM SERVICE': duaSisi(akun('1-2500', 'BARANG DALAM SERVICE', 'ASET')),
    'PERSEDIAAN BELI': duaSisi(PERSEDIAAN_BELI),
    'PERSEDIAAN RUSAK': duaSisi(PERSEDIAAN_RUSAK),
    'PERSEDIAAN SEPUH': duaSisi(PERSEDIAAN_SEPUH),
    'HUTANG TUKANG': duaSisi(akun('2-1220', 'HUTANG TUKANG', 'KEWAJIBAN')),
  },
  rules: {
    jumlah: { jenisBaris: 'SERVICE', harga: HARGA, selisih: sql`coalesce(k.baris, k.dp)` },
    bayar: true,
    uangMuka: sql`case when d.status = 'BATAL' then 0
      when d.status = 'FINISH' and d.status_valid = 'DONE' then 0 else p.ada end`,
    tanpaBarang: ['SERVICE'],
    sendiri: { pelanggan: PELANGGAN },
  },
};

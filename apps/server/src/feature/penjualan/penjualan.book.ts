/**
 * What a sale says of the books (docs/domain.md §8): its accounts, what must hold of its revenue
 * and of the down payments that it takes, and what its ways of paying add.
 */
import { sql } from 'kysely';
import {
  BANK,
  FEE_KARTU,
  HPP,
  HUTANG_SUPPLIER,
  KAS_TOKO,
  PERSEDIAAN_BELI,
  PIUTANG_EDC,
  SIAP_JUAL,
  akun,
} from '../../engine/transaction/account.ts';
import { debit, duaSisi, kredit } from '../../engine/transaction/book.ts';
import type { Book, OwnRule } from '../../engine/transaction/book.ts';
import { paymentList } from './payment-list.part.ts';

/** The journal has what the sale came to. */
const PENDAPATAN: OwnRule = {
  rows: (documents) => sql`
    select d.no_dokumen as objek, j.rp - d.total as selisih
    from ${documents}
    cross join lateral (select coalesce(sum(kredit - debit), 0) as rp from jurnal_baris b
      where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen
        and peran in ('PENJUALAN', 'PPN', 'PEMBULATAN')) j
    where d.status <> 'BATAL' and d.status_valid = 'DONE' and j.rp <> d.total`,
};

/** What the ways of paying bring. */
const own = paymentList.flatMap(({ book }) => (book === undefined ? [] : [book]));

export const penjualanBook: Book = {
  peran: {
    KAS: duaSisi(KAS_TOKO),
    BANK: debit(BANK),
    'PIUTANG EDC': debit(PIUTANG_EDC),
    'PERSEDIAAN BELI': debit(PERSEDIAAN_BELI),
    HPP: debit(HPP),
    PERSEDIAAN: kredit(SIAP_JUAL),
    'HUTANG SUPPLIER': kredit(HUTANG_SUPPLIER),
    PENJUALAN: kredit(akun('4-1100', 'PENJUALAN', 'PENDAPATAN')),
    PPN: kredit(akun('2-1500', 'PPN KELUARAN', 'KEWAJIBAN')),
    PEMBULATAN: duaSisi(akun('6-1770', 'SELISIH PEMBULATAN', 'BEBAN')),
    'PENDAPATAN FEE': kredit(FEE_KARTU),
    ...Object.assign({}, ...own.map((book) => book.peran)),
  },
  kodeKas: own.flatMap((book) => book.kodeKas ?? []),
  rules: {
    jumlah: {
      jenisBaris: 'JUAL',
      selisih: sql`coalesce(k.baris, k.rinci, p.semua - d.total - d.kembali)`,
    },
    bayar: true,
    // It takes all of what it ends, and owes as much less.
    uangMuka: sql`-p.diambil`,
    sendiri: Object.assign({ pendapatan: PENDAPATAN }, ...own.map((book) => book.sendiri)),
  },
};

/**
 * What a sale says of the books (docs/domain.md §8): its accounts, the cash codes by which a
 * marketplace pays out, and what must hold of its revenue, down payments taken, marketplace and
 * points.
 */
import { sql } from 'kysely';
import {
  BANK,
  FEE_KARTU,
  HPP,
  KAS_TOKO,
  PERSEDIAAN_BELI,
  PIUTANG_EDC,
  SIAP_JUAL,
  UANG_MUKA,
  akun,
} from '../../engine/transaction/account.ts';
import { debit, duaSisi, kredit } from '../../engine/transaction/book.ts';
import type { Book, OwnRule } from '../../engine/transaction/book.ts';
import { STANDS } from '../../engine/document/standing.ts';

const PIUTANG_MARKETPLACE = akun('1-1410', 'PIUTANG MARKETPLACE', 'ASET');
const BIAYA_MARKETPLACE = akun('6-1510', 'BIAYA MARKETPLACE', 'BEBAN');

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

/** What a marketplace shall pay is owed by it or kept by it, to the rupiah. */
const MARKETPLACE: OwnRule = {
  rows: (documents) => sql`
    select d.no_dokumen as objek, coalesce(nullif(j.rp - p.rp, 0), j.biaya - p.biaya) as selisih
    from ${documents}
    cross join lateral (select coalesce(sum(debit - kredit), 0) as rp,
        coalesce(sum(debit - kredit) filter (where peran = 'BIAYA MARKETPLACE'), 0) as biaya
      from jurnal_baris b where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen
        and peran in ('PIUTANG MARKETPLACE', 'BIAYA MARKETPLACE')) j
    cross join lateral (select coalesce(sum(jumlah_rp), 0) as rp, coalesce(sum(fee_rp), 0) as biaya
      from dokumen_bayar b where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen
        and jenis = 'MARKETPLACE' and ${STANDS}) p
    where j.rp <> p.rp or j.biaya <> p.biaya`,
};

/** Points of the log are what the document's payments took and its journal owes, to the rupiah. */
const POIN: OwnRule = {
  rows: (documents) => sql`
    select d.no_dokumen as objek, coalesce(nullif(k.pakai - p.pakai, 0), k.rp - j.rp) as selisih
    from ${documents}
    cross join lateral (select coalesce(sum(poin) filter (where kolom = 'PAKAI'), 0) as pakai,
        coalesce(sum(case kolom when 'DAPAT' then jumlah_rp else -jumlah_rp end), 0) as rp
      from kartu_poin k where k.kode_toko = d.kode_toko and k.no_dokumen = d.no_dokumen) k
    cross join lateral (select coalesce(sum(poin), 0) as pakai from dokumen_bayar b
      where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen and b.poin is not null
        and d.status <> 'BATAL') p
    cross join lateral (select coalesce(sum(kredit - debit), 0) as rp from jurnal_baris b
      where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen
        and peran = 'HUTANG POIN') j
    where k.pakai <> p.pakai or (d.status_valid = 'DONE' and k.rp <> j.rp)`,
};

export const penjualanBook: Book = {
  peran: {
    KAS: duaSisi(KAS_TOKO),
    BANK: debit(BANK),
    'PIUTANG EDC': debit(PIUTANG_EDC),
    'PERSEDIAAN BELI': debit(PERSEDIAAN_BELI),
    HPP: debit(HPP),
    PERSEDIAAN: kredit(SIAP_JUAL),
    PENJUALAN: kredit(akun('4-1100', 'PENJUALAN', 'PENDAPATAN')),
    PPN: kredit(akun('2-1500', 'PPN KELUARAN', 'KEWAJIBAN')),
    PEMBULATAN: duaSisi(akun('6-1770', 'SELISIH PEMBULATAN', 'BEBAN')),
    'PENDAPATAN FEE': kredit(FEE_KARTU),
    'UANG MUKA': debit(UANG_MUKA),
    'POTONGAN KUPON': debit(akun('4-1700', 'POTONGAN PENJUALAN', 'PENDAPATAN')),
    'HUTANG POIN': duaSisi(akun('2-1300', 'HUTANG POIN MEMBER', 'KEWAJIBAN')),
    'BEBAN POIN': debit(akun('6-1600', 'BEBAN POIN MEMBER', 'BEBAN')),
    'PIUTANG MARKETPLACE': debit(PIUTANG_MARKETPLACE),
    'BIAYA MARKETPLACE': debit(BIAYA_MARKETPLACE),
  },
  kodeKas: [
    {
      kode_transaksi: 'MARKETPLACE',
      nama_transaksi: 'PENCAIRAN MARKETPLACE',
      arah: 'IN',
      jenis_kas: 'BANK',
      akun: PIUTANG_MARKETPLACE,
    },
    {
      kode_transaksi: 'BIAYA-MARKET',
      nama_transaksi: 'BIAYA MARKETPLACE',
      arah: 'OUT',
      jenis_kas: 'BANK',
      akun: BIAYA_MARKETPLACE,
    },
  ],
  rules: {
    jumlah: {
      jenisBaris: 'JUAL',
      selisih: sql`coalesce(k.baris, k.rinci, p.semua - d.total - d.kembali)`,
    },
    bayar: true,
    // It takes all of what it ends, and owes as much less.
    uangMuka: sql`-p.diambil`,
    sendiri: { pendapatan: PENDAPATAN, marketplace: MARKETPLACE, poin: POIN },
  },
};

/**
 * A sale through a marketplace: the customer has paid the marketplace, which owes the shop the
 * amount without its fee. Photo, logistics and order number are required (spec 1 §5). Pure.
 */
import { sql } from 'kysely';
import { kept } from '@kencana/contract/document/kept';
import { marketplacePayment } from '@kencana/contract/payment/marketplace';
import type { BayarMarketplace } from '@kencana/contract/payment/marketplace';
import { say, saidRupiah } from '@kencana/contract/sentence';
import { feeKartu } from '@kencana/rules/harga';
import { rupiah } from '@kencana/rules/rupiah';
import { STANDS } from '../../engine/document/standing.ts';
import { akun } from '../../engine/transaction/account.ts';
import { debit } from '../../engine/transaction/book.ts';
import type { OwnRule } from '../../engine/transaction/book.ts';
import type { ApprovalNeed, Problem } from '../../engine/transaction/kind.ts';
import { plainPayment } from '../../engine/transaction/payment.ts';
import type { JournalLine } from '../../engine/transaction/posting.ts';
import { noSuch } from '../../engine/transaction/ref.ts';
import { paymentMeans } from '../penjualan/payment-means.part.ts';
import type { PaymentFacts, Placed, PricedSale } from '../penjualan/payment-means.part.ts';
import { loadMarketplace } from './read.ts';
import type { Marketplace } from './read.ts';

const PIUTANG_MARKETPLACE = akun('1-1410', 'PIUTANG MARKETPLACE', 'ASET');
const BIAYA_MARKETPLACE = akun('6-1510', 'BIAYA MARKETPLACE', 'BEBAN');

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

const facts: PaymentFacts<BayarMarketplace, Marketplace | undefined> = {
  name: 'marketplace',
  load: (tx, [row]) => loadMarketplace(tx, row),
};

export const marketplaceMeans = paymentMeans(marketplacePayment, {
  facts,
  book: {
    peran: {
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
    sendiri: { marketplace: MARKETPLACE },
  },
  check: checkMarketplace,
  // With what the marketplace keeps of it; an unknown one nothing.
  settle: ({ jenis, kode_marketplace, jumlah_rp, keterangan }, marketplace) => {
    const fee = marketplace?.biaya ?? 0;
    const text = keterangan === '' ? kode_marketplace : keterangan;
    const plain = plainPayment(jenis, jumlah_rp, text);
    return { payment: { ...plain, fee, fee_rp: feeKartu(jumlah_rp, fee) } };
  },
  needs: photoNeeds,
  // What the marketplace owes, and what it keeps.
  journal: (payments) =>
    payments.flatMap((p): JournalLine[] => [
      { peran: 'PIUTANG MARKETPLACE', sisi: 'DEBIT', jumlah: rupiah(p.jumlah_rp - p.fee_rp) },
      { peran: 'BIAYA MARKETPLACE', sisi: 'DEBIT', jumlah: p.fee_rp },
    ]),
  detail: ([first]) => {
    if (first === undefined) return undefined;
    const { kode_marketplace, no_po, logistik, no_resi, foto } = first.row;
    const all = { kode_marketplace, no_po, logistik, no_resi, foto };
    return kept(marketplacePayment.rincian, all);
  },
});

/** Why the marketplace cannot pay; each reason at its field. */
function checkMarketplace(
  [first, ...more]: readonly Placed<BayarMarketplace>[],
  marketplace: Marketplace | undefined,
  { input, base }: PricedSale,
): Problem[] {
  const payment = first?.row;
  const other = input.detail_barang.findIndex(
    (l) => l.kode_marketplace !== '' && l.kode_marketplace !== payment?.kode_marketplace,
  );
  if (other >= 0)
    return [{ code: 'MARKETPLACE_BEDA', field: `detail_barang.${other}.kode_marketplace` }];
  if (first === undefined) return [];
  const { at, row } = first;
  const field = `${at}.kode_marketplace`;
  if (!base.settings.on('MARKETPLACE_INTEGRATION_MODULE')) {
    return [{ code: 'MODUL_MATI', data: { modul: 'MARKETPLACE_INTEGRATION_MODULE' }, field }];
  }
  if (more.length > 0) return [{ code: 'MARKETPLACE_SATU', field }];
  const kode = row.kode_marketplace;
  if (marketplace?.aktif !== true) return [noSuch('report.kolom.marketplace', kode, field)];
  const { dijual: no, fotoAda } = marketplace;
  const foto = noSuch('field.foto', row.foto, `${at}.foto`);
  const data = { kode, no_po: row.no_po, no };
  const ganda: Problem = { code: 'MARKETPLACE_PO_GANDA', data, field: `${at}.no_po` };
  return [...(no === null ? [] : [ganda]), ...(fotoAda ? [] : [foto])];
}

/** One photo proves one sale: a second one with it asks, naming the order and the first. */
function photoNeeds(
  [first]: readonly Placed<BayarMarketplace>[],
  marketplace: Marketplace | undefined,
): ApprovalNeed[] {
  const no = marketplace?.fotoDi ?? null;
  if (first === undefined || no === null) return [];
  const { kode_marketplace, no_po, jumlah_rp } = first.row;
  const data = { no_po, marketplace: kode_marketplace, rp: saidRupiah(jumlah_rp), no };
  const uraian = say('minta.foto-sama', data);
  return [{ kategori: 'FOTO SAMA', uraian, sebelum: no, sesudah: no_po }];
}

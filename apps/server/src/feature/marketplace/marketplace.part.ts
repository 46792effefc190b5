/**
 * A sale through a marketplace: the customer has paid the marketplace, which owes the shop the
 * amount without its fee. Photo, logistics and order number are required (spec 1 §5). Pure.
 */
import type {
  BayarMarketplace,
  RincianMarketplace,
} from '@kencana/contract/transaction/marketplace';
import { feeKartu } from '@kencana/rules/harga';
import { formatRupiah, rupiah } from '@kencana/rules/rupiah';
import type { ApprovalNeed, Problem } from '../../engine/transaction/kind.ts';
import { plainPayment } from '../../engine/transaction/payment.ts';
import type { JournalLine, Payment } from '../../engine/transaction/posting.ts';
import { noSuch } from '../../engine/transaction/ref.ts';
import type { Marketplace } from './read.ts';

type AnyPayment = BayarMarketplace | { readonly jenis: string };

function isMarketplace(payment: AnyPayment): payment is BayarMarketplace {
  return payment.jenis === 'MARKETPLACE';
}

/** What a marketplace pays; undefined when the sale is none of a marketplace. */
export function marketplaceOf(payments: readonly AnyPayment[]): BayarMarketplace | undefined {
  return payments.find(isMarketplace);
}

/** The payment as it is stored, with what the marketplace keeps of it; an unknown one nothing. */
export function settleMarketplace(
  { kode_marketplace, jumlah_rp, keterangan }: BayarMarketplace,
  marketplace: Marketplace | undefined,
): Payment {
  const fee = marketplace?.biaya ?? 0;
  const text = keterangan === '' ? kode_marketplace : keterangan;
  const plain = plainPayment('MARKETPLACE', jumlah_rp, text);
  return { ...plain, fee, fee_rp: feeKartu(jumlah_rp, fee) };
}

/** What the marketplace owes, and what it keeps. */
export function marketplaceJournal(payments: readonly Payment[]): JournalLine[] {
  return payments
    .filter((p) => p.jenis === 'MARKETPLACE')
    .flatMap((p): JournalLine[] => [
      {
        peran: 'PIUTANG MARKETPLACE',
        sisi: 'DEBIT',
        jumlah: rupiah(p.jumlah_rp - p.fee_rp),
      },
      { peran: 'BIAYA MARKETPLACE', sisi: 'DEBIT', jumlah: p.fee_rp },
    ]);
}

/** What the document keeps; empty for a sale in the shop. */
export function marketplaceDetail(
  payments: readonly AnyPayment[],
): RincianMarketplace | Readonly<Record<string, never>> {
  const payment = marketplaceOf(payments);
  if (payment === undefined) return {};
  const { kode_marketplace, no_po, logistik, no_resi, foto } = payment;
  return { kode_marketplace, no_po, logistik, no_resi, foto };
}

/** What must be known of a sale that a marketplace pays. */
export interface MarketplaceSale {
  /** MARKETPLACE_INTEGRATION_MODULE. */
  readonly modul: boolean;
  readonly lines: readonly { readonly kode_marketplace: string }[];
}

/** Why the marketplace cannot pay; each reason at its field. */
export function checkMarketplace(
  payments: readonly AnyPayment[],
  marketplace: Marketplace | undefined,
  { modul, lines }: MarketplaceSale,
): Problem[] {
  const index = payments.findIndex(isMarketplace);
  const payment = marketplaceOf(payments);
  const other = lines.findIndex(
    (l) => l.kode_marketplace !== '' && l.kode_marketplace !== payment?.kode_marketplace,
  );
  if (other >= 0)
    return [{ code: 'MARKETPLACE_BEDA', field: `detail_barang.${other}.kode_marketplace` }];
  if (payment === undefined) return [];
  const at = `pembayaran.${index}`;
  const field = `${at}.kode_marketplace`;
  if (!modul) {
    return [{ code: 'MODUL_MATI', data: { modul: 'MARKETPLACE_INTEGRATION_MODULE' }, field }];
  }
  if (payments.filter(isMarketplace).length > 1) return [{ code: 'MARKETPLACE_SATU', field }];
  const kode = payment.kode_marketplace;
  if (marketplace?.aktif !== true) return [noSuch('report.kolom.marketplace', kode, field)];
  const { dijual: no, fotoAda } = marketplace;
  const foto = noSuch('field.foto', payment.foto, `${at}.foto`);
  const data = { kode, no_po: payment.no_po, no };
  const ganda: Problem = { code: 'MARKETPLACE_PO_GANDA', data, field: `${at}.no_po` };
  return [...(no === null ? [] : [ganda]), ...(fotoAda ? [] : [foto])];
}

/** One photo proves one sale: a second one with it asks, naming the order and the first. */
export function photoNeeds(
  payments: readonly AnyPayment[],
  marketplace: Marketplace | undefined,
): ApprovalNeed[] {
  const payment = marketplaceOf(payments);
  const no = marketplace?.fotoDi ?? null;
  if (payment === undefined || no === null) return [];
  const { kode_marketplace, no_po, jumlah_rp } = payment;
  const uraian =
    `Foto pesanan ${no_po} dari ${kode_marketplace} ${formatRupiah(jumlah_rp)} ` +
    `sudah menjadi bukti ${no}`;
  return [{ kategori: 'FOTO SAMA', uraian, sebelum: no, sesudah: no_po }];
}

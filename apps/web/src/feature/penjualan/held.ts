/**
 * Taking on the counter what is held for a customer, a titipan or a made order: its pieces at the
 * prices they have and its down payment as one payment. It is taken whole or let go whole. Pure.
 */
import type { DocumentLineRow } from '@kencana/contract/document/document-row';
import { MENUNGGU } from '@kencana/contract/document/document-status';
import { dateOfNumber } from '@kencana/contract/document/define-document';
import type { DocumentDef } from '@kencana/contract/document/define-document';
import { pesananDocument } from '@kencana/contract/document/pesanan';
import { titipanDocument } from '@kencana/contract/document/titipan';
import type { TitipanDocument } from '@kencana/contract/document/titipan';
import { gramToMg } from '@kencana/rules/gram';
import { percentToHundredths } from '@kencana/rules/persen';
import { rupiah } from '@kencana/rules/rupiah';
import type { MessageKey } from '@kencana/messages/key';
import { isWorth } from '@kencana/contract/payment/payment';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { Basket, BasketLine, BasketPayment } from './basket.ts';
import type { PaymentBody } from './pay-means.ts';

/** The down payment of the titipan or order that is taken, always whole. */
export interface HeldPayment extends BasketPayment {
  readonly no: string;
  readonly jumlah: Rupiah;
}

/** True for the down payment of what is taken. */
function isHeldPayment(payment: BasketPayment): payment is HeldPayment {
  return isWorth(payment.jenis, 'held');
}

/** A document as the counter takes it: a titipan's row, or an order with its made pieces. */
export type HeldDocument = Pick<
  TitipanDocument,
  | 'no_faktur_group'
  | 'status'
  | 'status_valid'
  | 'kode_sales'
  | 'kode_member'
  | 'nama_customer'
  | 'no_hp'
  | 'alamat_customer'
  | 'bayar'
> & { readonly detail: readonly DocumentLineRow[] };

/** A kind that the counter takes. */
export interface HeldKind {
  readonly jenis: string;
  /** Fields of the sale and of its payment that name the document. */
  readonly field: 'no_titip_group' | 'no_pesanan';
  readonly body: (no: string) => PaymentBody;
  readonly definition: DocumentDef;
  /** State of its pieces. */
  readonly status: string;
  /** Own status in which it may be taken. */
  readonly dari: string;
  /** The call that answers what holds a piece. */
  readonly pemegang: 'titip/get/barang/:barcode' | 'pesanan/get/barang/:barcode';
  readonly texts: {
    readonly diambil: MessageKey;
    readonly lepas: MessageKey;
    readonly dipegang: MessageKey;
  };
}

export const HELD_KINDS: readonly HeldKind[] = [
  {
    jenis: 'TITIPAN',
    field: 'no_titip_group',
    body: (no) => ({ jenis: 'TITIPAN', no_titipan: no }),
    definition: titipanDocument,
    status: 'TITIP',
    dari: 'OPEN',
    pemegang: 'titip/get/barang/:barcode',
    texts: {
      diambil: 'titipan.diambil',
      lepas: 'titipan.lepas',
      dipegang: 'titipan.barang-dititip',
    },
  },
  {
    jenis: 'PESANAN',
    field: 'no_pesanan',
    body: (no) => ({ jenis: 'PESANAN', no_pesanan: no }),
    definition: pesananDocument,
    status: 'PESANAN',
    dari: 'DONE',
    pemegang: 'pesanan/get/barang/:barcode',
    texts: {
      diambil: 'pesanan.diambil',
      lepas: 'pesanan.lepas',
      dipegang: 'pesanan.barang-dipesan',
    },
  },
];

/** The kind that a down payment is of; throws for one that no kind has. */
export function heldKind({ jenis }: HeldPayment): HeldKind {
  const kind = HELD_KINDS.find((one) => one.jenis === jenis);
  if (kind === undefined) throw new Error(`nothing is held as ${jenis}`);
  return kind;
}

/** The kind whose number this is; undefined for anything else. */
export function heldKindOf(code: string): HeldKind | undefined {
  return HELD_KINDS.find((kind) => dateOfNumber(kind.definition, code) !== undefined);
}

/** Why a document cannot be taken, as its state; undefined when it can. */
export function refusalOf(kind: HeldKind, document: HeldDocument): MessageKey | undefined {
  const { status, status_valid } = document;
  if (status === 'BATAL') return 'document.status.BATAL';
  const own = kind.definition.statuses?.find((one) => one.value === status);
  if (status !== kind.dari) return own?.label ?? 'document.status.DONE';
  return status_valid === MENUNGGU ? 'document.status.OPEN' : undefined;
}

/** What is being taken; undefined when nothing is. */
export function takenOf(basket: Basket): HeldPayment | undefined {
  return basket.payments.find(isHeldPayment);
}

/** Number of what is being taken; undefined when nothing is. */
export function takenNo(basket: Basket): string | undefined {
  return takenOf(basket)?.no;
}

/** The document as it stands on the counter, with its customer and sales person. */
export function takeHeld(basket: Basket, document: HeldDocument, jenis = 'TITIPAN'): Basket {
  const { kode_sales, kode_member, nama_customer, no_hp, alamat_customer } = document;
  const no = document.no_faktur_group;
  const payment: HeldPayment = { id: 1, jenis, no, jumlah: rupiah(document.bayar) };
  return {
    ...basket,
    customer: {
      ...basket.customer,
      kode_sales: basket.customer.kode_sales === '' ? kode_sales : basket.customer.kode_sales,
      kode_member,
      nama_customer,
      no_hp,
      alamat_customer,
    },
    lines: document.detail.filter((line) => line.hidup).map(heldLine),
    payments: [payment],
  };
}

function heldLine(line: DocumentLineRow): BasketLine {
  return {
    kode_barcode: line.kode_barcode,
    nama_barang: line.nama_barang,
    kode_jenis: line.kode_jenis,
    kode_group: line.kode_group,
    berat: gramToMg(line.berat),
    kadar: percentToHundredths(line.kadar),
    hargaDihitung: rupiah(line.harga_jual),
    ongkosDihitung: rupiah(line.ongkos),
    hargaAtribut: rupiah(line.harga_atribut),
    diskonRp: line.diskon > 0 ? rupiah(line.diskon) : undefined,
    keterangan: line.keterangan === '' ? undefined : line.keterangan,
    held: { hargaTotal: rupiah(line.harga_total), pembulatan: rupiah(line.pembulatan) },
  };
}

/** The counter without it: its pieces and its down payment go together. */
export function releaseHeld(basket: Basket): Basket {
  return {
    ...basket,
    lines: basket.lines.filter((line) => line.held === undefined),
    payments: basket.payments.filter((p) => !isHeldPayment(p)),
  };
}

/**
 * Taking a titipan on the counter: its pieces at the prices they were held at and its down payment
 * as one payment. It is taken whole or let go whole. Pure.
 */
import type { TitipanDocument } from '@kencana/contract/document/titipan';
import { gramToMg } from '@kencana/rules/gram';
import { percentToHundredths } from '@kencana/rules/persen';
import { rupiah } from '@kencana/rules/rupiah';
import type { Basket, BasketLine } from './basket.ts';

/** Number of the titipan that is being taken; undefined when none is. */
export function takenNo(basket: Basket): string | undefined {
  return basket.payments.flatMap((p) => (p.jenis === 'TITIPAN' ? [p.no] : []))[0];
}

/** The titipan as it stands on the counter, with its customer and sales person. */
export function takeHeld(basket: Basket, document: TitipanDocument): Basket {
  const { kode_sales, kode_member, nama_customer, no_hp, alamat_customer } = document;
  const no = document.no_titip_group;
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
    payments: [{ id: 1, jenis: 'TITIPAN', no, jumlah: rupiah(document.bayar) }],
  };
}

function heldLine(line: TitipanDocument['detail'][number]): BasketLine {
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
    held: { hargaTotal: rupiah(line.harga_total), pembulatan: rupiah(line.pembulatan) },
  };
}

/** The counter without the titipan: its pieces and its down payment go together. */
export function releaseHeld(basket: Basket): Basket {
  return {
    ...basket,
    lines: basket.lines.filter((line) => line.held === undefined),
    payments: basket.payments.filter((p) => p.jenis !== 'TITIPAN'),
  };
}

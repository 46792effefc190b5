/**
 * An ordered piece is made: it goes into a tray with its true weight and cost, or a ready piece of
 * the shop serves, and is held for the order. The call takes whole pieces, many at a time; the form
 * asks what the order's line does not know yet, of one.
 */
import type { ReactNode } from 'react';
import type { PesananDocument } from '@kencana/contract/document/pesanan';
import type { DocumentRow } from '@kencana/contract/document/document-row';
import { defineEvent } from '@kencana/contract/entry/define-entry';
import { baris, pilihan, ref } from '@kencana/contract/field/choice-field';
import { gram, rupiah } from '@kencana/contract/field/number-field';
import { digit } from '@kencana/contract/field/text-field';
import { stampOf } from '@kencana/rules/kadar';
import { useStamps } from '../../engine/document-screen/use-stamps.ts';
import { EventForm } from '../../engine/entry-screen/event-form.tsx';
import { offered } from '../../engine/entry-screen/line-choice.ts';
import type { Values } from '../../engine/field/values.ts';
import { translate } from '../../platform/i18n.ts';
import { useSession } from '../../platform/session.ts';
import { madePrice } from './estimate.ts';

type OrderLine = PesananDocument['detail'][number];

/** Lines whose piece is not made and does not wait for validation. */
const OPEN = { group: 'detail', blank: ['kode_barcode', 'menunggu'] } as const;
const NEW = { values: { cara_jadi: 'BARU' } } as const;

const madeForm = defineEvent({
  path: 'pesanan/barang-jadi',
  summary: 'One piece of an order is made',
  right: 'pesanan.barang-jadi.tambah',
  peristiwa: 'BARANG JADI',
  dari: ['OPEN'],
  button: {
    label: 'pesanan.barang-jadi',
    judul: 'pesanan.barang-jadi-isi',
    done: 'pesanan.jadi-berhasil',
  },
  fields: {
    cara_jadi: pilihan(['BARU', 'STOK'], { initial: 'BARU', label: 'pesanan.barang-jadi' }),
    baris: baris(OPEN, { label: 'document.barang' }),
    kode_barcode: digit({ max: 8, scan: true, when: { values: { cara_jadi: 'STOK' } } }),
    berat: gram({ required: true, scale: true, when: NEW }),
    kode_baki: ref('baki', {
      path: 'baki/get/all',
      fills: { kode_gudang: 'kode_gudang' },
      when: NEW,
    }),
    harga_beli: rupiah({ nullable: true, when: NEW }),
    harga_jual: rupiah({ required: true, when: NEW }),
  },
});

/** True while a piece of the order is still to be made. */
export function hasOpenLines(order: PesananDocument): boolean {
  return offered(order, OPEN).length > 0;
}

export function MadeForm(props: {
  readonly order: PesananDocument;
  readonly onClose: (done?: true) => void;
}): ReactNode {
  const { order, onClose } = props;
  const stamps = useStamps();
  const langkah = useSession().settings.number('PEMBULATAN_GRAM_MG');
  const lineOf = (values: Values): OrderLine | undefined =>
    order.detail.find((line) => line.baris === values['baris']);
  return (
    <EventForm
      event={madeForm}
      document={order}
      slots={{
        follow: (patch, values) =>
          'berat' in patch ? priceOf(lineOf(values), values, langkah) : {},
        body: (values) => bodyOf(lineOf(values), values, stamps),
        told,
      }}
      onClose={onClose}
    />
  );
}

/** The price on the piece: the order's gold for what its nota will say that it weighs. */
function priceOf(line: OrderLine | undefined, { berat }: Values, langkah: number): Values {
  const gramRp = Number(line?.rumus.hargaGram ?? 0);
  return { harga_jual: typeof berat === 'number' ? madePrice(gramRp, berat, langkah) : null };
}

function told(saved: DocumentRow, { baris: made }: Values): string {
  const order = saved as PesananDocument;
  const after = order.detail.find((line) => line.baris === made);
  const { kode_barcode: kode = '', menunggu: entri = '' } = after ?? {};
  const no = order.no_faktur_group;
  return entri === ''
    ? translate('pesanan.jadi-berhasil', { kode, no })
    : translate('pesanan.jadi-menunggu', { entri, no });
}

function bodyOf(
  line: OrderLine | undefined,
  values: Values,
  stamps: ReadonlyMap<number, string>,
): object {
  if (line === undefined) return {};
  const {
    baris: made,
    kode_barcode,
    kode_gudang,
    kode_baki,
    berat,
    harga_beli,
    harga_jual,
  } = values;
  if (values['cara_jadi'] === 'STOK') return { dari_stok: [{ baris: made, kode_barcode }] };
  const { kode_group, kode_jenis, nama_barang, kadar, rumus } = line;
  const piece = {
    baris: made,
    kode_group,
    kode_jenis,
    kode_gudang: kode_gudang ?? '',
    kode_baki,
    nama_barang,
    kadar,
    kadar_cetak: stamps.get(kadar) ?? stampOf(Math.round(kadar * 100)),
    size: rumus.size,
    ongkos: rumus.ongkos,
    tipe_ongkos: rumus.tipeOngkos,
    ...(berat !== null && { berat }),
    ...(harga_beli !== null && { harga_beli }),
    ...(harga_jual !== null && { harga_jual }),
  };
  return { barang_baru: [piece] };
}

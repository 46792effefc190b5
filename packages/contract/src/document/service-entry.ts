/**
 * What a service takes in (docs/domain.md §6, docs/decision/0011): a customer's own pieces received
 * with weights, work and photos; what happens to them later, to the craftsman, ready, taken.
 */
import { gramToMg, mgToGram, milligram } from '@kencana/rules/gram';
import { defineEntry, defineEvent, lineRows, rows } from '../entry/define-entry.ts';
import type { InputOf } from '../entry/define-entry.ts';
import { bayar, kembali } from '../entry/money-field.ts';
import { janji, pelangganFields } from '../entry/people-field.ts';
import { aktif, daftar, foto, ref } from '../field/choice-field.ts';
import type { WireRow } from '../field/field.ts';
import { angka, gram, kadar, rupiah } from '../field/number-field.ts';
import { teks, teksPanjang } from '../field/text-field.ts';

/** Pieces of one service. */
const MOST = 50;

export const serviceEntry = defineEntry({
  path: 'service/simpan',
  summary: "Receives a customer's pieces for service, with an estimate and a down payment",
  right: 'service.transaksi-services.tambah',
  fields: {
    ...pelangganFields,
    tgl_janji: janji({ days: 'HARI_JANJI_SERVICE', label: 'service.tgl-janji' }),
    keterangan_service: teks({ required: false, max: 500, label: 'shell.keterangan', span: 12 }),
    /** The down payment, if any: a service may be paid when it is taken. */
    pembayaran: bayar({ required: false, label: 'service.bayar-dp' }),
    detail_barang: rows(
      {
        nama_barang: teks({ besar: true }),
        /** On the scale, received. */
        berat: gram({ required: true, min: 'lebih', scale: true, label: 'service.berat-masuk' }),
        berat_manual: aktif({ form: false }),
        kadar: kadar({ nullable: true }),
        kode_jenis: ref('jenis', { required: false, path: 'jenis/get/all' }),
        qty: angka({ min: 'lebih', max: 999, initial: 1, form: false }),
        /** Parameter deskripsi service: its words, and its charge as the computed one. */
        kode_deskripsi: ref('deskripsi-service', {
          required: false,
          label: 'service.pekerjaan-pilih',
          when: { on: 'DESKRIPSI_SERVICE_MODULE' },
          fills: { deskripsi: 'deskripsi', ongkos: 'ongkos' },
          span: 6,
        }),
        /** The work; the parameter's words when left out. */
        deskripsi: teksPanjang({
          required: false,
          max: 500,
          label: 'service.pekerjaan',
          starred: {},
          span: 6,
        }),
        /** Scratches, missing stones: how it was received. */
        kondisi: teks({ required: false, max: 200, label: 'service.kondisi', span: 6 }),
        /** The charge agreed; the parameter's when left out. */
        ongkos: rupiah({ nullable: true }),
        /** Estimated price of gold that the work will need. */
        perkiraan_emas_rp: rupiah({ label: 'service.perkiraan-emas' }),
        foto: foto({ path: 'service/foto', most: 5, span: 12 }),
      },
      {
        most: MOST,
        frame: {
          judul: 'service.barang-ke',
          tambah: 'service.tambah-barang',
          hapus: 'service.hapus-barang',
        },
      },
    ),
  },
  simpan: { label: 'service.simpan', done: 'service.tersimpan' },
  counter: {
    total: { label: 'service.perkiraan', key: 'total' },
    bayar: { label: 'service.dp', key: 'bayar' },
    sisa: { label: 'service.sisa', key: 'sisa_rp' },
  },
});
export type ServiceInput = InputOf<typeof serviceEntry>;

const KERJA = 'service.lihat-services.tambah';

/** The pieces go to a craftsman. */
export const tukangServiceEvent = defineEvent({
  path: 'service/tukang',
  summary: 'Gives the pieces of an open service to a craftsman',
  right: KERJA,
  peristiwa: 'KIRIM TUKANG',
  dari: ['OPEN'],
  button: {
    label: 'service.kirim-tukang',
    judul: 'service.kirim-tukang-isi',
    done: 'service.terkirim',
    blank: 'nama_tukang',
    quiet: true,
  },
  fields: {
    kode_tukang: ref('tukang', { path: 'tukang/get/all', label: 'service.tukang' }),
    keterangan: teks({ required: false, max: 200, label: 'shell.keterangan' }),
  },
});

/** The work is done: each piece weighed again, gold of the shop that went into it, its charge. */
export const siapServiceEvent = defineEvent({
  path: 'service/siap',
  summary: 'The work is done: weights, added gold, final charge',
  right: KERJA,
  peristiwa: 'SIAP',
  dari: ['OPEN'],
  menjadi: 'DONE',
  button: { label: 'service.siap', judul: 'service.siap-isi', done: 'service.sudah-siap' },
  fields: {
    /** What the shop owes the craftsman for the work; his master proposes it. */
    ongkos_tukang: rupiah({
      from: 'ongkos_biasa',
      when: { doc: { path: 'nama_tukang', is: 'isi' } },
    }),
    detail_barang: lineRows(
      {
        berat: gram({ required: true, min: 'lebih', scale: true, label: 'service.berat-jadi' }),
        berat_manual: aktif({ form: false }),
        /** The charge; what was agreed when left out. */
        ongkos: rupiah({ nullable: true, from: 'ongkos' }),
        keterangan: teks({ required: false, max: 200, form: false }),
        emas: rows(
          {
            no_lot: daftar(
              {
                path: 'service/get/emas',
                key: 'no_lot',
                show: [
                  { key: 'no_lot', kind: 'teks' },
                  { key: 'nama_barang', kind: 'teks' },
                  { key: 'kadar', kind: 'persen' },
                  { key: 'berat', kind: 'gram' },
                  { key: 'harga_gram', kind: 'rupiah' },
                ],
              },
              { label: 'service.lot', max: 60 },
            ),
            berat: gram({ required: true, min: 'lebih', label: 'service.emas' }),
            /** Price to the customer; today's of the lot's group and purity when left out. */
            harga: rupiah({ nullable: true, label: 'service.harga-emas' }),
          },
          {
            least: 0,
            most: 10,
            frame: {
              tambah: 'service.tambah-emas',
              hapus: 'service.hapus-emas',
              kosong: 'service.tidak-ada-emas',
            },
          },
        ),
      },
      {
        most: MOST,
        frame: { tambah: 'service.tambah-barang', hapus: 'service.hapus-barang' },
        perLine: {
          group: 'detail',
          salah: 'SERVICE_BARIS',
          shown: [{ key: 'berat', label: 'service.berat-masuk', kind: 'gram' }],
          reckon: { label: 'service.susut', kind: 'gram', of: lostGrams },
        },
      },
    ),
  },
});
export type SiapServiceInput = InputOf<typeof siapServiceEvent>;

/** Received and added, but for what goes back; null until that is weighed. */
function lostGrams({ berat, emas }: WireRow, line: WireRow): number | null {
  if (typeof berat !== 'number') return null;
  const added = (emas as readonly WireRow[]).map((gold) => Number(gold['berat'] ?? 0));
  const all = [Number(line['berat']), ...added].reduce((mg, one) => mg + gramToMg(one), 0);
  return mgToGram(milligram(all - gramToMg(berat)));
}

/** The customer takes the pieces and pays the rest; a down payment above the total goes back. */
export const ambilServiceEvent = defineEvent({
  path: 'service/ambil',
  summary: 'The customer takes the pieces and pays the rest',
  right: KERJA,
  peristiwa: 'AMBIL',
  dari: ['DONE'],
  menjadi: 'FINISH',
  button: {
    label: 'service.ambil',
    judul: 'service.ambil-isi',
    done: 'service.sudah-diambil',
    shown: true,
    papers: true,
  },
  fields: {
    pembayaran: bayar({
      required: false,
      due: 'sisa_rp',
      label: 'service.bayar-sisa',
      when: { doc: { path: 'sisa_rp', is: 'lebih' } },
    }),
    /** How a down payment above the total goes back. */
    kembali: kembali({
      due: 'sisa_rp',
      label: 'service.lebih-dp',
      when: { doc: { path: 'sisa_rp', is: 'kurang' } },
    }),
    /** Who takes the pieces; the customer when left out. */
    diambil_oleh: teks({
      required: false,
      max: 100,
      label: 'service.diambil-oleh',
      fallback: 'nama_customer',
    }),
  },
});
export type AmbilServiceInput = InputOf<typeof ambilServiceEvent>;

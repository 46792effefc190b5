/**
 * What sending bought gold to be washed takes in (spec 1 §2 "SEPUHAN_MODULE", docs/decision/0046):
 * whole lots go to a washer, a new day is agreed with him, and what comes back is weighed.
 */
import { defineEntry, defineEvent, lineRows } from '../entry/define-entry.ts';
import { foto, ref, tanggal } from '../field/choice-field.ts';
import { gram } from '../field/number-field.ts';
import { pindai } from '../field/scan-field.ts';
import { teks, teksPanjang } from '../field/text-field.ts';
import { BOUGHT_LOTS } from '../transaction/scan-list.ts';

export const kirimCuciEntry = defineEntry({
  path: 'kirim-barang-cuci/simpan',
  summary: 'Sends bought lots to a washer; their gold is out of the house until it is back',
  right: 'sepuhan.kirim-barang-cuci.tambah',
  fields: {
    kode_tukang: ref('tukang', { path: 'tukang/get/all', label: 'cuci.pencuci' }),
    /** The warehouse whose stock they are while they are washed, and after. */
    kode_gudang: ref('gudang', { path: 'gudang/get/all/sepuh' }),
    tgl_kembali: tanggal(),
    keterangan: teks({ required: false, max: 200 }),
    foto: foto({ path: 'kirim-barang-cuci/foto' }),
    no_lot: pindai(BOUGHT_LOTS, 200),
  },
  simpan: { label: 'cuci.kirim', done: 'cuci.terkirim' },
});

const TERIMA = 'sepuhan.terima-barang-cuci.tambah';

/** The washer needs longer: he names another day, and why. */
export const janjiCuciEvent = defineEvent({
  path: 'kirim-barang-cuci/janji',
  summary: 'Notes another day on which the washer brings the gold back',
  right: TERIMA,
  peristiwa: 'JANJI BARU',
  dari: ['OPEN'],
  button: {
    label: 'cuci.janji',
    judul: 'cuci.janji-judul',
    done: 'cuci.janji-berhasil',
    quiet: true,
  },
  fields: {
    tgl_kembali: tanggal(),
    alasan_janji: teksPanjang({ max: 200 }),
  },
});

/** All of it is back, each lot weighed: what is missing was lost in the wash. */
export const terimaCuciEvent = defineEvent({
  path: 'terima-barang-cuci/simpan',
  summary: 'Takes washed gold back, with the weight of each lot; what is missing is lost',
  right: TERIMA,
  peristiwa: 'TERIMA',
  dari: ['OPEN'],
  menjadi: 'FINISH',
  button: { label: 'cuci.terima', judul: 'cuci.terima-judul', done: 'cuci.diterima' },
  fields: {
    keterangan_terima: teks({ required: false, max: 200 }),
    foto_terima: foto({ path: 'kirim-barang-cuci/foto' }),
    detail_terima: lineRows(
      { berat_terima: gram({ required: true, min: 'lebih' }) },
      {
        most: 200,
        perLine: {
          group: 'detail',
          salah: 'CUCI_BARIS',
          shown: [{ key: 'berat_asli', label: 'cuci.berat-kirim', kind: 'gram' }],
          same: {
            label: 'cuci.tanpa-susut',
            from: { berat_terima: 'berat_asli' },
            kurang: 'cuci.susut-tanya',
          },
        },
      },
    ),
  },
});

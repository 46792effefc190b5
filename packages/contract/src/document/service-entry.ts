/** What the later events of a service take in by their definitions. */
import { defineEvent } from '../entry/define-entry.ts';
import { ref } from '../field/choice-field.ts';
import { teks } from '../field/text-field.ts';

/** The pieces go to a craftsman. */
export const tukangServiceEvent = defineEvent({
  path: 'service/tukang',
  summary: 'Gives the pieces of an open service to a craftsman',
  right: 'service.lihat-services.tambah',
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

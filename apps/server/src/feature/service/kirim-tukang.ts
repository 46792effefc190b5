/** The pieces of a service go to a craftsman; nothing of the shop moves. Pure but for `load`. */
import type { TukangServiceInput } from '@kencana/contract/transaction/service';
import type { EventDocument, EventKind } from '../../engine/transaction/kind.ts';
import { EMPTY_EVENT } from '../../engine/transaction/posting.ts';
import { ref } from '../../engine/transaction/ref.ts';
import { holderOf } from './held-piece.ts';

export const kirimTukangEvent: EventKind<TukangServiceInput, EventDocument> = {
  kind: 'service',
  peristiwa: 'KIRIM TUKANG',
  dari: ['OPEN'],
  refs: ({ kode_tukang }) => [ref('tukang', kode_tukang, 'kode_tukang')],
  load: (_tx, _input, _base, document) => Promise.resolve(document),
  check: (_input, document) => {
    const holder = holderOf(document);
    if (holder === null) return [];
    return [{ code: 'SERVICE_DI_TUKANG', data: { kode: holder }, field: 'kode_tukang' }];
  },
  approval: () => [],
  post: ({ kode_tukang, keterangan }, document) => ({
    ...EMPTY_EVENT,
    header: { rincian: { kode_tukang, keterangan_tukang: keterangan, di_tukang: true } },
    custody: document.lines.map(({ baris, berat }) => ({
      baris,
      kolom: 'KIRIM',
      berat,
      kode_tukang,
    })),
  }),
};

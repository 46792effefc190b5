/** The pieces of a service go to a craftsman; nothing of the shop moves. Pure but for `load`. */
import { changed } from '@kencana/contract/document/kept';
import { serviceDocument } from '@kencana/contract/document/service';
import { tukangServiceEvent } from '@kencana/contract/document/service-entry';
import type { InputOf } from '@kencana/contract/entry/define-entry';
import { happening } from '../../engine/document/entry-routes.ts';
import type { EventDocument, EventKind } from '../../engine/transaction/kind.ts';
import { EMPTY_EVENT } from '../../engine/transaction/posting.ts';
import { holderOf } from './held-piece.ts';

export const kirimTukangEvent: EventKind<InputOf<typeof tukangServiceEvent>, EventDocument> = {
  ...happening(serviceDocument, tukangServiceEvent),
  load: (_tx, _input, _base, document) => Promise.resolve(document),
  check: (_input, document) => {
    const holder = holderOf(document);
    if (holder === null) return [];
    return [{ code: 'SERVICE_DI_TUKANG', data: { kode: holder }, field: 'kode_tukang' }];
  },
  approval: () => [],
  post: ({ kode_tukang, keterangan }, document) => ({
    ...EMPTY_EVENT,
    header: {
      rincian: changed(serviceDocument.rincian, {
        kode_tukang,
        keterangan_tukang: keterangan,
        di_tukang: true,
      }),
    },
    custody: document.lines.map(({ baris, berat }) => ({
      baris,
      kolom: 'KIRIM',
      berat,
      kode_tukang,
    })),
  }),
};

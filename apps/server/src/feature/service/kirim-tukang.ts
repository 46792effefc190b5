/** The pieces of a service go to a craftsman; nothing of the shop moves. Pure but for `load`. */
import { sql } from 'kysely';
import type { TukangServiceInput } from '@kencana/contract/transaction/service';
import type { EventDocument, EventKind } from '../../engine/transaction/kind.ts';
import { EMPTY_EVENT } from '../../engine/transaction/posting.ts';
import { holderOf } from './held-piece.ts';

export interface KirimTukangFacts {
  readonly document: EventDocument;
  readonly tukangAda: boolean;
}

export const kirimTukangEvent: EventKind<TukangServiceInput, KirimTukangFacts> = {
  kind: 'service',
  peristiwa: 'KIRIM TUKANG',
  dari: ['OPEN'],
  load: async (tx, { kode_tukang }, _base, document) => {
    const tukang = await tx.row(
      sql`select 1 from tukang where kode_toko = ${tx.kodeToko}
            and kode_tukang = ${kode_tukang} and aktif`,
    );
    return { document, tukangAda: tukang !== undefined };
  },
  check: ({ kode_tukang }, { document, tukangAda }) => {
    const field = 'kode_tukang';
    const holder = holderOf(document);
    if (!tukangAda) {
      return [{ code: 'REF_TIDAK_ADA', data: { label: 'Tukang', kode: kode_tukang }, field }];
    }
    if (holder === null) return [];
    return [{ code: 'SERVICE_DI_TUKANG', data: { kode: holder }, field }];
  },
  approval: () => [],
  post: ({ kode_tukang, keterangan }, { document }) => ({
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

/**
 * What happens to gold at the washer's: another day is agreed, and it comes back, weighed lot by
 * lot. Milligrams out = milligrams in + susut; more than the shop allows asks an approval. Pure but
 * for `load`.
 */
import { changed } from '@kencana/contract/document/kept';
import { kirimCuciDocument } from '@kencana/contract/document/kirim-cuci';
import { janjiCuciEvent, terimaCuciEvent } from '@kencana/contract/document/kirim-cuci-entry';
import type { InputOf } from '@kencana/contract/entry/define-entry';
import { saidGram, say } from '@kencana/contract/sentence';
import { mgToGram, milligram, sumMg } from '@kencana/rules/gram';
import { percentToHundredths } from '@kencana/rules/persen';
import { happening } from '../../engine/document/entry-routes.ts';
import type { ApprovalNeed, EventKind, Known, Problem } from '../../engine/transaction/kind.ts';
import { lockLotsOf, lotRow, partOf } from '../../engine/transaction/lot.ts';
import type { Lot } from '../../engine/transaction/lot.ts';
import { costMoves, EMPTY_EVENT } from '../../engine/transaction/posting.ts';
import type { EventPosting } from '../../engine/transaction/posting.ts';
import { dayProblems } from './kirim-cuci.kind.ts';

type Terima = InputOf<typeof terimaCuciEvent>;

export const janjiCuci: EventKind<InputOf<typeof janjiCuciEvent>, null> = {
  ...happening(kirimCuciDocument, janjiCuciEvent),
  load: () => Promise.resolve(null),
  check: ({ tgl_kembali }, _facts, base) => dayProblems(tgl_kembali, base),
  approval: () => [],
  post: ({ tgl_kembali, alasan_janji }) => ({
    ...EMPTY_EVENT,
    header: { rincian: changed(kirimCuciDocument.rincian, { tgl_kembali, alasan_janji }) },
  }),
};

/** A lot at the washer's, by the line that sent it. */
interface SentLot extends Lot {
  readonly baris: number;
}

export const terimaCuci: EventKind<Terima, readonly SentLot[]> = {
  ...happening(kirimCuciDocument, terimaCuciEvent),
  load: (tx, _input, _base, { doc }) => lockLotsOf(tx, doc.no_dokumen),
  check: ({ detail_terima }, lots): Problem[] =>
    detail_terima.flatMap(({ baris, berat_terima }, i) => {
      const sent = lots.find((lot) => lot.baris === baris)?.berat_asli ?? berat_terima;
      const data = { gram: mgToGram(sent) };
      const field = `detail_terima.${i}.berat_terima`;
      return berat_terima > sent ? [{ code: 'CUCI_LEBIH', data, field }] : [];
    }),
  approval: needsOf,
  post: postTerima,
};

/** A lot with what of it was lost; `kembali` is its weight on the scale now. */
function washed({ detail_terima }: Terima, lots: readonly SentLot[]) {
  const weighed = new Map(detail_terima.map((row) => [row.baris, row.berat_terima]));
  return lots.map((lot) => {
    const kembali = weighed.get(lot.baris) ?? lot.berat_asli;
    return { lot, kembali, susut: partOf(lot, milligram(lot.berat_asli - kembali)) };
  });
}

/** Each lot against the shop's limit: one that lost much does not hide among the others. */
function needsOf(input: Terima, lots: readonly SentLot[], { settings }: Known): ApprovalNeed[] {
  const most = percentToHundredths(settings.number('BATAS_SUSUT_CUCI_PERSEN'));
  return washed(input, lots).flatMap(({ lot, kembali, susut }): ApprovalNeed[] =>
    susut.berat_asli * 10_000 <= lot.berat_asli * most
      ? []
      : [
          {
            kategori: 'SUSUT CUCI',
            uraian: say('minta.susut-cuci', {
              nama: `${lot.no_lot} ${lot.nama_barang}`,
              susut: saidGram(susut.berat_asli),
              semua: saidGram(lot.berat_asli),
            }),
            satuan: 'GRAM',
            sebelum: lot.berat_asli,
            sesudah: kembali,
          },
        ],
  );
}

function postTerima(input: Terima, lots: readonly SentLot[]): EventPosting {
  const { keterangan_terima, foto_terima } = input;
  const all = washed(input, lots);
  const lost = all.filter(({ susut }) => susut.berat_asli > 0).map(({ susut }) => susut);
  return {
    ...EMPTY_EVENT,
    header: {
      rincian: changed(kirimCuciDocument.rincian, {
        keterangan_terima,
        foto_terima,
        susut: mgToGram(sumMg(lost.map(({ berat_asli }) => berat_asli))),
      }),
    },
    lines: all.map(({ lot, kembali, susut }) => ({
      baris: lot.baris,
      rumus: changed(kirimCuciDocument.lines[0].rumus, {
        berat_terima: mgToGram(kembali),
        susut: mgToGram(susut.berat_asli),
      }),
    })),
    lotsTaken: all.map(({ lot: { no_lot }, susut }) => {
      const { berat, berat_asli, murni, modal } = susut;
      return { no_lot, qty: 0, berat, berat_asli, murni, modal, kembali: true };
    }),
    stock: lost.map((lot) => lotRow(lot, { kolom: 'SUSUT', qty: 0 })),
    journal: costMoves(lost, 'SUSUT SEPUHAN', 'PERSEDIAAN SEPUH'),
  };
}

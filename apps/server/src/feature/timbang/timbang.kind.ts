/**
 * Weighings of trays that are saved (TM): each tray was started, its weight stands against what lay
 * in it when the weight was told, and a difference beyond BATAS_SELISIH_TIMBANG_MG has a reason.
 * Moves nothing and books nothing.
 */
import { SAH } from '@kencana/contract/document/document-status';
import { kept } from '@kencana/contract/document/kept';
import { timbangBakiDocument } from '@kencana/contract/document/timbang-baki';
import type { TimbangInput } from '@kencana/contract/transaction/timbang-entry';
import { formatGramUnit, milligram } from '@kencana/rules/gram';
import type { Kind, Known, Problem } from '../../engine/transaction/kind.ts';
import { EMPTY_POSTING, NO_MONEY } from '../../engine/transaction/posting.ts';
import { entryRefs } from '../../engine/document/entry-refs.ts';
import { timbangEntry } from '@kencana/contract/transaction/timbang-entry';
import { expectedOf, startedTrays } from './timbang.query.ts';
import type { WeighedTray } from './timbang.query.ts';

interface TimbangFacts {
  /** The trays that were started, by code, with their weights. */
  readonly trays: ReadonlyMap<string, WeighedTray>;
}

const [LINE] = timbangBakiDocument.lines;

export const timbangBakiKind: Kind<TimbangInput, TimbangFacts> = {
  name: 'timbang-baki',
  kode: 'TM',
  book: { peran: {}, rules: { tanpaBarang: ['TIMBANG'] } },
  factual: true,
  pieces: () => [],
  refs: entryRefs(timbangEntry),
  load: async (tx, input) => {
    const codes = input.detail.map(({ kode_baki }) => kode_baki);
    const trays = await startedTrays(tx, codes);
    return { trays: new Map(trays.map((tray) => [tray.kode_baki, tray])) };
  },
  check: checkTimbang,
  approval: () => [],
  post: (input, { trays }) => {
    const weighed = input.detail.flatMap(({ kode_baki, keterangan }) => {
      const tray = trays.get(kode_baki);
      return tray === undefined ? [] : [{ tray, keterangan }];
    });
    const selisih = weighed.reduce((mg, { tray }) => mg + differenceOf(tray), 0);
    return {
      ...EMPTY_POSTING,
      header: {
        ...NO_MONEY,
        keterangan: input.keterangan,
        status_valid: SAH,
        rincian: kept(timbangBakiDocument.rincian, {
          baki: weighed.length,
          selisih: selisih / 1000,
        }),
      },
      lines: weighed.map(({ tray, keterangan }) => ({
        jenis_baris: 'TIMBANG',
        kode_gudang: tray.kode_gudang,
        kode_baki: tray.kode_baki,
        nama_barang: tray.nama_baki,
        qty: tray.qty,
        berat: milligram(tray.berat),
        berat_asli: milligram(tray.berat),
        keterangan,
        rumus: kept(LINE.rumus, {
          kode_baki: tray.kode_baki,
          berat_baki: tray.berat_baki / 1000,
          berat_plastik: tray.berat_plastik / 1000,
          berat_atribut: tray.berat_atribut / 1000,
          berat_bandrol: tray.berat_bandrol / 1000,
          total: expectedOf(tray) / 1000,
          berat_timbang: (tray.berat_timbang ?? 0) / 1000,
          selisih: differenceOf(tray) / 1000,
          sumber: tray.sumber === 'TIMBANGAN' ? 'TIMBANGAN' : 'TANGAN',
          oleh: tray.ditimbang_by,
        }),
      })),
    };
  },
};

/** What the tray weighs more than it should, milligrams. */
export function differenceOf(tray: WeighedTray): number {
  return (tray.berat_timbang ?? 0) - expectedOf(tray);
}

function checkTimbang(
  { detail }: TimbangInput,
  { trays }: TimbangFacts,
  { settings, refs }: Known,
): Problem[] {
  const batas = settings.number('BATAS_SELISIH_TIMBANG_MG');
  const seen = new Set<string>();
  return detail.flatMap(({ kode_gudang, kode_baki, keterangan }, i): Problem[] => {
    const field = (name: string): string => `detail.${i}.${name}`;
    if (seen.has(kode_baki)) {
      return [{ code: 'TIMBANG_GANDA', data: { kode_baki }, field: field('kode_baki') }];
    }
    seen.add(kode_baki);
    const tray = trays.get(kode_baki);
    // One that is no tray is refused by its reference.
    if (tray === undefined && refs.row('baki', kode_baki) === undefined) return [];
    if (tray === undefined) {
      return [{ code: 'TIMBANG_BELUM_MULAI', data: { kode_baki }, field: field('kode_baki') }];
    }
    if (tray.kode_gudang !== kode_gudang && refs.row('gudang', kode_gudang) !== undefined) {
      const data = { kode_baki, kode_gudang };
      return [{ code: 'BAKI_BUKAN_GUDANG', data, field: field('kode_gudang') }];
    }
    const selisih = differenceOf(tray);
    if (Math.abs(selisih) <= batas || keterangan !== '') return [];
    const data = { kode_baki, gram: formatGramUnit(milligram(selisih)) };
    return [{ code: 'TIMBANG_ALASAN', data, field: field('keterangan') }];
  });
}

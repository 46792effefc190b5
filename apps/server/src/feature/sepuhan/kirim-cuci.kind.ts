/**
 * Bought gold goes to be washed (spec 1 §2 "SEPUHAN_MODULE"; docs/decision/0046): whole lots leave
 * the BELI warehouse at their own cost and stand in the SEPUH warehouse as lots that are out of the
 * house. Pure but for `load`.
 */
import { sql } from 'kysely';
import { kept } from '@kencana/contract/document/kept';
import { kirimCuciDocument } from '@kencana/contract/document/kirim-cuci';
import { kirimCuciEntry } from '@kencana/contract/document/kirim-cuci-entry';
import type { InputOf } from '@kencana/contract/entry/define-entry';
import { diffDays, tanggal } from '@kencana/rules/tanggal';
import { entryRefs } from '../../engine/document/entry-refs.ts';
import { PERSEDIAAN_BELI, PERSEDIAAN_SEPUH, akun } from '../../engine/transaction/account.ts';
import { debit, kredit, duaSisi } from '../../engine/transaction/book.ts';
import type { Book } from '../../engine/transaction/book.ts';
import type { Base, Kind, Known, Problem } from '../../engine/transaction/kind.ts';
import { lockBoughtLots, lotProblems, lotsOf, moveLots } from '../../engine/transaction/lot.ts';
import type { Lot } from '../../engine/transaction/lot.ts';
import { noSuch } from '../../engine/transaction/ref.ts';
import type { Refs } from '../../engine/transaction/ref.ts';
import { costMoves, EMPTY_POSTING, NO_MONEY } from '../../engine/transaction/posting.ts';
import type { Posting } from '../../engine/transaction/posting.ts';

type KirimCuci = InputOf<typeof kirimCuciEntry>;
type Lots = ReadonlyMap<string, Lot>;

const book: Book = {
  peran: {
    'PERSEDIAAN BELI': kredit(PERSEDIAAN_BELI),
    'PERSEDIAAN SEPUH': duaSisi(PERSEDIAAN_SEPUH),
    'SUSUT SEPUHAN': debit(akun('6-1700', 'SUSUT SEPUHAN', 'BEBAN')),
  },
  rules: {
    sendiri: {
      // What was sent is what came back and what was lost; nothing is lost of what is away.
      'cuci-gram': {
        satuan: 'GRAM',
        rows: (documents) => sql`
          select d.no_dokumen as objek, s.susut - l.susut as selisih
          from ${documents}
          cross join lateral (select coalesce(sum(berat_asli), 0) as susut from kartu_stok k
            where k.kode_toko = d.kode_toko and k.no_dokumen = d.no_dokumen and kolom = 'SUSUT') s
          cross join lateral (select coalesce(sum(case when d.status = 'FINISH'
              then berat_asli - (1000 * (rumus->>'berat_terima')::numeric)::bigint end), 0) as susut
            from dokumen_baris b
            where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen) l
          where s.susut <> l.susut`,
      },
    },
  },
};

export const kirimCuciKind: Kind<KirimCuci, Lots> = {
  name: 'kirim-cuci',
  kode: 'SP',
  book,
  pieces: () => [],
  refs: entryRefs(kirimCuciEntry),
  load: (tx, { no_lot }) => lockBoughtLots(tx, no_lot),
  check: ({ kode_gudang, no_lot, tgl_kembali }, lots, base) => [
    ...warehouseProblems(kode_gudang, base.refs),
    ...lotProblems(no_lot, lots),
    ...dayProblems(tgl_kembali, base),
  ],
  approval: () => [],
  post: postKirim,
};

function warehouseProblems(kode_gudang: string, refs: Refs): readonly Problem[] {
  const jenis = refs.row('gudang', kode_gudang)?.jenis_gudang;
  return jenis === undefined || jenis === 'SEPUH'
    ? []
    : [noSuch('report.kolom.gudang', kode_gudang, 'kode_gudang')];
}

/** The gold comes back today or later, and not so late that it is never overdue. */
export function dayProblems(
  tgl_kembali: string,
  { tglSystem, settings }: Base,
): readonly Problem[] {
  const field = 'tgl_kembali';
  if (tgl_kembali < tglSystem) return [{ code: 'CUCI_TGL_LEWAT', field }];
  const hari = settings.number('BATAS_HARI_JANJI');
  const late = diffDays(tglSystem, tanggal(tgl_kembali)) > hari;
  return late ? [{ code: 'CUCI_TGL_JAUH', data: { hari }, field }] : [];
}

function postKirim(input: KirimCuci, facts: Lots, { refs, settings }: Known): Posting {
  const { kode_tukang, kode_gudang, tgl_kembali, keterangan, foto } = input;
  const lots = lotsOf(input.no_lot, facts);
  return {
    ...EMPTY_POSTING,
    header: {
      ...NO_MONEY,
      keterangan,
      status_valid: settings.yes('VALIDASI_KIRIM_CUCI') ? 'OPEN' : 'DONE',
      rincian: kept(kirimCuciDocument.rincian, {
        kode_tukang,
        nama_tukang: refs.row('tukang', kode_tukang)?.nama_tukang ?? kode_tukang,
        tgl_kembali,
        foto,
      }),
    },
    lines: lots.map(({ no_lot, kode_barcode, ...goods }) => ({
      ...goods,
      jenis_baris: 'CUCI',
      rumus: kept(kirimCuciDocument.lines[0].rumus, { no_lot, kode_barcode }),
    })),
    ...moveLots(lots, { kode_gudang, asal: 'CUCI', di_luar: true }),
    journal: costMoves(lots, 'PERSEDIAAN SEPUH', 'PERSEDIAAN BELI'),
  };
}

/**
 * Destroying goods of any kind: they leave where they stand at their own cost and arrive as scrap
 * lots of the target warehouse, always with an approval (docs/domain.md §10). Pure.
 */
import { SAH } from '@kencana/contract/document/document-status';
import { keeps, kept, type Stored } from '@kencana/contract/document/kept';
import { GUDANG_HANCUR } from '@kencana/contract/master/gudang';
import { say, saidGram } from '@kencana/contract/sentence';
import type { Said } from '@kencana/contract/sentence';
import { sumMg } from '@kencana/rules/gram';
import { sumRupiah } from '@kencana/rules/rupiah';
import { PERSEDIAAN_RUSAK } from './account.ts';
import type { Akun } from './account.ts';
import { debit, kredit } from './book.ts';
import type { Book } from './book.ts';
import type { ApprovalNeed } from './kind.ts';
import { EMPTY_POSTING, NO_MONEY } from './posting.ts';
import type { Goods, JournalLine, NewLot, Posting, StockRow } from './posting.ts';
import { ref } from './ref.ts';
import type { Ref, Refs } from './ref.ts';

/** What is destroyed, where it stands; a piece's barcode ends, a bought lot had none any more. */
export interface Scrapped {
  readonly goods: Goods;
  /** Where their cost comes from: the stock, or who is owed for them from now on. */
  readonly cost: JournalLine;
  readonly nama_barang: string;
  readonly kode_barcode: string | null;
  readonly no_lot: string | null;
}

/** Where scrap goes, and why. */
export interface ScrapInput {
  readonly kode_gudang: string;
  readonly kondisi: string;
  readonly keterangan: string;
}

/** The accounts of a kind that destroys goods, with those that their cost comes from. */
export function scrapBook(dari: Readonly<Record<string, Akun>>): Book {
  const from = Object.entries(dari).map(([peran, akun]) => [peran, kredit(akun)] as const);
  return { peran: { 'PERSEDIAAN RUSAK': debit(PERSEDIAAN_RUSAK), ...Object.fromEntries(from) } };
}

/** A warehouse that takes scrap, and a condition. */
export function scrapRefs({ kode_gudang, kondisi }: ScrapInput): Ref[] {
  return [
    ref('gudang', kode_gudang, 'kode_gudang', ({ jenis_gudang }) =>
      GUDANG_HANCUR.includes(jenis_gudang),
    ),
    ref('kondisi-barang', kondisi, 'kondisi'),
  ];
}

/** Who allows it reads how many, how heavy and which; the sentence names the goods. */
export function scrapNeeds(
  kalimat: 'minta.hancur' | 'minta.hancur-beli',
  sebelum: string,
  scrapped: readonly Scrapped[],
  /** The name of a piece with what else must be known of it. */
  named: (nama: string, kode_barcode: string | null) => Said = (nama) => nama,
): ApprovalNeed[] {
  const nama = scrapped.map(({ no_lot, kode_barcode, nama_barang }) =>
    named(`${no_lot ?? kode_barcode} ${nama_barang}`, kode_barcode),
  );
  const berat = saidGram(sumMg(scrapped.map((s) => s.goods.berat)));
  const uraian = say(kalimat, { n: scrapped.length, berat, nama });
  return [{ kategori: 'HANCUR BARANG', uraian, sebelum, sesudah: 'HANCUR' }];
}

/** Where the scrap went; of bought goods which lot it was, and its barcode that ended. */
const LINE = keeps<{
  readonly ke_gudang: string;
  readonly no_lot?: string;
  readonly kode_barcode?: string | null;
}>();

/** The posting but for what the kind itself moves; `rincian` is its own. */
export function scrapPosting(
  scrapped: readonly Scrapped[],
  { kode_gudang, kondisi, keterangan }: ScrapInput,
  refs: Refs,
  rincian: Stored,
): Posting {
  return {
    ...EMPTY_POSTING,
    header: {
      ...NO_MONEY,
      keterangan,
      total: sumRupiah(scrapped.map(({ goods }) => goods.modal)),
      status_valid: SAH,
      rincian,
    },
    lines: scrapped.map(
      ({ goods: { kode_baki, ...goods }, nama_barang, kode_barcode, no_lot }) => ({
        ...goods,
        ...(no_lot === null && { kode_baki }),
        jenis_baris: 'HANCUR',
        // The barcode of a lot ended when it was bought: the line names it in its inputs only.
        kode_barcode: no_lot === null ? kode_barcode : null,
        nama_barang,
        harga_total: goods.modal,
        keterangan: refs.row('kondisi-barang', kondisi)?.kondisi ?? kondisi,
        rumus: kept(LINE, {
          ...(no_lot !== null && { no_lot, kode_barcode }),
          ke_gudang: kode_gudang,
        }),
      }),
    ),
    lots: scrapped.map((one, i) => scrapLot(one, kode_gudang, i + 1)),
    stock: scrapped.flatMap((one, i) => scrapRows(one, kode_gudang, i + 1)),
    journal: scrapped.flatMap(({ goods, cost }) => {
      const { berat_asli: berat, murni, kode_jenis, modal: jumlah } = goods;
      return [
        { peran: 'PERSEDIAAN RUSAK', sisi: 'DEBIT', jumlah, berat, murni, kode_jenis } as const,
        cost,
      ];
    }),
  };
}

function scrapLot(one: Scrapped, kode_gudang: string, baris: number): NewLot {
  const { kode_baki: _tray, ...goods } = one.goods;
  const { kode_barcode, nama_barang } = one;
  return { ...goods, kode_gudang, baris, asal: 'HANCUR', kode_barcode, nama_barang };
}

/** Out of where it stands, into the scrap lot. */
function scrapRows(
  { goods, kode_barcode, no_lot }: Scrapped,
  gudang: string,
  baris: number,
): StockRow[] {
  const none = { status_dari: null, status_ke: null } as const;
  const ends = no_lot === null ? ({ status_dari: 'READY', status_ke: 'HANCUR' } as const) : none;
  const into = { ...goods, kode_gudang: gudang, kode_baki: '', kode_barcode, no_lot: null };
  return [
    { ...goods, ...ends, kolom: 'HANCUR', kode_barcode, no_lot },
    { ...into, ...none, kolom: 'IN', lot_baris: baris },
  ];
}

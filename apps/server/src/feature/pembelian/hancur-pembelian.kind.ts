/**
 * Destroying what was bought (spec 1 §2 "hancur-pembelian"; docs/domain.md §8): whole lots leave
 * the BELI warehouse at their own cost and arrive as scrap, always with an approval (docs/domain.md
 * §10).
 */
import { sql } from 'kysely';
import type { HancurPembelianInput } from '@kencana/contract/transaction/pembelian';
import { formatGramUnit, sumMg } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import type { Kadar } from '@kencana/rules/kadar';
import { rupiah, sumRupiah } from '@kencana/rules/rupiah';
import type { Rupiah } from '@kencana/rules/rupiah';
import { PERSEDIAAN_BELI, PERSEDIAAN_RUSAK } from '../../engine/transaction/account.ts';
import { debit, kredit } from '../../engine/transaction/book.ts';
import type { ApprovalNeed, Kind, Problem } from '../../engine/transaction/kind.ts';
import { EMPTY_POSTING } from '../../engine/transaction/posting.ts';
import type { Goods, JournalLine, StockRow } from '../../engine/transaction/posting.ts';
import { scrapRefs } from '../../engine/transaction/scrap.ts';

/** A lot of bought goods under lock. */
export interface BoughtLot extends Omit<Goods, 'kode_baki'> {
  readonly no_lot: string;
  readonly kode_barcode: string | null;
  readonly nama_barang: string;
  readonly kadar: Kadar;
  readonly berat: Milligram;
  readonly modal: Rupiah;
}

export interface HancurPembelianFacts {
  /** Lots that are there and whose document waits for nobody, by number. */
  readonly lots: ReadonlyMap<string, BoughtLot>;
}

export const hancurPembelianKind: Kind<HancurPembelianInput, HancurPembelianFacts> = {
  name: 'hancur-pembelian',
  kode: 'HP',
  book: {
    peran: {
      'PERSEDIAAN RUSAK': debit(PERSEDIAAN_RUSAK),
      'PERSEDIAAN BELI': kredit(PERSEDIAAN_BELI),
    },
  },
  pieces: () => [],
  refs: scrapRefs,
  load: async (tx, input) => {
    const lots = await tx.rows<BoughtLot>(
      sql`select l.no_lot, l.kode_barcode, l.nama_barang, l.kode_gudang, l.kode_group, l.kode_jenis,
            l.kadar, l.qty, l.berat, l.berat_asli, l.murni, l.modal
          from lot l join gudang g using (kode_toko, kode_gudang)
          where l.kode_toko = ${tx.kodeToko} and l.no_lot = any(${[...input.no_lot]}::text[])
            and l.asal = 'BELI' and g.jenis_gudang = 'BELI'
            and exists (select 1 from dokumen d where d.kode_toko = l.kode_toko
              and d.no_dokumen = l.no_dokumen and d.status_valid = 'DONE')
          order by l.no_lot for update of l`,
      'lock_lots',
    );
    return {
      // Read again after the lock was won: what another document took is gone.
      lots: new Map(lots.filter((l) => l.qty > 0).map((l) => [l.no_lot, l])),
    };
  },
  check: checkHancur,
  approval: approvalOfHancur,
  post: (input, facts, { refs }) => {
    const lots = lotsOf(input, facts);
    const rp0 = rupiah(0);
    const { kode_gudang, kondisi, keterangan } = input;
    return {
      ...EMPTY_POSTING,
      header: {
        keterangan,
        total: sumRupiah(lots.map((l) => l.modal)),
        pembulatan: rp0,
        bayar: rp0,
        kembali: rp0,
        status_valid: 'DONE',
        rincian: { kode_gudang, kondisi },
      },
      // The old barcode ended when it was bought: the line names it in its inputs only.
      lines: lots.map((l) => ({
        ...goodsOf(l),
        jenis_baris: 'HANCUR',
        kode_barcode: null,
        nama_barang: l.nama_barang,
        harga_total: l.modal,
        keterangan: refs.row('kondisi-barang', kondisi)?.kondisi ?? kondisi,
        rumus: { no_lot: l.no_lot, kode_barcode: l.kode_barcode, ke_gudang: kode_gudang },
      })),
      lots: lots.map((l, i) => ({
        ...goodsOf(l),
        baris: i + 1,
        asal: 'HANCUR',
        kode_gudang,
        kode_barcode: l.kode_barcode,
        nama_barang: l.nama_barang,
      })),
      lotsTaken: lots.map(({ no_lot, qty, berat, berat_asli, murni, modal }) => ({
        no_lot,
        qty,
        berat,
        berat_asli,
        murni,
        modal,
      })),
      stock: lots.flatMap((l, i) => scrapRows(l, kode_gudang, i + 1)),
      journal: lots.flatMap(scrapJournal),
    };
  },
};

function lotsOf(input: HancurPembelianInput, facts: HancurPembelianFacts): BoughtLot[] {
  return input.no_lot.flatMap((no) => facts.lots.get(no) ?? []);
}

function checkHancur(input: HancurPembelianInput, facts: HancurPembelianFacts): Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  input.no_lot.forEach((no_lot, i) => {
    const field = `no_lot.${i}`;
    if (seen.has(no_lot))
      problems.push({ code: 'BARANG_GANDA', data: { kode_barcode: no_lot }, field });
    else if (!facts.lots.has(no_lot))
      problems.push({ code: 'LOT_TIDAK_ADA', data: { no_lot }, field });
    seen.add(no_lot);
  });
  return problems;
}

function approvalOfHancur(
  input: HancurPembelianInput,
  facts: HancurPembelianFacts,
): ApprovalNeed[] {
  const lots = lotsOf(input, facts);
  const names = lots.map((l) => `${l.no_lot} ${l.nama_barang}`).join(', ');
  const grams = formatGramUnit(sumMg(lots.map((l) => l.berat)));
  const uraian = `Hancur ${lots.length} barang beli ${grams}: ${names}`;
  return [{ kategori: 'HANCUR BARANG', uraian, sebelum: 'BELI', sesudah: 'HANCUR' }];
}

function goodsOf(lot: BoughtLot): Omit<Goods, 'kode_baki'> {
  const { kode_gudang, kode_group, kode_jenis, kadar, qty, berat, berat_asli, murni, modal } = lot;
  return { kode_gudang, kode_group, kode_jenis, kadar, qty, berat, berat_asli, murni, modal };
}

/** Out of the bought lot, into a scrap lot of the target warehouse. */
function scrapRows(lot: BoughtLot, kode_gudang: string, baris: number): StockRow[] {
  const { kode_barcode, no_lot } = lot;
  const goods = { ...goodsOf(lot), kode_baki: '', status_dari: null, status_ke: null };
  return [
    { ...goods, kolom: 'HANCUR', kode_barcode, no_lot },
    { ...goods, kode_gudang, kolom: 'IN', kode_barcode, no_lot: null, lot_baris: baris },
  ];
}

function scrapJournal(lot: BoughtLot): JournalLine[] {
  const { modal: jumlah, berat_asli: berat, murni, kode_jenis } = lot;
  const line = { jumlah, berat, murni, kode_jenis };
  return [
    { ...line, peran: 'PERSEDIAAN RUSAK', sisi: 'DEBIT' },
    { ...line, peran: 'PERSEDIAAN BELI', sisi: 'KREDIT' },
  ];
}

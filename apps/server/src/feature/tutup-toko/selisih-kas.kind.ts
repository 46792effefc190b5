/**
 * The cash difference at closing: SELISIH KAS on the closing day, with a reason and an approval
 * (docs/domain.md §9).
 */
import { SAH } from '@kencana/contract/document/document-status';
import { keeps, kept } from '@kencana/contract/document/kept';
import { say, saidRupiah } from '@kencana/contract/sentence';
import { subtractExact, type Jumlah } from '@kencana/rules/jumlah';
import { rupiah } from '@kencana/rules/rupiah';
import { KAS_TOKO, akun } from '../../engine/transaction/account.ts';
import { duaSisi } from '../../engine/transaction/book.ts';
import type { Authorized } from '../../engine/transaction/save.ts';
import type { Kind } from '../../engine/transaction/kind.ts';
import { EMPTY_POSTING, NO_MONEY } from '../../engine/transaction/posting.ts';

export interface SelisihInput extends Authorized {
  readonly sistem: Jumlah;
  readonly fisik: Jumlah;
  readonly alasan: string;
}

/** What the books said and what was counted. */
const DETAIL = keeps<Pick<SelisihInput, 'sistem' | 'fisik'>>();

export const selisihKasKind: Kind<SelisihInput, null> = {
  name: 'selisih-kas',
  kode: 'UK',
  book: {
    peran: {
      KAS: duaSisi(KAS_TOKO),
      'SELISIH KAS': duaSisi(akun('6-1760', 'SELISIH KAS', 'BEBAN')),
    },
    rules: { tanpaBarang: ['KAS'] },
  },
  factual: true,
  pieces: () => [],
  load: () => Promise.resolve(null),
  check: (input) => (input.alasan === '' ? [{ code: 'ALASAN_WAJIB', field: 'alasan' }] : []),
  approval: ({ sistem, fisik, alasan }) => [
    {
      kategori: 'SELISIH KAS',
      uraian: say('minta.selisih-kas', {
        rp: saidRupiah(subtractExact(fisik, sistem)),
        alasan,
      }),
      sebelum: sistem,
      sesudah: fisik,
    },
  ],
  post: ({ sistem, fisik, alasan }) => {
    const difference = Number(subtractExact(fisik, sistem));
    const over = difference > 0;
    const jumlah = rupiah(Math.abs(difference));
    const rp0 = rupiah(0);
    return {
      ...EMPTY_POSTING,
      header: {
        ...NO_MONEY,
        keterangan: alasan,
        total: jumlah,
        status_valid: SAH,
        rincian: kept(DETAIL, { sistem, fisik }),
      },
      lines: [
        { jenis_baris: 'KAS', nama_barang: 'SELISIH KAS', harga_total: jumlah, keterangan: alasan },
      ],
      money: [
        {
          akun: 'CASH',
          kategori: 'SELISIH KAS',
          jenis: 'CASH',
          keterangan: alasan,
          masuk: over ? jumlah : rp0,
          keluar: over ? rp0 : jumlah,
          fee: rp0,
        },
      ],
      journal: [
        { peran: over ? 'KAS' : 'SELISIH KAS', sisi: 'DEBIT', jumlah },
        { peran: over ? 'SELISIH KAS' : 'KAS', sisi: 'KREDIT', jumlah },
      ],
    };
  },
};

/** The masters of the pure cases' shop, and what a kind refuses with them. No database. */
import { rupiah } from '@kencana/rules/rupiah';
import type { Kadar } from '@kencana/rules/kadar';
import type { Kind, Known, Problem } from '../src/engine/transaction/kind.ts';
import { Refs, type FoundRefs } from '../src/engine/transaction/ref.ts';

const rekening = (no_rekening: string, kode_bank: string, fee: number) =>
  ({
    no_rekening,
    kode_bank,
    fee,
    fee_ditanggung: fee === 100 ? 'CUSTOMER' : 'TOKO',
  }) as const;
const kadar = 7500 as Kadar;

/** Rows of each master by code. */
export const ROWS: FoundRefs = {
  sales: { S1: {} },
  rekening: {
    '111': rekening('111', 'BCA', 100),
    '112': rekening('112', 'BCA', 0),
    '222': rekening('222', 'MANDIRI', 150),
  },
  group: {
    MT: { kadar, kadar_modal: 7600 as Kadar, harga_modal: rupiah(0) },
    MD: { kadar, kadar_modal: kadar, harga_modal: rupiah(0) },
  },
  jenis: { CINCIN: { groups: [] } },
  baki: {
    A1: { kode_gudang: 'TOKO' },
    A2: { kode_gudang: 'TOKO' },
    R1: { kode_gudang: 'RUSAK' },
  },
  gudang: { RUSAK: { jenis_gudang: 'RUSAK' } },
  'kondisi-barang': { PATAH: { kondisi: 'PATAH' } },
  'kondisi-pembelian': { BAIK: {}, RUSAK: {} },
  'parameter-harga-beli': { UMUM: {} },
  'kode-transaksi': {
    ATK: { nama_transaksi: 'ALAT TULIS', arah: 'OUT', jenis_kas: 'KAS', nomor_akun: '6-1100' },
  },
};

/** What refuses an input: what the engine misses of these rows, then what the kind says. */
export function refusals<Input, Facts>(
  kind: Pick<Kind<Input, Facts>, 'refs' | 'check'>,
  input: Input,
  facts: Facts,
  base: Known,
  rows: FoundRefs = ROWS,
): readonly Problem[] {
  const refs = new Refs(rows, kind.refs?.(input));
  return [...refs.problems, ...kind.check(input, facts, { ...base, refs })];
}

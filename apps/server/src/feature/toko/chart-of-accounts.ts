/**
 * What the books of a new shop start with: accounts, posting matrix and cash codes, put together
 * from what each kind of document says (engine/transaction/book.ts). The shop may map each role to
 * another account in Parameter Akun.
 */
import { akun, type Akun } from '../../engine/transaction/account.ts';
import { trxOf, type BookedKind } from '../../engine/transaction/book.ts';

/** Accounts that no kind posts to yet. */
const OTHERS: readonly Akun[] = [
  akun('1-1300', 'UANG DALAM PERJALANAN', 'ASET'),
  akun('3-2000', 'LABA DITAHAN', 'MODAL'),
];

/** Rows of a new shop, by table. */
export interface Chart {
  readonly akun: readonly Akun[];
  readonly matriks: readonly {
    readonly trx: string;
    readonly type: 'UMUM';
    readonly kode_akun: string;
    readonly jenis_akun: 'DEBIT' | 'KREDIT';
    readonly nomor_akun: string;
  }[];
  readonly kodeTransaksi: readonly {
    readonly kode_transaksi: string;
    readonly nama_transaksi: string;
    readonly arah: 'IN' | 'OUT';
    readonly jenis_kas: 'KAS' | 'BANK';
    readonly nomor_akun: string;
  }[];
}

/** The chart of these kinds; a RangeError where two of them give one number two names. */
export function chartOf(kinds: readonly BookedKind[]): Chart {
  const codes = kinds.flatMap(({ book }) => book.kodeKas ?? []);
  const used = kinds.flatMap(({ book }) => Object.values(book.peran).map(({ akun }) => akun));
  const matriks = kinds.flatMap(({ name, book }) =>
    Object.entries(book.peran).flatMap(([kode_akun, { akun, sisi }]) =>
      sisi.map((jenis_akun) => {
        const { nomor_akun } = akun;
        return { trx: trxOf(name), type: 'UMUM', kode_akun, jenis_akun, nomor_akun } as const;
      }),
    ),
  );
  const kodeTransaksi = codes.map(({ akun: { nomor_akun }, ...code }) => ({ ...code, nomor_akun }));
  const akun = [...OTHERS, ...used, ...codes.map((code) => code.akun)];
  return { akun: distinct(akun), matriks, kodeTransaksi };
}

function distinct(accounts: readonly Akun[]): Akun[] {
  const byNumber = new Map<string, Akun>();
  for (const one of accounts) {
    const other = byNumber.get(one.nomor_akun) ?? one;
    if (other.nama_akun !== one.nama_akun || other.golongan !== one.golongan) {
      throw new RangeError(
        `account ${one.nomor_akun} is both ${other.nama_akun} and ${one.nama_akun}`,
      );
    }
    byNumber.set(one.nomor_akun, one);
  }
  return [...byNumber.values()].toSorted((a, b) => (a.nomor_akun < b.nomor_akun ? -1 : 1));
}

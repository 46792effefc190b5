/**
 * Random steps of titipan for the sequences: held, added to, taken through a sale, validated,
 * refused, cancelled; carried out on whatever the shop holds at that moment.
 */
import type { Answer } from '../harness.ts';
import { RACE_HOLDER } from './shop.ts';
import type { RaceShop } from './shop.ts';
import { asking, payOn, pickDocument, pickPieces, WAITS } from './step.ts';

export const TITIP_STEPS = [
  ['titip', 5],
  ['titipDp', 2],
  ['titipAmbil', 3],
  ['titipValidasi', 2],
  ['titipTolak', 1],
  ['titipBatal', 2],
] as const;
export type TitipStep = (typeof TITIP_STEPS)[number][0];

const WHERE: Readonly<Record<Exclude<TitipStep, 'titip'>, string>> = {
  titipDp: `status = 'OPEN' and status_valid = 'DONE' and bayar < total`,
  titipAmbil: `status = 'OPEN' and status_valid = 'DONE'`,
  titipValidasi: WAITS,
  titipTolak: WAITS,
  titipBatal: `status = 'OPEN'`,
};

/** True for the steps of this file. */
export function isTitipStep(name: string): name is TitipStep {
  return TITIP_STEPS.some(([step]) => step === name);
}

/** One step with two random numbers; undefined when there is nothing to do it on. */
export async function playTitip(
  shop: RaceShop,
  step: TitipStep,
  a: number,
  b: number,
): Promise<Answer | undefined> {
  if (step === 'titip') return hold(shop, a, b);
  const no = await pickDocument(shop, 'titipan', WHERE[step], a);
  if (no === undefined) return undefined;
  const one = { no_faktur_group: no };
  switch (step) {
    case 'titipDp':
      return payOn(shop, 'titip/tambah-dp', { no, ...(await document(shop, no)) }, b);
    case 'titipAmbil':
      return take(shop, no, b);
    case 'titipValidasi':
      return shop.kasir.post('titip/validasi', one);
    case 'titipTolak':
      return asking(shop, 'titip/tolak', { ...one, alasan: 'uang kurang' });
    case 'titipBatal': {
      const { bayar } = await document(shop, no);
      const ditahan_rp = b % 3 === 0 ? Math.floor(bayar / 3) : 0;
      const kembali = b % 2 === 0 ? { jenis: 'CASH' } : { jenis: 'TRANSFER', no_rekening: '222' };
      return asking(shop, 'titip/batal', { ...one, alasan: 'tidak jadi', kembali, ditahan_rp });
    }
  }
}

async function hold(shop: RaceShop, a: number, b: number): Promise<Answer | undefined> {
  const codes = await pickPieces(shop, 'READY', a, 1 + (b % 2));
  if (codes.length === 0) return undefined;
  let total = 0;
  for (const code of codes) {
    const ready = await shop.kasir.get(`barang/ready/kode-barcode/${code}`);
    total += ready.body.data.harga_total as number;
  }
  const dp = Math.max(1, Math.floor(total / (1 + (a % 5))));
  const paid = b % 3 === 0 ? { jenis: 'DEBIT', no_rekening: '111' } : { jenis: 'CASH' };
  return asking(shop, 'penjualan/simpan', {
    kode_sales: 'S1',
    nama_customer: 'IBU TITI',
    ...RACE_HOLDER,
    bayar_dp: true,
    detail_barang: codes.map((kode_barcode) => ({ kode_barcode })),
    pembayaran: [{ ...paid, jumlah_rp: dp }],
  });
}

async function take(shop: RaceShop, no: string, b: number): Promise<Answer> {
  const { detail, total, bayar } = await document(shop, no);
  const left = total - bayar + (b % 5 === 0 ? 50_000 : 0);
  return asking(shop, 'penjualan/simpan', {
    kode_sales: 'S1',
    no_titip_group: no,
    detail_barang: detail.map(({ kode_barcode }) => ({ kode_barcode })),
    pembayaran: [
      { jenis: 'TITIPAN', no_titipan: no },
      ...(left > 0 ? [{ jenis: 'CASH', jumlah_rp: left }] : []),
    ],
  });
}

interface Held {
  readonly total: number;
  readonly bayar: number;
  readonly detail: readonly { readonly kode_barcode: string }[];
}

async function document({ kasir }: RaceShop, no: string): Promise<Held> {
  return (await kasir.get(`titip/faktur/${no}`)).body.data as Held;
}

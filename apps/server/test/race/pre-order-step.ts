/**
 * Random steps of pre-orders for the sequences: asked of a supplier, closed together, finished with
 * what came, cancelled. They post nothing, and nothing else may come of them.
 */
import type { Answer } from '../harness.ts';
import type { RaceShop } from './shop.ts';
import { asking, pickDocument } from './step.ts';

export const PRE_ORDER_STEPS = [
  ['po', 2],
  ['poTutup', 2],
  ['poSelesai', 2],
  ['poBatal', 1],
] as const;
export type PreOrderStep = (typeof PRE_ORDER_STEPS)[number][0];

const WHERE: Readonly<Record<Exclude<PreOrderStep, 'po'>, string>> = {
  poTutup: `status = 'OPEN'`,
  poSelesai: `status = 'CLOSED'`,
  poBatal: `status in ('OPEN', 'CLOSED')`,
};

/** True for the steps of this file. */
export function isPreOrderStep(name: string): name is PreOrderStep {
  return PRE_ORDER_STEPS.some(([step]) => step === name);
}

/** One step with two random numbers; undefined when there is nothing to do it on. */
export async function playPreOrder(
  shop: RaceShop,
  step: PreOrderStep,
  a: number,
  b: number,
): Promise<Answer | undefined> {
  if (step === 'po') return ask(shop, a, b);
  const no = await pickDocument(shop, 'pre-order', WHERE[step], a);
  if (no === undefined) return undefined;
  switch (step) {
    case 'poTutup':
      return shop.spv.post('pre-order/tutup', { no_faktur_group: [no] });
    case 'poSelesai':
      return finish(shop, no, b);
    case 'poBatal':
      return asking(shop, 'pre-order/batal', { no_faktur_group: no, alasan: 'batal' }, 'owner');
  }
}

function ask(shop: RaceShop, a: number, b: number): Promise<Answer> {
  const detail_barang = Array.from({ length: 1 + (a % 3) }, (_, i) => ({
    nama_barang: `GELANG ${i + 1}`,
    kode_jenis: 'GELANG',
    kadar: 75,
    qty: 1 + (b % 5),
    berat: (b + 1) / 1000,
    harga: a * 1000,
  }));
  return shop.kasir.post('pre-order/simpan', { nama_supplier: 'PT EMAS', detail_barang });
}

/** All of it, some, or nothing of a line comes. */
async function finish(shop: RaceShop, no: string, b: number): Promise<Answer> {
  const { data } = (await shop.kasir.get(`pre-order/faktur/${no}`)).body;
  const lines = data.detail as readonly { readonly qty: number }[];
  const detail_datang = lines.map(({ qty }, i) => {
    const qty_datang = (b + i) % 3 === 0 ? 0 : qty;
    return { baris: i + 1, qty_datang, berat_datang: qty_datang === 0 ? 0 : (b + 1) / 1000 };
  });
  return shop.spv.post('pre-order/selesai', { no_faktur_group: no, detail_datang });
}

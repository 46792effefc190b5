/**
 * Random steps of buy-backs for the sequences: of a sold piece, of goods without barcode,
 * validated, refused, cancelled, destroyed.
 */
import type { Answer } from '../harness.ts';
import type { RaceShop } from './shop.ts';
import { asking, pickPieces, WAITS } from './step.ts';

export const BUY_STEPS = [
  ['beli', 4],
  ['beliLepas', 2],
  ['beliValidasi', 2],
  ['beliTolak', 1],
  ['beliBatal', 3],
  ['beliHancur', 2],
] as const;
export type BuyStep = (typeof BUY_STEPS)[number][0];

const PENJUAL = { nama_customer: 'IBU AISYAH', nik_sim_passport: '3273012345678901' };
/** Of today, and nothing of it has left the warehouse: most of these can be cancelled. */
const WHOLE = `status <> 'BATAL'
  and tgl_system = (select tgl_system from toko t where t.kode_toko = dokumen.kode_toko)
  and not exists (select 1 from lot l where l.kode_toko = dokumen.kode_toko
    and l.no_dokumen = dokumen.no_dokumen and l.qty = 0)`;

/** One step with two random numbers; undefined when there is nothing to do it on. */
export async function playBuy(
  shop: RaceShop,
  step: BuyStep,
  a: number,
  b: number,
): Promise<Answer | undefined> {
  switch (step) {
    case 'beli':
      return buySold(shop, a, b);
    case 'beliLepas':
      return buyLoose(shop, a, b);
    case 'beliValidasi':
      return onPurchase(shop, a, WAITS, (no) =>
        shop.kasir.post('pembelian/validasi', { no_faktur_group: no }),
      );
    case 'beliTolak':
      return onPurchase(shop, a, WAITS, (no) =>
        asking(shop, 'pembelian/tolak', { no_faktur_group: no, alasan: 'emas palsu' }),
      );
    case 'beliBatal':
      return onPurchase(shop, a, b % 5 === 0 ? `status <> 'BATAL'` : WHOLE, (no) =>
        asking(shop, 'pembelian/batal', { no_faktur_group: no, alasan: 'salah timbang' }),
      );
    case 'beliHancur':
      return destroyLots(shop, a, b);
  }
}

/** A sold piece in cash or by transfer, now and then lighter, heavier, cut, or at another price. */
async function buySold(shop: RaceShop, a: number, b: number): Promise<Answer | undefined> {
  const [code] = await pickPieces(shop, 'TERJUAL', a, 1);
  if (code === undefined) return undefined;
  const line = {
    kode_barcode: code,
    kondisi: ['', 'BAIK', 'RUSAK'][b % 3],
    ...(b % 4 === 0 ? { potongan_manual: a * 10 } : {}),
    ...(b % 5 === 0 ? { berat: (a + 1) / 1000 } : {}),
  };
  const query = new URLSearchParams(
    Object.entries(line)
      .filter(([name]) => name !== 'kode_barcode')
      .map(([name, value]): [string, string] => [name, String(value)]),
  );
  const quote = await shop.kasir.get(`pembelian/get/jual/${code}?${query.toString()}`);
  if (quote.status !== 200) return quote;
  const computed = quote.body.data.harga_beli as number;
  const price = b % 7 === 0 ? computed + 500 : b % 7 === 1 ? Math.max(1, computed - 500) : computed;
  const priced = price === computed ? line : { ...line, harga_beli: price };
  return buy(shop, [priced], price, b);
}

/** Goods without barcode, of this shop from before or of another. */
function buyLoose(shop: RaceShop, a: number, b: number): Promise<Answer> {
  const price = 500 * (a + 1);
  const line = {
    toko_lain: b % 2 === 0,
    nama_barang: 'CINCIN LAMA',
    kode_group: 'MT',
    kode_jenis: 'CINCIN',
    kadar: 0.25 + (b % 400) / 4,
    berat: (a + 1) / 1000,
    kondisi: ['', 'BAIK', 'RUSAK'][a % 3],
    harga_beli: price,
  };
  return buy(shop, [line], price, b);
}

async function buy(shop: RaceShop, lines: object[], total: number, b: number): Promise<Answer> {
  const to = {
    bank_customer: 'BRI',
    rekening_customer: '0099123',
    nama_rekening_customer: 'AISYAH',
  };
  const part = b % 3 === 0 ? Math.min(500, Math.max(0, total - 1)) : 0;
  const transfer = { jenis: 'TRANSFER', jumlah_rp: part, no_rekening: '222', ...to };
  return asking(shop, 'pembelian/simpan', {
    kode_sales: 'S1',
    ...PENJUAL,
    detail_barang: lines,
    pembayaran: [
      ...(total > part ? [{ jenis: 'CASH', jumlah_rp: total - part }] : []),
      ...(part > 0 ? [transfer] : []),
    ],
  });
}

async function destroyLots(shop: RaceShop, a: number, b: number): Promise<Answer | undefined> {
  const { rows } = await shop.root.query<{ no_lot: string }>(
    `select no_lot from lot where kode_gudang = 'BELI' and qty > 0
     order by md5(no_lot || $1) limit $2`,
    [String(a), 1 + (b % 2)],
  );
  if (rows.length === 0) return undefined;
  return asking(shop, 'hancurpembelian/simpan', {
    kode_gudang: 'RUSAK',
    kondisi: 'PATAH',
    keterangan: 'untuk dilebur',
    no_lot: rows.map((r) => r.no_lot),
  });
}

async function onPurchase(
  shop: RaceShop,
  from: number,
  where: string,
  work: (no: string) => Promise<Answer>,
): Promise<Answer | undefined> {
  const { rows } = await shop.root.query<{ no_dokumen: string }>(
    `select no_dokumen from dokumen where kind = 'pembelian' and ${where}
     order by tgl_system desc, md5(no_dokumen || $1) limit 1`,
    [String(from)],
  );
  return rows[0] && work(rows[0].no_dokumen);
}

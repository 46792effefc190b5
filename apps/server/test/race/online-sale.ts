/**
 * Sales through a marketplace for races and random sequences: the marketplace with photos for the
 * sales to show, and the body of such a sale.
 */
import { randomUUID } from 'node:crypto';
import { insertAll } from '../../src/feature/toko/create-shop.ts';
import { setSetting } from '../harness.ts';
import type { Answer, TestServer } from '../harness.ts';
import { saleOf } from '../shop-fixture.ts';
import type { RaceShop } from './shop.ts';
import { asking, pickPieces } from './step.ts';

/** One for each sale: a photo proves one (docs/decision/0035). */
const PHOTOS = Array.from({ length: 1000 }, () => randomUUID());
let used = 0;

/** The shop's marketplace, which keeps 2,5 %, its module, and a photo (the row: nobody looks). */
export async function addMarketplace(server: TestServer): Promise<void> {
  await setSetting(server, 'MARKETPLACE_INTEGRATION_MODULE', 'true');
  await server.db.tenant(server.kodeToko, async (tx) => {
    await insertAll(tx, 'marketplace', [
      { kode_marketplace: 'TOPED', nama_marketplace: 'TOKOPEDIA', biaya: 250, aktif: true },
    ]);
    const file = { folder: 'marketplace', nama: 'foto.jpg', mime: 'image/jpeg', ukuran: 1 };
    await insertAll(
      tx,
      'berkas',
      PHOTOS.map((id) => ({ id, ...file, kunci: id, publik: false, created_by: 'KASIR' })),
    );
  });
}

/** Body of a sale that the marketplace pays `jumlah_rp` of, other payments beside. */
export function onlineSale(
  code: string,
  jumlah_rp: number,
  no_po: string = randomUUID(),
  others: readonly object[] = [],
): object {
  const photo = PHOTOS[used % PHOTOS.length];
  used += 1;
  const order = { no_po, logistik: 'JNE', foto: `files/${photo}` };
  const paid = { jenis: 'MARKETPLACE', kode_marketplace: 'TOPED', jumlah_rp, ...order };
  return saleOf([code], [paid, ...others]);
}

/** Sells a piece of the sequences online, wholly or in part, also under an order sold before. */
export async function playOnline(
  shop: RaceShop,
  a: number,
  b: number,
): Promise<Answer | undefined> {
  const [code] = await pickPieces(shop, 'READY', a, 1);
  if (code === undefined) return undefined;
  const ready = await shop.kasir.get(`barang/ready/kode-barcode/${code}`);
  const total = ready.body.data.harga_total as number;
  const part = b % 3 === 0 ? Math.floor(total / 2) : total;
  const rest = total - part;
  const cash = rest > 0 ? [{ jenis: 'CASH', jumlah_rp: rest }] : [];
  return asking(shop, 'penjualan/simpan', onlineSale(code, part, `PO-${b % 200}`, cash));
}

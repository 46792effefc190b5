/**
 * Sales through a marketplace for races and random sequences: the marketplace with a photo that any
 * sale may show, and the body of such a sale.
 */
import { randomUUID } from 'node:crypto';
import { insertAll } from '../../src/feature/toko/create-shop.ts';
import { setSetting } from '../harness.ts';
import type { Answer, TestServer } from '../harness.ts';
import { saleOf } from '../shop-fixture.ts';
import type { RaceShop } from './shop.ts';
import { asking, pickPieces } from './step.ts';

const PHOTO = '0a1b2c3d-0000-4000-8000-00000000f070';

/** The shop's marketplace, which keeps 2,5 %, its module, and a photo (the row: nobody looks). */
export async function addMarketplace(server: TestServer): Promise<void> {
  await setSetting(server, 'MARKETPLACE_INTEGRATION_MODULE', 'true');
  await server.db.tenant(server.kodeToko, async (tx) => {
    await insertAll(tx, 'marketplace', [
      { kode_marketplace: 'TOPED', nama_marketplace: 'TOKOPEDIA', biaya: 250, aktif: true },
    ]);
    const file = { folder: 'marketplace', nama: 'foto.jpg', mime: 'image/jpeg', ukuran: 1 };
    await insertAll(tx, 'berkas', [
      { id: PHOTO, ...file, kunci: 'foto', publik: false, created_by: 'KASIR' },
    ]);
  });
}

/** Body of a sale that the marketplace pays `jumlah_rp` of, other payments beside. */
export function onlineSale(
  code: string,
  jumlah_rp: number,
  no_po: string = randomUUID(),
  others: readonly object[] = [],
): object {
  const order = { no_po, logistik: 'JNE', foto: `files/${PHOTO}` };
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

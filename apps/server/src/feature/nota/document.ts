/** Loads a stored sale with the shop and its logo as the print engine wants it. Reads only. */
import { sql } from 'kysely';
import { penjualanDocument } from '@kencana/contract/document/penjualan';
import { findDocument } from '../../engine/document/read-document.ts';
import type { Logo, NotaData } from '../../engine/print/nota-data.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Ctx } from '../../platform/http/route.ts';
import { notaOfSale, type NotaShop } from './nota-data.ts';

export interface PaperOptions {
  /** 0 the original, n is SALINAN n. */
  readonly salinan: number;
  /** Texts in the language of the paper. */
  readonly t: (key: string) => string;
}

interface ShopRow extends Omit<NotaShop, 'logo'> {
  readonly logo: string;
}

/** The sale `no` of the shop; throws TIDAK_DITEMUKAN. */
export async function loadNota(
  ctx: Ctx,
  tx: Tx,
  no: string,
  options: PaperOptions,
): Promise<NotaData> {
  const shop = await tx.one<ShopRow>(sql`select nama_toko, alamat_toko, no_hp, zona_waktu, logo
    from toko where kode_toko = ${tx.kodeToko}`);
  const banks = await tx.rows<{ no_rekening: string; nama_bank: string }>(
    sql`select r.no_rekening, b.nama_bank from rekening r join bank b using (kode_toko, kode_bank)
        where r.kode_toko = ${tx.kodeToko}`,
  );
  const names = new Map(banks.map((b) => [b.no_rekening, b.nama_bank]));
  const logo = await loadLogo(ctx, tx, shop.logo);
  const context = { shop: { ...shop, logo }, banks: names, ...options };
  return notaOfSale(await findDocument(tx, penjualanDocument, no), context);
}

/** Number of the shop's latest sale; undefined when it has none. */
export async function latestSale(tx: Tx): Promise<string | undefined> {
  const row = await tx.row<{ no_dokumen: string }>(sql`select no_dokumen from dokumen
    where kode_toko = ${tx.kodeToko} and kind = 'penjualan'
    order by tgl_system desc, created_at desc limit 1`);
  return row?.no_dokumen;
}

/** The picture at the path `files/<id>`; a nota without its logo is better than none. */
async function loadLogo(ctx: Ctx, tx: Tx, path: string): Promise<Logo | undefined> {
  const id = /^files\/([0-9a-f-]{36})$/.exec(path)?.[1];
  if (id === undefined) return undefined;
  const file = await tx.row<{ kunci: string }>(sql`select kunci from berkas
    where kode_toko = ${tx.kodeToko} and id = ${id} and mime = 'image/jpeg'`);
  if (!file) return undefined;
  const bytes = await ctx.services.files.get(file.kunci).catch(() => undefined);
  return bytes && { mime: 'image/jpeg', bytes };
}

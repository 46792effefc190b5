/**
 * What anybody may read of a shop's catalogue, without a token: published rows only, images by
 * their public address, prices of the price lists as a sale would ask today. Readers and proxies
 * may keep it for a minute.
 */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import { fromScaled } from '@kencana/contract/field/decimal';
import type { Kadar } from '@kencana/rules/kadar';
import { readSettings } from '../../platform/db/settings.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { type Feature, route } from '../../platform/http/route.ts';
import { loadPrices } from '../penjualan/read.ts';
import { gramPriceToday } from '../penjualan/price.part.ts';

/** Seconds that a reader may keep an answer. */
const SECONDS = 60;

const katalogRoute = route({
  method: 'GET',
  path: 'katalog-publik/:kode_toko',
  right: 'public',
  summary: 'The published catalogue of a shop',
  handler: async (ctx, { params }) => {
    const kode = params['kode_toko'] ?? '';
    if (!/^[A-Z0-9]{2,12}$/.test(kode)) throw new AppError('TIDAK_DITEMUKAN');
    const data = await ctx.db.tenant(kode, readKatalog);
    return {
      raw: Buffer.from(JSON.stringify({ status: 'success', data })),
      mime: 'application/json; charset=utf-8',
      headers: {
        'cache-control': `public, max-age=${SECONDS}, stale-while-revalidate=600`,
        'access-control-allow-origin': '*',
      },
    };
  },
});

async function readKatalog(tx: Tx): Promise<object> {
  const toko = await tx.row(sql`select kode_toko, nama_toko, alamat_toko from toko
    where kode_toko = ${tx.kodeToko} and aktif`);
  if (toko === undefined) throw new AppError('TIDAK_DITEMUKAN');
  return {
    toko,
    banner: await rows(tx, 'banner_katalog', 'kode_banner', BLOCK),
    info: await rows(tx, 'info_katalog', 'kode_info', BLOCK),
    kategori: await rows(tx, 'kategori_katalog', 'kode_kategori', [
      'nama_kategori',
      'warna',
      'gambar_path',
    ]),
    item: await items(tx),
    harga: await prices(tx),
    hadiah: await rows(tx, 'hadiah_katalog', 'kode_hadiah', [
      'nama_hadiah',
      'info',
      'sub_info',
      'deskripsi',
      'point',
      'gambar_path',
    ]),
    kontak: await rows(tx, 'kontak_admin_katalog', 'kode_admin', ['nama_admin', 'no_hp']),
    splash: await slides(tx),
  };
}

const BLOCK = [
  'title',
  'sub_title',
  'info',
  'sub_info',
  'deskripsi',
  'url_pendukung',
  'nama_tombol',
  'gambar_path',
] as const;

/** Active rows of a catalogue table; names come from this file only. */
function rows(
  tx: Tx,
  table: string,
  key: string,
  columns: readonly string[],
): Promise<Record<string, unknown>[]> {
  const list = sql.join([key, ...columns].map((name) => sql.id(name)));
  return tx.rows(sql`select ${list} from ${sql.table(table)}
    where kode_toko = ${tx.kodeToko} and aktif order by ${sql.id(key)}`);
}

/** Items of active categories, weights in decimal grams. */
async function items(tx: Tx): Promise<object[]> {
  const found = await tx.rows<{ berat: number }>(sql`select i.kode_barang, i.nama_barang, i.berat,
      i.harga_jual, i.kode_kategori, i.direct_url, i.gambar_path, i.hashtag_kadar,
      i.hashtag_jenis, i.hashtag_lm, i.kode_banner, i.kode_info
    from item_katalog i join kategori_katalog k using (kode_toko, kode_kategori)
    where i.kode_toko = ${tx.kodeToko} and i.aktif and k.aktif
    order by i.nama_barang, i.kode_barang`);
  return found.map((row) => ({ ...row, berat: fromScaled(row.berat, 3) }));
}

/** Opening slides that say or show something: a new shop's are empty. */
function slides(tx: Tx): Promise<object[]> {
  return tx.rows(sql`select kode, name, url, text, position from splashscreen_katalog
    where kode_toko = ${tx.kodeToko} and aktif and (text <> '' or url <> '') order by kode`);
}

interface PriceRow {
  readonly kode_harga_app: string;
  readonly nama_harga_app: string;
  readonly kode_group: string;
  readonly nama_group: string;
  readonly kadar: Kadar;
  readonly description: string;
}

/** Price lists: per group today's price of a gram, by the shop's policy (docs/domain.md §5). */
async function prices(tx: Tx): Promise<object[]> {
  const found = await tx.rows<PriceRow>(sql`select h.kode_harga_app, h.nama_harga_app, g.kode_group,
      g.nama_group, g.kadar, coalesce(d.description, '') as description
    from harga_katalog h
      join grup g on g.kode_toko = h.kode_toko and g.kode_group = any(h.detail_group) and g.aktif
      left join group_description_katalog d on d.kode_toko = g.kode_toko
        and d.kode_group = g.kode_group and d.aktif
    where h.kode_toko = ${tx.kodeToko} and h.aktif
    order by h.kode_harga_app, g.kadar desc, g.kode_group`);
  const settings = await readSettings(tx);
  const groups = [...new Set(found.map((row) => row.kode_group))];
  const today = await loadPrices(tx, groups);
  const lists = Map.groupBy(found, (row) => row.kode_harga_app);
  return [...lists].map(([kode_harga_app, group]) => ({
    kode_harga_app,
    nama_harga_app: group[0]?.nama_harga_app,
    detail: group.map(({ kode_group, nama_group, kadar, description }) => ({
      kode_group,
      nama_group,
      kadar: fromScaled(kadar, 2),
      harga: gramPriceToday({ kode_group, kadar }, today, settings),
      description,
    })),
  }));
}

export const katalogPublikFeature: Feature = { name: 'katalog-publik', routes: [katalogRoute] };

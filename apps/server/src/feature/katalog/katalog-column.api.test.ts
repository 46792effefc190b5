/**
 * Every column of the catalogue's masters as customers find it: written through its master twice,
 * read from the answer that the public page draws (apps/web, katalog-publik.process.test.tsx).
 */
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Katalog } from '@kencana/contract/katalog';
import { masters } from '@kencana/contract/registry';
import { openShop, type Shop } from '../../../test/open-shop.ts';

type Row = Readonly<Record<string, unknown>>;

/** What a column is given, one after the other; the page has the same then. */
type Column = readonly [unknown, unknown];

/** A master of the catalogue: where a row of it is written and found, and its columns. */
interface Part {
  /** Address of the row `K`. */
  readonly path: string;
  readonly row: (page: Katalog) => object | undefined;
  readonly columns: Readonly<Record<string, Column>>;
}

const either = (...values: Column): Column => values;
/** A row out of use is not there. */
const aktif = either(false, true);
/** Pictures are told apart by their width: what is kept is encoded anew. */
const PICTURE = { gambar_path: either(2, 3), gambar_name: either('satu', 'dua') };
const texts = (...names: readonly string[]): Record<string, Column> =>
  Object.fromEntries(names.map((name) => [name, either(`${name} A`, `${name} B`)]));

const BLOCK = texts('title', 'sub_title', 'info', 'sub_info', 'deskripsi', 'nama_tombol');
const LINK = either('https://toko.id/a', 'https://toko.id/b');

const PARTS: Readonly<Record<string, Part>> = {
  'kategori-katalog': {
    path: 'app/kategori-katalog/edit/K',
    row: (page) => page.kategori.find((row) => row.kode_kategori === 'K'),
    columns: { ...texts('nama_kategori'), warna: either('#aa3333', '#33aa33'), ...PICTURE, aktif },
  },
  'harga-katalog': {
    path: 'app/harga/K',
    row: (page) => page.harga.find((row) => row.kode_harga_app === 'K'),
    columns: { ...texts('nama_harga_app'), detail_group: either(['MT'], ['MT', 'MD']), aktif },
  },
  'banner-katalog': {
    path: 'app/banner-katalog/edit/K',
    row: (page) => page.banner.find((row) => row.kode_banner === 'K'),
    columns: { ...BLOCK, url_pendukung: LINK, ...PICTURE, aktif },
  },
  'info-katalog': {
    path: 'app/info-katalog/edit/K',
    row: (page) => page.info.find((row) => row.kode_info === 'K'),
    columns: { ...BLOCK, url_pendukung: LINK, ...PICTURE, aktif },
  },
  'item-katalog': {
    path: 'app/item-katalog/edit/K',
    row: (page) => page.item.find((row) => row.kode_barang === 'K'),
    columns: {
      ...texts('nama_barang'),
      kode_kategori: either('LAIN', 'K'),
      berat: either(2.5, 3.125),
      harga_jual: either(2_500_000, 3_100_000),
      direct_url: LINK,
      kode_banner: either([], ['K']),
      kode_info: either(['K'], []),
      hashtag_kadar: either(['17K'], ['18K', '750']),
      hashtag_jenis: either(['cincin'], []),
      hashtag_lm: either([], ['antam']),
      ...PICTURE,
      aktif,
    },
  },
  'kontak-admin-katalog': {
    path: 'app/member/admin-chat/edit/K',
    row: (page) => page.kontak.find((row) => row.kode_admin === 'K'),
    columns: { ...texts('nama_admin'), no_hp: either('081234567890', '081200001111'), aktif },
  },
  'hadiah-katalog': {
    path: 'app/member/list-gift/edit/K',
    row: (page) => page.hadiah.find((row) => row.kode_hadiah === 'K'),
    columns: {
      ...texts('nama_hadiah', 'info', 'sub_info', 'deskripsi'),
      point: either(50, 75),
      ...PICTURE,
      aktif,
    },
  },
  'group-description-katalog': {
    path: 'app/member/group-description/edit/MT',
    row: ({ harga }) =>
      harga.flatMap((row) => row.detail).find((row) => row.kode_group === 'MT' && row.description),
    columns: { ...texts('description'), aktif },
  },
  'splashscreen-katalog': {
    path: 'app/splash-screen/GUEST1',
    row: (page) => page.splash.find((row) => row.kode === 'GUEST1'),
    columns: {
      ...texts('name', 'text'),
      position: either('top', 'bottom'),
      image_path: either(2, 3),
      url: either(3, 2),
      gambar_name: either('satu', 'dua'),
      aktif,
    },
  },
};

const CASES = Object.entries(PARTS).flatMap(([master, part]) =>
  Object.keys(part.columns).map((column) => ({ master, column })),
);

let shop: Shop;

beforeAll(async () => {
  const gambar_path = 'https://toko.id/lama.jpg';
  const block = {
    title: 'T',
    info: 'I',
    sub_info: 'S',
    url_pendukung: 'https://toko.id',
    nama_tombol: 'N',
  };
  const kategori = { nama_kategori: 'C', warna: '#000000', gambar_path };
  shop = await openShop({
    masters: {
      kategori_katalog: [
        { kode_kategori: 'K', ...kategori },
        { kode_kategori: 'LAIN', ...kategori },
      ],
      harga_katalog: [{ kode_harga_app: 'K', nama_harga_app: 'H', detail_group: ['MT'] }],
      banner_katalog: [{ kode_banner: 'K', ...block, gambar_path }],
      info_katalog: [{ kode_info: 'K', ...block, gambar_path }],
      item_katalog: [
        {
          kode_barang: 'K',
          nama_barang: 'B',
          kode_kategori: 'K',
          berat: 1000,
          harga_jual: 1,
          direct_url: 'https://toko.id',
          gambar_path: [gambar_path],
        },
      ],
      kontak_admin_katalog: [{ kode_admin: 'K', nama_admin: 'A', no_hp: '081234567890' }],
      hadiah_katalog: [
        { kode_hadiah: 'K', nama_hadiah: 'H', info: 'I', sub_info: 'S', point: 1, gambar_path },
      ],
      group_description_katalog: [{ kode_group: 'MT', description: 'D' }],
    },
  });
  await shop.exec(sql`update splashscreen_katalog set text = 'T' where kode = 'GUEST1'`);
});
afterAll(() => shop.close());

test.each(CASES)('$master $column: the page has what was written last', async (one) => {
  const part = PARTS[one.master]!;
  for (const value of part.columns[one.column]!) {
    const saved = await shop.owner.put(part.path, await sent(one, value));
    expect([saved.status, saved.body.errors]).toEqual([200, undefined]);
    expect(await onPage(part, one.column)).toEqual(value);
  }
});

test('an item goes with its category, and no column is left out above', async () => {
  const part = PARTS['item-katalog']!;
  for (const on of [false, true]) {
    await shop.owner.put('app/kategori-katalog/edit/K', { aktif: on });
    expect(await onPage(part, 'aktif')).toBe(on);
  }
  for (const [name, { columns }] of Object.entries(PARTS)) {
    const { key, fields } = masters.find((def) => def.name === name)!;
    const names = fields.map((field) => field.name).filter((field) => field !== key);
    expect(Object.keys(columns).toSorted()).toEqual(names.toSorted());
  }
});

test('slides that say and show nothing are none', async () => {
  const { body } = await shop.owner.get('katalog-publik/JKT1');
  expect(body.data.splash.map((row: Row) => row['kode'])).toEqual(['GUEST1']);
});

/** The body that sets a column: a picture by its width; a name with its picture, then alone. */
async function sent({ master, column }: (typeof CASES)[number], value: unknown): Promise<Row> {
  const list = master === 'item-katalog';
  const inList = (one: string): unknown => (list ? [one] : one);
  const field = master === 'splashscreen-katalog' ? 'image_path' : 'gambar_path';
  const named = column === 'gambar_name' && { gambar_name: inList(`${String(value)}.png`) };
  if (named && value === 'dua') return named;
  if (!named && column !== field && column !== 'url') return { [column]: value };
  const width = typeof value === 'number' ? value : 4;
  const made = sharp({ create: { width, height: 2, channels: 3, background: '#a33' } });
  const png = (await made.png().toBuffer()).toString('base64');
  return { [field]: inList(`data:image/png;base64,${png}`), ...named };
}

/** What a visitor without a login finds of the column; of `aktif`, whether its row is there. */
async function onPage(part: Part, column: string): Promise<unknown> {
  const anyone = shop.server.client('');
  const { body } = await anyone.get('katalog-publik/JKT1');
  const row = part.row(body.data as Katalog) as Row | undefined;
  if (column === 'detail_group')
    return (row?.['detail'] as Row[] | undefined)?.map((r) => r['kode_group']);
  if (column === 'aktif') return row !== undefined;
  const picture = [row?.['gambar_path'] ?? row?.['url']].flat()[0];
  if (column === 'gambar_name') {
    const { headers } = await anyone.get(String(picture));
    return /^inline; filename="(\w+)\.jpg"/.exec(String(headers['content-disposition']))?.[1];
  }
  if (!['gambar_path', 'image_path', 'url'].includes(column)) return row?.[column];
  return (await sharp((await anyone.get(String(picture))).raw).metadata()).width;
}

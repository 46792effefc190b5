/**
 * Links of the catalogue lead to web pages (docs/decision/0056): the server keeps no script and no
 * data, by form, edit and file, for customers tap what the shop wrote.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { masterCalls } from '@kencana/contract/call/master-calls';
import { masters } from '@kencana/contract/registry';
import { masterSamples, samplePath } from '../../engine/master/sample-row.test-data.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';

const BAD = [
  'javascript:alert(1)',
  ' JavaScript:alert(1)//https://toko.id',
  'data:text/html,<script>1</script>',
  'java\tscript:alert(1)',
  '//toko.id',
  'ftp://toko.id',
  'https://toko.id/" onclick="x',
  'https://',
  'toko.id',
];
const GOOD = ['https://toko.id', 'HTTP://toko.id/a?b=c&d=%20#e', 'http://127.0.0.1:80/x'];

const CASES = masters.flatMap((def) =>
  def.fields.filter((f) => f.kind === 'tautan').map((f) => [def.name, f.name, def] as const),
);

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('the columns with links', () => {
  expect(CASES.map(([name, field]) => `${name}.${field}`)).toEqual([
    'banner-katalog.url_pendukung',
    'info-katalog.url_pendukung',
    'item-katalog.direct_url',
  ]);
});

test.each(CASES)('%s.%s takes http and https alone', async (name, field, def) => {
  const label = (text: string): string => `${text} Harus Alamat Halaman Web`;
  const samples = masterSamples(shop.owner);
  const row = await samples.sample(def, 'l');
  const made = await samples.create(def, 'm');
  const path = samplePath(def.paths.update, String(made[def.key]));
  for (const bad of BAD) {
    const sent = await shop.as('MU1').post(def.paths.create, { ...row, [field]: bad });
    expect([bad, sent.status, Object.keys(sent.body.errors)]).toEqual([bad, 400, [field]]);
    expect(sent.body.errors[field][0]).toContain(label('URL Pendukung'));
    const inside = shop.as('PUSAT', 'JKT1');
    const edited = await inside.put(path, { [field]: bad });
    expect([bad, edited.status, Object.keys(edited.body.errors)]).toEqual([bad, 400, [field]]);
    const isi = Buffer.from(
      `${def.key};${field}\n${String(made[def.key])};"${bad.replaceAll('"', '""')}"\n`,
    ).toString('base64');
    const file = await shop.owner.post(masterCalls(def).periksa, { mode: 'TAMBAH_UBAH', isi });
    expect([bad, file.body.data?.salah ?? file.body.code]).not.toEqual([bad, 0]);
  }
  for (const good of GOOD) {
    const edited = await shop.owner.put(path, { [field]: good });
    expect([name, edited.status, edited.body.data?.[field]]).toEqual([name, 200, good]);
  }
});

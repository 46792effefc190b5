/**
 * What owners hear of (docs/decision/0035): money that somebody says came in, rights that are taken
 * from somebody, and the shop's time zone, which is theirs to move.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ShopSetting } from '@kencana/contract/shop-card';
import type { AksesNode } from '@kencana/contract/permission';
import { PASSWORD } from '../../../test/harness.ts';
import type { Answer, TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { inLine, lockOf } from '../../../test/race/hold.ts';
import { nextDay } from '../../../test/titip-case.ts';

const DAYS = 'tgl_from=2020-01-01&tgl_to=2099-12-31';
const LIMIT = 'BATAS_KABAR_UANG_HARI_RP';

interface News {
  readonly jenis: string;
  readonly oleh: string;
  readonly objek: string;
  readonly isi: Readonly<Record<string, string>>;
}

let shop: Shop;
let spv: TestClient;
let mu: TestClient;

beforeAll(async () => {
  shop = await openShop();
  ({ spv } = shop);
  mu = shop.as('MU1');
});
afterAll(() => shop.close());

/** What the owner has been told, newest first. */
async function told(): Promise<News[]> {
  return (await shop.owner.get(`kabar-pemilik?${DAYS}`)).body.data as News[];
}
/** What is told while `work` runs. */
async function toldBy(work: () => Promise<Answer>): Promise<News[]> {
  const before = (await told()).length;
  const answer = await work();
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
  return (await told()).slice(0, -before || undefined);
}

describe('money that comes in', () => {
  const IN = { arah: 'IN', keterangan: 'modal pagi' };
  const toBank = (client: TestClient, jumlah_rp: number) => () =>
    client.post('cash/simpan', {
      ...IN,
      jenis_kas: 'BANK',
      kode_transaksi: 'MODAL-BANK',
      no_rekening: '111',
      jumlah_rp,
    });
  const toTill = (client: TestClient, jumlah: number) => () =>
    client.post('cash/mutasi-uang-cash', {
      kategori: 'MUTASI',
      asal: 'BCA',
      asal_rekening: '111',
      tujuan: 'CASH',
      tujuan_rekening: '',
      jumlah,
      keterangan: 'isi kas',
    });

  test('split or not, entered or moved: beyond the day’s sum each is told', async () => {
    await shop.set(LIMIT, '10000000');
    expect(await toldBy(toBank(spv, 6_000_000))).toEqual([]);
    expect(await toldBy(toTill(spv, 4_000_000))).toEqual([]);
    const [moved, more] = await toldBy(toTill(spv, 1_000));
    expect(more).toBeUndefined();
    expect(moved).toMatchObject({
      jenis: 'UANG_MUTASI',
      oleh: 'SPV',
      isi: {
        akun: 'BCA 111',
        jumlah: 'Rp. 1,000,-',
        total: 'Rp. 10,001,000,-',
        batas: 'Rp. 10,000,000,-',
        keterangan: 'isi kas',
      },
    });
    const [entered] = await toldBy(toBank(spv, 500_000));
    expect(entered).toMatchObject({
      jenis: 'UANG_MASUK',
      isi: { akun: 'BANK 111', nama: 'MODAL-BANK', total: 'Rp. 10,501,000,-' },
    });
    expect(entered?.objek).toBe(`dokumen/${entered?.isi['no']}`);
  });

  test('nothing tells always, much never; each person has a day of his own', async () => {
    await shop.set(LIMIT, '0');
    expect((await toldBy(toBank(mu, 1))).map(({ jenis }) => jenis)).toEqual(['UANG_MASUK']);
    await shop.set(LIMIT, '1000000000000');
    expect(await toldBy(toBank(spv, 90_000_000))).toEqual([]);
    await shop.set(LIMIT, '1000000');
    expect(await toldBy(toBank(mu, 999_999))).toEqual([]);
    expect(await toldBy(toBank(mu, 1))).toHaveLength(1);
  });

  test('what goes to the bank, and what an owner does, is no news', async () => {
    await shop.set(LIMIT, '0');
    const body = { kategori: 'SETOR', asal: 'CASH', asal_rekening: '', keterangan: 'setor' };
    const back = { ...body, tujuan: 'BCA', tujuan_rekening: '111', jumlah: 1_000_000 };
    expect(await toldBy(() => spv.post('cash/mutasi-uang-cash', back))).toEqual([]);
    expect(await toldBy(toBank(shop.owner, 1_000_000))).toEqual([]);
  });

  test('head office inside the branch, and two devices at once, are told', async () => {
    await shop.set(LIMIT, '1000000');
    const root = await shop.root();
    await root.query(`update users_toko set level = 'MU'
      where kode_toko = 'JKT1' and user_id = 'PUSAT'`);
    const pusat = shop.as('PUSAT', 'JKT1');
    const before = (await told()).length;
    const lock = lockOf('saldo_kas.akun', '111');
    const calls = [toBank(pusat, 600_000), toBank(pusat, 600_000)];
    const answers = await inLine(shop.server.database.superUrl, lock, calls);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const news = (await told()).slice(0, -before);
    expect(news.map(({ oleh, isi }) => [oleh, isi['total']])).toEqual([
      ['PUSAT', 'Rp. 1,200,000,-'],
    ]);
    await root.query(`update users_toko set level = 'OWN'
      where kode_toko = 'JKT1' and user_id = 'PUSAT'`);
  });

  test('the day is the business date', async () => {
    await shop.set(LIMIT, '1000000');
    expect(await toldBy(toBank(spv, 1))).toHaveLength(1);
    await nextDay(shop);
    expect(await toldBy(toBank(spv, 1_000_000))).toEqual([]);
  });
});

describe('rights', () => {
  /** The tree with every right below `key` switched. */
  const switched = (tree: readonly AksesNode[], key: string, on: boolean): AksesNode[] =>
    tree.map((node) =>
      node.key === key
        ? all(node, on)
        : { ...node, children: switched(node.children ?? [], key, on) },
    );
  const all = (node: AksesNode, on: boolean): AksesNode => ({
    ...node,
    is_show: on,
    children: (node.children ?? []).map((child) => all(child, on)),
  });

  test('taken by a manager, and given back by an owner, are told with their names', async () => {
    const { akses } = (await mu.get('users/KASIR/akses')).body.data as { akses: AksesNode[] };
    const none = { akses: switched(akses, 'penjualan', false) };
    const [taken, more] = await toldBy(() => mu.put('users/KASIR/akses', none));
    expect(more).toBeUndefined();
    expect(taken).toMatchObject({ jenis: 'USER_HAK_CABUT', oleh: 'MU1', objek: 'users/KASIR' });
    expect(taken?.isi).toMatchObject({ user: 'KASIR' });
    expect(taken?.isi['hak']).toMatch(/^penjualan\.[a-z-]+\.[a-z]+, .*, …$/);
    // The same tree again takes nothing.
    expect(await toldBy(() => mu.put('users/KASIR/akses', none))).toEqual([]);
    const given = await toldBy(() => shop.owner.put('users/KASIR/akses', { akses: null }));
    expect(given.map(({ jenis, isi }) => [jenis, isi['n'], isi['hak']])).toEqual([
      ['USER_HAK_BERI', taken?.isi['n'], taken?.isi['hak']],
    ]);
  });
});

test('the card: what a manager changes is told with before and after, an owner’s is not', async () => {
  const card = (await mu.get('toko/setting')).body.data as ShopSetting;
  const mine = { ...card, nama_toko: 'TOKO LAIN', no_hp: '081199999999' };
  const news = await toldBy(() => mu.put('toko/setting', mine));
  expect(news.map(({ jenis, oleh, objek }) => [jenis, oleh, objek])).toEqual([
    ['TOKO_KARTU', 'MU1', 'toko/JKT1'],
  ]);
  expect(JSON.parse(news[0]?.isi['perubahan'] ?? '[]')).toEqual([
    { label: 'setting.toko.nama_toko', sebelum: card.nama_toko, sesudah: 'TOKO LAIN' },
    { label: 'setting.toko.no_hp', sebelum: card.no_hp || '-', sesudah: '081199999999' },
  ]);
  expect(await toldBy(() => mu.put('toko/setting', mine))).toEqual([]);
  expect(await toldBy(() => shop.owner.put('toko/setting', card))).toEqual([]);
});

describe('the time zone', () => {
  const read = async (client: TestClient): Promise<ShopSetting> =>
    (await client.get('toko/setting')).body.data as ShopSetting;

  test('is the owners’: a manager changes the rest of the card alone', async () => {
    const card = await read(mu);
    const east = { ...card, zona_waktu: 'Asia/Jayapura' };
    const refused = await mu.put('toko/setting', { ...east, nama_toko: 'LAIN' });
    expect([refused.status, refused.body.code]).toEqual([403, 'TIDAK_BERHAK']);
    expect(refused.body.errors).toEqual({
      zona_waktu: ['Zona waktu hanya diubah oleh OWN atau SU dengan orang kedua'],
    });
    expect(await read(mu)).toEqual(card);
    expect((await mu.put('toko/setting', { ...card, no_hp: '0217770000' })).status).toBe(200);
  });

  test('is moved by two people, kept and told', async () => {
    const east = { ...(await read(shop.owner)), zona_waktu: 'Asia/Jayapura' };
    const asked = await shop.owner.put('toko/setting', east);
    expect([asked.status, asked.body.kategori]).toEqual([422, 'PENGATURAN']);
    expect(asked.body.uraian).toBe('Ubah zona_waktu (Zona Waktu): Asia/Jakarta → Asia/Jayapura');
    const before = (await told()).length;
    const { subjek, kategori } = asked.body;
    const by = { user_id: 'PUSAT', password: PASSWORD, kategori, subjek };
    const given = await shop.owner.post('authorization', by);
    const detail_authorization = [{ _id: given.body.data._id }];
    const moved = await shop.owner.put('toko/setting', { ...east, detail_authorization });
    expect(moved.status).toBe(200);
    expect((await read(shop.owner)).zona_waktu).toBe('Asia/Jayapura');
    const [news] = (await told()).slice(0, -before);
    expect(news).toMatchObject({
      jenis: 'PENGATURAN',
      objek: 'toko/zona_waktu',
      isi: { sebelum: 'Asia/Jakarta', sesudah: 'Asia/Jayapura', penyetuju: 'PUSAT' },
    });
    const kept = await shop.rows(sql`select sebelum, sesudah, dijaga from riwayat_pengaturan
      where jenis = 'toko' and kunci = 'zona_waktu'`);
    expect(kept).toEqual([{ sebelum: 'Asia/Jakarta', sesudah: 'Asia/Jayapura', dijaga: true }]);
  });
});

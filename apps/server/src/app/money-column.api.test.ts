/**
 * Columns of the masters of money, each set twice through its master: what the shop then takes,
 * refuses, books, prints and reports. Figures are worked by hand. Points and coupons are in
 * promotion-column.api.test.ts.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aktif, given, seenOf } from '../../test/effect-case.ts';
import type { Effect, Look } from '../../test/effect-case.ts';
import { openShop, type Shop } from '../../test/open-shop.ts';
import { salePhoto } from '../../test/parcel-photo.ts';
import { addPiece, cash, saleOf } from '../../test/shop-fixture.ts';

type Row = Readonly<Record<string, unknown>>;

const HARI_INI = '2026-11-20';
/** A ring of the shop fixture. */
const HARGA = 4_711_000;

const BANK = 'banks/BCA';
const ACCOUNT = 'rekenings/333';
const TOPED = 'marketplace/TOPED';
const RENT = 'paratransaksi/SEWA';
const FOOT = 'keterangan-nota/KN1';

/** What each row has before a case. */
const ROWS: Readonly<Record<string, Row>> = {
  [BANK]: { nama_bank: 'BANK BCA', aktif: true },
  [ACCOUNT]: { nama_rekening: 'R', kode_bank: 'BCA', fee: 0, fee_ditanggung: 'TOKO', aktif: true },
  [TOPED]: { nama_marketplace: 'T', biaya: 0, aktif: true },
  [RENT]: {
    nama_transaksi: 'S',
    arah: 'IN',
    jenis_kas: 'KAS',
    nomor_akun: '4-1600',
    aktif: true,
  },
  [FOOT]: { keterangan: 'KATA', status: true, aktif: true },
};

let shop: Shop;

beforeAll(async () => {
  shop = await openShop({
    modules: ['MARKETPLACE_INTEGRATION_MODULE', 'ACCOUNTING_MODULE'],
    masters: {
      rekening: [{ no_rekening: '333', nama_rekening: 'R', kode_bank: 'BCA', fee: 0 }],
      marketplace: [{ kode_marketplace: 'TOPED', nama_marketplace: 'T', biaya: 0 }],
      keterangan_nota: [{ _id: 'KN1', keterangan: 'KATA', status: true }],
      kode_transaksi: [
        {
          kode_transaksi: 'SEWA',
          nama_transaksi: 'S',
          arah: 'IN',
          jenis_kas: 'KAS',
          nomor_akun: '4-1600',
        },
      ],
    },
  });
});
afterAll(() => shop.close());

beforeEach(async () => {
  for (const [path, row] of Object.entries(ROWS)) {
    const saved = await shop.owner.put(path, row);
    if (saved.status !== 200) throw new Error(`${path}: ${JSON.stringify(saved.body)}`);
  }
});

/** What a write was answered: its data, or the code of the refusal with its fields. */
async function answered(path: string, body: object): Promise<Row | string> {
  const answer = await shop.owner.post(path, body);
  if (answer.body.code === undefined) return answer.body.data as Row;
  return `${String(answer.body.code)} ${Object.keys(answer.body.errors ?? {}).join()}`;
}

async function sell(payments: readonly object[]): Promise<Row | string> {
  return answered('penjualan/simpan', saleOf([await addPiece(shop.owner)], payments));
}

/** Only a refusal is told apart. */
const told = (answer: Row | string): string => (typeof answer === 'string' ? answer : 'ya');
const none = (field: string): string => `REF_TIDAK_ADA ${field}`;
const of =
  (see: () => Promise<Row>, column: string): Look =>
  async () =>
    (await see())[column];

const swipe = [{ jenis: 'DEBIT', no_rekening: '333', jumlah_rp: HARGA }];
const swipes = async (): Promise<string> => told(await sell(swipe));

/** The line of the non-cash report that a card payment of today leaves, with its bank. */
async function swiped(): Promise<Row> {
  await sell(swipe);
  const query = `start_date=${HARI_INI}&end_date=${HARI_INI}&jenis=ALL&no_rekening=333`;
  const { body } = await shop.owner.get(`cash/transaction/report?${query}`);
  const [bank] = body.data as readonly { nama_bank: string; detail: readonly Row[] }[];
  return { nama_bank: bank?.nama_bank, ...bank?.detail.at(-1) };
}

let accounts = 0;

/** An account that is given to the bank BCA. */
async function account(): Promise<string> {
  accounts += 1;
  const row = { no_rekening: `90${accounts}`, nama_rekening: 'BARU', kode_bank: 'BCA' };
  return told(await answered('rekenings', row));
}

/** What the account is called where its balance stands. */
async function balanceName(): Promise<unknown> {
  const { data } = (await shop.owner.get('cash/saldo')).body;
  return (data as readonly Row[]).find((row) => row['akun'] === '333')?.['nama'];
}

/** Cash brought to the account as one of BCA. */
async function deposit(): Promise<string> {
  const capital = { jenis_kas: 'KAS', kode_transaksi: 'MODAL', arah: 'IN', jumlah_rp: 10 };
  await shop.owner.post('cash/simpan', { ...capital, keterangan: 'MODAL' });
  const to = { tujuan: 'BCA', tujuan_rekening: '333', jumlah: 1, keterangan: 'SETOR' };
  const from = { kategori: 'SETOR', asal: 'CASH', asal_rekening: '' };
  return told(await answered('cash/mutasi-uang-cash', { ...from, ...to }));
}

/** A ring of an order of TOPED, paid by it: the payment, or the refusal. */
async function order(): Promise<Row | string> {
  const foto = await salePhoto(shop.owner);
  const by = { jenis: 'MARKETPLACE', kode_marketplace: 'TOPED', logistik: 'JNE', no_resi: '' };
  const sold = await sell([{ ...by, no_po: foto.slice(-12), foto, jumlah_rp: HARGA }]);
  return typeof sold === 'string' ? sold : (sold['pembayaran'] as readonly Row[])[0]!;
}
const orders = async (): Promise<string> => told(await order());
const fee = async (): Promise<unknown> => ((await order()) as Row)['fee_rp'];

/** What the report by marketplace calls it. */
async function counted(): Promise<unknown> {
  await order();
  const path = `laporan/penjualan-marketplace?tgl_from=${HARI_INI}&tgl_to=${HARI_INI}`;
  const sheet = JSON.stringify((await shop.owner.get(path)).body.data);
  return /"(SATU|DUA)"/.exec(sheet)?.[1];
}

/** Rent that comes in: what is said, the category in the cash book, the account it is booked to. */
async function rent(): Promise<Row> {
  const input = { jenis_kas: 'KAS', arah: 'IN', kode_transaksi: 'SEWA', jumlah_rp: 5_000 };
  const saved = await answered('cash/simpan', { ...input, keterangan: 'SEWA KIOS' });
  if (typeof saved === 'string') return { told: saved };
  const book = (await shop.owner.get('cash/paginated?limit=1')).body.data[0];
  const other = await shop.one<{ nomor_akun: string }>(sql`select nomor_akun from jurnal_baris
    where no_dokumen = ${String(book.no_dokumen)} and kredit > 0`);
  return { told: 'ya', kategori: book.kategori, ...other };
}

/** The word after KATA on the nota of a paid ring. */
async function foot(): Promise<unknown> {
  const sold = (await sell([cash(HARGA)])) as Row;
  const body = { no_dokumen: sold['no_faktur_group'], jenis: 'NOTA' };
  const page = (await shop.owner.post('nota/cetak', body)).raw.toString();
  return /KATA (\w+)/.exec(page)?.[1];
}

const CASES: readonly Effect[] = [
  given('bank.nama_bank', BANK, ['SATU', 'DUA'], ['SATU', 'DUA'], of(swiped, 'nama_bank')),
  aktif('bank', BANK, account, 'ya', none('kode_bank')),
  given('rekening.nama_rekening', ACCOUNT, ['SATU', 'DUA'], ['SATU', 'DUA'], balanceName),
  given(
    'rekening.kode_bank',
    ACCOUNT,
    ['BCA', 'MANDIRI'],
    ['ya', none('tujuan_rekening')],
    deposit,
  ),
  // 1,5 and 2 per cent of 4.711.000.
  given('rekening.fee', ACCOUNT, [1.5, 2], [70_665, 94_220], of(swiped, 'fee')),
  given(
    'rekening.fee_ditanggung',
    ACCOUNT,
    ['TOKO', 'CUSTOMER'],
    [4_711_000, 4_805_220],
    of(swiped, 'jumlah_gesek_rp'),
    { fee: 2 },
  ),
  aktif('rekening', ACCOUNT, swipes, 'ya', none('pembayaran.0.no_rekening')),
  given('marketplace.nama_marketplace', TOPED, ['SATU', 'DUA'], ['SATU', 'DUA'], counted),
  // 2,5 and 1 per cent.
  given('marketplace.biaya', TOPED, [2.5, 1], [117_775, 47_110], fee),
  aktif('marketplace', TOPED, orders, 'ya', none('pembayaran.0.kode_marketplace')),
  given(
    'kode-transaksi.nama_transaksi',
    RENT,
    ['SATU', 'DUA'],
    ['SATU', 'DUA'],
    of(rent, 'kategori'),
  ),
  given(
    'kode-transaksi.arah',
    RENT,
    ['IN', 'OUT'],
    ['ya', none('kode_transaksi')],
    of(rent, 'told'),
  ),
  given(
    'kode-transaksi.jenis_kas',
    RENT,
    ['KAS', 'BANK'],
    ['ya', none('kode_transaksi')],
    of(rent, 'told'),
  ),
  given(
    'kode-transaksi.nomor_akun',
    RENT,
    ['4-1500', '4-1600'],
    ['4-1500', '4-1600'],
    of(rent, 'nomor_akun'),
  ),
  aktif('kode-transaksi', RENT, of(rent, 'told'), 'ya', none('kode_transaksi')),
  given('keterangan-nota.keterangan', FOOT, ['KATA SATU', 'KATA DUA'], ['SATU', 'DUA'], foot),
  given('keterangan-nota.status', FOOT, [true, false], ['SATU', undefined], foot, {
    keterangan: 'KATA SATU',
  }),
  given('keterangan-nota.aktif', FOOT, [true, false], ['SATU', undefined], foot, {
    keterangan: 'KATA SATU',
  }),
];

test.each(CASES)('$column, set twice, has two results', async (effect) => {
  const { was, is } = effect;
  expect(await seenOf(shop, effect)).toEqual([was, is, was]);
});

/** The first role of Hancur Barang booked to an account: its name then, or the refusal. */
async function book(nomor_akun: string): Promise<unknown> {
  const { data } = (await shop.owner.get('para-akun-transaksi')).body;
  const events = data as readonly { trx: string; detail_akun: readonly Row[] }[];
  const { detail_akun: roles } = events.find(({ trx }) => trx === 'HANCUR BARANG')!;
  const detail_akun = roles.map(({ nama_akun: _name, ...role }, at) =>
    at === 0 ? { ...role, nomor_akun } : role,
  );
  const saved = await shop.owner.put('para-akun-transaksi/HANCUR%20BARANG/UMUM', { detail_akun });
  return saved.body.code ?? saved.body.data.detail_akun[0].nama_akun;
}

test('accounts out of use are booked to no more, and keep what they have', async () => {
  const use = (on: boolean, name: string): Promise<number> =>
    shop.exec(sql`update akun set aktif = ${on}, nama_akun = ${name} where nomor_akun = '6-1200'`);
  const reason = (kode_transaksi: string): Promise<Row | string> =>
    answered('paratransaksi', {
      kode_transaksi,
      nama_transaksi: 'X',
      arah: 'OUT',
      jenis_kas: 'KAS',
      nomor_akun: '6-1200',
    });
  await use(false, 'LAMA');
  expect([await book('6-1200'), await reason('X1')]).toEqual(['REF_TIDAK_ADA', none('nomor_akun')]);
  await use(true, 'BARU');
  expect([await book('6-1200'), told(await reason('X2'))]).toEqual(['BARU', 'ya']);
  await use(false, 'LAMA');
  expect(await book('6-1200')).toBe('LAMA');
  const kept = await shop.owner.put('paratransaksi/X2', { nama_transaksi: 'Y' });
  expect([kept.status, kept.body.data.nomor_akun]).toEqual([200, '6-1200']);
});

/**
 * Whoever leaves money or gold with the shop can be found again (docs/decision/0024): a down
 * payment, an order or a service needs name, phone and day, gold taken in needs a name; whoever
 * asks, wherever he stands, and also where a cashier validates it later.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { orderOf } from '../../../test/order-case.ts';
import { serviceOf, SERVICE_MASTERS } from '../../../test/service-case.ts';
import { addPiece, approved, cash, HOLDER, saleOf } from '../../../test/shop-fixture.ts';

let shop: Shop;
let kasir: TestClient;
/** One ready piece that every refused titipan is tried with. */
let code: string;

beforeAll(async () => {
  shop = await openShop({ modules: ['MEMBER_MODULE'], masters: SERVICE_MASTERS });
  ({ kasir } = shop);
  code = await addPiece(kasir);
  await shop.insert('member', [
    {
      kode_member: 'ANI',
      nama_customer: 'IBU ANI',
      no_hp: '0812-7777-8888',
      alamat_customer: 'JL MAWAR',
    },
    { kode_member: 'DIAM', nama_customer: 'PAK DIAM', no_hp: '', alamat_customer: '' },
    { kode_member: 'TITIK', nama_customer: '.', no_hp: '081277778888', alamat_customer: '' },
  ]);
});
afterAll(() => shop.close());

interface Way {
  readonly path: string;
  readonly body: (change: object) => object;
  readonly nama: string;
}

/** What leaves money or gold with the shop until a day. */
const PROMISED: Readonly<Record<string, Way>> = {
  titipan: {
    path: 'penjualan/simpan',
    body: (change) => saleOf([code], [cash(500_000)], { bayar_dp: true, ...change }),
    nama: 'CUSTOMER_WAJIB',
  },
  pesanan: { path: 'pesanan/simpan', body: orderOf, nama: 'PEMESAN_WAJIB' },
  'pesanan tanpa DP': {
    path: 'pesanan/simpan',
    body: (change) => orderOf({ pembayaran: [], ...change }),
    nama: 'PEMESAN_WAJIB',
  },
  service: { path: 'service/simpan', body: serviceOf, nama: 'CUSTOMER_WAJIB' },
};

/** Code of a refusal and its fields with their first text. */
function told({ body }: Answer): unknown {
  const errors = Object.entries((body.errors ?? {}) as Record<string, string[]>);
  return [body.code, Object.fromEntries(errors.map(([field, texts]) => [field, texts[0]]))];
}

async function documents(): Promise<number> {
  return (await shop.one(sql<{ n: number }>`select count(*)::int as n from dokumen`)).n;
}

function noWholeNumber(no_hp: string): string {
  const rule = 'HP 08… 10–13 Angka, Telepon 021… 9–12 Angka, Luar Negeri Dengan +';
  return `No HP ${no_hp} Bukan Nomor Yang Lengkap: ${rule}`;
}

const WRONG: readonly (readonly [string, object, string, string, string])[] = [
  ['a phone number', { no_hp: '' }, 'HP_WAJIB', 'no_hp', 'No HP Tidak Boleh Kosong'],
  ['a phone', { no_hp: '-' }, 'HP_SALAH', 'no_hp', noWholeNumber('-')],
  ['a whole one', { no_hp: '0812' }, 'HP_SALAH', 'no_hp', noWholeNumber('0812')],
  ['all its digits', { no_hp: '08129876' }, 'HP_SALAH', 'no_hp', noWholeNumber('08129876')],
  ['a day', { tgl_janji: '' }, 'TGL_JANJI_WAJIB', 'tgl_janji', 'Tanggal Janji Tidak Boleh Kosong'],
  [
    'a day from today on',
    { tgl_janji: '2026-11-19' },
    'TGL_JANJI_LEWAT',
    'tgl_janji',
    'Tanggal Janji Tidak Boleh Sebelum 2026-11-20',
  ],
];

describe.each(Object.entries(PROMISED))('%s', (_kind, { path, body, nama }) => {
  it.each(['', '   ', '-', '.', '--', 'x'])('is not saved for "%s"', async (nama_customer) => {
    const before = await documents();
    const answer = await kasir.post(path, body({ nama_customer }));
    expect([answer.status, answer.body.code]).toEqual([400, nama]);
    expect(Object.keys(answer.body.errors)).toEqual(['nama_customer']);
    expect(await documents()).toBe(before);
    expect((await shop.piece(code)).status).toBe('READY');
  });

  it.each(WRONG)('is not saved without %s', async (_what, change, error, field, text) => {
    const before = await documents();
    expect(told(await kasir.post(path, body(change)))).toEqual([error, { [field]: text }]);
    expect(await documents()).toBe(before);
  });

  it('names all that is missing at once', async () => {
    const nothing = { nama_customer: '', no_hp: '', tgl_janji: null };
    const { errors } = (await kasir.post(path, body(nothing))).body;
    expect(Object.keys(errors)).toEqual(['nama_customer', 'no_hp', 'tgl_janji']);
  });

  it('is refused to head office inside the branch as well', async () => {
    const pusat = shop.as('PUSAT', 'JKT1');
    const answer = await pusat.post(path, body({ nama_customer: '-' }));
    expect([answer.status, answer.body.code]).toEqual([400, nama]);
  });

  it('is refused when saved, also where a cashier validates it later', async () => {
    const keys = ['VALIDASI_TITIPAN', 'VALIDASI_PESANAN', 'VALIDASI_SERVICE'];
    for (const key of keys) await shop.set(key, 'true');
    const answer = await kasir.post(path, body({ no_hp: '' }));
    for (const key of keys) await shop.set(key, 'false');
    expect([answer.status, answer.body.code]).toEqual([400, 'HP_WAJIB']);
  });
});

it('a titipan keeps the day: stored, in the list, on the nota and in its report', async () => {
  const held = await addPiece(kasir);
  const body = saleOf([held], [cash(500_000)], {
    bayar_dp: true,
    no_hp: '0812 0000 2222',
    tgl_janji: '2026-12-20',
  });
  const { data } = (await kasir.post('penjualan/simpan', body)).body;
  expect(data).toMatchObject({ no_hp: '6281200002222', rincian: { tgl_janji: '2026-12-20' } });
  const list = await kasir.get('titip/get/lihattitip?customer=0812-0000-2222');
  expect(list.body.data[0].rincian.tgl_janji).toBe('2026-12-20');
  for (const jenis of ['NOTA', 'SLIP']) {
    const page = await kasir.post('nota/cetak', { no_dokumen: data.no_faktur_group, jenis });
    const text = page.raw.toString('utf8').replaceAll(/<[^>]*>|\s+/g, ' ');
    expect(text).toContain('2026-12-20');
  }
  const day = 'tgl_from=2026-11-20&tgl_to=2026-11-20';
  const report = await kasir.get(`laporan/titipan?${day}`);
  expect(JSON.stringify(report.body.data)).toContain('2026-11-20 → 2026-12-20 · IBU TITI · 62812');
});

describe('a member', () => {
  it.each(Object.entries(PROMISED))('%s takes his name and phone', async (kind, way) => {
    const fresh = await addPiece(kasir);
    const detail_barang = kind === 'titipan' ? { detail_barang: [{ kode_barcode: fresh }] } : {};
    const nobody = { kode_member: 'ANI', nama_customer: '', no_hp: '', ...detail_barang };
    const answer = await kasir.post(way.path, way.body(nobody));
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({
      kode_member: 'ANI',
      nama_customer: 'IBU ANI',
      no_hp: '6281277778888',
    });
  });

  it('without a phone, or called ".", is asked as anybody', async () => {
    const ask = (kode_member: string) =>
      kasir.post('service/simpan', serviceOf({ kode_member, nama_customer: '', no_hp: '' }));
    expect(Object.keys((await ask('DIAM')).body.errors)).toEqual(['no_hp']);
    expect(Object.keys((await ask('TITIK')).body.errors)).toEqual(['nama_customer']);
  });
});

describe('a number that is told where none is needed', () => {
  const short = { no_hp: '08129876' };

  it.each(['a sale', 'gold bought', 'a pre-order'])('of %s is a whole one', async (what) => {
    const piece = await addPiece(kasir);
    const order = { nama_barang: 'CINCIN', kode_jenis: 'CC', kadar: 75, qty: 1, berat: 1 };
    const [path, body] = {
      'a sale': ['penjualan/simpan', saleOf([piece], [cash(4_711_000)], short)] as const,
      'gold bought': [
        'pembelian/simpan',
        {
          kode_sales: 'S1',
          nama_customer: 'IBU SRI',
          ...short,
          detail_barang: [{ kode_barcode: piece, kondisi: 'BAIK' }],
          pembayaran: [cash(1)],
        },
      ] as const,
      'a pre-order': [
        'pre-order/simpan',
        { nama_supplier: 'PT EMAS', detail_barang: [order], ...short },
      ] as const,
    }[what] ?? ['', {}];
    if (what === 'gold bought')
      await kasir.post('penjualan/simpan', saleOf([piece], [cash(4_711_000)]));
    await shop.set('PRE_ORDER_MODULE', 'true');
    const { errors } = (await kasir.post(path, body)).body;
    expect(errors).toMatchObject({ no_hp: [noWholeNumber('08129876')] });
  });

  it('and an old one stops nobody: a member’s own, a titipan of before that is taken', async () => {
    await shop.insert('member', [
      { kode_member: 'LAMA', nama_customer: 'IBU LAMA', no_hp: '08129876', alamat_customer: '' },
    ]);
    const own = { kode_member: 'LAMA', nama_customer: '', no_hp: '' };
    for (const change of [own, { ...own, ...short }]) {
      expect((await kasir.post('service/simpan', serviceOf(change))).status).toBe(201);
    }
    const held = await addPiece(kasir);
    const hold = saleOf([held], [cash(4_711_000)], { bayar_dp: true, ...HOLDER });
    const no = String((await kasir.post('penjualan/simpan', hold)).body.data.no_faktur_group);
    await shop.exec(sql`update dokumen set no_hp = '628129876' where no_dokumen = ${no}`);
    const take = { jenis: 'TITIPAN', no_titipan: no, jumlah_rp: 4_711_000 };
    const sale = saleOf([held], [take], { no_titip_group: no, no_hp: '628129876' });
    const other = await kasir.post('penjualan/simpan', { ...sale, ...short });
    expect(Object.keys(other.body.errors)).toEqual(['no_hp']);
    const { data } = (await kasir.post('penjualan/simpan', sale)).body;
    expect(data).toMatchObject({ no_hp: '628129876' });
  });
});

describe('gold that comes in', () => {
  async function sold(): Promise<string> {
    const piece = await addPiece(kasir);
    await kasir.post('penjualan/simpan', saleOf([piece], [cash(4_711_000)]));
    return piece;
  }

  it('is not taken in trade from nobody; a member is somebody', async () => {
    const [old, fresh] = [await sold(), await addPiece(kasir)];
    const tukar = { jenis: 'TUKAR', detail_barang: [{ kode_barcode: old, kondisi: 'BAIK' }] };
    const body = (change: object) => saleOf([fresh], [tukar, cash(219_500)], change);
    for (const nama_customer of ['', ' ', '-', '.']) {
      const answer = await kasir.post('penjualan/simpan', body({ nama_customer }));
      expect(told(answer)).toEqual([
        'PENJUAL_WAJIB',
        { nama_customer: 'Nama Penjual Tidak Boleh Kosong' },
      ]);
    }
    expect((await shop.piece(old)).status).toBe('TERJUAL');
    const pusat = shop.as('PUSAT', 'JKT1');
    expect((await pusat.post('penjualan/simpan', body({ nama_customer: '' }))).status).toBe(400);
    const member = body({ kode_member: 'ANI', nama_customer: '', no_hp: '' });
    const { data } = (await kasir.post('penjualan/simpan', member)).body;
    expect(data).toMatchObject({ nama_customer: 'IBU ANI', alamat_customer: 'JL MAWAR' });
    expect((await shop.piece(old)).status).toBe('DIBELI');
  });

  it('is not bought from nobody, nor from a member without a name', async () => {
    const old = await sold();
    const body = (change: object) => ({
      kode_sales: 'S1',
      detail_barang: [{ kode_barcode: old, kondisi: 'BAIK' }],
      pembayaran: [cash(1)],
      ...change,
    });
    for (const change of [{}, { nama_customer: '.' }, { kode_member: 'TITIK' }]) {
      const answer = await kasir.post('pembelian/simpan', body(change));
      expect([answer.body.code, Object.keys(answer.body.errors)]).toEqual([
        'PENJUAL_WAJIB',
        ['nama_customer'],
      ]);
    }
  });

  it('an ordinary sale still needs nobody', async () => {
    const answer = await kasir.post(
      'penjualan/simpan',
      saleOf([await addPiece(kasir)], [cash(4_711_000)]),
    );
    expect([answer.status, answer.body.data.nama_customer]).toEqual([201, '']);
  });
});

describe('a promise far away', () => {
  const body = (change: object = {}) => serviceOf({ tgl_janji: '2027-05-20', ...change });

  it('needs a supervisor beyond BATAS_HARI_JANJI, and not within it', async () => {
    const asked = await kasir.post('service/simpan', body());
    expect([asked.status, asked.body.kategori]).toEqual([422, 'JANJI LAMA']);
    expect((await kasir.post('service/simpan', body({ tgl_janji: '2027-05-19' }))).status).toBe(
      201,
    );
    expect((await approved(kasir, 'service/simpan', body())).status).toBe(201);
    await shop.set('BATAS_HARI_JANJI', '181');
    expect((await kasir.post('service/simpan', body())).status).toBe(201);
    await shop.set('BATAS_HARI_JANJI', '180');
  });

  it.each(['penjualan/simpan', 'pesanan/simpan'])('%s too', async (path) => {
    const far = { tgl_janji: '2027-05-20' };
    const one =
      path === 'pesanan/simpan'
        ? orderOf(far)
        : saleOf([code], [cash(500_000)], { bayar_dp: true, ...HOLDER, ...far });
    const asked = await kasir.post(path, one);
    expect(asked.body.code).toBe('OTORISASI_DIPERLUKAN');
    expect(asked.body.kategori).toContain('JANJI LAMA');
  });
});

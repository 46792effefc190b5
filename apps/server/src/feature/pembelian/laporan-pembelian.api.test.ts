/** The figures of the reports of buy-backs over real ones: bought, traded, cancelled, destroyed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { addPiece, approved, cash, saleOf } from '../../../test/shop-fixture.ts';

let shop: Shop;
let kasir: TestClient;
/** Numbers of the buy-backs: kept, cancelled, destroyed. */
const no: Record<'tetap' | 'batal' | 'hancur', string> = { tetap: '', batal: '', hancur: '' };

const WORTH = 4_491_500;

async function buy(): Promise<string> {
  const code = await addPiece(kasir);
  await kasir.post('penjualan/simpan', saleOf([code], [cash(4_711_000)]));
  const bought = await kasir.post('pembelian/simpan', {
    kode_sales: 'S1',
    nama_customer: 'IBU AISYAH',
    detail_barang: [{ kode_barcode: code, kondisi: 'BAIK' }],
    pembayaran: [cash(WORTH)],
  });
  return bought.body.data.no_faktur_group as string;
}

beforeAll(async () => {
  shop = await openShop({
    modules: ['HIDUP_FEATURE_MODULE', 'LAPORAN_REKAP_MODULE', 'PREVIOUS_DAY_OWNER'],
    masters: {
      harga_emas: [
        { _id: 'E1', kode_group: 'MT', kadar: 7500, harga_jual: 1_320_000, harga_beli: 1_200_000 },
      ],
      kelompok_harga: [
        {
          kode_kelompok: 'TUA',
          nama_kelompok: 'Emas Tua',
          kebijakan_beli: 'NOTA',
          detail_group: ['MT'],
        },
      ],
    },
  });
  kasir = shop.kasir;
  no.tetap = await buy();
  no.batal = await buy();
  no.hancur = await buy();
  await approved(kasir, 'pembelian/batal', { no_faktur_group: no.batal, alasan: 'salah' });
  await approved(kasir, 'hancurpembelian/simpan', {
    kode_gudang: 'RUSAK',
    kondisi: 'PATAH',
    keterangan: 'dilebur',
    no_lot: [`${no.hancur}-1`],
  });
  const [old, fresh] = [await addPiece(kasir), await addPiece(kasir)];
  await kasir.post('penjualan/simpan', saleOf([old], [cash(4_711_000)]));
  await kasir.post(
    'penjualan/simpan',
    saleOf(
      [fresh],
      [
        { jenis: 'TUKAR', detail_barang: [{ kode_barcode: old, kondisi: 'BAIK' }] },
        cash(4_711_000 - WORTH),
      ],
    ),
  );
});
afterAll(() => shop.close());

type Line = Readonly<Record<string, unknown>>;

/** The rows of a report as objects by column. */
async function rowsOf(address: string, client = kasir): Promise<Line[]> {
  const { body } = await client.get(`laporan/${address}`);
  const { columns, lines } = body.data as {
    columns: { key: string }[];
    lines: { jenis: string; cells: unknown[] }[];
  };
  return lines
    .filter((line) => line.jenis === 'baris')
    .map((line) => Object.fromEntries(columns.map((c, i) => [c.key, line.cells[i]])));
}

describe('reports of buy-backs', () => {
  it('count what was bought and what was traded in, without what was cancelled', async () => {
    const all = await rowsOf('pembelian');
    expect(all.map((row) => [row['harga'], row['cash'], row['tukar']])).toEqual([
      [WORTH, WORTH, 0],
      [WORTH, WORTH, 0],
      [WORTH, 0, WORTH],
    ]);
    expect(await rowsOf('pembelian?sumber=TUKAR')).toHaveLength(1);
    expect(await rowsOf('pembelian?sumber=PEMBELIAN&variant=DETAIL')).toMatchObject([
      { no_faktur_beli: `${no.tetap}-1`, berat_nota: 3.455, harga_rata: 1_300_000 },
      { no_faktur_beli: `${no.hancur}-1`, kondisi: 'BAIK', harga_nota: 4_560_600 },
    ]);
    expect(await rowsOf('pembelian-per-kondisi')).toEqual([
      expect.objectContaining({ kunci: 'BAIK', qty: 3, berat: 10.365, harga: 3 * WORTH }),
    ]);
    expect(await rowsOf('rekap-transaksi-pembelian')).toEqual([
      expect.objectContaining({ faktur: 3, qty: 3, cash: 2 * WORTH, tukar: WORTH }),
    ]);
  });

  it('percent difference is (gold price − price per gram) ÷ gold price × 100', async () => {
    const dates = 'tgl_from=2026-11-20&tgl_to=2026-11-20';
    const answer = await kasir.get(
      `pembelian/hidup/report-limited?${dates}&kelompok_harga=TUA&kode_group=MT&kondisi=BAIK`,
    );
    const [group] = answer.body.data as { detail: Line[] }[];
    expect(group?.detail).toHaveLength(3);
    expect(group?.detail[0]).toMatchObject({
      no_faktur_beli: `${no.tetap}-1`,
      kode_sales: 'S1',
      kode_group: 'MT',
      harga_emas: 1_320_000,
      berat_nota: 3.455,
      berat: 3.455,
      harga_nota: 4_560_600,
      harga: WORTH,
      persen: 1.52,
    });
    const other = await kasir.get(`pembelian/hidup/report-limited?${dates}&kondisi=RUSAK`);
    expect(other.body.message).toBe('Laporan Tidak Tersedia');
  });

  it('Per Faktur by its own filter: dates, price cluster, group, condition', async () => {
    const found = async (query: string) =>
      (await rowsOf(`pembelian-per-faktur?${query}`)).map((row) => row['harga']);
    const all = [WORTH, WORTH, WORTH];
    expect(await found('')).toEqual(all);
    expect(await found('kelompok_harga=TUA&kode_group=MT&kondisi=BAIK')).toEqual(all);
    expect(await found('kelompok_harga=ALL&kode_group=ALL&kondisi=ALL')).toEqual(all);
    for (const other of ['kelompok_harga=MUDA', 'kode_group=MD', 'kondisi=RUSAK'])
      expect([other, await found(other)]).toEqual([other, []]);
    const month = 'tgl_from=2026-11-01&tgl_to=2026-11-19';
    expect((await rowsOf(`pembelian-per-faktur?${month}`, shop.as('MU1'))).length).toBe(0);
  });

  it('tell who allowed a cancellation and a destruction', async () => {
    expect(await rowsOf('batal-pembelian')).toEqual([
      expect.objectContaining({ no_faktur: no.batal, alasan: 'salah', otorisasi: 'SPV' }),
    ]);
    expect(await rowsOf('hancur-pembelian', shop.owner)).toEqual([
      expect.objectContaining({ no_lot: `${no.hancur}-1`, harga: WORTH, otorisasi: 'SPV' }),
    ]);
  });
});

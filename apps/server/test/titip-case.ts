/**
 * A shop with titipan for API tests: holding new pieces on a down payment, what the books say of a
 * document, and the next business day.
 */
import { sql } from 'kysely';
import pg from 'pg';
import { startTestServer } from './harness.ts';
import type { Answer, TestClient, TestServer } from './harness.ts';
import { countedTill } from './race/race.ts';
import { addPiece, saleOf, seedMasters } from './shop-fixture.ts';

/** What a plain ring costs. */
export const TOTAL = 4_711_000;

export const cash = (jumlah_rp: number) => ({ jenis: 'CASH', jumlah_rp });

export interface TitipShop {
  readonly server: TestServer;
  readonly kasir: TestClient;
  /** The superuser on the same database, for the invariants. */
  readonly root: pg.Client;
  close(): Promise<void>;
}

export async function openTitipShop(): Promise<TitipShop> {
  const server = await startTestServer();
  await seedMasters(server);
  const kasir = await server.as('KASIR');
  const root = new pg.Client({ connectionString: server.database.superUrl });
  await root.connect();
  const close = async (): Promise<void> => {
    await root.end();
    await server.close();
  };
  return { server, kasir, root, close };
}

export function rowsOf<R>(shop: TitipShop, query: ReturnType<typeof sql<R>>): Promise<R[]> {
  return shop.server.db.tenant('JKT1', (tx) => tx.rows(query));
}

/** States of the pieces, in their order. */
export async function statesOf(shop: TitipShop, codes: readonly string[]): Promise<string[]> {
  const rows = await rowsOf(
    shop,
    sql<{ kode_barcode: string; status: string }>`select kode_barcode, status from barang
      where kode_barcode = any(${[...codes]}::text[])`,
  );
  return codes.map((code) => rows.find((r) => r.kode_barcode === code)?.status ?? '');
}

/** The document's rows of the cash book. */
export function bookOf(shop: TitipShop, no: string): Promise<object[]> {
  return rowsOf(
    shop,
    sql<object>`select tgl_system::text tgl, akun, kategori, masuk, keluar from buku_kas
        where no_dokumen = ${no} order by ke, urut`,
  );
}

/** The document's journal by role. */
export function journalOf(shop: TitipShop, no: string): Promise<object[]> {
  return rowsOf(
    shop,
    sql<object>`select peran, debit, kredit from jurnal_baris where no_dokumen = ${no}
        order by ke, urut`,
  );
}

export interface Held {
  readonly codes: string[];
  readonly no: string;
  readonly answer: Answer;
}

/** Holds new pieces on a down payment. */
export async function hold(
  { kasir }: Pick<TitipShop, 'kasir'>,
  dp: readonly object[] = [cash(1_000_000)],
  pieces = 1,
): Promise<Held> {
  const codes: string[] = [];
  for (let n = 0; n < pieces; n += 1) codes.push(await addPiece(kasir));
  const answer = await kasir.post('penjualan/simpan', saleOf(codes, dp, { bayar_dp: true }));
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return { codes, no: String(answer.body.data.no_titip_group), answer };
}

/** Body of titip/batal with the money back in cash. */
export function cancelBody(no: string, change: object = {}): object {
  return {
    no_faktur_group: no,
    alasan: 'pelanggan batal',
    kembali: { jenis: 'CASH' },
    ...change,
  };
}

/** Closes the day; answers the new one. */
export async function nextDay(shop: TitipShop): Promise<string> {
  const owner = await shop.server.as('OWNER');
  const closed = await owner.post('tutup-toko', await countedTill({ owner }));
  if (closed.status !== 200) throw new Error(JSON.stringify(closed.body));
  const [toko] = await rowsOf(
    shop,
    sql<{ tgl: string }>`select tgl_system::text tgl from toko where kode_toko = 'JKT1'`,
  );
  return toko?.tgl ?? '';
}

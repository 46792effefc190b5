/**
 * Rows of masters that documents and the cash book name without a foreign key: none of them can be
 * deleted, and the refusal names the document; what nothing names can be.
 */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { masters } from '@kencana/contract/registry';
import type { TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { SERVICE_MASTERS } from '../../../test/service-case.ts';
import { insertAll } from '../toko/create-shop.ts';

let shop: Shop;
let owner: TestClient;
const NO = 'JKT1-XX-1';

/** Master and row, and what of a document or its line names it. */
const CASES: readonly (readonly [string, string, Readonly<Record<string, unknown>>])[] = [
  ['sales/S1', 'dokumen', { kode_sales: 'S1' }],
  ['kode-transaksi/LISTRIK', 'dokumen', { rincian: { kode_transaksi: 'LISTRIK' } }],
  ['tukang/T1', 'dokumen', { rincian: { kode_tukang: 'T1' } }],
  ['supplier/SP1', 'dokumen', { rincian: { kode_supplier: 'SP1' } }],
  ['supplier/SP2', 'dokumen_baris', { rumus: { kode_supplier: 'SP2' } }],
  ['kondisi-barang/PATAH', 'dokumen', { rincian: { kondisi: 'PATAH' } }],
  ['gudang/RUSAK', 'dokumen', { rincian: { kode_gudang: 'RUSAK' } }],
  ['kondisi-pembelian/BAIK', 'dokumen_baris', { rumus: { kondisi: { kode_kondisi: 'BAIK' } } }],
  ['parameter-harga-beli/UMUM', 'dokumen_baris', { rumus: { kode_harga: 'UMUM' } }],
  ['deskripsi-service/POLES', 'dokumen_baris', { rumus: { kode_deskripsi: 'POLES' } }],
  ['group/MD', 'dokumen_baris', { kode_group: 'MD' }],
  ['jenis/GELANG', 'dokumen_baris', { kode_jenis: 'GELANG' }],
  ['gudang/TITIP', 'dokumen_baris', { kode_gudang: 'TITIP' }],
  ['baki/A2', 'dokumen_baris', { kode_baki: 'A2' }],
];

beforeAll(async () => {
  shop = await openShop({
    modules: ['SUPPLIER_MODULE', 'DESKRIPSI_SERVICE_MODULE'],
    masters: {
      ...SERVICE_MASTERS,
      supplier_barang: [
        { kode_supplier: 'SP1', nama_supplier: 'ANTAM' },
        { kode_supplier: 'SP2', nama_supplier: 'UBS' },
      ],
      parameter_harga_beli: [{ kode_harga: 'UMUM', harga_per_gram: 900_000 }],
    },
  });
  owner = shop.owner;
});
afterAll(() => shop.close());
afterEach(forget);

async function forget(): Promise<void> {
  await shop.server.db.tenant('JKT1', async (tx) => {
    await tx.exec(sql`delete from dokumen_baris where no_dokumen = ${NO}`);
    await tx.exec(sql`delete from dokumen where no_dokumen = ${NO}`);
  });
}

/** Where `sales/S1` is deleted. */
function addressOf(row: string): string {
  const [name = '', key = ''] = row.split('/');
  const def = masters.find((master) => master.name === name);
  if (def === undefined) throw new Error(`no master ${name}`);
  return def.paths.remove.replace(':key', key);
}

test.each(CASES)('%s stays while a %s names it, and goes afterwards', async (row, table, names) => {
  const head = { no_dokumen: NO, kind: 'uji', tgl_system: '2026-11-20', input_by: 'OWNER' };
  await shop.server.db.tenant('JKT1', async (tx) => {
    const onHead = table === 'dokumen' ? names : {};
    await insertAll(tx, 'dokumen', [{ ...head, status_valid: 'DONE', ...onHead }]);
    if (table === 'dokumen') return;
    const line = { no_dokumen: NO, baris: 1, jenis_baris: 'UJI', no_faktur: 'X' };
    await insertAll(tx, 'dokumen_baris', [{ ...line, ...names }]);
  });
  const used = await owner.del(addressOf(row));
  expect([used.status, used.body.code, used.body.message]).toEqual([
    409,
    'MASIH_DIGUNAKAN',
    `Data Masih Digunakan Transaksi ${NO}`,
  ]);
  await forget();
  expect((await owner.del(addressOf(row))).status).toBe(200);
});

test('an account stays while the cash book has money of it', async () => {
  const paid = await owner.post('cash/simpan', {
    jenis_kas: 'BANK',
    kode_transaksi: 'MODAL-BANK',
    arah: 'IN',
    no_rekening: '222',
    jumlah_rp: 1_000_000,
    keterangan: 'MODAL AWAL',
  });
  expect([paid.status, paid.body.errors]).toEqual([201, undefined]);
  const used = await owner.del(addressOf('rekening/222'));
  expect([used.status, used.body.message]).toEqual([
    409,
    expect.stringMatching(/^Data Masih Digunakan Buku Kas JKT1-[A-Z]+-261120-0001$/),
  ]);
  expect((await owner.del(addressOf('rekening/111'))).status).toBe(200);
});

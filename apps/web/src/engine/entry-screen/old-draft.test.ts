/** Drafts of before the definitions: read by the names and in the units of today. */
import { expect, test } from 'vitest';
import { entrySchema } from '@kencana/contract/entry/entry-schema';
import { serviceEntry } from '@kencana/contract/document/service-entry';
import { Settings } from '@kencana/contract/module-flag';
import { bodyOf, draftOf } from './entry-draft.ts';

const OLD = {
  customer: {
    kode_sales: 'S1',
    kode_member: 'NONMEMBER',
    nama_customer: 'Ibu Draf',
    no_hp: '081234567890',
    alamat_customer: '',
    keterangan_service: 'hati-hati',
    tgl_janji: '',
  },
  pieces: [
    {
      id: 4,
      nama_barang: 'GELANG',
      kode_jenis: '',
      kadar: 7500,
      berat: 3456,
      berat_manual: false,
      kode_deskripsi: '',
      deskripsi: 'patri',
      kondisi: '',
      ongkos: 50_000,
      perkiraan_emas_rp: null,
      foto: [],
    },
  ],
  payments: [{ id: 1, jenis: 'CASH', jumlah: 20_000, no_rekening: '', no_card: '' }],
};

test('a counter of before: customer, pieces and money have their new places', () => {
  const draft = draftOf(serviceEntry, OLD);
  expect(draft).toMatchObject({
    nama_customer: 'Ibu Draf',
    keterangan_service: 'hati-hati',
    pembayaran: OLD.payments,
  });
  expect(draft['detail_barang']).toMatchObject([
    { id: 4, kadar: 75, berat: 3.456, berat_manual: false, ongkos: 50_000 },
  ]);
  for (const gone of ['customer', 'pieces', 'payments']) expect(draft).not.toHaveProperty(gone);
});

test('what is sent of it is what the server takes, a row without an amount as zero', () => {
  const unpaid = { ...OLD, payments: [{ ...OLD.payments[0], jumlah: null }] };
  const settings = new Settings([]);
  const body = bodyOf(serviceEntry, draftOf(serviceEntry, OLD), settings);
  expect(entrySchema(serviceEntry).parse(body)).toMatchObject({
    tgl_janji: '',
    detail_barang: [{ berat: 3456, kadar: 7500, berat_manual: false, qty: 1, ongkos: 50_000 }],
    pembayaran: [{ jenis: 'CASH', jumlah_rp: 20_000 }],
  });
  expect(bodyOf(serviceEntry, draftOf(serviceEntry, unpaid), settings)).toMatchObject({
    pembayaran: [{ jumlah_rp: 0 }],
  });
});

/** Corrections of a piece for API tests: the piece as it is looked at, with what is to change. */
import type { TestClient } from './harness.ts';

/** The body of a correction: the piece as it is but for `change`; cost is left as it is. */
export async function correctionOf(client: TestClient, code: string, change: object = {}) {
  const { data } = (await client.get(`barang/koreksi/${code}`)).body;
  const { kode_barcode, sidik, kode_group, kode_jenis, berat, berat_asli, kadar } = data;
  const { kadar_cetak, harga_jual, tipe_ongkos, ongkos } = data;
  const { nama_atribut, berat_atribut, harga_atribut, berat_plastik } = data;
  const goods = { kode_group, kode_jenis, berat, berat_asli, kadar, kadar_cetak };
  const prices = { harga_jual, tipe_ongkos, ongkos, harga_atribut };
  const attribute = { nama_atribut, berat_atribut, berat_plastik };
  return {
    kode_barcode,
    sidik,
    ...goods,
    ...prices,
    ...attribute,
    keterangan: 'salah timbang',
    ...change,
  };
}

/** The body of a change of texts: the piece's own but for `change`. */
export async function textsOf(client: TestClient, code: string, change: object = {}) {
  const { data } = (await client.get(`barang/koreksi/${code}`)).body;
  const { kode_barcode, sidik, nama_barang, kadar_cetak, size, finishing } = data;
  const { kode_intern, tag_id, foto } = data;
  const own = { nama_barang, kadar_cetak, size, finishing, kode_intern, tag_id, foto };
  return { kode_barcode, sidik, ...own, ...change };
}

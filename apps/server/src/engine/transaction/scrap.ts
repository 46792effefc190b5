/** What destroying goods of any kind names: where the scrap goes, and why. Pure. */
import { GUDANG_HANCUR } from '@kencana/contract/master/gudang';
import { ref, type Ref } from './ref.ts';

/** A warehouse that takes scrap, and a condition. */
export function scrapRefs(input: {
  readonly kode_gudang: string;
  readonly kondisi: string;
}): Ref[] {
  return [
    ref('gudang', input.kode_gudang, 'kode_gudang', ({ jenis_gudang }) =>
      GUDANG_HANCUR.includes(jenis_gudang),
    ),
    ref('kondisi-barang', input.kondisi, 'kondisi'),
  ];
}

/** Calls of weighing trays (spec 1 §7); kode_toko is the wire's word for the tray. */
import type { z } from 'zod';
import type {
  beratTimbangInput,
  mulaiTimbangInput,
  resetTimbangInput,
} from '../transaction/timbang-input.ts';

/** A tray that is being weighed; decimal grams. Until it is weighed, selisih is −total. */
export interface TimbangRow {
  readonly kode_gudang: string;
  readonly kode_toko: string;
  readonly kode_baki: string;
  readonly nama_baki: string;
  readonly qty: number;
  readonly berat: number;
  readonly berat_baki: number;
  readonly berat_plastik: number;
  readonly berat_atribut: number;
  readonly berat_bandrol: number;
  readonly total: number;
  readonly berat_timbang: number | null;
  readonly selisih: number;
  readonly sumber: '' | 'TANGAN' | 'TIMBANGAN';
  readonly keterangan: string;
  readonly mulai_by: string;
  readonly mulai_at: string;
  readonly ditimbang_by: string;
  readonly ditimbang_at: string | null;
}

/** What saving answers; decimal grams. */
export interface TimbangSaved {
  readonly no_timbang: string;
  readonly detail: readonly Omit<
    TimbangRow,
    'mulai_by' | 'mulai_at' | 'ditimbang_at' | 'nama_baki' | 'kode_toko'
  >[];
}

interface Trays {
  readonly data: readonly TimbangRow[];
  readonly beside: { readonly data_timbang: readonly TimbangRow[] };
}

export interface TimbangCalls {
  'GET timbang-baki': Trays;
  'POST timbang-baki/start': Trays & { readonly body: z.input<typeof mulaiTimbangInput> };
  'POST timbang-baki/timbang': Trays & { readonly body: z.input<typeof beratTimbangInput> };
  'POST timbang-baki/reset': Trays & { readonly body: z.input<typeof resetTimbangInput> };
}

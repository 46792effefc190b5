/**
 * What the closing calls answer: the state before closing, and a closed day (docs/domain.md §9).
 */
import type { Jumlah } from '@kencana/rules/jumlah';
import type { Kadar } from '@kencana/rules/kadar';
import type { Tanggal } from '@kencana/rules/tanggal';

export interface DayStatus {
  /** The business date that would be closed. */
  readonly tgl_system: Tanggal;
  /** Calendar date at the shop. */
  readonly hari_ini: Tanggal;
  /** Days that the business date is behind the calendar; negative when it is already tomorrow. */
  readonly tertinggal: number;
  readonly hambatan: readonly {
    readonly jenis: 'belum-validasi';
    readonly no_dokumen: string;
    readonly kind: string;
  }[];
  readonly peringatan: readonly { readonly jenis: 'tertinggal'; readonly hari: number }[];
  /** Trays with goods that were not weighed on the business date. */
  readonly belum_timbang: readonly string[];
  /** Closing waits for them (TUTUP_WAJIB_TIMBANG). */
  readonly wajib_timbang: boolean;
  readonly kas_sistem: Jumlah;
}

/** Weights in milligrams. */
export interface DaySummary {
  readonly dokumen: readonly {
    readonly kind: string;
    readonly jumlah: number;
    readonly batal: number;
    readonly total: Jumlah;
  }[];
  readonly kas: readonly {
    readonly akun: string;
    readonly awal: Jumlah;
    readonly masuk: Jumlah;
    readonly keluar: Jumlah;
    readonly akhir: Jumlah;
  }[];
  readonly kategori: readonly {
    readonly akun: string;
    readonly kategori: string;
    readonly masuk: Jumlah;
    readonly keluar: Jumlah;
  }[];
  readonly stok?: readonly {
    readonly kode_gudang: string;
    readonly awal_qty: Jumlah;
    readonly awal_berat: Jumlah;
    readonly akhir_qty: Jumlah;
    readonly akhir_berat: Jumlah;
  }[];
  /** Left out by days that were closed before purities were told. */
  readonly kadar?: readonly KadarSummary[];
}

/**
 * The day's goods of one purity, pieces and milligrams. Label and group as Master Kadar EOD had
 * them on the day; '' where it says nothing of the purity.
 */
export interface KadarSummary {
  /** Hundredths of a per cent. */
  readonly kadar: Kadar;
  readonly label: string;
  readonly kelompok: string;
  readonly awal_qty: Jumlah;
  readonly awal_berat: Jumlah;
  readonly awal_murni: Jumlah;
  /** Added, and moved in. */
  readonly masuk_berat: Jumlah;
  readonly beli_berat: Jumlah;
  readonly jual_berat: Jumlah;
  /** Moved out, destroyed, lost in the wash. */
  readonly keluar_berat: Jumlah;
  readonly akhir_qty: Jumlah;
  readonly akhir_berat: Jumlah;
  readonly akhir_murni: Jumlah;
}

export interface ClosedDay {
  readonly tgl_system: string;
  readonly closed_by: string;
  readonly closed_at: string;
  readonly uang_fisik: readonly { readonly pecahan: number; readonly lembar: number }[];
  readonly fisik: number;
  readonly sistem: Jumlah;
  readonly selisih: Jumlah;
  readonly alasan: string;
  readonly ringkasan: DaySummary;
}

/** What closing answers. */
export interface DayClosed {
  /** The new business date. */
  readonly tgl_system: Tanggal;
  /** The last day that was closed. */
  readonly tgl_ditutup: Tanggal;
  readonly ringkasan: DaySummary & {
    readonly fisik: Jumlah;
    readonly sistem: Jumlah;
    readonly selisih: Jumlah;
  };
  /** Report of the day that was counted: for its closer, who may not read earlier days. */
  readonly laporan: ClosedDay | undefined;
}

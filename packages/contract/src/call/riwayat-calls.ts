/** A piece's life: itself, what it became, and its events; grams decimal, rupiah whole. */

/** The piece as it is today. */
export interface LifePiece {
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kode_jenis: string;
  readonly kode_gudang: string;
  readonly kode_baki: string;
  readonly kode_intern: string;
  readonly tag_id: string | null;
  readonly size: string;
  readonly berat: number;
  readonly berat_asli: number;
  readonly murni: number;
  readonly kadar: number;
  readonly kadar_cetak: string;
  readonly harga_jual: number;
  readonly ongkos: number;
  readonly status: string;
  /** `files/<id>`, '' without a photo. */
  readonly foto: string;
  readonly tgl_system: string;
  readonly input_by: string;
  /** Left out for whoever may not see cost. */
  readonly harga_beli?: number;
  readonly kode_supplier?: string;
  readonly no_faktur_supplier?: string;
  readonly konsinyasi?: boolean;
}

/** A lot of gold without barcode that the piece became, and the grams that are left of it. */
export interface LifeLot {
  readonly no_lot: string;
  /** BELI, HANCUR or CUCI. */
  readonly asal: string;
  readonly kode_gudang: string;
  readonly berat: number;
  readonly tgl_system: string;
}

/** A value of the piece that a document changed. */
export interface LifeChange {
  readonly kolom: string;
  readonly sebelum: string | number;
  readonly sesudah: string | number;
}

/** What one event of a document did to it. */
export interface LifeEvent {
  /** ISO 8601 instant. */
  readonly waktu: string;
  readonly tgl_system: string;
  readonly kind: string;
  readonly peristiwa: string;
  readonly oleh: string;
  /** '' with its route for whoever may not open it; then it tells no price and no names either. */
  readonly no_dokumen: string;
  readonly route: string;
  /** The lot that it is about once the piece has none of its own any more. */
  readonly no_lot: string;
  /** Warehouse and tray, '' where it came from outside or went there. */
  readonly dari: string;
  readonly ke: string;
  readonly status_dari: string;
  readonly status_ke: string;
  readonly berat: number;
  readonly kadar: number;
  readonly murni: number;
  /** Left out for whoever may not see cost. */
  readonly modal?: number;
  /** What was paid for it, 0 where nothing was. */
  readonly harga: number;
  readonly perubahan: readonly LifeChange[];
  readonly customer: string;
  readonly keterangan: string;
  readonly otorisasi: readonly { readonly approver: string; readonly kategori: string }[];
}

export interface PieceLife {
  readonly barang: LifePiece;
  readonly lot: readonly LifeLot[];
  readonly peristiwa: readonly LifeEvent[];
}

export interface RiwayatCalls {
  'GET barang/riwayat/:kode_barcode': { data: PieceLife };
}

/** A shop as `tokos/get/all` answers it, and its own setting (`toko/setting`). */

export interface ShopCard {
  readonly kode_toko: string;
  readonly nama_toko: string;
  readonly alamat_toko: string;
  readonly portal: string;
  readonly tipe_toko: 'PUSAT' | 'CABANG';
  readonly npwp: string;
  readonly no_hp: string;
  readonly zona_waktu: string;
  /** yyyy-MM-dd */
  readonly tgl_system: string;
  readonly aktif: boolean;
}

/** Time zones of Indonesia. */
export type ZonaWaktu = 'Asia/Jakarta' | 'Asia/Makassar' | 'Asia/Jayapura';

/** What toko/setting answers and takes. */
export interface ShopSetting {
  readonly nama_toko: string;
  readonly alamat_toko: string;
  readonly no_hp: string;
  readonly npwp: string;
  readonly zona_waktu: ZonaWaktu;
  /** `files/<id>`, '' without one. */
  readonly logo: string;
}

/** A shop as `tokos/get/all` answers it. */
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

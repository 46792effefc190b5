/** What Cek Kupon answers about a coupon: its terms in wire units, whether it counts, its uses. */

/** BERLAKU counts today; BELUM and LEWAT by date; HABIS by quota; MATI is switched off. */
export type KuponStatus = 'BERLAKU' | 'BELUM' | 'LEWAT' | 'HABIS' | 'MATI';

/** A sale that used the coupon. */
export interface KuponPakai {
  readonly no_faktur_group: string;
  readonly tgl_system: string;
  readonly kode_member: string;
  readonly nama_customer: string;
  readonly jumlah_rp: number;
}

export interface CekKupon {
  readonly kode_kupon: string;
  readonly nama_kupon: string;
  readonly tgl_dari: string;
  readonly tgl_sampai: string;
  /** VOUCHER pays its whole value once, the others take something off. */
  readonly tipe_kupon: 'RP' | 'PERSEN' | 'VOUCHER';
  /** Rupiah, or decimal per cent. */
  readonly nilai: number;
  readonly minimal_rp: number;
  readonly kuota: number;
  /** 0 is without limit. */
  readonly maks_member: number;
  readonly detail_jenis: readonly string[];
  readonly detail_group: readonly string[];
  readonly dipakai: number;
  readonly sisa: number;
  readonly status: KuponStatus;
  /** The last uses, newest first. */
  readonly pemakaian: readonly KuponPakai[];
}

/** The public catalogue of a shop as `katalog-publik/:kode_toko` answers it. */

export interface Block {
  readonly kode_banner?: string;
  readonly kode_info?: string;
  readonly title: string;
  readonly sub_title: string;
  readonly info: string;
  readonly sub_info: string;
  readonly deskripsi: string;
  readonly url_pendukung: string;
  readonly nama_tombol: string;
  readonly gambar_path: string;
}

export interface Item {
  readonly kode_barang: string;
  readonly nama_barang: string;
  /** Decimal grams. */
  readonly berat: number;
  /** Whole rupiah. */
  readonly harga_jual: number;
  readonly kode_kategori: string;
  readonly direct_url: string;
  /** Banners and info blocks that belong to it, by their codes; one may be gone from the page. */
  readonly kode_banner: readonly string[];
  readonly kode_info: readonly string[];
  readonly gambar_path: readonly string[];
  readonly hashtag_kadar: readonly string[];
  readonly hashtag_jenis: readonly string[];
  readonly hashtag_lm: readonly string[];
}

export interface PriceList {
  readonly kode_harga_app: string;
  readonly nama_harga_app: string;
  readonly detail: readonly {
    readonly kode_group: string;
    readonly nama_group: string;
    /** Decimal per cent. */
    readonly kadar: number;
    readonly harga: number;
    readonly description: string;
  }[];
}

/** An opening slide; MEMBER greets who is logged in to the app, the others every guest. */
export interface Slide {
  readonly kode: string;
  readonly name: string;
  /** Address of its image, empty without one. */
  readonly url: string;
  readonly text: string;
  /** Where the text stands on the image. */
  readonly position: 'top' | 'bottom';
}

export interface Katalog {
  readonly toko: {
    readonly kode_toko: string;
    readonly nama_toko: string;
    readonly alamat_toko: string;
  };
  readonly banner: readonly Block[];
  readonly info: readonly Block[];
  readonly kategori: readonly {
    readonly kode_kategori: string;
    readonly nama_kategori: string;
    readonly warna: string;
    readonly gambar_path: string;
  }[];
  readonly item: readonly Item[];
  readonly harga: readonly PriceList[];
  readonly hadiah: readonly {
    readonly kode_hadiah: string;
    readonly nama_hadiah: string;
    readonly info: string;
    readonly sub_info: string;
    readonly deskripsi: string;
    readonly point: number;
    readonly gambar_path: string;
  }[];
  readonly kontak: readonly {
    readonly kode_admin: string;
    readonly nama_admin: string;
    readonly no_hp: string;
  }[];
  readonly splash: readonly Slide[];
}

/**
 * The demo's catalogue: categories, banners, info blocks and items, with pictures drawn here rather
 * than shipped.
 */
import sharp from 'sharp';

const GOLD = ['#f6d365', '#d4a017', '#b8860b'] as const;

/** A drawn picture as a data URL: a ring or band on a coloured ground, with a title. */
async function picture(title: string, ground: string, shape: 'ring' | 'band'): Promise<string> {
  const jewel =
    shape === 'ring'
      ? `<circle cx="360" cy="300" r="150" fill="none" stroke="url(#g)" stroke-width="38"/>
         <path d="M360 90 l44 44 l-44 52 l-44 -52 z" fill="#e8f6ff" stroke="#9cc"/>`
      : `<path d="M90 330 q270 -190 540 0" fill="none" stroke="url(#g)" stroke-width="26"
           stroke-dasharray="34 10"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="600">
    <defs><linearGradient id="g">
    <stop offset="0" stop-color="${GOLD[0]}"/><stop offset=".5" stop-color="${GOLD[1]}"/><stop
      offset="1" stop-color="${GOLD[2]}"/>
    </linearGradient></defs><rect width="720" height="600" fill="${ground}"/>${jewel}
    <text x="360" y="550" font-family="sans-serif" font-size="44" fill="#fff"
      text-anchor="middle">${title}</text></svg>`;
  const bytes = await sharp(Buffer.from(svg)).jpeg({ quality: 70 }).toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}

const block = (title: string, info: string) => ({
  title,
  sub_title: 'Toko Emas Kencana',
  info,
  sub_info: 'Berlaku di semua cabang',
  deskripsi: 'Tanyakan di toko atau lewat WhatsApp.',
  url_pendukung: 'https://example.com/kencana',
  nama_tombol: 'Lihat',
});

/** Sends the catalogue through its calls. `post` answers the created row. */
export async function loadCatalogue(
  post: (path: string, body: object) => Promise<Record<string, unknown>>,
): Promise<void> {
  const categories = [
    ['CINCIN', 'Cincin', '#1b5e4a'],
    ['GELANG', 'Gelang', '#5d4037'],
    ['KALUNG', 'Kalung', '#37474f'],
    ['ANTING', 'Anting', '#6a1b4d'],
  ] as const;
  for (const [kode_kategori, nama_kategori, warna] of categories) {
    const gambar_path = await picture(nama_kategori, warna, 'ring');
    await post('app/kategori-katalog', {
      kode_kategori,
      nama_kategori,
      warna,
      gambar_path,
      gambar_name: `${kode_kategori}.jpg`,
    });
  }
  const banner = await post('app/banner-katalog', {
    ...block('Koleksi Lebaran', 'Ongkos lebih ringan untuk cincin dan gelang'),
    gambar_path: await picture('Koleksi Lebaran', '#123f33', 'band'),
    gambar_name: 'lebaran.jpg',
  });
  const info = await post('app/info-katalog', {
    ...block('Cara Merawat Emas', 'Simpan terpisah dan cuci dengan air hangat'),
    gambar_path: await picture('Merawat Emas', '#4e342e', 'band'),
    gambar_name: 'merawat.jpg',
  });
  const items = [
    ['Cincin Polos 18K', 'CINCIN', 3.5, 6_765_000, '#1b5e4a', 'ring'],
    ['Cincin Kawin Sepasang', 'CINCIN', 6.2, 12_090_000, '#0d4f43', 'ring'],
    ['Gelang Keroncong 70', 'GELANG', 10, 17_850_000, '#5d4037', 'band'],
    ['Kalung Italia 18K', 'KALUNG', 5.05, 9_770_000, '#37474f', 'band'],
    ['Anting Jurai 22K', 'ANTING', 2.4, 5_560_000, '#6a1b4d', 'ring'],
  ] as const;
  for (const [nama_barang, kode_kategori, berat, harga_jual, ground, shape] of items) {
    await post('app/item-katalog', {
      nama_barang,
      kode_kategori,
      berat,
      harga_jual,
      direct_url: 'https://example.com/kencana/katalog',
      kode_banner: [banner['kode_banner']],
      kode_info: [info['kode_info']],
      hashtag_kadar: ['emas'],
      hashtag_jenis: [kode_kategori.toLowerCase()],
      hashtag_lm: [],
      gambar_path: [await picture(nama_barang, ground, shape)],
      gambar_name: [`${kode_kategori.toLowerCase()}.jpg`],
    });
  }
  await loadPrices(post);
}

async function loadPrices(post: (path: string, body: object) => Promise<unknown>): Promise<void> {
  await post('app/harga', {
    kode_harga_app: 'RITEL',
    nama_harga_app: 'Harga Ritel',
    detail_group: ['ET', 'MT', 'GD'],
  });
  await post('app/member/group-description', {
    kode_group: 'MT',
    description: 'Emas 18 karat, warna kuning, putih dan merah',
  });
  await post('app/member/admin-chat', { nama_admin: 'Siti', no_hp: '081200030001' });
  await post('app/member/list-gift', {
    nama_hadiah: 'Payung Kencana',
    info: 'Selama persediaan ada',
    sub_info: 'Ambil di toko',
    point: 50,
    gambar_path: await picture('Payung Kencana', '#123f33', 'ring'),
    gambar_name: 'payung.jpg',
  });
}

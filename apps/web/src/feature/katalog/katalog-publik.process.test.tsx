/** The public page draws what its call answers: every text, picture, link and code of it. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Katalog } from '@kencana/contract/katalog';
import { KatalogWhole } from './katalog-publik.tsx';

// Session and language are looked up there as soon as they are loaded.
vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => null }));
vi.mock('../../platform/i18n.ts', () => ({
  useT: () => (key: string, data?: object) => [key, ...Object.values(data ?? {})].join(' '),
}));

const block = (name: string) => ({
  title: `${name} judul`,
  sub_title: `${name} bawah judul`,
  info: `${name} info`,
  sub_info: `${name} bawah info`,
  deskripsi: `${name} deskripsi`,
  url_pendukung: `https://toko.id/${name}`,
  nama_tombol: `${name} tombol`,
  gambar_path: `files/${name}`,
});

const KATALOG: Katalog = {
  toko: { kode_toko: 'JKT1', nama_toko: 'Toko Satu', alamat_toko: 'Jalan Emas' },
  banner: [{ kode_banner: 'BN1', ...block('banner') }],
  info: [{ kode_info: 'IN1', ...block('info') }],
  kategori: [
    { kode_kategori: 'K', nama_kategori: 'Cincin', warna: '#AB12CD', gambar_path: 'files/k' },
  ],
  item: [
    {
      kode_barang: 'IT1',
      nama_barang: 'Cincin Polos',
      berat: 3.25,
      harga_jual: 4_500_000,
      kode_kategori: 'K',
      direct_url: 'https://toko.id/cincin',
      kode_banner: ['BN1', 'GONE'],
      kode_info: ['IN1'],
      gambar_path: ['files/it'],
      hashtag_kadar: ['18K'],
      hashtag_jenis: ['cincin'],
      hashtag_lm: ['antam'],
    },
  ],
  harga: [
    {
      kode_harga_app: 'H1',
      nama_harga_app: 'Ritel',
      detail: [
        {
          kode_group: 'MT',
          nama_group: 'Emas Tua',
          kadar: 75,
          harga: 1_500_000,
          description: 'Tua',
        },
      ],
    },
  ],
  hadiah: [
    {
      kode_hadiah: 'HD1',
      nama_hadiah: 'Payung',
      info: 'selama ada',
      sub_info: 'ambil di toko',
      deskripsi: 'warna merah',
      point: 57,
      gambar_path: 'files/hd',
    },
  ],
  kontak: [{ kode_admin: 'AD1', nama_admin: 'Siti', no_hp: '081200030001' }],
  splash: [
    { kode: 'GUEST1', name: 'guest 1', url: 'files/g1', text: 'Selamat datang', position: 'top' },
    { kode: 'MEMBER', name: 'member', url: 'files/m', text: 'Halo member', position: 'bottom' },
  ],
};

const drawn = renderToStaticMarkup(<KatalogWhole katalog={KATALOG} />);

test.each([
  ['banner', ...Object.values(block('banner')), 'id="BN1"'],
  ['info', ...Object.values(block('info')), 'id="IN1"'],
  ['kategori', 'Cincin</button>', '#AB12CD', 'files/k"'],
  ['item', 'Cincin Polos', '3.250', '4,500,000', 'https://toko.id/cincin', 'files/it'],
  ['item’s hashtags', '#18K #cincin #antam'],
  ['item’s banner and info', 'href="#BN1">banner judul', 'href="#IN1">info judul'],
  ['harga', 'Ritel', 'Emas Tua (75%)', '1,500,000', '<small>Tua'],
  ['hadiah', 'Payung', 'selama ada', 'ambil di toko', 'warna merah', '57', 'files/hd'],
  ['kontak', 'wa.me/6281200030001', 'Siti · 081200030001'],
  ['splash', 'files/g1', 'Selamat datang', 'data-position="top"'],
])('%s', (_part, ...texts) => {
  expect(texts.filter((text) => !drawn.includes(text))).toEqual([]);
});

test('no way leads to a banner that is not there, and no guest is greeted as a member', () => {
  expect(drawn).not.toMatch(/GONE|Halo member/);
});

test('what was left empty is not drawn', () => {
  const empty = { ...block('banner'), kode_banner: 'BN1', sub_title: ' ', deskripsi: ' ' };
  const page = { ...KATALOG, banner: [empty], splash: [] };
  const bare = renderToStaticMarkup(<KatalogWhole katalog={page} />);
  expect(bare).not.toMatch(/<p>\s*<\/p>|katalog-buka/);
});

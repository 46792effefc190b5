/** The items of the public catalogue, filtered by category, with the ways to their banners. */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatGramUnit, gramToMg } from '@kencana/rules/gram';
import { formatRupiah, rupiah } from '@kencana/rules/rupiah';
import { useT } from '../../platform/i18n.ts';
import type { Block, Item, Katalog } from '@kencana/contract/katalog';
import { publicImage, safeLink } from './katalog-data.ts';

export interface ItemGridProps {
  readonly items: readonly Item[];
  readonly categories: Katalog['kategori'];
  /** Banners and info blocks of the page, by their codes. */
  readonly blocks: ReadonlyMap<string, Block>;
}

export function ItemGrid({ items, categories, blocks }: ItemGridProps): ReactNode {
  const t = useT();
  const [chosen, setChosen] = useState('');
  const shown = items.filter((item) => chosen === '' || item.kode_kategori === chosen);
  return (
    <section>
      <h2>{t('katalog.koleksi')}</h2>
      <div className="katalog-pilih">
        <button type="button" aria-pressed={chosen === ''} onClick={() => setChosen('')}>
          {t('katalog.semua')}
        </button>
        {categories.map((category) => (
          <button
            key={category.kode_kategori}
            type="button"
            aria-pressed={chosen === category.kode_kategori}
            style={{ borderColor: category.warna }}
            onClick={() => setChosen(category.kode_kategori)}
          >
            <img src={publicImage(category.gambar_path)} alt="" />
            {category.nama_kategori}
          </button>
        ))}
      </div>
      {shown.length === 0 ? <p>{t('katalog.kosong')}</p> : null}
      <div className="katalog-grid">
        {shown.map((item) => (
          <ItemCard key={item.kode_barang} item={item} blocks={blocks} />
        ))}
      </div>
    </section>
  );
}

function ItemCard(props: { item: Item; blocks: ItemGridProps['blocks'] }): ReactNode {
  const { item, blocks } = props;
  const t = useT();
  const image = item.gambar_path[0];
  const tags = [...item.hashtag_kadar, ...item.hashtag_jenis, ...item.hashtag_lm];
  const link = safeLink(item.direct_url);
  const about = [...item.kode_banner, ...item.kode_info].filter((kode) => blocks.has(kode));
  return (
    <article>
      {image === undefined ? null : (
        <img src={publicImage(image)} alt={item.nama_barang} loading="lazy" />
      )}
      <h3>{item.nama_barang}</h3>
      <p>
        {`${formatGramUnit(gramToMg(item.berat))} · `}
        <strong>{formatRupiah(rupiah(item.harga_jual))}</strong>
      </p>
      <p className="katalog-tag">{tags.map((tag) => `#${tag}`).join(' ')}</p>
      {about.map((kode) => (
        <p key={kode}>
          <a href={`#${kode}`}>{blocks.get(kode)?.title}</a>
        </p>
      ))}
      {link === undefined ? null : (
        <a href={link} rel="noopener noreferrer">
          {t('katalog.detail')}
        </a>
      )}
    </article>
  );
}

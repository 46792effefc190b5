/** The items of the public catalogue, filtered by category. */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatGramUnit, gramToMg } from '@kencana/rules/gram';
import { formatRupiah, rupiah } from '@kencana/rules/rupiah';
import { useT } from '../../platform/i18n.ts';
import type { Item, Katalog } from '@kencana/contract/katalog';
import { publicImage, safeLink } from './katalog-data.ts';

export interface ItemGridProps {
  readonly items: readonly Item[];
  readonly categories: Katalog['kategori'];
}

export function ItemGrid({ items, categories }: ItemGridProps): ReactNode {
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
          <ItemCard key={item.kode_barang} item={item} />
        ))}
      </div>
    </section>
  );
}

function ItemCard({ item }: { item: Item }): ReactNode {
  const t = useT();
  const image = item.gambar_path[0];
  const tags = [...item.hashtag_kadar, ...item.hashtag_jenis, ...item.hashtag_lm];
  const link = safeLink(item.direct_url);
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
      {link === undefined ? null : (
        <a href={link} rel="noopener noreferrer">
          {t('katalog.detail')}
        </a>
      )}
    </article>
  );
}

/**
 * The public catalogue of a shop: opening slides, banners, categories, items with prices, price
 * lists, gifts and contacts, each with all that the shop wrote of it. Everybody may open it; it
 * knows no session and loads only its own texts.
 */
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { formatRupiah, rupiah } from '@kencana/rules/rupiah';
import { loadAreaTexts, useT } from '../../platform/i18n.ts';
import type { Block, Katalog } from '@kencana/contract/katalog';
import { publicImage, readKatalog, safeLink, said, whatsapp } from './katalog-data.ts';
import { ItemGrid } from './katalog-item.tsx';
import './katalog-publik.css';

const TOLD = {
  memuat: 'shell.memuat',
  kosong: 'katalog.tidak_ada',
  gagal: 'shell.request-gagal',
} as const;

type State = Katalog | keyof typeof TOLD;

export function KatalogPublik(): ReactNode {
  const t = useT();
  const [state, setState] = useState<State>('memuat');
  useEffect(() => {
    const kode = decodeURIComponent(location.pathname.split('/')[2] ?? '').toUpperCase();
    void Promise.all([readKatalog(kode), loadAreaTexts('katalog')])
      .then(([katalog]) => setState(katalog ?? 'kosong'))
      .catch(() => setState('gagal'));
  }, []);
  if (typeof state !== 'string') return <KatalogWhole katalog={state} />;
  return <main className="katalog">{t(TOLD[state])}</main>;
}

/** The page of a catalogue that was read. */
export function KatalogWhole({ katalog }: { katalog: Katalog }): ReactNode {
  const t = useT();
  const { toko, banner, info, harga, hadiah, kontak } = katalog;
  const blocks = new Map([...banner, ...info].map((block) => [codeOf(block), block]));
  useEffect(() => {
    document.title = t('katalog.judul', { toko: toko.nama_toko });
  }, [t, toko.nama_toko]);
  return (
    <main className="katalog">
      <header>
        <h1>{toko.nama_toko}</h1>
        <p>{toko.alamat_toko}</p>
      </header>
      <Opening katalog={katalog} />
      {banner.length === 0 ? null : (
        <div className="katalog-banner">
          {banner.map((block) => (
            <BlockCard key={codeOf(block)} block={block} />
          ))}
        </div>
      )}
      <ItemGrid items={katalog.item} categories={katalog.kategori} blocks={blocks} />
      <PriceLists lists={harga} />
      {info.length === 0 ? null : (
        <section>
          <h2>{t('katalog.info')}</h2>
          <div className="katalog-grid">
            {info.map((block) => (
              <BlockCard key={codeOf(block)} block={block} />
            ))}
          </div>
        </section>
      )}
      <Gifts gifts={hadiah} />
      {kontak.length === 0 ? null : (
        <section>
          <h2>{t('katalog.kontak')}</h2>
          {kontak.map((admin) => (
            <p key={admin.kode_admin}>
              <a href={whatsapp(admin.no_hp)} rel="noopener noreferrer">
                {admin.nama_admin} · {admin.no_hp}
              </a>
            </p>
          ))}
        </section>
      )}
    </main>
  );
}

/** The slides for guests; the member's is for the app, where somebody is logged in. */
function Opening({ katalog: { toko, splash } }: { katalog: Katalog }): ReactNode {
  const slides = splash.filter((slide) => slide.kode !== 'MEMBER');
  if (slides.length === 0) return null;
  return (
    <div className="katalog-buka" role="group" aria-label={toko.nama_toko} tabIndex={0}>
      {slides.map(({ kode, url, text, position }) => (
        <figure key={kode} data-position={position}>
          {url === '' ? null : <img src={publicImage(url)} alt="" />}
          <figcaption>{text}</figcaption>
        </figure>
      ))}
    </div>
  );
}

function PriceLists({ lists }: { lists: Katalog['harga'] }): ReactNode {
  const t = useT();
  return lists.map((list) => (
    <section key={list.kode_harga_app}>
      <h2>{list.nama_harga_app}</h2>
      <table>
        <tbody>
          {list.detail.map((row) => (
            <tr key={row.kode_group}>
              <th scope="row">
                {row.nama_group} ({row.kadar}%)<small>{row.description}</small>
              </th>
              <td>
                {formatRupiah(rupiah(row.harga))} {t('katalog.per_gram')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ));
}

function Gifts({ gifts }: { gifts: Katalog['hadiah'] }): ReactNode {
  const t = useT();
  if (gifts.length === 0) return null;
  return (
    <section>
      <h2>{t('katalog.hadiah')}</h2>
      <div className="katalog-grid">
        {gifts.map((gift) => (
          <article key={gift.kode_hadiah}>
            <img src={publicImage(gift.gambar_path)} alt={gift.nama_hadiah} loading="lazy" />
            <h3>{gift.nama_hadiah}</h3>
            <p>
              <strong>{t('katalog.point', { jumlah: gift.point })}</strong>
            </p>
            <Lines texts={[gift.info, gift.sub_info, gift.deskripsi]} />
          </article>
        ))}
      </div>
    </section>
  );
}

function BlockCard({ block }: { block: Block }): ReactNode {
  const link = safeLink(block.url_pendukung);
  return (
    <article id={codeOf(block)}>
      <img src={publicImage(block.gambar_path)} alt={block.title} />
      <h3>{block.title}</h3>
      <Lines texts={[block.sub_title, block.info, block.sub_info, block.deskripsi]} />
      {link === undefined ? null : (
        <a href={link} rel="noopener noreferrer">
          {block.nama_tombol}
        </a>
      )}
    </article>
  );
}

function codeOf({ kode_banner, kode_info }: Block): string {
  return kode_banner ?? kode_info ?? '';
}

/** A paragraph of each text that says something; the one that stands first leads. */
function Lines({ texts }: { texts: readonly string[] }): ReactNode {
  const lines = texts.flatMap((text) => said(text) ?? []);
  return lines.map((line, index) => (
    <p key={`${index} ${line}`} className={index === 0 ? undefined : 'katalog-lanjut'}>
      {line}
    </p>
  ));
}

/** One piece of news for owners as a sentence in the reader's language. */
import { NEWS_LABELS, toldChanges } from '@kencana/contract/kabar-pemilik';
import type { OwnerNews } from '@kencana/contract/kabar-pemilik';
import type { MessageKey } from '@kencana/messages/key';
import type { Translate } from './i18n.ts';

/** The news as a sentence; `home` is the reader's own shop, another one is named in front. */
export function newsSentence(t: Translate, news: OwnerNews, home: string): string {
  const isi = Object.entries(news.isi).map(([name, value]) => [
    name,
    NEWS_LABELS.includes(name) ? t(value as MessageKey) : value,
  ]);
  const said = t(`kabar.isi.${news.jenis}`, {
    oleh: news.oleh,
    ...Object.fromEntries(isi),
    perubahan: changesOf(t, news),
  });
  return news.kode_toko === home ? said : `${news.kode_toko}: ${said}`;
}

/** The changed fields of a master's row; a field that had or has nothing tells the other side. */
function changesOf(t: Translate, { isi }: OwnerNews): string {
  return toldChanges(isi['perubahan'])
    .map(({ label, sebelum, sesudah }) => {
      const both = sebelum !== '-' && sesudah !== '-';
      const one = sebelum === '-' ? sesudah : sebelum;
      return `${t(label)} ${both ? `${sebelum} → ${sesudah}` : one}`;
    })
    .join(', ');
}

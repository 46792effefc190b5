/** One piece of news for owners as a sentence in the reader's language. */
import { NEWS_LABELS, tellsSecond, toldChanges } from '@kencana/contract/kabar-pemilik';
import type { OwnerNews } from '@kencana/contract/kabar-pemilik';
import { settingDef, settingValueText } from '@kencana/contract/setting';
import type { MessageKey } from '@kencana/messages/key';
import type { Translate } from './i18n.ts';

/** The news as a sentence; `home` is the reader's own shop, another one is named in front. */
export function newsSentence(t: Translate, news: OwnerNews, home: string): string {
  const isi = Object.entries(withUnits(t, news)).map(([name, value]) => [
    name,
    NEWS_LABELS.includes(name) ? t(value as MessageKey) : value,
  ]);
  const filled = {
    oleh: news.oleh,
    ...Object.fromEntries(isi),
    perubahan: changesOf(t, news),
  };
  const said = agreedTo(t, news, t(`kabar.isi.${news.jenis}`, filled));
  return news.kode_toko === home ? said : `${news.kode_toko}: ${said}`;
}

/** What fills the sentence; values of a setting with their unit. */
function withUnits(t: Translate, { objek, isi }: OwnerNews): OwnerNews['isi'] {
  const [list, key = ''] = objek.split('/');
  const def = list === 'para-system' ? settingDef(key) : undefined;
  if (def === undefined) return isi;
  const shown = (value = ''): string => settingValueText(def, value, t);
  return { ...isi, sebelum: shown(isi['sebelum']), sesudah: shown(isi['sesudah']) };
}

/** With who agreed to what was done with an owner's account or a shop, or that nobody did. */
function agreedTo(t: Translate, { jenis, isi }: OwnerNews, kabar: string): string {
  const { penyetuju } = isi;
  if (!tellsSecond(jenis) || penyetuju === undefined) return kabar;
  return penyetuju === ''
    ? t('kabar.sendiri', { kabar })
    : t('kabar.disetujui', { kabar, penyetuju });
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

/**
 * The page behind the QR of a nota, `/nota/<link>`: genuine, cancelled or unknown, and the goods to
 * compare with the paper in one's hand. One piece of HTML without script. Pure but for the look-up.
 */
import { createHash } from 'node:crypto';
import type { Language } from '@kencana/messages/key';
import { formatGramUnit } from '@kencana/rules/gram';
import { formatRupiah, rupiah } from '@kencana/rules/rupiah';
import type { DocumentPaper } from '../../engine/print/document-paper.ts';
import { escapeHtml } from '../../engine/print/draw-html.ts';
import type { Page, PageReply } from '../../platform/http/page.ts';
import { translate } from '../../platform/http/text.ts';
import { findPublicNota, type PublicLine, type PublicNota } from './public-nota.query.ts';

const STYLE =
  ':root{color-scheme:light dark;--tepi:#d5d9d6;--kertas:#fff;--latar:#f3f5f3;--tinta:#1c2420}' +
  '@media(prefers-color-scheme:dark){:root{--tepi:#3a443e;--kertas:#1b211d;--latar:#111512;' +
  '--tinta:#e8ece9}}' +
  'body{margin:0;padding:16px;background:var(--latar);color:var(--tinta);' +
  'font:16px/1.5 system-ui,sans-serif}' +
  'main{max-width:34rem;margin:0 auto;background:var(--kertas);border:1px solid var(--tepi);' +
  'border-radius:10px;overflow:hidden}' +
  'header{padding:16px 20px;color:#fff;background:#55605a}header.asli{background:#14623f}' +
  'header.batal{background:#a02222}header.menunggu{background:#7a5500}' +
  'h1{margin:0;font-size:1.4rem}header p{margin:4px 0 0}section{padding:4px 20px 16px}' +
  'h2{font-size:1rem;margin:16px 0 4px}table{width:100%;border-collapse:collapse}' +
  'th,td{text-align:left;padding:6px 8px 6px 0;border-bottom:1px solid var(--tepi);' +
  'vertical-align:top}td.n,th.n{text-align:right;padding:6px 0 6px 18px;' +
  'font-variant-numeric:tabular-nums;white-space:nowrap}' +
  '.jumlah td{font-weight:700}.beli{display:block;font-weight:600;color:#b06a00}' +
  'small{display:block;opacity:.8}';

const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

/** A link: 24 characters, as the database draws them (migration 0023). */
const LINK = /^[A-Za-z0-9_-]{24}$/;

type Text = (key: string, data?: Record<string, unknown>) => string;

/** The page of every kind of document that is printed. */
export function notaPage(papers: readonly DocumentPaper[]): Page {
  return {
    prefix: '/nota/',
    pattern: LINK,
    draw: async (db, link, bahasa) => {
      const nota = await findPublicNota(db, papers, link);
      return nota === undefined ? unknownPage(bahasa) : knownPage(nota, bahasa);
    },
  };
}

function unknownPage(bahasa: Language): PageReply {
  const t = textsOf(bahasa);
  const body =
    `<header><h1>${t('nota.publik.tidak-dikenal')}</h1></header>` +
    `<section><p>${t('nota.publik.tidak-dikenal-isi')}</p></section>`;
  return { status: 404, html: document(bahasa, t, body), style: STYLE_HASH };
}

function knownPage(nota: PublicNota, bahasa: Language): PageReply {
  const t = textsOf(bahasa);
  const { keadaan, nama_toko, alamat_toko, tgl, batal_tgl } = nota;
  const facts = { toko: nama_toko, tgl, batal: batal_tgl ?? tgl };
  const kind = [t(nota.nama), nota.status && keadaan !== 'batal' ? t(nota.status) : ''];
  const body =
    `<header class="${keadaan}"><h1>${MARK[keadaan]} ${t(`nota.publik.${keadaan}`)}</h1>` +
    `<p>${kind.filter((part) => part !== '').join(' · ')} · ${escapeHtml(tgl)}</p></header>` +
    `<section><h2>${escapeHtml(nama_toko)}</h2><small>${escapeHtml(alamat_toko)}</small>` +
    `<p>${t(`nota.publik.${keadaan}-isi`, facts)}</p>` +
    amounts(t, nota) +
    nota.kelompok.map(({ judul, baris }) => table(t, t(judul), baris)).join('') +
    `<p><small>${t('nota.publik.catatan')}</small></p></section>`;
  return { status: 200, html: document(bahasa, t, body), style: STYLE_HASH };
}

/** Date and total, which a forged paper has otherwise; of goods held also what was paid. */
function amounts(t: Text, { tgl, total, dibayar, keadaan }: PublicNota): string {
  const open = dibayar === undefined || keadaan === 'batal' ? undefined : dibayar;
  const rows: [key: string, text: string][] = [
    ['nota.publik.tanggal', tgl],
    ['nota.publik.total', formatRupiah(total)],
  ];
  if (open !== undefined) {
    rows.push(['nota.publik.dibayar', formatRupiah(open)]);
    rows.push(['nota.publik.sisa', formatRupiah(rupiah(total - open))]);
  }
  const cells = rows.map(
    ([key, text]) =>
      `<tr><th scope="row">${t(key)}</th><td class="n">${escapeHtml(text)}</td></tr>`,
  );
  return `<table class="jumlah"><tbody>${cells.join('')}</tbody></table>`;
}

const MARK = { asli: '✓', batal: '✕', menunggu: '…' } as const;

function table(t: Text, title: string, lines: readonly PublicLine[]): string {
  const rows = lines.map(
    (line) =>
      `<tr><td>${escapeHtml(line.nama_barang)}` +
      (line.dibeli ? `<span class="beli">${t('nota.publik.dibeli-kembali')}</span>` : '') +
      `</td><td class="n">${escapeHtml(line.kadar)}</td>` +
      `<td class="n">${escapeHtml(formatGramUnit(line.berat))}</td></tr>`,
  );
  return (
    `<h2>${title}</h2><table><thead><tr><th scope="col">${t('print.nama-barang')}</th>` +
    `<th scope="col" class="n">${t('print.kadar')}</th>` +
    `<th scope="col" class="n">${t('nota.publik.berat')}</th></tr></thead>` +
    `<tbody>${rows.join('')}</tbody></table>`
  );
}

/** Sentences of the language, ready for HTML. */
function textsOf(bahasa: Language): Text {
  return (key, data) => escapeHtml(translate(bahasa, key, data));
}

const HTML_LANG: Readonly<Record<Language, string>> = {
  id: 'id',
  en: 'en',
  it: 'it',
  hk: 'zh-Hant',
  my: 'ms',
  jp: 'ja',
};

function document(bahasa: Language, t: Text, body: string): string {
  return (
    `<!doctype html>\n<html lang="${HTML_LANG[bahasa]}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    '<meta name="robots" content="noindex,nofollow,noarchive">' +
    `<title>${t('nota.publik.judul')}</title><style>${STYLE}</style></head>` +
    `<body><main>${body}</main></body></html>\n`
  );
}

/** A document as the text of a message: shop, number, goods, totals, thanks. Pure. */
import { formatGramUnit } from '@kencana/rules/gram';
import { formatRupiah } from '@kencana/rules/rupiah';
import type { NotaBaris, NotaData } from './nota-data.ts';

/** Plain text with WhatsApp's own bold for shop and total; no address, phone or name of anybody. */
export function waText(data: NotaData, t: (key: string) => string): string {
  const priced = data.tanpa_harga !== true;
  const goods = (line: NotaBaris, index: number): string => goodsText(line, index, priced);
  const taken = data.baris_beli.map(goods);
  const paragraphs = [
    [`*${data.toko.nama_toko}*`, data.judul, `${data.no_dokumen} · ${data.tgl}`],
    data.baris.map(goods),
    taken.length === 0 ? [] : [t('print.barang-tukar'), ...taken],
    priced ? [`*${t('print.total')} ${formatRupiah(data.total)}*`] : [],
    data.no_token === undefined ? [] : [`${t('print.cek-nota')}: ${data.no_token}`],
    [t('print.terima-kasih')],
  ];
  return paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

function goodsText(line: NotaBaris, index: number, priced: boolean): string {
  const what = `${line.nama_barang} (${line.kadar_cetak}) ${formatGramUnit(line.berat)}`;
  return `${index + 1}. ${what}${priced ? ` ${formatRupiah(line.harga_total)}` : ''}`;
}

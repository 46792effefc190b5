/**
 * What the shop pays for old gold, in one sentence whose figures add up: the price that it starts
 * from, the cuts, the rounding. Pure.
 */
import type { Quote } from '@kencana/contract/document/pembelian';
import { formatGramUnit, gramToMg } from '@kencana/rules/gram';
import { formatRupiah } from '@kencana/rules/rupiah';
import type { Translate } from '../../platform/i18n.ts';

/** What the sentence says of a valuation: grams, whole rupiah. */
export type Worth = Pick<
  Quote,
  | 'dasar'
  | 'berat'
  | 'berat_nota'
  | 'harga_nota'
  | 'potongan'
  | 'potongan_manual'
  | 'harga_beli'
  | 'harga_rata'
>;

const BASES = {
  NOTA: 'nota',
  PASAR: 'pasar',
  KATEGORI: 'kategori',
  PARAMETER: 'parameter',
} as const;

/** What is kept of a valuation for its sentence. */
export function worthOf(quote: Worth): Worth {
  const { dasar, berat, berat_nota, harga_nota } = quote;
  const { potongan, potongan_manual, harga_beli, harga_rata } = quote;
  return {
    dasar,
    berat,
    berat_nota,
    harga_nota,
    potongan,
    potongan_manual,
    harga_beli,
    harga_rata,
  };
}

/**
 * `Harga beli: nota Rp. 100 (1 gr) − potongan Rp. 1 + pembulatan Rp. 1 = Rp. 100 (Rp. 100 / gram)`.
 * `kode` is the chosen parameter harga beli, said where it is the price.
 */
export function worthSentence(t: Translate, worth: Worth, kode = ''): string {
  const { dasar, harga_nota, potongan, potongan_manual, harga_beli, harga_rata } = worth;
  const base = Object.hasOwn(BASES, dasar) ? BASES[dasar as keyof typeof BASES] : undefined;
  if (base === undefined) return t('pembelian.dasar.kosong');
  const bulat = harga_beli - Math.max(0, harga_nota - potongan - potongan_manual);
  const start = `${t(`pembelian.dasar.${base}`, { kode })} ${formatRupiah(harga_nota)}`;
  const parts = [
    `${start} (${weightText(t, worth)})`,
    potongan > 0 ? t('pembelian.kurang-potongan', { rp: formatRupiah(potongan) }) : '',
    potongan_manual > 0 ? t('pembelian.kurang-manual', { rp: formatRupiah(potongan_manual) }) : '',
    bulat > 0 ? t('pembelian.tambah-bulat', { rp: formatRupiah(bulat) }) : '',
    bulat < 0 ? t('pembelian.kurang-bulat', { rp: formatRupiah(-bulat) }) : '',
  ];
  return t('pembelian.hitung', {
    hitung: parts.filter((part) => part !== '').join(' '),
    beli: formatRupiah(harga_beli),
    gram: formatRupiah(harga_rata),
  });
}

/** The weight that the price is of; of a nota that weighs more, how much of it came back. */
function weightText(t: Translate, { dasar, berat, berat_nota }: Worth): string {
  if (dasar !== 'NOTA' || berat_nota === null) return gramText(berat);
  if (berat >= berat_nota) return gramText(berat_nota);
  return t('pembelian.sebagian-nota', { berat: gramText(berat), nota: gramText(berat_nota) });
}

function gramText(grams: number): string {
  return formatGramUnit(gramToMg(grams));
}

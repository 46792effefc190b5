/**
 * Samples of an order given back (spec 1 §2 "ambil-barang-contoh"): the customer's leave custody,
 * the shop's own are weighed and ready again in their trays. Pure but for `load`.
 */
import { changed } from '@kencana/contract/document/kept';
import { pesananDocument } from '@kencana/contract/document/pesanan';
import type { AmbilContohInput } from '@kencana/contract/transaction/pesanan';
import { say, saidGram } from '@kencana/contract/sentence';
import { formatGramUnit, mgToGram } from '@kencana/rules/gram';
import { percentToHundredths } from '@kencana/rules/persen';
import { selisihBerat } from '@kencana/rules/selisih-barang';
import type { HeldLine } from '../../engine/transaction/document.ts';
import type {
  ApprovalNeed,
  Base,
  EventDocument,
  EventKind,
  Problem,
} from '../../engine/transaction/kind.ts';
import { EMPTY_EVENT } from '../../engine/transaction/posting.ts';
import { reservePiece } from '../../engine/transaction/reserve.ts';
import { isOtherName, takerNeeds } from '../../engine/transaction/somebody-else.ts';
import { givenBack } from './contoh.ts';

type ContohFacts = Pick<EventDocument, 'doc' | 'lines' | 'pieces'>;

export const ambilContohEvent: EventKind<AmbilContohInput, ContohFacts> = {
  kind: 'pesanan',
  peristiwa: 'AMBIL CONTOH',
  dari: ['OPEN', 'DONE', 'FINISH'],
  pieces: (input, { lines }) => chosen(input, lines).flatMap((l) => l?.kode_barcode ?? []),
  load: async (_tx, _input, _base, { doc, lines, pieces }) => ({ doc, lines, pieces }),
  check: (input, facts) => [...checkSamples(input, facts), ...checkWeights(input, facts)],
  approval: (input, facts, base) => [
    ...needsOfGiving(input, facts, base),
    ...weightNeeds(input, facts, base),
  ],
  post: (input, { lines, pieces }, { tglSystem }) => {
    const { baris, penerima, keterangan, timbang } = input;
    const back = [...pieces.values()].map((piece) => reservePiece(piece, 'PINJAM', 'READY'));
    const rumus = { kembali_tgl: tglSystem, penerima, catatan_kembali: keterangan };
    return {
      ...EMPTY_EVENT,
      lines: baris.map((n) => {
        const weighed = timbang.find((one) => one.baris === n);
        const back = { ...rumus, ...(weighed && keptWeight(weighed)) };
        return { baris: n, hidup: false, rumus: changed(pesananDocument.lines[1].rumus, back) };
      }),
      pieces: back.map((b) => b.piece),
      stock: back.map((b) => b.row),
      custody: givenBack(chosen(input, lines).filter((l) => l !== undefined)),
    };
  },
};

/** The sample of each chosen number, undefined where there is none. */
function chosen({ baris }: AmbilContohInput, lines: readonly HeldLine[]): (HeldLine | undefined)[] {
  return baris.map((n) => lines.find((l) => l.baris === n && l.jenis_baris === 'CONTOH'));
}

type Weighed = AmbilContohInput['timbang'][number];

/** The weight as the line keeps it, in grams. */
function keptWeight({ berat, berat_manual }: Weighed) {
  return { berat_kembali: mgToGram(berat), berat_manual };
}

/** Each of the shop's own that comes back has one weight, and nothing else has. */
function checkWeights(input: AmbilContohInput, { doc, lines }: ContohFacts): Problem[] {
  const shops = chosen(input, lines).filter((l) => l !== undefined && l.kode_barcode !== null);
  const seen = new Set<number>();
  const wrong = input.timbang.flatMap(({ baris }, i): Problem[] => {
    const known = shops.some((l) => l?.baris === baris) && !seen.has(baris);
    seen.add(baris);
    const data = { baris, no: doc.no_dokumen };
    return known ? [] : [{ code: 'PESANAN_BARIS', data, field: `timbang.${i}.baris` }];
  });
  const missing = shops.find((l) => l !== undefined && !seen.has(l.baris));
  if (wrong.length > 0 || missing === undefined) return wrong;
  const data = { nama: `${missing.kode_barcode} ${missing.nama_barang}` };
  return [{ code: 'CONTOH_BELUM_DITIMBANG', data, field: 'timbang' }];
}

/** A piece of the shop that comes back lighter or heavier than it is (docs/decision/0036). */
function weightNeeds(
  { timbang }: AmbilContohInput,
  { doc, lines, pieces }: ContohFacts,
  { settings }: Base,
): ApprovalNeed[] {
  const most = percentToHundredths(settings.number('BATAS_SELISIH_BERAT_PERSEN'));
  return timbang.flatMap(({ baris, berat }): ApprovalNeed[] => {
    const code = lines.find((l) => l.baris === baris)?.kode_barcode ?? '';
    const piece = pieces.get(code);
    if (!piece || most >= 10_000 || selisihBerat(piece.berat_asli, berat) <= most) return [];
    const [sebelum, sesudah] = [piece.berat_asli, berat];
    const gram = { berat: saidGram(sesudah), keluar: saidGram(sebelum) };
    const about = { no: doc.no_dokumen, nama: `${code} ${piece.nama_barang}` };
    const uraian = say('minta.berat-contoh', { ...about, ...gram });
    return [{ kategori: 'BERAT CONTOH', uraian, satuan: 'GRAM', sebelum, sesudah }];
  });
}

/** The customer's own goods given to somebody whom the order does not name. */
function needsOfGiving(
  input: AmbilContohInput,
  { doc, lines }: ContohFacts,
  base: Base,
): ApprovalNeed[] {
  const own = chosen(input, lines).filter((l) => l !== undefined && l.kode_barcode === null);
  const other = own.length > 0 && isOtherName(doc.nama_customer, input.penerima);
  const names = own.flatMap((l) => (l ? [`${l.nama_barang} ${formatGramUnit(l.berat)}`] : []));
  const apa = say('minta.contoh-pesanan', { no: doc.no_dokumen, contoh: names });
  return takerNeeds(other, { apa, milik: doc, pengambil: input.penerima }, base);
}

function checkSamples(input: AmbilContohInput, { doc, lines, pieces }: ContohFacts): Problem[] {
  const seen = new Set<number>();
  return chosen(input, lines).flatMap((line, i): Problem[] => {
    const field = `baris.${i}`;
    const baris = input.baris[i] ?? 0;
    if (!line) return [{ code: 'PESANAN_BARIS', data: { baris, no: doc.no_dokumen }, field }];
    if (!line.hidup || seen.has(baris))
      return [{ code: 'CONTOH_SUDAH_DIAMBIL', data: { nama: line.nama_barang }, field }];
    seen.add(baris);
    const { kode_barcode } = line;
    const status = kode_barcode === null ? 'PINJAM' : pieces.get(kode_barcode)?.status;
    if (status === 'PINJAM') return [];
    return [{ code: 'BARANG_TIDAK_READY', data: { kode_barcode, status }, field }];
  });
}

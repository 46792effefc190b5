/**
 * Correcting a ready piece (KO, docs/decision/0062): out of the stock as it was, in as it is, on
 * the open day whatever day it came on, with a reason and one approval. What it costs otherwise
 * goes against Selisih stok. Pure but for `load`.
 */
import { sql } from 'kysely';
import { SAH } from '@kencana/contract/document/document-status';
import { kept } from '@kencana/contract/document/kept';
import { koreksiBarangDocument } from '@kencana/contract/document/koreksi-barang';
import { koreksiBarangEntry } from '@kencana/contract/document/koreksi-barang-entry';
import type { KoreksiInput } from '@kencana/contract/document/koreksi-barang-entry';
import { say, saidGram, saidPersen, saidRupiah } from '@kencana/contract/sentence';
import type { Said, Sentence } from '@kencana/contract/sentence';
import { formatGramUnit, mgToGram, milligram, notaGram } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import { hargaBerat } from '@kencana/rules/harga';
import { fineMg, kadarToPercent } from '@kencana/rules/kadar';
import type { Kadar } from '@kencana/rules/kadar';
import { rupiah } from '@kencana/rules/rupiah';
import { entryRefs } from '../../engine/document/entry-refs.ts';
import { SIAP_JUAL, akun } from '../../engine/transaction/account.ts';
import { duaSisi } from '../../engine/transaction/book.ts';
import { checkJenisGroup } from '../../engine/transaction/jenis-group.ts';
import type {
  ApprovalNeed,
  Base,
  Kind,
  Known,
  Pieces,
  Problem,
} from '../../engine/transaction/kind.ts';
import { goodsOf } from '../../engine/transaction/pieces.ts';
import type { Piece } from '../../engine/transaction/pieces.ts';
import { EMPTY_POSTING, NO_MONEY } from '../../engine/transaction/posting.ts';
import type { JournalLine, Posting } from '../../engine/transaction/posting.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { corrected } from './ganti-nilai.part.ts';
import { checkReady } from './ready.ts';
import { costNeeds, selisihNeeds } from './selisih.part.ts';

/** What a document changes of a piece beside what every kind knows of it. */
interface Attribute {
  readonly kadar_modal: Kadar;
  readonly nama_atribut: string;
  readonly berat_atribut: Milligram;
  readonly berat_plastik: Milligram;
}

type Whole = Piece & Attribute;

interface Facts {
  readonly pieces: Pieces;
  /** The piece with all of it; undefined for one that is not there. */
  readonly old: Whole | undefined;
  /** What it says of itself now, as `barang/koreksi` told it. */
  readonly sidik: string;
}

export const koreksiBarangKind: Kind<KoreksiInput, Facts> = {
  name: 'koreksi-barang',
  kode: 'KO',
  book: {
    peran: {
      PERSEDIAAN: duaSisi(SIAP_JUAL),
      'SELISIH STOK': duaSisi(akun('6-1780', 'SELISIH STOK', 'BEBAN')),
    },
  },
  pieces: ({ kode_barcode }) => [kode_barcode],
  refs: entryRefs(koreksiBarangEntry),
  load: loadKoreksi,
  check: checkKoreksi,
  approval: needsOf,
  post: postKoreksi,
};

/** The fingerprint of piece `b`: any change of it gives another one. */
export const SIDIK = sql`md5(to_jsonb(b)::text)`;

async function loadKoreksi(
  tx: Tx,
  { kode_barcode }: KoreksiInput,
  _base: Base,
  pieces: Pieces,
): Promise<Facts> {
  const row = await tx.row<Attribute & { readonly sidik: string }>(
    sql`select ${SIDIK} as sidik, b.kadar_modal, b.nama_atribut, b.berat_atribut, b.berat_plastik
        from barang b where b.kode_toko = ${tx.kodeToko} and b.kode_barcode = ${kode_barcode}`,
  );
  const piece = pieces.get(kode_barcode);
  if (row === undefined || piece === undefined) return { pieces, old: undefined, sidik: '' };
  const { sidik, ...attribute } = row;
  return { pieces, old: { ...piece, ...attribute }, sidik };
}

/** The piece as it is to be; the nota's weight in the shop's steps where it is another one. */
function nowOf(input: KoreksiInput, old: Whole, { refs, settings }: Known): Whole {
  const { kode_group, kode_jenis, kadar, kadar_cetak, berat_asli, harga_jual } = input;
  const { tipe_ongkos, ongkos, nama_atribut, berat_atribut, harga_atribut, berat_plastik } = input;
  const step = settings.number('PEMBULATAN_GRAM_MG');
  const group = kode_group === old.kode_group ? undefined : refs.row('group', kode_group);
  return {
    ...old,
    kode_group,
    kode_jenis,
    kadar,
    kadar_cetak,
    kadar_modal: group?.kadar_modal ?? old.kadar_modal,
    berat: input.berat === old.berat ? old.berat : notaGram(input.berat, step),
    berat_asli,
    murni: fineMg(berat_asli, kadar),
    harga_jual,
    harga_beli: input.harga_beli ?? old.harga_beli,
    tipe_ongkos,
    ongkos,
    nama_atribut,
    berat_atribut,
    harga_atribut,
    berat_plastik,
  };
}

function checkKoreksi(input: KoreksiInput, facts: Facts, base: Known): Problem[] {
  const { kode_barcode, sidik } = input;
  const [unready] = checkReady([kode_barcode], facts.pieces);
  if (unready !== undefined) return [{ ...unready, field: 'kode_barcode' }];
  const { old } = facts;
  if (old === undefined) return [{ code: 'BARANG_TIDAK_ADA', data: { kode_barcode } }];
  if (facts.sidik !== sidik) return [{ code: 'BARANG_SUDAH_DIUBAH', data: { kode_barcode } }];
  const now = nowOf(input, old, base);
  const problems = checkJenisGroup(input, base.refs, 'kode_jenis');
  if (now.berat === 0) {
    const data = { gram: formatGramUnit(input.berat) };
    problems.push({ code: 'BERAT_JADI_NOL', data, field: 'berat' });
  }
  if (now.konsinyasi && now.harga_beli === 0) {
    const data = { kode_group: now.kode_group };
    problems.push({ code: 'HARGA_MODAL_KOSONG', data, field: 'harga_beli' });
  }
  if (problems.length === 0 && corrected(old, now).values.length === 0) {
    problems.push({ code: 'KOREKSI_TIDAK_BERUBAH', data: { kode_barcode } });
  }
  return problems;
}

/** How a value is told before and after. */
const TOLD: Readonly<{
  [K in keyof Whole]?: readonly [label: Sentence, said: (value: Whole[K]) => Said];
}> = {
  kode_group: [say('field.kode_group', {}), String],
  kode_jenis: [say('field.kode_jenis', {}), String],
  berat: [say('field.berat', {}), saidGram],
  berat_asli: [say('field.berat_asli', {}), saidGram],
  kadar: [say('field.kadar', {}), saidPersen],
  kadar_cetak: [say('field.kadar_cetak', {}), String],
  harga_jual: [say('field.harga_jual', {}), saidRupiah],
  harga_beli: [say('field.harga_beli', {}), saidRupiah],
  tipe_ongkos: [say('field.tipe_ongkos', {}), String],
  ongkos: [say('field.ongkos', {}), saidRupiah],
  nama_atribut: [say('field.nama_atribut', {}), String],
  berat_atribut: [say('field.berat_atribut', {}), saidGram],
  harga_atribut: [say('field.harga_atribut', {}), saidRupiah],
  berat_plastik: [say('field.berat_plastik', {}), saidGram],
};

interface Change {
  readonly label: Sentence;
  readonly dari: Said;
  readonly ke: Said;
}

/** Each value that changes, as it is told. */
function changesOf(old: Whole, now: Whole): Change[] {
  return (Object.keys(TOLD) as (keyof Whole)[]).flatMap((name): Change[] => {
    const told = TOLD[name] as readonly [Sentence, (value: unknown) => Said] | undefined;
    if (told === undefined || old[name] === now[name]) return [];
    const [label, said] = told;
    return [{ label, dari: said(old[name]), ke: said(now[name]) }];
  });
}

/**
 * What grams or purity come to in fine gold, by the scale and, where that differs, by the nota that
 * customers pay by: what is lost or gained, at today's price of pure gold where the shop tells it.
 */
function goldOf(old: Whole, now: Whole, { settings }: Known): Sentence[] {
  const pure = rupiah(settings.number('PARAMETER_HARGA_EMAS_GLOBAL_VALUE'));
  const nota = (piece: Whole): Milligram => fineMg(piece.berat, piece.kadar);
  const scale = [fineMg(old.berat_asli, old.kadar), now.murni] as const;
  const paid = [nota(old), nota(now)] as const;
  const same = scale[0] === paid[0] && scale[1] === paid[1];
  const tell = (label: Sentence, [dari, ke]: readonly [Milligram, Milligram]): Sentence[] => {
    if (dari === ke) return [];
    const beda = milligram(Math.abs(ke - dari));
    const murni = saidGram(beda);
    const data = {
      label,
      dari: saidGram(dari),
      ke: saidGram(ke),
      beda:
        pure === 0
          ? murni
          : say('minta.emas-senilai', { murni, rp: saidRupiah(hargaBerat(pure, beda)) }),
    };
    return [ke < dari ? say('minta.emas-turun', data) : say('minta.emas-naik', data)];
  };
  return [
    ...tell(say('minta.murni-timbangan', {}), scale),
    ...(same ? [] : tell(say('minta.murni-nota', {}), paid)),
  ];
}

/** One sentence of all that changes, and what contradicts itself then, as at an entry. */
function needsOf(input: KoreksiInput, { old }: Facts, base: Known): ApprovalNeed[] {
  if (old === undefined) return [];
  const now = nowOf(input, old, base);
  const changes = changesOf(old, now);
  const { kode_barcode, nama_barang: nama } = old;
  const ubah = changes.map((change) => say('minta.ubah-nilai', change));
  const emas = goldOf(old, now, base);
  const uraian = say('minta.koreksi-barang', {
    kode: kode_barcode,
    nama,
    ubah: [...ubah, ...emas],
    alasan: input.keterangan,
  });
  const valued = (side: 'dari' | 'ke'): Sentence => {
    const nilai = changes.map(({ label, ...both }) =>
      say('minta.nilai-satu', { label, nilai: both[side] }),
    );
    return say('minta.nilai-barang', { nilai });
  };
  const [sebelum, sesudah] = [valued('dari'), valued('ke')];
  const group = base.refs.row('group', now.kode_group)?.kadar;
  return [
    { kategori: 'KOREKSI BARANG', uraian, sebelum, sesudah },
    ...selisihNeeds(now, group, base.settings),
    ...(now.harga_beli === old.harga_beli ? [] : costNeeds(now, now.harga_beli, base.settings)),
  ];
}

function postKoreksi(input: KoreksiInput, { old }: Facts, base: Known): Posting {
  if (old === undefined) throw new RangeError('a correction without its piece');
  const now = nowOf(input, old, base);
  const { stock, values } = corrected(old, now);
  return {
    ...EMPTY_POSTING,
    header: { ...NO_MONEY, keterangan: input.keterangan, status_valid: SAH },
    lines: [
      {
        ...goodsOf(old),
        jenis_baris: 'KOREKSI',
        kode_barcode: old.kode_barcode,
        nama_barang: old.nama_barang,
        harga_jual: old.harga_jual,
        harga_total: old.harga_beli,
        rumus: kept(koreksiBarangDocument.lines[0].rumus, {
          kode_group: now.kode_group,
          kode_jenis: now.kode_jenis,
          berat: mgToGram(now.berat),
          berat_asli: mgToGram(now.berat_asli),
          kadar: kadarToPercent(now.kadar),
          kadar_cetak: now.kadar_cetak,
          cap_sebelum: old.kadar_cetak,
          harga_jual: now.harga_jual,
          harga_beli: now.harga_beli,
          ongkos: now.ongkos,
          ongkos_sebelum: old.ongkos,
          harga_atribut: now.harga_atribut,
        }),
      },
    ],
    stock,
    values,
    journal: journalOf(old, now),
  };
}

/**
 * The stock's account gives the piece as it was and takes it as it is; what it costs more or less
 * stands against Selisih stok. A piece on consignment stands in no account.
 */
function journalOf(old: Whole, now: Whole): JournalLine[] {
  const same =
    old.harga_beli === now.harga_beli &&
    old.kode_jenis === now.kode_jenis &&
    old.berat_asli === now.berat_asli &&
    old.murni === now.murni;
  if (old.konsinyasi || same) return [];
  const row = ({ harga_beli: jumlah, berat_asli: berat, murni, kode_jenis }: Whole) => ({
    jumlah,
    berat,
    murni,
    kode_jenis,
  });
  const more = now.harga_beli - old.harga_beli;
  return [
    { peran: 'PERSEDIAAN', sisi: 'KREDIT', ...row(old) },
    { peran: 'PERSEDIAAN', sisi: 'DEBIT', ...row(now) },
    {
      peran: 'SELISIH STOK',
      sisi: more > 0 ? 'KREDIT' : 'DEBIT',
      jumlah: rupiah(Math.abs(more)),
    },
  ];
}

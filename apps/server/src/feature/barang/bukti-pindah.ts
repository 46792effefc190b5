/**
 * The receipts of a move: BUKTI PINDAH BARANG.pdf, upright with a photo of 20×20 mm a piece, and
 * TANDA_TERIMA.xlsx, whose rows are as high as seven lines (spec 2 §9).
 */
import type { Writable } from 'node:stream';
import { columnText, isNumeric } from '@kencana/contract/field/value';
import type { ValueKind } from '@kencana/contract/field/value';
import type { MovedRow } from '@kencana/contract/call/barang-calls';
import { BUKTI_PINDAH } from '@kencana/contract/document/pindah-barang';
import type { PindahLine } from '@kencana/contract/document/pindah-barang';
import type { MessageKey } from '@kencana/messages/key';
import { sql } from 'kysely';
import { ended, spooledAt, writeFileAt } from '../../engine/report/spool.ts';
import { SheetWriter } from '../../platform/excel/sheet-writer.ts';
import type { ExcelFormat, ExcelValue } from '../../platform/excel/sheet-writer.ts';
import type { Ctx, RawReply } from '../../platform/http/route.ts';
import { mmToPt } from '../../platform/pdf/page.ts';
import { PdfTable } from '../../platform/pdf/table.ts';
import { splitAddress } from '../../platform/pdf/text-measure.ts';
import { photoKeys, smallPhoto } from './foto-produk.ts';

/** Millimetres of a photo on paper, pixels of it at 200 dots an inch, lines of an Excel row. */
const PHOTO_MM = 20;
const PHOTO_PX = 160;
const PHOTO_LINES = 7;

interface Column {
  readonly label: MessageKey;
  readonly kind: ValueKind;
  readonly value: (line: PindahLine) => string | number;
  readonly width: number;
  /** Characters in the spreadsheet. */
  readonly excel: number;
  readonly format: ExcelFormat;
}

/** The lines of a receipt (spec 2 §3); the photo stands behind them. */
const COLUMNS: readonly Column[] = [
  {
    label: 'document.tanggal',
    kind: 'tanggal',
    value: (line) => line.tgl_system,
    width: 9,
    excel: 12,
    format: 'date',
  },
  {
    label: 'field.kode_barcode',
    kind: 'teks',
    value: (line) => line.kode_barcode,
    width: 10,
    excel: 14,
    format: 'literal',
  },
  {
    label: 'shell.keterangan',
    kind: 'teks',
    value: (line) => line.keterangan,
    width: 20,
    excel: 34,
    format: 'literal',
  },
  {
    label: 'field.berat',
    kind: 'gram',
    value: (line) => line.berat,
    width: 9,
    excel: 11,
    format: 'gram',
  },
  {
    label: 'field.size',
    kind: 'teks',
    value: (line) => line.size,
    width: 7,
    excel: 9,
    format: 'literal',
  },
  {
    label: 'document.pcs',
    kind: 'angka',
    value: (line) => line.qty,
    width: 5,
    excel: 7,
    format: 'whole',
  },
  {
    label: 'field.harga_jual',
    kind: 'rupiah',
    value: (line) => line.harga_jual,
    width: 12,
    excel: 16,
    format: 'whole',
  },
];
const PHOTO: MessageKey = 'field.foto';
const PHOTO_WIDTH = 13;

interface Letterhead {
  readonly nama_toko: string;
  readonly alamat_toko: string;
  /** yyyy-MM-dd HH:mm of the shop's clock. */
  readonly pada: string;
}

/** What both receipts say, beside the pieces. */
interface Receipt {
  readonly row: MovedRow;
  readonly shop: Letterhead;
  readonly keys: ReadonlyMap<string, string>;
}

/** The receipt of a move as a file, in the reader's language. */
export async function receiptOf(
  ctx: Ctx,
  row: MovedRow,
  format: keyof typeof BUKTI_PINDAH,
): Promise<RawReply> {
  const receipt = await ctx.read(async (tx): Promise<Receipt> => {
    const shop = await tx.one<Letterhead>(
      sql`select nama_toko, alamat_toko,
            to_char(now() at time zone zona_waktu, 'YYYY-MM-DD HH24:MI') as pada
          from toko where kode_toko = ${tx.kodeToko}`,
    );
    const codes = row.detail.map(({ kode_barcode }) => kode_barcode);
    return { row, shop, keys: await photoKeys(tx, codes) };
  });
  const write = format === 'pdf' ? writePdf : writeExcel;
  const raw = await spooledAt((path) => writeFileAt(path, (out) => write(ctx, receipt, out)));
  const mime =
    format === 'pdf'
      ? 'application/pdf'
      : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { raw, mime, filename: BUKTI_PINDAH[format] };
}

/** Under the title: number and day, where to, who, and that it was cancelled. */
function subOf(ctx: Ctx, row: MovedRow): string[] {
  const { no_pindah, tgl_system, kode_gudang: gudang, kode_baki: baki, keterangan } = row;
  const gone =
    row.status === 'BATAL'
      ? [
          ctx.t('pindah.dibatalkan', {
            tgl: row.batal_tgl ?? '',
            oleh: row.batal_by ?? '',
            alasan: row.batal_alasan ?? '',
          }),
        ]
      : [];
  return [
    no_pindah,
    ctx.t('report.periode', { dari: tgl_system, sampai: tgl_system }),
    ctx.t('pindah.tujuan', { gudang, baki }),
    `${ctx.t('document.input-oleh')} ${row.input_by}`,
    ...(keterangan === '' ? [] : [keterangan]),
    ...gone,
  ];
}

/** Pieces, grams and selling prices of the whole move, under their columns. */
function totalsOf(row: MovedRow): ReadonlyMap<MessageKey, number> {
  return new Map<MessageKey, number>([
    ['field.berat', row.total_berat],
    ['document.pcs', row.total_qty],
    ['field.harga_jual', row.detail.reduce((sum, { harga_jual }) => sum + harga_jual, 0)],
  ]);
}

async function writePdf(ctx: Ctx, { row, shop, keys }: Receipt, out: Writable): Promise<void> {
  const table = new PdfTable(out, {
    landscape: false,
    title: ctx.t('pindah.judul'),
    head: [shop.nama_toko, ...splitAddress(shop.alamat_toko)],
    sub: subOf(ctx, row),
    footer: ctx.t('report.dicetak', { oleh: ctx.user.user_id, pada: shop.pada }),
    ofWord: ctx.t('report.halaman_dari'),
    columns: [
      ...COLUMNS.map(({ label, kind, width }) => ({
        label: ctx.t(label),
        align: isNumeric(kind) ? ('right' as const) : ('left' as const),
        width,
      })),
      { label: ctx.t(PHOTO), align: 'left', width: PHOTO_WIDTH, picture: mmToPt(PHOTO_MM) },
    ],
  });
  table.start();
  for (const line of row.detail) {
    const photo = await smallPhoto(ctx, keys.get(line.kode_barcode), PHOTO_PX);
    const texts = COLUMNS.map(({ kind, value }) => columnText(kind, value(line)));
    await table.row([...texts, ''], '', photo);
  }
  const totals = totalsOf(row);
  const sums = COLUMNS.map(({ label, kind }) => {
    const sum = totals.get(label);
    return sum === undefined ? '' : columnText(kind, sum);
  });
  await table.row([...sums, ''], ctx.t('shell.total'));
  await table.end();
}

async function writeExcel(ctx: Ctx, { row, shop, keys }: Receipt, out: Writable): Promise<void> {
  const sheet = new SheetWriter(
    out,
    [...COLUMNS.map(({ format, excel: width }) => ({ format, width })), PHOTO_COLUMN],
    true,
  );
  const head = [
    ctx.t('pindah.tanda-terima'),
    `${shop.nama_toko} ${shop.alamat_toko}`.trim(),
    ...subOf(ctx, row),
  ];
  await sheet.start(ctx.t('pindah.tanda-terima'), head.length + 1);
  for (const [i, text] of head.entries()) await sheet.textRow([text], i === 0 ? 'bold' : 'plain');
  await sheet.textRow([...COLUMNS.map(({ label }) => ctx.t(label)), ctx.t(PHOTO)], 'header');
  for (const line of row.detail) {
    const jpeg = await smallPhoto(ctx, keys.get(line.kode_barcode), PHOTO_PX);
    const picture = { lines: PHOTO_LINES, column: COLUMNS.length, jpeg };
    await sheet.row([...COLUMNS.map(({ value }) => value(line)), null], false, picture);
  }
  const totals = totalsOf(row);
  const sums = COLUMNS.map(
    ({ label }, i): ExcelValue => totals.get(label) ?? (i === 0 ? '' : null),
  );
  await sheet.row(sums, true);
  await sheet.end();
  await ended(out);
}

const PHOTO_COLUMN = { format: 'text', width: 13 } as const;

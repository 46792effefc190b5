/**
 * The service on paper: a receipt of the customer's pieces while they are in the shop, a nota once
 * they are taken. Weights in and out stand side by side, the work and its loss below. Pure.
 */
import { serviceDocument } from '@kencana/contract/document/service';
import type { ServiceDocument, ServiceLine } from '@kencana/contract/document/service';
import type { Template } from '@kencana/contract/print-template';
import { formatGram, gramToMg, milligram } from '@kencana/rules/gram';
import { formatKadar, percentToKadar } from '@kencana/rules/kadar';
import { rupiah } from '@kencana/rules/rupiah';
import { documentNota, documentPaper } from '../../engine/print/document-paper.ts';
import type { NotaContext } from '../../engine/print/document-paper.ts';
import type { NotaBaris } from '../../engine/print/nota-data.ts';
import { withTable } from '../../engine/print/template/goods.ts';
import { notaA5 } from '../../engine/print/template/nota-a5.ts';
import { slip80 } from '../../engine/print/template/slip.ts';
import { enrichServices } from './service.query.ts';

type Rows = Extract<Template['blocks'][number], { type: 'table' }>['rows'];

const TITLE = {
  OPEN: 'print.judul-service',
  DONE: 'print.judul-service',
  FINISH: 'print.judul-service-ambil',
  BATAL: 'print.judul-service-batal',
} as const;

/** A piece: received under `berat`, ready under `berat_asli`, price of gold under `harga_jual`. */
function lineOf(line: ServiceLine, { t }: NotaContext): NotaBaris {
  const { deskripsi, kondisi } = line.rumus;
  const susut = gramToMg(line.berat_susut);
  const work = [
    deskripsi,
    ...(kondisi === '' ? [] : [`${t('service.kondisi')}: ${kondisi}`]),
    ...(susut > 0 ? [`${t('service.susut')}: ${formatGram(susut)} gr`] : []),
  ];
  return {
    no_faktur: line.no_faktur,
    kode_barcode: '',
    nama_barang: line.qty > 1 ? `${line.qty} × ${line.nama_barang}` : line.nama_barang,
    deskripsi: work.join('. '),
    kadar: percentToKadar(line.kadar),
    kadar_cetak: line.kadar > 0 ? formatKadar(percentToKadar(line.kadar)) : '',
    berat: gramToMg(line.berat),
    berat_asli: line.berat_jadi === null ? milligram(0) : gramToMg(line.berat_jadi),
    harga_gram: rupiah(0),
    harga_jual: rupiah(line.harga_emas),
    ongkos: rupiah(line.ongkos),
    harga_atribut: rupiah(0),
    diskon: rupiah(0),
    harga_total: rupiah(line.harga_total),
  };
}

/** When it is promised, who took it, and what was noted. */
function remarkOf(service: ServiceDocument, { t }: NotaContext): string {
  const { tgl_janji, diambil_oleh } = service.rincian;
  const taken = `${t('service.diambil-oleh')}: ${diambil_oleh} (${service.selesai_tgl})`;
  return [
    ...(service.keterangan === '' ? [] : [service.keterangan]),
    ...(service.status === 'OPEN' && tgl_janji !== ''
      ? [`${t('service.tgl-janji')}: ${tgl_janji}`]
      : []),
    ...(service.status === 'FINISH' ? [taken] : []),
  ].join('. ');
}

const KOLOM = notaA5.paper.kolom;

const NOTA: Rows = [
  {
    columns: [
      { field: 'no', label: 'print.no', width: 3 },
      { field: 'nama_barang', label: 'print.nama-barang', width: KOLOM - 98 },
      { field: 'kadar_cetak', label: 'print.kadar', width: 7 },
      { field: 'berat', label: 'print.berat-masuk', width: 13 },
      { field: 'berat_asli', label: 'print.berat-jadi', width: 13 },
      { field: 'harga_jual', label: 'print.emas', width: 18 },
      { field: 'ongkos', label: 'print.ongkos', width: 17 },
      { field: 'harga_total', label: 'print.jumlah', width: 20, bold: true },
    ],
  },
  {
    columns: [
      { label: '', width: 3 },
      { field: 'deskripsi', width: KOLOM - 4 },
    ],
    unless_empty: 'deskripsi',
  },
];

const WIDE = slip80.paper.kolom;

function slipRow(label: string, field: 'berat' | 'berat_asli' | 'harga_jual' | 'ongkos') {
  const columns = [
    { label, width: WIDE - 21 },
    { field, width: 20 },
  ];
  return { columns, unless_empty: field };
}

const SLIP: Rows = [
  {
    columns: [
      { field: 'nama_barang', width: WIDE - 8, bold: true },
      { field: 'kadar_cetak', width: 7 },
    ],
  },
  { columns: [{ field: 'deskripsi', width: WIDE }], unless_empty: 'deskripsi' },
  slipRow('print.berat-masuk', 'berat'),
  slipRow('print.berat-jadi', 'berat_asli'),
  slipRow('print.emas', 'harga_jual'),
  slipRow('print.ongkos', 'ongkos'),
  {
    columns: [
      { label: 'print.jumlah', width: WIDE - 21, bold: true },
      { field: 'harga_total', width: 20, bold: true },
    ],
  },
];

export const servicePaper = documentPaper({
  definition: serviceDocument,
  tipe: 'service',
  enrich: enrichServices,
  build: (row, context) => {
    const service = row as unknown as ServiceDocument;
    const over = service.status === 'FINISH' || service.status === 'BATAL';
    const back = service.pembayaran.filter((p) => p.arah === 'KELUAR');
    const nota = documentNota(row, context, {
      judul: context.t(TITLE[service.status as keyof typeof TITLE]),
      baris: service.detail.map((line) => lineOf(line, context)),
      sisa: over ? undefined : rupiah(Math.max(0, service.sisa_rp)),
    });
    return {
      ...nota,
      keterangan: remarkOf(service, context),
      kembali: rupiah(back.reduce((sum, p) => sum + p.jumlah_rp, 0)),
    };
  },
  templates: { NOTA: withTable(notaA5, true, NOTA), SLIP: withTable(slip80, false, SLIP) },
});

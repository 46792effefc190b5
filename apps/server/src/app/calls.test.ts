/**
 * The calls that the contract tells and the routes that there are: each call has its route, and
 * each route its call. That routes answer what is told, the compiler holds (http/route.ts).
 */
import fs from 'node:fs';
import { expect, test } from 'vitest';
import {
  cancelCall,
  checkCall,
  documentCalls,
  entryCall,
  entryFileCalls,
  eventCall,
  linesCall,
  notaCalls,
  validateCalls,
} from '@kencana/contract/call/document-calls';
import { masterCalls, masterList } from '@kencana/contract/call/master-calls';
import { photoCall, PURCHASE_PHOTO, SALE_PHOTO } from '@kencana/contract/call/photo-calls';
import { namedReportCall, reportCall } from '@kencana/contract/call/report-calls';
import { entryFile, sheetFile } from '@kencana/contract/entry/entry-file';
import type { Report } from '@kencana/contract/define-report';
import { documents, masters, reports } from '@kencana/contract/registry';
import { terimaPenerimaanEntry } from '@kencana/contract/document/penerimaan-barang-entry';
import { barangBanyakEntry } from '@kencana/contract/transaction/barang-banyak-entry';
import { ubahBarangEntry } from '@kencana/contract/document/koreksi-barang-entry';
import { barangEntry } from '@kencana/contract/transaction/barang-entry';
import { mutasiBankEntry, mutasiCashEntry } from '@kencana/contract/transaction/mutasi-entry';
import {
  hancurBarangEntry,
  pindahEntry,
  pindahSatuBakiEntry,
} from '@kencana/contract/transaction/stock-entry';
import { hancurPembelianEntry } from '@kencana/contract/transaction/stock-entry';
import { updateKadarEntry } from '@kencana/contract/transaction/update-kadar-entry';
import {
  pratinjauProfitEntry,
  updateProfitEntry,
} from '@kencana/contract/transaction/update-profit-entry';
import { uangEntry } from '@kencana/contract/transaction/uang-entry';
import { timbangEntry } from '@kencana/contract/transaction/timbang-entry';
import { features } from './features.ts';
import { papers } from './papers.ts';

const FOLDER = new URL('../../../../packages/contract/src/call/', import.meta.url);
const KEY = /^ {2}'((?:GET|POST|PUT|PATCH|DELETE) [^']+)'/gm;

const routes = features
  .flatMap((feature) => feature.routes)
  .map(({ method, path }) => `${method} ${path}`);

/** Calls with an address of their own, as the tables name them. */
const told = fs
  .readdirSync(FOLDER)
  .flatMap((file) => [...fs.readFileSync(new URL(file, FOLDER), 'utf8').matchAll(KEY)])
  .map(([, key = '']) => key);

const get = (path: string) => `GET ${path}`;
const post = (path: string) => `POST ${path}`;

/** What has a photo that is stored before it is saved. */
const photos = [
  PURCHASE_PHOTO,
  SALE_PHOTO,
  ...[...documents.map(({ entry }) => entry), barangEntry]
    .flatMap((entry) => [...(entry?.fields ?? []), ...(entry?.rows ?? []).flatMap((r) => r.fields)])
    .flatMap(({ photo }) => photo ?? []),
];

/** What is typed into a sheet, tried before it is saved, or read from a file. */
const sheets = [barangBanyakEntry, terimaPenerimaanEntry];

/** Addresses that the engines make from the definitions. */
const made = [
  ...masters.flatMap((def) => {
    const { create, update, remove, ekspor, template, periksa, impor } = masterCalls(def);
    const lists = [masterList(def), ...def.lists.map(({ path }) => masterList(def, path))];
    const files = [ekspor, template].map(get);
    const writes = [post(create), `PUT ${update}`, `DELETE ${remove}`];
    return [...lists.map(get), ...files, ...writes, post(periksa), post(impor)];
  }),
  ...reports.flatMap((report: Report) => {
    const { path } = report;
    const named = path?.methods.map((method) => `${method} ${namedReportCall(path)}`) ?? [];
    return [get(reportCall(report)), ...named];
  }),
  ...documents.flatMap((def) => {
    const file = entryFile(def);
    const { validasi, batal, entry, events = {}, sekaligus } = def;
    return [
      ...Object.values(documentCalls(def)).map(get),
      ...(validasi === undefined ? [] : Object.values(validateCalls(validasi)).map(post)),
      ...(batal === undefined ? [] : [post(cancelCall(batal))]),
      ...(entry === undefined ? [] : [post(entryCall(entry))]),
      ...Object.values(events).map((event) => post(eventCall(event))),
      ...(sekaligus === undefined ? [] : [get(linesCall(def))]),
      ...(file === undefined
        ? []
        : [get(entryFileCalls(file).template), post(entryFileCalls(file).read)]),
    ];
  }),
  ...photos.map((photo) => post(photoCall(photo))),
  ...papers.flatMap(({ tipe }) => Object.values(notaCalls(tipe)).map(post)),
  ...[barangEntry, ubahBarangEntry, uangEntry, mutasiBankEntry, mutasiCashEntry].map((entry) =>
    post(entryCall(entry)),
  ),
  ...sheets.flatMap((entry) => {
    const { template, read } = entryFileCalls(sheetFile(entry));
    return [post(entryCall(entry)), post(checkCall(entry)), get(template), post(read)];
  }),
  ...[
    pindahEntry,
    pindahSatuBakiEntry,
    hancurBarangEntry,
    hancurPembelianEntry,
    pratinjauProfitEntry,
    updateProfitEntry,
    updateKadarEntry,
    timbangEntry,
  ].map((entry) => post(entryCall(entry))),
];

test('each call that the contract tells has its route', () => {
  expect(told.length).toBeGreaterThan(100);
  expect(told.filter((key) => !routes.includes(key))).toEqual([]);
  expect(told.filter((key, at) => told.indexOf(key) !== at)).toEqual([]);
});

test('each route is a call of the contract, told or made by an engine', () => {
  const known = new Set([...told, ...made]);
  expect(routes.filter((route) => !known.has(route))).toEqual([]);
});

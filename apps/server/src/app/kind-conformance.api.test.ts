/**
 * What every kind of document must do, on a real PostgreSQL: right, module, another shop, the same
 * key, every missing reference, every limit of every field, waiting and being validated or refused,
 * cancelling to zero, its paper, two at once, and a connection that ends in mid-save.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readAkses } from '@kencana/contract/akses';
import type { DocumentDef } from '@kencana/contract/document/define-document';
import { MODULE_FLAGS } from '@kencana/contract/module-flag';
import type { ModuleFlag } from '@kencana/contract/module-flag';
import { documents } from '@kencana/contract/registry';
import { openShop } from '../../test/open-shop.ts';
import type { Shop } from '../../test/open-shop.ts';
import { inLine, lockOf } from '../../test/race/hold.ts';
import { PASSWORD, type Answer, type TestClient } from '../../test/harness.ts';
import { SERVICE_MASTERS } from '../../test/service-case.ts';
import type { Ref } from '../engine/transaction/ref.ts';
import { features, rights } from './features.ts';
import { badInputs, put } from './bad-value.test-data.ts';
import { kindSamples, withoutSample, type KindSample } from './kind-sample.test-data.ts';
import { kinds } from './kinds.ts';
import { papers } from './papers.ts';

let shop: Shop;
let nobody: TestClient;
let other: TestClient;

beforeAll(async () => {
  shop = await openShop({
    modules: MODULE_FLAGS.filter((flag) => !/^VALIDASI|BAYAR_POINT/.test(flag)),
    members: ['ANI'],
    points: true,
    masters: {
      ...SERVICE_MASTERS,
      gudang: [{ kode_gudang: 'SEPUH', nama_gudang: 'SEPUH', jenis_gudang: 'SEPUH' }],
      supplier_barang: [{ kode_supplier: 'PT', nama_supplier: 'PT EMAS' }],
    },
    settings: { BATAS_DOKUMEN_RP: '1000000000000' },
  });
  const nothing = JSON.stringify(readAkses([], rights));
  await shop.exec(sql`insert into users (kode_toko, user_id, nama, level, password, akses)
    select kode_toko, 'KOSONG', 'KOSONG', 'KASIR', password, ${nothing}::jsonb
    from users where kode_toko = 'JKT1' and user_id = 'KASIR'`);
  nobody = shop.as('KOSONG');
  other = shop.as('OWNER2');
  await saved(sampleOf('uang-kas'));
  await saved(sampleOf('uang-bank'));
}, 400_000);
afterAll(() => shop.close());

function sampleOf(kind: string): KindSample {
  const found = kindSamples.find((sample) => sample.kind === kind);
  if (found === undefined) throw new Error(`no sample of ${kind}`);
  return found;
}

test('every kind has its sample, or says what holds it', () => {
  const told = [...kindSamples.map(({ kind }) => kind), ...Object.keys(withoutSample)];
  expect(told.toSorted()).toEqual(kinds.map(({ name }) => name).toSorted());
});

/** A body that the server takes as it is: with the approval that it asks for. */
async function ready(sample: KindSample): Promise<object> {
  return allowed(sample.path, await sample.body(shop));
}

/** The body with an approval where one is asked for. */
async function allowed(path: string, body: object, asks = sampleAsks(path)): Promise<object> {
  if (!asks) return body;
  const { body: refused } = await shop.spv.post(path, body);
  const { kategori, subjek } = refused;
  const given = await shop.spv.post('authorization', {
    user_id: 'OWNER',
    password: PASSWORD,
    kategori,
    subjek,
  });
  if (given.status !== 201) throw new Error(`${path}: ${JSON.stringify([refused, given.body])}`);
  return { ...body, detail_authorization: [{ _id: given.body.data._id }] };
}

function sampleAsks(path: string): boolean {
  return kindSamples.some((sample) => sample.path === path && sample.asks === true);
}

const post = (
  sample: KindSample,
  body: object,
  key: string = randomUUID(),
  bahasa = 'id',
): Promise<Answer> =>
  shop.spv.post(sample.path, body, { 'idempotency-key': key, 'x-bahasa': bahasa });

/** Saves one; answers its number. */
async function saved(sample: KindSample, body?: object): Promise<string> {
  const answer = await post(sample, body ?? (await ready(sample)));
  if (answer.status !== 201) throw new Error(`${sample.kind}: ${JSON.stringify(answer.body)}`);
  return lastOf(sample);
}

/** Number of the kind's newest document. */
async function lastOf({ kind }: KindSample): Promise<string> {
  const { no } = await shop.one<{ no: string }>(
    sql`select no_dokumen as no from dokumen where kind = ${kind}
        order by created_at desc, no_dokumen desc limit 1`,
  );
  return no;
}

async function countOf({ kind }: KindSample): Promise<number> {
  const { n } = await shop.one<{ n: number }>(
    sql`select count(*)::int n from dokumen where kind = ${kind}`,
  );
  return n;
}

type Sums = Readonly<Record<string, number>>;

/** Everything that documents move, summed up: money, accounts, goods, points, customers' goods. */
async function ledgers(): Promise<Sums> {
  const rows = await shop.rows<{ kunci: string; jumlah: number }>(sql`
    select 'kas ' || akun kunci, sum(masuk - keluar)::bigint jumlah from buku_kas group by akun
    union all select 'saldo ' || akun, saldo::bigint from saldo_kas
    union all select 'jurnal ' || nomor_akun, sum(debit - kredit)::bigint from jurnal_baris
      group by nomor_akun
    union all select concat_ws(' ', 'barang', status, kode_gudang, kode_baki), count(*)::bigint
      from barang where status <> 'KELUAR' group by status, kode_gudang, kode_baki
    union all select concat_ws(' ', 'stok', kode_gudang, kode_baki),
      sum(berat * case when kolom in ('OUT', 'JUAL', 'HANCUR') then -1
        when kolom in ('RESERVASI', 'SELISIH') then 0 else 1 end)::bigint
      from kartu_stok group by kode_gudang, kode_baki
    union all select 'harga barang', sum(harga_jual)::bigint from barang where status = 'READY'
    union all select 'murni barang', sum(murni)::bigint from barang where status = 'READY'
    union all select 'lot ' || kode_gudang, sum(berat + modal)::bigint from lot group by kode_gudang
    union all select 'poin ' || kode_member, poin::bigint from member
    union all select 'titip', sum(berat * case kolom when 'MASUK' then 1 when 'KELUAR' then -1
      else 0 end)::bigint from kartu_pelanggan`);
  return Object.fromEntries(
    rows.flatMap(({ kunci, jumlah }) => (Number(jumlah) === 0 ? [] : [[kunci, Number(jumlah)]])),
  );
}

/** What `after` has more than `before`; nothing where they agree. */
function moved(before: Sums, after: Sums): Sums {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const rows = [...names].map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const);
  return Object.fromEntries(rows.filter(([, more]) => more !== 0));
}

/** Money and accounts alone: goods made for a sample move too. */
const moneyOf = (sums: Sums): Sums =>
  Object.fromEntries(Object.entries(sums).filter(([name]) => /^(kas|saldo|jurnal)/.test(name)));

function routeOf(path: string) {
  const found = features
    .flatMap((feature) => feature.routes)
    .find((route) => route.method === 'POST' && route.path === path);
  if (found === undefined) throw new Error(`no POST ${path}`);
  return found;
}

/** The code that a call answers while the module is off. */
async function whileOff(module: ModuleFlag, call: () => Promise<Answer>): Promise<unknown> {
  await shop.set(module, 'false');
  const { body } = await call();
  await shop.set(module, 'true');
  return body.code;
}

const definitionOf = ({ kind }: KindSample): DocumentDef | undefined =>
  documents.find((def) => def.kind === kind);

describe.each(kindSamples.map((sample) => [sample.kind, sample] as const))(
  '%s',
  (_kind, sample) => {
    const route = routeOf(sample.path);
    const def = definitionOf(sample);

    test('is closed to who has no right, while its module is off, and to another shop', async () => {
      const body = await ready(sample);
      const before = [await countOf(sample), await ledgers()];
      const shut = await nobody.post(sample.path, body);
      expect([shut.status, shut.body.code]).toEqual([403, 'TIDAK_BERHAK']);
      const { module } = sample;
      expect(route.module).toBe(module);
      const off =
        module === undefined ? 'MODUL_MATI' : await whileOff(module, () => post(sample, body));
      expect(off).toBe('MODUL_MATI');
      expect([await countOf(sample), await ledgers()]).toEqual(before);
      const no = await saved(sample, body);
      if (def === undefined) return;
      const one = def.one.replace(':no', no);
      expect((await shop.spv.get(one)).status).toBe(200);
      expect([403, 404]).toContain((await other.get(one)).status);
      for (const path of [def.batal?.path, def.validasi?.path].flatMap((p) => p ?? [])) {
        const answer = await other.post(path, { no_faktur_group: no, ...sample.cancel });
        expect([path, answer.status >= 400 && answer.status < 500]).toEqual([path, true]);
      }
      expect((await shop.status(no)).status).not.toBe('BATAL');
    });

    test('is saved once by one key, and another body is refused with it', async () => {
      const body = await ready(sample);
      const key = randomUUID();
      const before = await countOf(sample);
      const first = await post(sample, body, key);
      const again = await post(sample, body, key);
      expect([first.status, again.body]).toEqual([201, first.body]);
      const text =
        ['nama_customer', 'keterangan', 'nama_barang'].find((name) => name in body) ?? '';
      const wrong = await post(sample, put(body, text, 'CINCIN LAIN'), key);
      expect([wrong.status, wrong.body.code]).toEqual([422, 'KUNCI_IDEMPOTENSI_BEDA']);
      expect(await countOf(sample)).toBe(before + 1);
    });

    test('names every reference that is not there, at its field', async () => {
      const body = await sample.body(shop);
      const before = await countOf(sample);
      const input = sample.input ? sample.input(body) : route.body?.parse(body);
      const asked = refsOf(sample, input).map(({ field }) => field);
      expect([...asked].toSorted()).toEqual([...sample.refs].toSorted());
      for (const field of sample.refs) {
        const answer = await post(sample, put(body, field, 'TIDAK-ADA'), undefined, 'en');
        const told = (answer.body.errors as Record<string, string[]>)[field];
        expect([field, answer.status, answer.body.code]).toEqual([field, 400, 'REF_TIDAK_ADA']);
        expect(told).toEqual([expect.stringMatching(/^[A-Z].* TIDAK-ADA not found$/)]);
      }
      expect(await countOf(sample)).toBe(before);
    });

    test('refuses what no field takes, at the field', async () => {
      const body = await sample.body(shop);
      const before = await countOf(sample);
      const wrong: unknown[] = [];
      const tried = badInputs(route.body, body);
      for (const { field, why, body: bad } of tried) {
        const answer = await post(sample, bad);
        const at = Object.keys(answer.body.errors ?? {});
        if (answer.status !== 400 || !at.some((name) => name === field))
          wrong.push([field, why, answer.status, at]);
      }
      expect(wrong).toEqual([]);
      expect(tried.length).toBeGreaterThan(5);
      expect(await countOf(sample)).toBe(before);
    });

    test.runIf(sample.waits)(
      'waits, and moves what it does at once when it is validated',
      async () => {
        const { waits = '' } = sample;
        if (def?.validasi === undefined) throw new Error(`${sample.kind} has no validation`);
        const plain = [await ready(sample), await ready(sample), await ready(sample)] as const;
        let before = await ledgers();
        await saved(sample, plain[0]);
        const done = moved(before, await ledgers());
        await shop.set(waits, 'true');
        try {
          before = await ledgers();
          const no = await saved(sample, plain[1]);
          expect((await shop.status(no)).status_valid).toBe('OPEN');
          expect(moved(moneyOf(before), moneyOf(await ledgers()))).toEqual({});
          const validated = await shop.owner.post(def.validasi.path, { no_faktur_group: no });
          expect([validated.status, validated.body.code]).toEqual([200, undefined]);
          expect(moved(before, await ledgers())).toEqual(done);
          before = await ledgers();
          const refused = await saved(sample, plain[2]);
          const body = { no_faktur_group: refused, alasan: 'salah' };
          expect((await shop.owner.post(def.validasi.tolak, body)).status).toBe(200);
          expect((await shop.status(refused)).status).toBe('BATAL');
          expect(moved(before, await ledgers())).toEqual({});
        } finally {
          await shop.set(waits, 'false');
        }
        expect(await shop.violations()).toEqual([]);
      },
    );

    test.runIf(sample.cancel)('cancelled, everything is as before, and only once', async () => {
      const { path } = def?.batal ?? { path: '' };
      const body = await ready(sample);
      const before = await ledgers();
      const no = await saved(sample, body);
      const any = Object.keys(moved(before, await ledgers())).length > 0;
      // What a supplier shall bring moves nothing.
      expect(any).toBe(!['pre-order', 'penerimaan-barang'].includes(sample.kind));
      const wish = { no_faktur_group: no, ...sample.cancel };
      const asked = await shop.spv.post(path, wish);
      const gone =
        asked.status === 422 ? await shop.spv.post(path, await allowed(path, wish, true)) : asked;
      expect([gone.status, gone.body.code]).toEqual([200, undefined]);
      expect(moved(before, await ledgers())).toEqual({});
      expect((await shop.status(no)).status).toBe('BATAL');
      const twice = await shop.spv.post(path, wish);
      expect([twice.status, twice.body.code]).toEqual([409, 'DOKUMEN_SUDAH_BATAL']);
      expect(await shop.violations()).toEqual([]);
    });

    const paper = papers.find(({ definition }) => definition.kind === sample.kind);
    test.runIf(paper)('its paper says number, goods and total', async () => {
      const no = await saved(sample);
      const { body } = await shop.spv.post(`${paper?.tipe}/get/bynota/single`, {
        no_faktur_group: no,
      });
      const { total, nama } = await shop.one<{ total: number; nama: string[] }>(
        sql`select d.total, array(select nama_barang from dokumen_baris b
          where b.kode_toko = d.kode_toko and b.no_dokumen = d.no_dokumen) nama
        from dokumen d where no_dokumen = ${no}`,
      );
      // The text of a message is made of the nota's own fields.
      const printed = String(body.template_wa).replaceAll(/[.,]/g, '');
      // A total that is cost stands on no paper.
      const cost = def?.biaya?.includes('total') === true;
      for (const text of [no, ...nama, ...(cost ? [] : [String(total)])])
        expect([text, printed.includes(text.replaceAll(/[.,]/g, ''))]).toEqual([text, true]);
    });

    const lock = (): string => lockOf('nomor.kode', kindOf(sample).kode);

    test('two at once: the same goods go once, others get numbers of their own', async () => {
      const first = await ready(sample);
      const second = sample.shared ? first : await ready(sample);
      const before = await countOf(sample);
      const url = shop.server.database.superUrl;
      const calls = [first, second].map((body) => () => post(sample, body));
      const [one, two] = await inLine(url, lock(), calls);
      expect([one?.status, two?.status === 201]).toEqual([201, !sample.shared]);
      expect(two?.status).toBeLessThan(500);
      expect(await countOf(sample)).toBe(before + (sample.shared ? 1 : 2));
      expect(await shop.violations()).toEqual([]);
    });

    test('a connection that ends in mid-save leaves nothing half done, and its key saves once', async () => {
      const body = await ready(sample);
      const key = randomUUID();
      const before = [await countOf(sample), await ledgers()] as const;
      const root = await shop.root();
      const end = async (): Promise<void> => {
        const { rowCount } = await root.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(rowCount).toBe(1);
      };
      const url = shop.server.database.superUrl;
      const [lost] = await inLine(url, lock(), [() => post(sample, body, key)], end);
      const half = lost?.status === 201 ? before[0] + 1 : before[0];
      expect(await countOf(sample)).toBe(half);
      const left = half === before[0] ? await ledgers() : before[1];
      expect(left).toEqual(before[1]);
      expect((await post(sample, body, key)).status).toBe(201);
      expect(await countOf(sample)).toBe(before[0] + 1);
      expect(await shop.violations()).toEqual([]);
    });
  },
);

function kindOf({ kind }: KindSample) {
  const found = kinds.find(({ name }) => name === kind);
  if (found === undefined) throw new Error(`no kind ${kind}`);
  return found;
}

/** The references of an input, as its kind names them. */
function refsOf(sample: KindSample, input: unknown): readonly Ref[] {
  const { refs } = kindOf(sample) as { readonly refs?: (input: unknown) => readonly Ref[] };
  return refs?.(input) ?? [];
}

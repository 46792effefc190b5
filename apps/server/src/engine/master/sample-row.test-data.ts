/**
 * A valid wire row for any master, made from its fields alone, so that a new master is tested
 * without a line of test.
 */
import type { MasterDef } from '@kencana/contract/define-master';
import type { NamedField } from '@kencana/contract/field/field';
import { sampleOf } from '@kencana/contract/field/sample.test-data';
import type { TestClient } from '../../../test/harness.ts';
import { referenced } from './master-sql.ts';

/** The smallest PNG: one pixel. */
export const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Rises with every amount, so that bands of different rows do not overlap. */
interface Amount {
  next: number;
}

/** Of each client its own: the files of a worker share this module, but no server. */
const amounts = new WeakMap<TestClient, Amount>();

type Row = Record<string, unknown>;

/** What masters ask of several fields together: points of grams, no buying above selling. */
const TOGETHER: Readonly<Record<string, Row>> = {
  point: { dasar: 'GRAM', nilai_rp: 1 },
  'get-point-member': { dasar: 'GRAM' },
  group: { harga_modal: 1000 },
  'harga-emas': { harga_beli: 1000 },
  'harga-emas-pembelian': { harga: 1000 },
  'harga-pembelian': { harga_per_gram: 1000 },
};

/** Of these a purity has one row: each sample has another, as the amounts rise. */
const ONE_OF_KADAR: readonly string[] = ['kadar-eod'];

/** Rows of any master through one client; `tag` keeps tests apart. */
export interface MasterSamples {
  /** Creates the row and everything it refers to; answers its stored wire form. */
  readonly create: (def: MasterDef, tag: string) => Promise<Row>;
  /** A row that is not there yet; what it refers to is created, each level with its own tag. */
  readonly sample: (def: MasterDef, tag: string) => Promise<Row>;
}

export function masterSamples(client: TestClient): MasterSamples {
  const amount = amounts.get(client) ?? { next: 126_000 };
  amounts.set(client, amount);
  const create = async (def: MasterDef, tag: string): Promise<Row> => {
    const answer = await client.post(def.paths.create, await sample(def, tag));
    if (answer.status === 201) return answer.body.data;
    throw new Error(`${def.name}: ${JSON.stringify(answer.body)}`);
  };
  const sample = async (def: MasterDef, tag: string): Promise<Row> => {
    const made = new Map<string, string>();
    return sampleRow(def, tag, amount, async (to) => {
      const below = `${tag}${def.name.slice(0, 1)}`;
      const key = made.get(to.name) ?? String((await create(to, below))[to.key]);
      made.set(to.name, key);
      return key;
    });
  };
  return { create, sample };
}

/** The row with a tag in its keys; `make` creates a row that it refers to and answers its key. */
async function sampleRow(
  def: MasterDef,
  tag: string,
  amount: Amount,
  make: (to: MasterDef) => Promise<string>,
): Promise<Row> {
  const row: Row = {};
  for (const field of def.fields) {
    if (field.auto !== undefined || field.form === false) continue;
    const stem = `${def.name.slice(0, 10)}-${tag}`;
    row[field.name] = await sampleValue(field, stem, amount, make);
  }
  if (ONE_OF_KADAR.includes(def.name)) {
    amount.next += 1000;
    row['kadar'] = amount.next / 100_000;
  }
  return { ...row, ...TOGETHER[def.name] };
}

/** The path of one row. */
export function samplePath(path: string, key: string): string {
  return path.replace(':key', encodeURIComponent(key));
}

async function sampleValue(
  field: NamedField,
  stem: string,
  amount: Amount,
  make: (to: MasterDef) => Promise<string>,
): Promise<unknown> {
  const to = referenced(field);
  if (to !== undefined) {
    const key = to.route === undefined ? '6-1200' : await make(to);
    return field.kind === 'refBanyak' ? [key] : key;
  }
  switch (field.kind) {
    case 'kode':
      return stem.toUpperCase();
    case 'teks':
    case 'teksPanjang':
      return `Uji ${stem}`.padEnd(field.least ?? 0, '.');
    case 'rupiah':
      amount.next += 1000;
      return amount.next;
    case 'pilihan':
      return field.options?.[0];
    case 'gambar':
      return field.image?.many === true ? [PIXEL] : PIXEL;
    default:
      return sampleOf(field.kind);
  }
}

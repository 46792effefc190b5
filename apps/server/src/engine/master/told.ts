/**
 * News of masters that move money (docs/decision/0033, 0056): rows of a definition that says `told`
 * are announced to all owners when anybody but an owner or super user of that very shop adds,
 * changes or deletes one: head office inside a branch is somebody else there. A file or copy of
 * many rows is one piece of news for each master, with how many.
 */
import type { MasterDef } from '@kencana/contract/define-master';
import type { FieldDiff } from '@kencana/contract/distribusi';
import { fieldOf } from '@kencana/contract/define-master';
import { valueKind } from '@kencana/contract/field/field';
import type { NamedField, WireRow } from '@kencana/contract/field/field';
import { aloneText } from '@kencana/contract/field/value';
import type { ToldChange } from '@kencana/contract/kabar-pemilik';
import type { Ctx, WriteTx } from '../../platform/http/route.ts';
import { isFromElsewhere, ownsShop } from '../../platform/auth/owns-shop.ts';
import { announceToOwners } from '../../platform/realtime/announce-owners.ts';
import { fieldDiffs } from './field-diff.ts';

/** Rows that the news of many names. */
const NAMED = 5;

interface ToldRow {
  readonly kunci: string;
  readonly baru: boolean;
  readonly hapus: boolean;
  readonly perubahan: readonly ToldChange[];
}

/** The told rows of one write, gathered while they are saved and announced at its end. */
export class ToldRows {
  readonly #ctx: Ctx;
  readonly #byMaster = new Map<MasterDef['name'], { def: MasterDef; rows: ToldRow[] }>();

  constructor(ctx: Ctx) {
    this.#ctx = ctx;
  }

  /**
   * Remembers a row that was saved, in wire units; `before` is undefined when it is new, `after`
   * when it is gone. Nothing where no told field differs; the moves of prices in `heard` were told
   * already.
   */
  note(
    def: MasterDef,
    before: WireRow | undefined,
    after: WireRow | undefined,
    heard: readonly string[] = [],
  ): void {
    const row = after ?? before;
    if (def.told.length === 0 || row === undefined) return;
    const gone = after === undefined;
    const whole = before === undefined || gone;
    const names = this.#names(def, whole).filter((name) => whole || !heard.includes(name));
    const diffs = gone
      ? fieldDiffs(def, names, undefined, row).map(turned)
      : fieldDiffs(def, names, before, after);
    if (before !== undefined && !gone && diffs.length === 0) return;
    const found = this.#byMaster.get(def.name) ?? { def, rows: [] };
    this.#byMaster.set(def.name, found);
    found.rows.push({
      kunci: nameOf(def, row),
      baru: before === undefined,
      hapus: gone,
      perubahan: diffs.map((diff) => changeOf(def, diff)),
    });
  }

  /** For rows that may be taken back: empty, for the same caller. */
  apart(): ToldRows {
    return new ToldRows(this.#ctx);
  }

  /** Adds what another one remembers. */
  take(other: ToldRows): void {
    for (const [name, { def, rows }] of other.#byMaster) {
      const found = this.#byMaster.get(name) ?? { def, rows: [] };
      this.#byMaster.set(name, found);
      found.rows.push(...rows);
    }
  }

  /** Tells the owners; to be called once, when the write has saved everything. */
  async announce(tx: WriteTx): Promise<void> {
    if (ownsShop(this.#ctx)) return;
    for (const { def, rows } of this.#byMaster.values()) await tell(this.#ctx, tx, def, rows);
  }

  /**
   * The fields that are told. Prices of gold move every day and their own history tells the great
   * moves; of a row that comes or goes, and from elsewhere, every price is told.
   */
  #names(def: MasterDef, whole: boolean): readonly string[] {
    const prices =
      whole || isFromElsewhere(this.#ctx) ? def.fields.filter((f) => f.kabar === true) : [];
    const names = new Set([...def.told, ...prices.map((f) => f.name)]);
    return [...names].filter((name) => name !== def.key);
  }
}

async function tell(
  ctx: Ctx,
  tx: WriteTx,
  def: MasterDef,
  rows: readonly ToldRow[],
): Promise<void> {
  const [first, more] = rows;
  if (first === undefined) return;
  const master = def.title;
  const by = ctx.user.user_id;
  if (more === undefined) {
    const { kunci, perubahan } = first;
    const jenis = first.hapus ? 'MASTER_HAPUS' : first.baru ? 'MASTER_BARU' : 'MASTER_UBAH';
    const isi = { master, kunci, perubahan: JSON.stringify(perubahan) };
    await announceToOwners(tx, by, { jenis, objek: `${def.name}/${kunci}`, isi });
    return;
  }
  const named = rows.slice(0, NAMED).map(({ kunci }) => kunci);
  const baru = rows.filter((row) => row.baru).length;
  const isi = {
    master,
    n: String(rows.length),
    baru: String(baru),
    berubah: String(rows.length - baru),
    kunci: [...named, ...(rows.length > NAMED ? ['…'] : [])].join(', '),
  };
  await announceToOwners(tx, by, { jenis: 'MASTER_BANYAK', objek: def.name, isi });
}

/** What stood before a row went. */
function turned({ sebelum, sesudah, ...diff }: FieldDiff): FieldDiff {
  const per = diff.per && { sebelum: diff.per.sesudah, sesudah: diff.per.sebelum };
  return { ...diff, sebelum: sesudah, sesudah: sebelum, ...(per && { per }) };
}

/** How people call the row. */
function nameOf(def: MasterDef, row: WireRow): string {
  const names = def.unique.length > 0 ? def.unique : [def.key];
  return names.map((name) => plain(row[name])).join(' ');
}

function changeOf(def: MasterDef, { field: name, sebelum, sesudah, per }: FieldDiff): ToldChange {
  const field = fieldOf(def, name);
  if (field === undefined) throw new Error(`${def.name} has no field ${name}`);
  return {
    label: field.label,
    sebelum: shown(field, sebelum, per?.sebelum),
    sesudah: shown(field, sesudah, per?.sesudah),
  };
}

/** A value as everybody reads it, whatever the language; '-' for none. */
function shown(field: NamedField, value: unknown, unit: unknown): string {
  if (value === null || value === undefined || value === '') return '-';
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  if (Array.isArray(value)) return value.length === 0 ? '-' : value.map(plain).join(', ');
  if (typeof value !== 'number') return plain(value);
  const row = field.per === undefined ? {} : { [field.per.field]: unit };
  return aloneText(valueKind(field, row), value);
}

/** Fields hold texts and numbers; anything else would be read as JSON. */
function plain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

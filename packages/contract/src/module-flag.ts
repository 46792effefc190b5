/**
 * The keys of a shop's flags and parameters, and all of their values as they are in force. What
 * each may hold is setting-table.ts.
 */
import { FLAGS, PARAMETERS } from './setting-table.ts';

export type ModuleFlag = keyof typeof FLAGS;
export type SystemKey = keyof typeof PARAMETERS;

/** Every flag, in the order of the specification. */
export const MODULE_FLAGS = Object.keys(FLAGS) as readonly ModuleFlag[];
const SYSTEM_KEYS = Object.keys(PARAMETERS) as readonly SystemKey[];

/** All settings of a shop as the server loads them: flags and parameters by key. */
export class Settings {
  readonly #values: ReadonlyMap<string, string>;
  readonly #emasAwal: number;

  /**
   * `emasAwal` is the price of gold that today's free moves are measured from; 0 where nobody
   * moved it today.
   */
  constructor(rows: Iterable<{ key: string; value: string }>, emasAwal = 0) {
    this.#values = new Map([...rows].map((r) => [r.key, r.value]));
    this.#emasAwal = emasAwal;
  }

  /** These settings, with the price of gold that today's free moves are measured from. */
  measuredFrom(emasAwal: number): Settings {
    if (emasAwal === this.#emasAwal) return this;
    const rows = [...this.#values].map(([key, value]) => ({ key, value }));
    return new Settings(rows, emasAwal);
  }

  /**
   * By what gold that is sold is measured, rupiah a gram: what one person may move alone lowers
   * no floor on the same day. 0 without a price.
   */
  goldSold(): number {
    const now = this.number('PARAMETER_HARGA_EMAS_GLOBAL_VALUE');
    return now > 0 ? Math.max(now, this.#emasAwal) : 0;
  }

  /** By what gold that is bought is measured: nor does it raise a roof. */
  goldBought(): number {
    const now = this.number('PARAMETER_HARGA_EMAS_GLOBAL_VALUE');
    return now > 0 && this.#emasAwal > 0 ? Math.min(now, this.#emasAwal) : now;
  }

  /** True when the module flag is on. */
  on(flag: ModuleFlag): boolean {
    return (this.#values.get(flag) ?? FLAGS[flag].initial) === 'true';
  }

  /** A parameter's text, the default when unset. */
  text(key: SystemKey): string {
    return this.#values.get(key) ?? PARAMETERS[key].initial;
  }

  /** A parameter as a number. */
  number(key: SystemKey): number {
    return Number(this.text(key));
  }

  /** A yes/no parameter. */
  yes(key: SystemKey): boolean {
    return this.text(key) === 'true';
  }

  /** Every flag and parameter with its value in force, as `para-system` answers it. */
  entries(): { key: string; value: string }[] {
    const flags = MODULE_FLAGS.map((key) => ({ key, value: String(this.on(key)) }));
    return [...flags, ...SYSTEM_KEYS.map((key) => ({ key, value: this.text(key) }))];
  }
}

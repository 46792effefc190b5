/**
 * What a flag or parameter of a shop is: what it may hold, how it is read, who changes it and what
 * it depends on; for the check on the server and the control on the screen.
 */
import type { MessageKey } from '@kencana/messages/key';
import type { Field } from './field/field.ts';
import { alone } from './field/value.ts';
import { valueKind } from './field/field.ts';
import { MODULE_FLAGS } from './module-flag.ts';
import type { ModuleFlag, SystemKey } from './module-flag.ts';
import { saidText, say } from './sentence.ts';
import type { Sentence } from './sentence.ts';
import { FLAGS, PARAMETERS } from './setting-table.ts';
import type { SettingGroup, SettingRow } from './setting-table.ts';

export type SettingKey = ModuleFlag | SystemKey;

/**
 * Groups whose every setting is a control or decides what documents pay: OWN and SU alone change
 * them, with a second person where there is one (docs/decision/0028).
 */
const GUARDED_GROUPS: readonly SettingGroup[] = ['otorisasi', 'harga'];

export interface SettingDef {
  readonly key: SettingKey;
  readonly group: SettingGroup;
  /** Changed by OWN and SU only, approved by a second person, announced and kept. */
  readonly guarded: boolean;
  readonly field: Field;
  /** What it is when the shop has set nothing. */
  readonly initial: string;
  /** Flags that must be on before this one may be. */
  readonly needs: readonly ModuleFlag[];
}

function define(key: SettingKey, { group, field, initial, needs = [] }: SettingRow): SettingDef {
  const flags = MODULE_FLAGS.filter((flag) => needs.includes(flag));
  return { key, group, guarded: GUARDED_GROUPS.includes(group), field, initial, needs: flags };
}

/** Every flag and parameter, in the order of their lists. */
export const settingDefs: readonly SettingDef[] = Object.entries({ ...FLAGS, ...PARAMETERS }).map(
  ([key, row]) => define(key as SettingKey, row),
);

/** The definition of a key; undefined for one that does not exist. */
export function settingDef(key: string): SettingDef | undefined {
  return settingDefs.find((def) => def.key === key);
}

/** True when the key may hold the text. */
export function isSettingValue({ field }: SettingDef, value: string): boolean {
  if (value === '' || value.trim() !== value) return false;
  const reading = field.read(value, {});
  return 'value' in reading && (field.options?.includes(value) ?? true);
}

/**
 * A value as people read it, with its unit and thousands (spec 1 §9); what is no value of the
 * setting stays as it is. `t` says it in the reader's language.
 */
export function settingValueText(
  def: SettingDef,
  value: string,
  t: (key: MessageKey, data?: Readonly<Record<string, unknown>>) => string,
): string {
  return saidText(settingSaid(def, value), t);
}

/** A value as a sentence keeps it, to be told in its reader's language. */
export function settingSaid(def: SettingDef, value: string): string | Sentence {
  if (!isSettingValue(def, value)) return value;
  const { field } = def;
  if (field.kind === 'aktif') {
    return say(value === 'true' ? 'report.pengaturan.nyala' : 'report.pengaturan.mati', {});
  }
  return field.kind === 'pilihan' ? value : alone(valueKind(field, {}), Number(value));
}

/** Flags that must be turned on before `def` may become `value`. */
export function missingNeeds(
  def: SettingDef,
  value: string,
  on: (flag: ModuleFlag) => boolean,
): readonly ModuleFlag[] {
  return value === 'true' ? def.needs.filter((flag) => !on(flag)) : [];
}

/** Flags that are on and need `def`, and so stand against turning it off. */
export function dependents(
  def: SettingDef,
  value: string,
  on: (flag: ModuleFlag) => boolean,
): readonly ModuleFlag[] {
  return value === 'true' ? [] : neededBy(def.key).filter(on);
}

/** Flags that need the key, on or not. */
export function neededBy(key: SettingKey): readonly ModuleFlag[] {
  return settingDefs.filter((def) => def.needs.some((need) => need === key)).flatMap(flagOf);
}

function flagOf({ key }: SettingDef): readonly ModuleFlag[] {
  return MODULE_FLAGS.filter((flag) => flag === key);
}

/**
 * Which values a flag or parameter may take: the kind of its default, and lists where only some
 * words make sense.
 */
import { MODULE_FLAGS, SYSTEM_DEFAULTS, type SystemKey } from '@kencana/contract/module-flag';
import { LANGUAGES } from '@kencana/messages/key';

const CHOICES: Readonly<Partial<Record<SystemKey, readonly string[]>>> = {
  PEMBULATAN_BELI_ARAH: ['UP', 'DOWN', 'NEAREST'],
  kategori_harga: ['BARANG', 'GROUP', 'GLOBAL'],
  BAHASA: LANGUAGES,
  PEMBULATAN_GRAM_MG: ['0', '50', '100'],
};

/** True for a key that exists. */
export function isSettingKey(key: string): boolean {
  return isFlag(key) || Object.hasOwn(SYSTEM_DEFAULTS, key);
}

/** True when the key may have the value. */
export function isSettingValue(key: string, value: string): boolean {
  if (isFlag(key)) return isYesNo(value);
  if (!Object.hasOwn(SYSTEM_DEFAULTS, key)) return false;
  const known = key as SystemKey;
  const choices = CHOICES[known];
  if (choices) return choices.includes(value);
  if (isYesNo(SYSTEM_DEFAULTS[known])) return isYesNo(value);
  return /^\d{1,12}(\.\d{1,2})?$/.test(value);
}

function isFlag(key: string): boolean {
  return MODULE_FLAGS.some((flag) => flag === key);
}

function isYesNo(value: string): boolean {
  return value === 'true' || value === 'false';
}

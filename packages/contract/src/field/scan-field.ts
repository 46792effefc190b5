/** The field kind of goods that are scanned into a list: codes on the wire. */
import type { Field, ScanList } from './field.ts';
import { ok, refuse, same } from './field.ts';

/** Codes of goods, at least one and at most `most`; their list stands beside the form. */
export function pindai(list: ScanList, most: number): Field<readonly string[], readonly string[]> {
  return {
    required: true,
    form: false,
    kind: 'pindai',
    empty: [],
    initial: [],
    list,
    max: most,
    json: { type: 'array', maxItems: most, items: { type: 'string' } },
    read: (value) => (Array.isArray(value) ? ok(value.map(String)) : refuse('isian.salah')),
    toWire: same,
  };
}

/** Types of list.mjs, for its test. */
export interface Fault {
  readonly name: string;
  readonly kind: 'unit' | 'api' | 'race' | 'browser';
  readonly cost: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly parts: readonly string[];
}
export const faults: readonly Fault[];
export function seeded(fault: Fault, source: string): string;

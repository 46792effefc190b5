/** Every template that comes with the product, by the code a shop chooses it with. */
import type { Template } from '@kencana/contract/print-template';
import { notaA5, notaA6, notaContinuous } from './nota-a5.ts';
import { slip58, slip80 } from './slip.ts';

export const SHIPPED_TEMPLATES = {
  NOTA_A5: notaA5,
  NOTA_A6: notaA6,
  NOTA_CONTINUOUS: notaContinuous,
  SLIP_80: slip80,
  SLIP_58: slip58,
} as const satisfies Record<string, Template>;

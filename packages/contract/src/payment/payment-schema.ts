/** The forms of all ways of paying, as the border of the API reads them. */
import { z } from 'zod';
import { inputKit } from '../transaction/input-kit.ts';
import { payments } from './payment-list.ts';

type Wire = ReturnType<(typeof payments)[number]['wire']>[number];

const wires: readonly Wire[] = payments.flatMap((def) => [...def.wire(inputKit)]);

/** A payment of a sale. */
export const bayarJual = z.discriminatedUnion('jenis', wires as [Wire, ...Wire[]]);

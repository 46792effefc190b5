/**
 * The seeded faults of the product: small changes of its source, each of which would cost a shop
 * something and which the suite must see. `npm run faults` plays them; nothing else uses them.
 */
import { accessFaults } from './access.mjs';
import { figureFaults } from './figure.mjs';
import { raceFaults } from './race.mjs';
import { screenFaults } from './screen.mjs';

/**
 * @typedef {object} Fault
 * @property {string} name
 * @property {'unit' | 'api' | 'race' | 'browser'} kind What it takes to see it.
 * @property {string} cost What it would cost a shop, in one sentence.
 * @property {string} file The file of the product that is changed, relative to the root.
 * @property {string} from Text that stands in the file exactly once.
 * @property {string} to What stands there instead.
 * @property {string[]} parts What should see it: filters as `npm test -- <part>` takes them, cut
 *   before the suffixes, which tell what a file needs and may change.
 */

/** @type {readonly Fault[]} */
export const faults = [...figureFaults, ...accessFaults, ...raceFaults, ...screenFaults];

/**
 * The source with the fault in it. Throws when the text it replaces does not stand there exactly
 * once: the product has changed, and the fault must be written anew or go.
 */
export function seeded(/** @type {Fault} */ fault, /** @type {string} */ source) {
  const found = source.split(fault.from).length - 1;
  if (found !== 1) {
    throw new Error(`${fault.name}: its text stands ${found} times in ${fault.file}, not once`);
  }
  return source.replace(fault.from, () => fault.to);
}

/**
 * What the desk of goods may ask of orders: to hold what was made for one, once a second person
 * has validated it.
 */
export { holdMade, lockOrderOf } from './made-waiting.ts';

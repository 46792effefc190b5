/** What other features may ask of members: that somebody was shown one. */
export { noteShown } from './look-up.ts';

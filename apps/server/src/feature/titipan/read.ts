/** What others may ask of titipan: the kind that the sale screen saves, and looking one up. */
export { titipanKind } from './titipan.kind.ts';
export { findTitipan } from './titipan.query.ts';

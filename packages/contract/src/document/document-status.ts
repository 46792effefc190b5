/** The own life of a document, beside the cashier's step (docs/domain.md §6). */

export type DocumentStatus = 'OPEN' | 'DONE' | 'FINISH' | 'CLOSED' | 'LUNAS' | 'LELANG' | 'BATAL';

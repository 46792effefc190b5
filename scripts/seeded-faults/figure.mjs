/**
 * Seeded faults in figures: rounding, tax, points, numbers, sums of reports and what a file of them
 * shows. What a fault is stands in list.mjs.
 */
const POINTS = ['apps/server/src/feature/poin/poin.'];
const REPORTS = 'apps/server/src/engine/report/conformance.';

/** @type {import('./list.mjs').Fault[]} */
export const figureFaults = [
  {
    name: 'half-down',
    kind: 'unit',
    cost: 'A price exactly between two steps is rounded down: the shop loses half a step on it.',
    file: 'packages/rules/src/pembulatan.ts',
    from: 'rest * 2 >= step',
    to: 'rest * 2 > step',
    parts: ['packages/rules/src/pembulatan.', 'packages/rules/src/gram.'],
  },
  {
    name: 'gram-cut',
    kind: 'unit',
    cost: 'The weight on the nota is cut to the step instead of rounded: customers read too little gold.',
    file: 'packages/rules/src/gram.ts',
    from: "step, 'NEAREST'",
    to: "step, 'DOWN'",
    parts: ['packages/rules/src/gram.'],
  },
  {
    name: 'ppn-rounded',
    kind: 'unit',
    cost: 'The tax contained in a price is rounded instead of floored: one rupiah too much is owed.',
    file: 'packages/rules/src/harga.ts',
    from: 'divideFloor(BigInt(total) * rate, 10_000n + rate)',
    to: 'roundHalfUp(BigInt(total) * rate, 10_000n + rate)',
    parts: ['packages/rules/src/harga.'],
  },
  {
    name: 'points-on-the-wrong-side',
    kind: 'api',
    cost: 'Earned points are booked the wrong way round, in balance: the debt to members shrinks.',
    file: 'apps/server/src/feature/poin/point-sale.part.ts',
    from: `{ peran: 'BEBAN POIN', sisi: 'DEBIT', jumlah: earned },
    { peran: 'HUTANG POIN', sisi: 'KREDIT', jumlah: earned },`,
    to: `{ peran: 'BEBAN POIN', sisi: 'KREDIT', jumlah: earned },
    { peran: 'HUTANG POIN', sisi: 'DEBIT', jumlah: earned },`,
    parts: POINTS,
  },
  {
    name: 'points-kept-after-cancelling',
    kind: 'api',
    cost: 'A cancelled sale leaves the member the points that it earned: they can be spent.',
    file: 'apps/server/src/engine/transaction/cancel.ts',
    from: 'mirrors.flatMap((m) => m.rows.points ?? [])',
    to: '[]',
    parts: POINTS,
  },
  {
    name: 'number-gap',
    kind: 'api',
    cost: 'Every sale draws a number of a buy-back too: the tax office finds gaps in them.',
    file: 'apps/server/src/engine/transaction/write.ts',
    from: "kind.kode !== BUY_BACK && posting.lines.some((l) => l.jenis_baris === 'BELI')",
    to: 'kind.kode !== BUY_BACK',
    parts: ['apps/server/test/invariants.'],
  },
  {
    name: 'coupon-ends-a-day-early',
    kind: 'api',
    cost: 'A coupon is refused on its last day: the customer who was promised it leaves.',
    file: 'apps/server/src/feature/kupon/coupon.part.ts',
    from: 'tglSystem > sampai)',
    to: 'tglSystem >= sampai)',
    parts: ['apps/server/src/feature/kupon/kupon.'],
  },
  {
    name: 'running-balance-summed',
    kind: 'unit',
    cost: 'The foot of the cash report adds up all running balances instead of showing the last.',
    file: 'apps/server/src/engine/report/arrange.ts',
    from: "column.total === 'jumlah' ? (values.get(kodeToko) ?? 0) : 0",
    to: 'values.get(kodeToko) ?? 0',
    parts: ['apps/server/src/engine/report/arrange.', 'apps/server/src/app/laporan.'],
  },
  {
    name: 'pdf-total-in-two-places',
    kind: 'api',
    cost: 'The total weight of a printed report loses its last digit: paper and screen disagree.',
    file: 'apps/server/src/engine/report/pdf-file.ts',
    from: 'columnText(c.kind, line.cells[i] ?? null)',
    to: "columnText(line.jenis === 'total' && c.kind === 'gram' ? 'gram2' : c.kind, line.cells[i] ?? null)",
    parts: [REPORTS],
  },
  {
    name: 'formula-in-csv',
    kind: 'unit',
    cost: 'A customer called @SUM(…) runs as a formula on the computer that opens the CSV.',
    file: 'apps/server/src/platform/excel/neutral-text.ts',
    from: String.raw`[=+\-@\t\r]`,
    to: String.raw`[=+\-\t\r]`,
    parts: ['apps/server/src/platform/csv/csv-line.'],
  },
];

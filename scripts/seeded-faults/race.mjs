/**
 * Seeded faults that only two people at the same moment can show: rows and days that nobody locks
 * any more. What a fault is stands in list.mjs.
 */
const RACES = ['apps/server/src/engine/transaction/race'];

/** @type {import('./list.mjs').Fault[]} */
export const raceFaults = [
  {
    name: 'piece-unlocked',
    kind: 'race',
    cost: 'Two tills sell one ring; one of them shows its customer an internal error.',
    file: 'apps/server/src/engine/transaction/pieces.ts',
    from: 'order by b.kode_barcode for update',
    to: 'order by b.kode_barcode',
    parts: RACES,
  },
  {
    name: 'document-unlocked',
    kind: 'race',
    cost: 'Two cashiers answer for one sale at once: the slower is not told who was faster.',
    file: 'apps/server/src/engine/transaction/document.ts',
    from: 'and kind = ${kind} for update',
    to: 'and kind = ${kind}',
    parts: RACES,
  },
  {
    name: 'coupon-unlocked',
    kind: 'race',
    cost: 'The last coupon is taken by two sales.',
    file: 'apps/server/src/feature/kupon/read.ts',
    from: '${lock ? sql`for update` : sql``}',
    to: '',
    parts: RACES,
  },
  {
    name: 'points-unlocked',
    kind: 'race',
    cost: 'A member’s last points are counted by two sales; one fails without a word at its field.',
    file: 'apps/server/src/feature/poin/read.ts',
    from: 'for no key update',
    to: '',
    parts: RACES,
  },
  {
    name: 'approval-unlocked',
    kind: 'race',
    cost: 'One approval, sent from two tabs at once, lets two payments out of the till.',
    file: 'apps/server/src/engine/transaction/approval.ts',
    from: 'order by _id for update',
    to: 'order by _id',
    parts: RACES,
  },
  {
    name: 'day-not-joined',
    kind: 'race',
    cost: 'A document saved while the day is closed lands on the closed day, outside its frozen figures.',
    file: 'apps/server/src/engine/transaction/day.ts',
    from: 'pg_advisory_xact_lock_shared(${DAY_LOCK}',
    to: 'pg_advisory_xact_lock_shared(${DAY_LOCK + 9}',
    parts: RACES,
  },
  {
    name: 'gold-unlocked',
    kind: 'race',
    cost: 'Two services want the last gold of a lot: one is shown an internal error, not what is left.',
    file: 'apps/server/src/feature/service/gold.ts',
    from: 'order by l.no_lot for update of l',
    to: 'order by l.no_lot',
    parts: [...RACES, 'apps/server/src/feature/service/service-akhir.'],
  },
  {
    name: 'order-number-unlocked',
    kind: 'race',
    cost: 'Two tills sell one order of a marketplace: the later is not told which sale has it.',
    file: 'apps/server/src/feature/marketplace/read.ts',
    from: '${kode_marketplace} for update`',
    to: '${kode_marketplace}`',
    parts: ['apps/server/src/feature/marketplace/marketplace.'],
  },
  {
    name: 'owners-unlocked',
    kind: 'race',
    cost: 'Two owners remove each other at once, and the shop has none.',
    file: 'apps/server/src/feature/users/manage-user.ts',
    from: 'order by user_id for update',
    to: 'order by user_id',
    parts: ['apps/server/src/feature/users/manage.'],
  },
];

/**
 * Seeded faults that only a browser can show: keys, findings at fields, baskets, the menu and what
 * live events do to a screen. What a fault is stands in list.mjs.
 */

/** @type {import('./list.mjs').Fault[]} */
export const screenFaults = [
  {
    name: 'cash-key-gone',
    kind: 'browser',
    cost: 'F8 at the counter does nothing: every cash sale needs the mouse.',
    file: 'apps/web/src/feature/penjualan/money.pay.tsx',
    from: "{ jenis: 'CASH', shortcut: 'F8', urut: 10 }",
    to: "{ jenis: 'CASH', shortcut: 'F12', urut: 10 }",
    parts: ['apps/e2e/penjualan.'],
  },
  {
    name: 'finding-not-at-its-field',
    kind: 'browser',
    cost: 'A master that the server refuses does not show which field is wrong.',
    file: 'apps/web/src/platform/sending.ts',
    from: 'setErrors(fieldErrors(error))',
    to: 'setErrors(fieldErrors({}))',
    parts: ['apps/e2e/master.'],
  },
  {
    name: 'sold-piece-stays-in-basket',
    kind: 'browser',
    cost: 'A basket that is taken up again still holds, and charges, a piece that was sold meanwhile.',
    file: 'apps/web/src/feature/penjualan/use-parked.ts',
    from: 'basket = removeLine(basket, line.kode_barcode);',
    to: 'void removeLine;',
    parts: ['apps/e2e/keranjang.'],
  },
  {
    name: 'desk-not-told',
    kind: 'browser',
    cost: 'The cashiers’ desk does not show what the counters save until somebody reloads it.',
    file: 'apps/web/src/engine/document-screen/use-desk.ts',
    from: "useLive('validasi', look);",
    to: '',
    parts: ['apps/e2e/validasi.'],
  },
  {
    name: 'menu-keeps-a-lost-right',
    kind: 'browser',
    cost: 'Who lost a right keeps its screen in the menu until the next login.',
    file: 'apps/web/src/app/shell/shop-state.ts',
    from: 'level: data.level, akses: data.akses }',
    to: 'level: data.level }',
    parts: ['apps/e2e/hak-akses.'],
  },
  {
    name: 'menu-entry-missing',
    kind: 'browser',
    cost: 'Nobody can move money between bank accounts: its screen is in no menu and at no address.',
    file: 'apps/web/src/app/screens.ts',
    from: "'/mutasi-uang-bank': lazy",
    to: "'/mutasi-uang-bank-lama': lazy",
    parts: ['apps/e2e/layar.'],
  },
];

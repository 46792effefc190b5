/** A question stands once, however often it is asked; other questions may stand beside it. */
import { expect, test, vi } from 'vitest';
import { confirmDialog } from './notify.ts';

// The texts' language is looked up there as soon as it is loaded.
vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => null }));

const open: { text: string; answer: (yes: boolean) => void }[] = [];

vi.mock('./question-dialog.tsx', () => ({
  askConfirm: ({ text }: { text: string }) =>
    new Promise<boolean>((answer) => open.push({ text, answer })),
}));

test('asked twice at once it stands once, and may be asked again when it is answered', async () => {
  const first = confirmDialog({ text: 'Tutup toko?' });
  expect(await confirmDialog({ text: 'Tutup toko?' })).toBe(false);
  const other = confirmDialog({ text: 'Muat ulang?' });
  await vi.waitFor(() =>
    expect(open.map(({ text }) => text)).toEqual(['Tutup toko?', 'Muat ulang?']),
  );
  open[0]?.answer(true);
  open[1]?.answer(false);
  expect([await first, await other]).toEqual([true, false]);
  const again = confirmDialog({ text: 'Tutup toko?' });
  await vi.waitFor(() => expect(open).toHaveLength(3));
  open[2]?.answer(true);
  expect(await again).toBe(true);
});

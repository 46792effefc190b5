/** Settings that this browser has already are not asked about; others are, in one question. */
import { expect, test, vi } from 'vitest';
import { startSession } from '../../platform/session.ts';
import { offerSettings } from './settings-offer.ts';

vi.hoisted(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

const answers: ((yes: boolean) => void)[] = [];

vi.mock('../../platform/notify.ts', () => ({
  confirmDialog: () => new Promise<boolean>((answer) => answers.push(answer)),
}));

const row = (key: string, value: string) => ({ key, value });

test('only changed settings are asked about, and in one question', async () => {
  const modules = [row('PEMBULATAN', '500'), row('MEMBER_MODULE', 'true')];
  const toko = { kode_toko: 'JKT1', nama_toko: 'Jakarta Satu' };
  const user = { user_id: 'SPV', nama: 'SPV', level: 'SPV', kode_toko: 'JKT1', akses: [] } as const;
  startSession({ token: 'x', user, toko, tgl_system: '2026-11-20', modules, versi: '1' });
  offerSettings(modules);
  expect(answers).toHaveLength(0);
  offerSettings([row('PEMBULATAN', '500'), row('MEMBER_MODULE', 'false')]);
  offerSettings([row('PEMBULATAN', '100')]);
  expect(answers).toHaveLength(1);
  answers[0]?.(false);
  await vi.waitFor(() => {
    offerSettings([row('PEMBULATAN', '100')]);
    expect(answers).toHaveLength(2);
  });
});

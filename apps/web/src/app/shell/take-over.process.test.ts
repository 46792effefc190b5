/** Changed settings: the shop's language is followed each time, a person's own choice stays. */
import { beforeEach, expect, test, vi } from 'vitest';
import { currentLanguage, setLanguage, startI18n } from '../../platform/i18n.ts';
import { deviceChoice, getSession, startSession, updateSession } from '../../platform/session.ts';
import type { LoginAnswer } from '../../platform/session.ts';
import { takeOver } from './take-over.ts';

const { reload, stored } = vi.hoisted(() => {
  const kept = new Map<string, string>();
  const reloaded = vi.fn<() => void>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  vi.stubGlobal('location', { reload: reloaded });
  return { reload: reloaded, stored: kept };
});

const KASIR: LoginAnswer = {
  token: 't',
  user: { user_id: 'KASIR', nama: 'Ani', level: 'KASIR', kode_toko: 'JKT1', akses: [] },
  toko: { kode_toko: 'JKT1', nama_toko: 'Jakarta Satu' },
  tgl_system: '2026-11-20',
  modules: [{ key: 'BAHASA', value: 'id' }],
  versi: '1',
};

beforeEach(async () => {
  vi.useFakeTimers();
  stored.clear();
  reload.mockClear();
  startSession(KASIR);
  await startI18n();
});

const bahasa = (value: string) => takeOver([{ key: 'BAHASA', value }]);

test("the shop's language is followed, and followed again; the page reloads after a second", async () => {
  await bahasa('en');
  expect([currentLanguage(), deviceChoice('bahasa')]).toEqual(['en', undefined]);
  expect(getSession()?.settings.text('BAHASA')).toBe('en');
  vi.advanceTimersByTime(999);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
  await bahasa('jp');
  expect(currentLanguage()).toBe('jp');
});

test('a language chosen by the person, or on this device, stays', async () => {
  updateSession({ user: { ...KASIR.user, bahasa: 'it' } });
  await bahasa('en');
  expect(currentLanguage()).toBe('it');
  updateSession({ user: KASIR.user });
  await setLanguage('my');
  await bahasa('jp');
  expect([currentLanguage(), deviceChoice('bahasa')]).toEqual(['my', 'my']);
});

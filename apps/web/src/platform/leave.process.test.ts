/**
 * The token stays at home and goes when somebody leaves: calls go to this origin whatever a shop's
 * portal says, and a logout forgets the login before the server is asked, reachable or not.
 */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from './api.ts';
import { startI18n } from './i18n.ts';
import { leave, takenOver } from './leave.ts';
import { apiBase, getSession, isLeaving, startSession, updateSession } from './session.ts';

const { kept, went } = vi.hoisted(() => {
  const store = new Map<string, string>();
  const local = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  };
  // Object.keys of the storage are its keys, as in a browser.
  const keys = { ownKeys: () => [...store.keys()], getOwnPropertyDescriptor: () => OPEN };
  const OPEN = { enumerable: true, configurable: true, value: '' };
  vi.stubGlobal('localStorage', new Proxy(local, keys));
  const places: string[] = [];
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('location', { assign: (to: string) => places.push(to), pathname: '/home' });
  vi.stubGlobal('history', { replaceState: (_: null, __: string, to: string) => places.push(to) });
  return { kept: store, went: places };
});

const FOREIGN = 'https://jahat.example/api/v1';
const LOGIN = {
  token: 'rahasia',
  user: { user_id: 'PUSAT', nama: 'P', level: 'OWN', kode_toko: 'PUSAT', akses: [] },
  toko: { kode_toko: 'PUSAT', nama_toko: 'Pusat' },
  tgl_system: '2026-11-20',
  modules: [],
  versi: '1',
} as const;

let asked: { readonly url: string; readonly token: string | null; readonly known: boolean }[];
function answering(answer: () => Response): void {
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Headers }) => {
    const known = [...kept.values()].some((text) => text.includes('rahasia'));
    asked.push({ url, token: headers.get('x-auth-token'), known });
    return answer();
  });
}

beforeAll(startI18n);
beforeEach(() => {
  asked = [];
  went.length = 0;
  answering(() => Response.json({ status: 'success', data: [] }));
  startSession(LOGIN);
  went.length = 0;
});
afterEach(() => kept.clear());

test('no call leaves this origin, also with a shop that names another as its portal', async () => {
  const shop = { kode_toko: 'JKT2', nama_toko: 'Dua', portal: FOREIGN };
  updateSession({ picked: shop });
  await api.get('system/get');
  await api.post('fingerprint-bridge/token');
  await api.blob('files/:id', { params: { id: 'x' } });
  await api.get('tokos', { shop: 'PUSAT' });
  await api.get('tokos', { shop: 'JKT3' });
  expect(asked.map(({ url }) => url)).toEqual([
    '/portal/JKT2/api/v1/system/get',
    '/portal/JKT2/api/v1/fingerprint-bridge/token',
    '/portal/JKT2/api/v1/files/x',
    '/api/v1/tokos',
    '/portal/JKT3/api/v1/tokos',
  ]);
  updateSession({ picked: { kode_toko: '//jahat.example/', nama_toko: 'X' } });
  expect(apiBase()).toBe('/portal/%2F%2Fjahat.example%2F/api/v1');
});

test('a logout forgets the login first, and tells the server with the token it had', async () => {
  await leave();
  expect(asked).toEqual([{ url: '/api/v1/users/logout', token: 'rahasia', known: false }]);
  expect([getSession(), kept.get('kencana.login'), went]).toEqual([undefined, 'false', ['/']]);
  expect(kept.has('kencana.perangkat.pesan')).toBe(false);
});

test('a dead server is asked once, and the person reads that it does not know', async () => {
  answering(() => {
    throw new TypeError('no line');
  });
  await leave();
  expect(asked).toHaveLength(1);
  expect(asked[0]?.known).toBe(false);
  expect([getSession(), isLeaving(), kept.get('kencana.login')]).toEqual([
    undefined,
    false,
    'false',
  ]);
  expect(kept.get('kencana.perangkat.pesan')).toContain('Server belum menjawab');
  // No reload from a server that is not there; the next login starts the page anew.
  expect(went).toEqual(['/']);
  startSession(LOGIN);
  expect(went).toEqual(['/', '/']);
});

test('a login that was over already is no failure', async () => {
  const text = 'Invalid Token. Silahkan Login Kembali';
  answering(() => Response.json({ code: 'TOKEN_TIDAK_SAH', message: text }, { status: 401 }));
  await leave();
  expect([kept.has('kencana.perangkat.pesan'), went]).toEqual([false, ['/']]);
});

test('a reply that says Invalid Token. ends the login and leads to the root with its words', async () => {
  const text = 'Invalid Token. Silahkan Login Kembali';
  answering(() => Response.json({ code: 'TOKEN_TIDAK_SAH', message: text }, { status: 401 }));
  await expect(api.get('system/get')).rejects.toThrow(text);
  expect([getSession(), kept.get('kencana.login'), went]).toEqual([undefined, 'false', ['/']]);
  expect(kept.get('kencana.perangkat.pesan')).toContain(text);
});

test('a login of another tab is kept when the one before it is over', () => {
  const before = kept.get('kencana.sesi') ?? '';
  kept.set('kencana.sesi', before.replace('rahasia', 'yang-baru'));
  takenOver();
  expect([kept.get('kencana.sesi')?.includes('yang-baru'), went]).toEqual([true, ['/']]);
  expect(kept.has('kencana.perangkat.pesan')).toBe(false);
});

test('who is logged in elsewhere reads so at the login page', () => {
  takenOver();
  expect([getSession(), went]).toEqual([undefined, ['/']]);
  expect(kept.get('kencana.perangkat.pesan')).toContain('User Id Sedang Digunakan');
  takenOver();
  expect(went).toEqual(['/']);
});

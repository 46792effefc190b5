/** What a master's screen says when adding, editing or deleting fails, and when nobody knows. */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { masters } from '@kencana/contract/registry';
import type { MasterDef } from '@kencana/contract/define-master';
import { api } from '../../platform/api.ts';
import { startI18n } from '../../platform/i18n.ts';
import { notifyFailure } from './notify-failure.ts';
import type { MasterWrite } from './notify-failure.ts';

// Session and language are looked up there as soon as they are loaded.
vi.hoisted(() => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('document', { documentElement: { lang: '' } });
});

const said: string[] = [];
vi.mock('@mantine/notifications', () => ({
  notifications: { show: ({ message }: { message: string }) => said.push(message) },
}));

const ALL: readonly MasterDef[] = masters;

function named(name: string): MasterDef {
  const found = ALL.find((master) => master.name === name);
  if (found === undefined) throw new Error(`no master ${name}`);
  return found;
}

/** The failure of a write that the server answers so. */
async function failed(body: object): Promise<unknown> {
  vi.stubGlobal('fetch', async () => Response.json(body, { status: 500 }));
  return api.post('fingerprint-bridge/token', { key: 'k1' }).catch((error: unknown) => error);
}

beforeAll(startI18n);
beforeEach(() => {
  said.length = 0;
});

const WRITES: readonly MasterWrite[] = ['create', 'update', 'delete'];

/** Sentences of create, update and delete; undefined where the screen does not do it. */
test.each<[string, ...(string | undefined)[]]>([
  ['parameter-harga-beli', undefined, 'Data Gagal Diedit', 'Gagal Menghapus Data'],
  ['keterangan-penjualan', 'Data Gagal Disimpan', 'Data Gagal Edit', 'Data Gagal Dihapus'],
  [
    'banner-katalog',
    'Gagal Menambahkan Banner Katalog, Coba Beberapa Saat Lagi',
    'Gagal Mengubah Banner Katalog, Coba Beberapa Saat Lagi',
    'Gagal Menghapus Banner Katalog, Coba Beberapa Saat Lagi',
  ],
  [
    'info-katalog',
    'Gagal Menambahkan Info Katalog, Coba Beberapa Saat Lagi',
    'Gagal Merubah Info Katalog, Coba Beberapa Saat Lagi',
    'Gagal Menghapus Info Katalog, Coba Beberapa Saat Lagi',
  ],
  [
    'harga-katalog',
    'Gagal Menambahkan Harga Katalog, Coba Beberapa Saat Lagi',
    'Gagal Mengubah Harga Katalog, Coba Beberapa Saat Lagi',
    'Gagal Menghapus Harga Katalog, Coba Beberapa Saat Lagi',
  ],
  [
    'kontak-admin-katalog',
    'Gagal Menambahkan KontakAdmin Katalog, Coba Beberapa Saat Lagi',
    'Gagal Merubah KontakAdmin Katalog, Coba Beberapa Saat Lagi',
    'Gagal Menghapus KontakAdmin Katalog, Coba Beberapa Saat Lagi',
  ],
  [
    'item-katalog',
    'Gagal Mengirim Barang Katalog, Coba Beberapa Saat Lagi',
    'Gagal Mengubah Barang Katalog, Coba Beberapa Saat Lagi',
    'Gagal Menghapus Barang Katalog, Coba Beberapa Saat Lagi',
  ],
  ['hadiah-katalog', 'Gagal Mengirim Barang Katalog, Coba Beberapa Saat Lagi'],
  [
    'kategori-katalog',
    'Gagal Menambahkan Kategori Katalog, Coba Beberapa Saat Lagi',
    'Gagal Merubah Kategori Katalog, Coba Beberapa Saat Lagi',
    'Gagal Menghapus Kategori Katalog, Coba Beberapa Saat Lagi',
  ],
  ['splashscreen-katalog', undefined, 'Simpan Data Gagal, Silahkan Ulangi Beberapa Saat Lagi'],
])('a failure of %s is told by its own sentence, the server’s words behind it', async (...row) => {
  const [name, ...sentences] = row;
  const plain = await failed({ status: 'error', code: 'GALAT_SERVER' });
  const worded = await failed({ status: 'error', code: 'GALAT', message: 'Sedang Dikunci' });
  const wanted = sentences.flatMap((text) => (text ? [text, `${text} (Sedang Dikunci)`] : []));
  sentences.forEach((text, i) => {
    const write = WRITES[i];
    if (text === undefined || write === undefined) return;
    notifyFailure(named(name), write, plain);
    notifyFailure(named(name), write, worded);
  });
  expect(said).toEqual(wanted);
});

test('a master without a sentence of its own says the server’s, else that sending failed', async () => {
  for (const body of [{ status: 'error' }, { status: 'error', message: 'Sedang Dikunci' }])
    notifyFailure(named('bank'), 'create', await failed(body));
  expect(said).toEqual(['Terjadi Kesalhaan Saat Mengirim Data', 'Sedang Dikunci']);
});

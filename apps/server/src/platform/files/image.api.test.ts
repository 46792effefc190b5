/** Uploaded images: recognised, re-encoded, fenced by shop; public ones without a token. */
import { testRoute } from '../../../test/test-route.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql } from 'kysely';
import { z } from 'zod';
import { AppError } from '@kencana/contract/error-code';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import type { Feature } from '../http/route.ts';
import { tidy } from '../outbox/housekeeping.ts';
import { encodeImage, keepImages, makeImage, removeImage } from './image.ts';

/** What the write that should keep the image does instead. */
const ENDS = ['gagal', 'lupa'] as const;

const probe: Feature = {
  name: 'probe',
  routes: [
    testRoute({
      method: 'POST',
      path: 'probe/gambar',
      right: 'login',
      summary: 'Stores an image',
      body: z.object({ gambar: z.string(), publik: z.boolean(), simpan: z.enum(ENDS).optional() }),
      handler: async (ctx, { body }) => {
        const image = await makeImage(ctx, {
          folder: 'banner',
          name: 'foto.png',
          content: body.gambar,
          publik: body.publik,
        });
        await ctx.write(async (tx) => {
          if (body.simpan !== 'lupa') await keepImages(tx, JSON.stringify([{ foto: image.path }]));
          if (body.simpan === 'gagal') throw new AppError('ALASAN_WAJIB');
        });
        return { data: image };
      },
    }),
    testRoute({
      method: 'DELETE',
      path: 'probe/gambar/:id',
      right: 'login',
      summary: 'Forgets an image',
      query: z.object({ folder: z.string(), gagal: z.string().optional() }),
      handler: async (ctx, { params, query }) => {
        await ctx.write(async (tx) => {
          await removeImage(tx, `files/${params['id']}`, query.folder);
          if (query.gagal) throw new AppError('ALASAN_WAJIB');
        });
        return { data: null };
      },
    }),
  ],
};

let server: TestServer;
let photo: Buffer;

beforeAll(async () => {
  server = await startTestServer({ features: [probe] });
  photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#c90' } })
    .withExif({ IFD0: { Copyright: 'rahasia' } })
    .png()
    .toBuffer();
});
afterAll(() => server.close());

const dataUrl = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`;

test('images become JPEG within the frame and lose their EXIF', async () => {
  const small = await sharp(await encodeImage(photo)).metadata();
  expect(small).toMatchObject({ format: 'jpeg', width: 720, height: 540 });
  expect(small.exif).toBeUndefined();
  const large = await sharp(await encodeImage(dataUrl(photo), 'besar')).metadata();
  expect(large).toMatchObject({ width: 1241, height: 931 });
});

test('what is no image, or is too large, is refused', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  for (const wrong of [svg, Buffer.from('\x89PNG\r\n\x1a\nrusak', 'latin1'), 'data:,x', 'teks']) {
    await expect(encodeImage(wrong)).rejects.toMatchObject({ code: 'BERKAS_BUKAN_GAMBAR' });
  }
  const large = Buffer.concat([photo, Buffer.alloc(8 * 1024 * 1024)]);
  await expect(encodeImage(large)).rejects.toMatchObject({ code: 'TERLALU_BESAR' });
});

test('a file is read by its own shop; a public one by everybody', async () => {
  const kasir = await server.as('KASIR');
  const kasir2 = await server.as('KASIR2');
  const nobody = server.client('');
  const upload = async (publik: boolean) =>
    String((await kasir.post('probe/gambar', { gambar: dataUrl(photo), publik })).body.data.path);
  const own = await upload(false);
  const read = await kasir.get(own);
  expect([read.status, read.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect((await sharp(read.raw).metadata()).format).toBe('jpeg');
  expect((await kasir2.get(own)).status).toBe(404);
  expect((await nobody.get(own)).status).toBe(404);
  const open = await upload(true);
  expect((await nobody.get(open)).status).toBe(200);
  expect((await kasir2.get(open)).status).toBe(200);
  for (const id of ['bukan-id', '-'.repeat(36), 'a'.repeat(36)]) {
    expect([id, (await nobody.get(`files/${id}`)).status]).toEqual([id, 404]);
  }
});

test('a page full of images is not cut short by the limit of other public routes', async () => {
  const strict = await startTestServer({ features: [probe], config: { publicPerMinute: 4 } });
  try {
    const kasir = await strict.as('KASIR');
    const body = { gambar: dataUrl(photo), publik: true };
    const path = String((await kasir.post('probe/gambar', body)).body.data.path);
    const nobody = strict.client('');
    const page = await Promise.all(Array.from({ length: 200 }, () => nobody.get(path)));
    expect(new Set(page.map(({ status }) => status))).toEqual(new Set([200]));
    const others = [];
    for (let n = 0; n < 6; n += 1) others.push((await nobody.get('katalog-publik/JKT1')).status);
    expect(others).toEqual([200, 200, 200, 200, 429, 429]);
  } finally {
    await strict.close();
  }
});

test('a forgotten image is gone from its folder, row and bytes', async () => {
  const kasir = await server.as('KASIR');
  const body = { gambar: dataUrl(photo), publik: false };
  const { id, path } = (await kasir.post('probe/gambar', body)).body.data;
  expect((await kasir.del(`probe/gambar/${id}?folder=pembelian`)).status).toBe(200);
  expect((await kasir.get(path)).status).toBe(200);
  expect((await kasir.del(`probe/gambar/${id}?folder=banner`)).status).toBe(200);
  expect((await kasir.get(path)).status).toBe(404);
  const rows = await server.db.tenant('JKT1', (tx) =>
    tx.rows(sql`select 1 from berkas where id = ${id}`),
  );
  expect(rows).toEqual([]);
  await vi.waitFor(async () => {
    await expect(server.files.get(`JKT1/banner/${id}.jpg`)).rejects.toThrow('Cannot read');
  });
});

test('a write that fails after forgetting an image keeps it, row and bytes', async () => {
  const kasir = await server.as('KASIR');
  const body = { gambar: dataUrl(photo), publik: false };
  const { id, path } = (await kasir.post('probe/gambar', body)).body.data;
  const failed = await kasir.del(`probe/gambar/${id}?folder=banner&gagal=ya`);
  expect(failed.body.code).toBe('ALASAN_WAJIB');
  const read = await kasir.get(path);
  expect([read.status, read.headers['content-type']]).toEqual([200, 'image/jpeg']);
});

/** Makes every image of the shop so many days old and tidies up. */
async function afterDays(days: number): Promise<void> {
  await server.db.tenant('JKT1', (tx) =>
    tx.exec(sql`update berkas set created_at = now() - make_interval(days => ${days})`),
  );
  await tidy(server.db);
}

test('an image that no write named is swept after a week, row and bytes; a named one stays', async () => {
  const kasir = await server.as('KASIR');
  const send = (simpan?: (typeof ENDS)[number]) =>
    kasir.post('probe/gambar', { gambar: dataUrl(photo), publik: false, simpan });
  const named = String((await send()).body.data.path);
  const forgotten = (await send('lupa')).body.data;
  await afterDays(6);
  expect((await kasir.get(forgotten.path)).status).toBe(200);
  await afterDays(8);
  expect((await kasir.get(forgotten.path)).status).toBe(404);
  expect((await kasir.get(named)).status).toBe(200);
  await vi.waitFor(async () => {
    const gone = server.files.get(`JKT1/banner/${forgotten.id}.jpg`);
    await expect(gone).rejects.toThrow('Cannot read');
  }, 20_000);
});

test('the image of a write that failed is swept like any that nothing names', async () => {
  const kasir = await server.as('KASIR');
  const rows = () =>
    server.db.tenant('JKT1', (tx) => tx.rows(sql`select 1 from berkas where sementara`));
  const body = { gambar: dataUrl(photo), publik: false, simpan: 'gagal' };
  expect((await kasir.post('probe/gambar', body)).body.code).toBe('ALASAN_WAJIB');
  expect((await rows()).length).toBe(1);
  await afterDays(8);
  expect(await rows()).toEqual([]);
});

test('a write that names an image swept meanwhile is refused', async () => {
  const swept = `files/${crypto.randomUUID()}`;
  const write = server.db.tenant('JKT1', (tx) => keepImages(tx, JSON.stringify({ foto: swept })));
  await expect(write).rejects.toMatchObject({ code: 'TIDAK_DITEMUKAN' });
});

test('photos of a shop end at its quota, and other shops keep theirs', async () => {
  const small = await startTestServer({ features: [probe], config: { photoQuotaMb: 1 } });
  try {
    const pixels = Buffer.alloc(1000 * 1300 * 3);
    for (let i = 0; i < pixels.length; i += 1) pixels[i] = ((i * 2_654_435_761) >>> 13) & 255;
    const raw = { width: 1000, height: 1300, channels: 3 } as const;
    const noise = await sharp(pixels, { raw }).jpeg({ quality: 90 }).toBuffer();
    const body = { gambar: dataUrl(noise), publik: false };
    const kasir = await small.as('KASIR');
    const answers = [];
    for (let n = 0; n < 12; n += 1) answers.push(await kasir.post('probe/gambar', body));
    const statuses = answers.map(({ status }) => status);
    expect(statuses[0]).toBe(200);
    expect(answers.at(-1)?.body.code).toBe('KUOTA_FOTO_PENUH');
    expect(answers.at(-1)?.body.message).toContain('1 MB');
    expect((await (await small.as('KASIR2')).post('probe/gambar', body)).status).toBe(200);
  } finally {
    await small.close();
  }
});

/**
 * The built web app on the same server: index for its addresses, assets for ever, 404 for lost
 * ones.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
let webFolder: string;

beforeAll(async () => {
  webFolder = await mkdtemp(path.join(tmpdir(), 'kencana-web-'));
  await mkdir(path.join(webFolder, 'assets'));
  await writeFile(path.join(webFolder, 'index.html'), '<!doctype html><title>Kencana</title>');
  await writeFile(path.join(webFolder, 'assets', 'app-1a2b.js'), 'console.info(1);'.repeat(200));
  await writeFile(path.join(webFolder, 'favicon.svg'), '<svg/>');
  server = await startTestServer({ config: { webFolder } });
});
afterAll(async () => {
  await server.close();
  await rm(webFolder, { recursive: true });
});

test('every address of the app answers index.html without cache', async () => {
  for (const url of ['/', '/home', '/SubMenuPenjualan', '/laporan-penjualan?tgl=2026-11-20']) {
    const answer = await server.app.inject(url);
    expect([url, answer.statusCode]).toEqual([url, 200]);
    expect(answer.body).toContain('<title>Kencana</title>');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
  }
});

test('the head of the first page may be asked for alone; a folder is an unknown address', async () => {
  const head = await server.app.inject({ method: 'HEAD', url: '/' });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect((await server.app.inject('/assets/')).statusCode).toBe(404);
});

test('the browser may talk to this origin alone, in pages and answers alike', async () => {
  for (const url of ['/', '/home', '/api/v1/nihil', '/assets/app-1a2b.js']) {
    const answer = await server.app.inject(url);
    const policy = String(answer.headers['content-security-policy']).split(';').toSorted();
    expect([url, policy]).toEqual([
      url,
      [
        "base-uri 'self'",
        "connect-src 'self'",
        "default-src 'self'",
        "font-src 'self' data:",
        "form-action 'self'",
        "frame-ancestors 'self'",
        "frame-src 'self' blob:",
        "img-src 'self' data: blob:",
        "object-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "worker-src 'self' blob:",
      ],
    ]);
  }
});

test('assets are kept for ever and compressed; other files are asked for again', async () => {
  const headers = { 'accept-encoding': 'br' };
  const asset = await server.app.inject({ url: '/assets/app-1a2b.js', headers });
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(asset.headers['content-encoding']).toBe('br');
  const icon = await server.app.inject('/favicon.svg');
  expect([icon.statusCode, icon.headers['cache-control']]).toEqual([200, 'no-cache']);
});

test('what does not exist is 404, never index.html in its place', async () => {
  for (const url of [
    '/assets/app-old.js',
    '/lama.css',
    '/api/v1/nihil',
    '/api',
    '/assets/%2e%2e/x.js',
  ]) {
    const answer = await server.app.inject(url);
    expect([url, answer.statusCode]).toEqual([url, 404]);
    expect(answer.body).not.toContain('<title>');
  }
  const post = await server.app.inject({ method: 'POST', url: '/home' });
  expect(post.statusCode).toBe(404);
});

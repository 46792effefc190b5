/**
 * The nota as a WhatsApp message against a provider of our own: the text, the number, the audit,
 * what happens while the provider hangs or refuses, and that no sale ever waits for it.
 */
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { addPiece, saleOf } from '../../../test/shop-fixture.ts';

let provider: Server;
let shop: Shop;
let kasir: TestClient;
/** What the provider was sent: phone and text. */
const seen: { phone: string; message: string }[] = [];
/** Answers that the provider holds back while it hangs. */
const held: ServerResponse[] = [];
let hangs = false;
let refuses = 0;

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const form = new URLSearchParams(body);
  if (refuses > 0) {
    refuses -= 1;
    response.writeHead(503).end('busy');
    return;
  }
  seen.push({ phone: form.get('phone') ?? '', message: form.get('message') ?? '' });
  if (hangs) held.push(response);
  else response.writeHead(200).end('{"status":true}');
}

beforeAll(async () => {
  provider = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const alamat = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  shop = await openShop({ config: { providerOrigins: [alamat] }, modules: ['WHATSAPP_MODULE'] });
  const own = shop.owner;
  const saved = await own.put('layanan/whatsapp', {
    driver: 'wablas',
    isi: { alamat, token: 'kunci' },
  });
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
  kasir = shop.kasir;
});
afterAll(async () => {
  await shop.close();
  provider.closeAllConnections();
  await new Promise((resolve) => provider.close(resolve));
});
beforeEach(() => {
  seen.length = 0;
  hangs = false;
  refuses = 0;
});

async function sell(): Promise<string> {
  const body = saleOf([await addPiece(kasir)], [{ jenis: 'CASH', jumlah_rp: 4_711_000 }]);
  const saved = await kasir.post('penjualan/simpan', { ...body, no_hp: '0812-3456-7890' });
  expect(saved.status).toBe(201);
  return String(saved.body.data.no_faktur_group);
}

/** As the button does: the text of the nota, then the message. */
async function send(no: string, receiver = '0812-3456-7890') {
  const body = { no_faktur_group: no };
  const nota = await kasir.post('penjualan/get/bynota/single', body);
  const message = String(nota.body.template_wa);
  return kasir.post('chat/send', { receiver, message, type: 'text', ...body });
}

test('the nota goes to the number with 62, and the audit names who, where and which', async () => {
  const no = await sell();
  const sent = await send(no);
  expect(sent.body).toMatchObject({ success: true, message: 'Invoice Berhasil Dikirim' });
  await expect.poll(() => seen.length, { timeout: 10_000 }).toBe(1);
  expect(seen[0]?.phone).toBe('6281234567890');
  expect(seen[0]?.message).toContain(no);
  expect(seen[0]?.message).toContain('CINCIN POLOS');
  const audit = await shop.rows<{ sesudah: object }>(sql`select user_id, objek, sesudah from audit
      where tindakan = 'pesan.kirim' order by seq desc limit 1`);
  expect(audit).toMatchObject([
    { user_id: 'KASIR', objek: 'pesan/*********7890', sesudah: { no_faktur_group: no } },
  ]);
});

test('no sale waits while the provider hangs, and nothing is lost', async () => {
  hangs = true;
  expect((await send(await sell())).status).toBe(200);
  await expect.poll(() => held.length, { timeout: 10_000 }).toBe(1);
  const numbers = [await sell(), await sell()];
  for (const no of numbers) expect((await send(no)).status).toBe(200);
  expect(held.length).toBe(1);
  hangs = false;
  held.shift()?.writeHead(200).end('{"status":true}');
  await expect.poll(() => seen.length, { timeout: 20_000 }).toBe(3);
  for (const no of numbers) expect(seen.some(({ message }) => message.includes(no))).toBe(true);
});

test('a refusal is tried again, and a retry of the click sends once', async () => {
  refuses = 1;
  const no = await sell();
  const body = { receiver: '081234567890', message: `Nota ${no}`, no_faktur_group: no };
  const key = { 'idempotency-key': 'kirim-nota-satu' };
  expect((await kasir.post('chat/send', body, key)).status).toBe(200);
  expect((await kasir.post('chat/send', body, key)).status).toBe(200);
  await expect.poll(() => seen.length, { timeout: 20_000 }).toBe(1);
  const left = await shop.one<{ n: number }>(sql`select count(*) as n from outbox
      where jenis = 'wa' and isi->>'message' = ${body.message}`);
  expect(left.n).toBe(1);
});

test('no number: told so, nothing queued', async () => {
  const refused = await send(await sell(), '-');
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['receiver']]);
  expect(seen).toEqual([]);
});

/** What the shop's screens see of a closing that is refused: that it began, and that it is over. */
import { setTimeout as sleep } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tryHoldDay } from '../../engine/transaction/day.ts';
import { startTestServer } from '../../../test/harness.ts';
import type { TestClient, TestServer } from '../../../test/harness.ts';

interface Step {
  readonly n: number;
  readonly total: number;
  readonly tahap?: string;
}

let server: TestServer;
let owner: TestClient;
let socket: Socket;
const steps: Step[] = [];

beforeAll(async () => {
  server = await startTestServer({ listen: true, tglSystem: '2024-01-01' });
  owner = await server.as('OWNER');
  const token = await server.login('KASIR');
  socket = io(server.url, { auth: { token }, transports: ['websocket'] });
  socket.on('progress', (step: Step) => steps.push(step));
  await new Promise<void>((resolve) => socket.once('connect', resolve));
});
afterAll(async () => {
  socket.close();
  await server.close();
});

const tooMuch = {
  uang_fisik: [{ pecahan: 1000, lembar: 7 }],
  alasan: 'LEBIH',
  abaikan_peringatan: true,
};

/** The steps announced until the progress ended. */
async function announced(): Promise<unknown[]> {
  for (let n = 0; n < 200 && steps.at(-1)?.n !== 5; n++) await sleep(20);
  return steps.splice(0).map(({ n, total, tahap }) => [n, total, tahap]);
}

it('announces the end of a closing that began and was refused, and nothing of another', async () => {
  await server.db.tenant('JKT1', async (tx) => {
    expect(await tryHoldDay(tx)).toBe(true);
    const second = await owner.post('tutup-toko', tooMuch);
    expect(second.body).toMatchObject({ code: 'TUTUP_SEDANG_BERJALAN' });
  });
  const refused = await owner.post('tutup-toko', tooMuch);
  expect(refused.body).toMatchObject({ code: 'OTORISASI_DIPERLUKAN' });
  expect(await announced()).toEqual([
    [1, 5, 'tutup.tahap.periksa'],
    [2, 5, 'tutup.tahap.kas'],
    [5, 5, undefined],
  ]);
});

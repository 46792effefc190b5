/**
 * Every way to approve, for tests of whose word counts: a person with a password, a session, a
 * passkey and a finger, and the whole road of each way, which ends at its first refusal.
 */
import { askCashOut, type AskedCase } from './approval-case.ts';
import { PASSWORD, type Answer, type TestClient, type TestServer } from './harness.ts';
import { SoftBridge } from './soft-bridge.ts';
import { SoftPasskey } from './soft-passkey.ts';

export const WAYS = ['PASSWORD', 'QR', 'FINGERPRINT', 'PASSKEY'] as const;
export type WayName = (typeof WAYS)[number];

const PAGE = { origin: 'http://localhost', host: 'localhost' };

/** Somebody who may approve, with all that he approves by. */
export interface Person {
  readonly user_id: string;
  readonly password: string;
  /** His session. */
  readonly client: TestClient;
  readonly device: SoftPasskey;
}

/** A scanner with its bridge for the shop, whose token `owner` makes. */
export async function openBridge(server: TestServer, owner: TestClient): Promise<SoftBridge> {
  const made = await owner.post('fingerprint-bridge/token');
  const headers = { 'x-bridge-token': String(made.body.data.token) };
  const anybody = server.client('');
  return new SoftBridge((method, path, body) =>
    method === 'GET' ? anybody.get(path, headers) : anybody.post(path, body, headers),
  );
}

/** Logs in; the person has no passkey and no finger yet. */
export async function person(
  server: TestServer,
  user_id: string,
  password = PASSWORD,
): Promise<Person> {
  const client = await server.as(user_id, undefined, password);
  return { user_id, password, client, device: new SoftPasskey(PAGE.origin) };
}

/** Registers the person's passkey; answers the last answer. */
export async function addPasskey({ client, device, password }: Person): Promise<Answer> {
  const begun = await client.post('passkey/mulai', { password }, PAGE);
  if (begun.status !== 200) return begun;
  const { tantangan, options } = begun.body.data;
  const body = { tantangan, nama: 'HP', credential: device.create(options) };
  return client.post('passkey', body, PAGE);
}

/** Enrols the person's finger; the person types his password at `owner`'s screen. */
export async function addFinger(
  owner: TestClient,
  bridge: SoftBridge,
  { user_id, password }: Person,
): Promise<number> {
  const asked = await owner.post('user-fingerprint', { user_id, jari: 'telunjuk', password });
  if (asked.status !== 201) return asked.status;
  return (await bridge.press(fingerOf(user_id))).status;
}

function fingerOf(user_id: string): string {
  return `jari ${user_id}`;
}

/** Asks as `peminta` and has it approved; answers the approval's answer and the case. */
export async function approveBy(
  way: WayName,
  peminta: TestClient,
  approver: Person,
  bridge: SoftBridge,
  toko = 'JKT1',
): Promise<{ readonly answer: Answer; readonly asked: AskedCase }> {
  const asked = await askCashOut(peminta);
  const road = { peminta, approver, bridge, toko, subjek: asked.subjek };
  return { asked, answer: await ROADS[way](road) };
}

interface Road {
  readonly peminta: TestClient;
  readonly approver: Person;
  readonly bridge: SoftBridge;
  readonly toko: string;
  readonly subjek: string;
}

const ROADS: Readonly<Record<WayName, (road: Road) => Promise<Answer>>> = {
  PASSWORD: ({ peminta, approver, subjek }) => {
    const { user_id, password } = approver;
    return peminta.post('authorization', { user_id, password, subjek });
  },
  QR: async ({ peminta, approver, toko, subjek }) => {
    const made = await peminta.post('otorisasi-qr/generate', { subjek });
    if (made.status !== 201) return made;
    const path = `otorisasi-qr/${toko}/${made.body.data.keystore}`;
    const given = await approver.client.post(`${path}/setuju`, {});
    if (given.status !== 201) return given;
    // The approval's _id is the requester's alone.
    return { ...(await peminta.get(path)), status: given.status };
  },
  FINGERPRINT: async ({ peminta, approver, bridge, subjek }) => {
    const { user_id } = approver;
    const scan = await peminta.get(`user-fingerprint?user_id=${user_id}&subjek=${subjek}`);
    if (scan.status !== 200) return scan;
    await bridge.press(fingerOf(user_id));
    const fp = String(scan.body.data[0].fingerprints[0].bytes);
    return peminta.post('authorization/fingerprint', { user_id, fp, subjek });
  },
  PASSKEY: async ({ peminta, approver, subjek }) => {
    const { user_id, device } = approver;
    const begun = await peminta.post('authorization/passkey/mulai', { user_id, subjek }, PAGE);
    if (begun.status !== 200) return begun;
    const { tantangan, options } = begun.body.data;
    const body = { user_id, subjek, tantangan, credential: device.get(options) };
    return peminta.post('authorization/passkey', body, PAGE);
  },
};

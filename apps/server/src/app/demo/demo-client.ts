/**
 * Speaks the server's own API from inside, with a real login: the demo goes through the pipeline
 * that shops use.
 */
import type { FastifyInstance } from 'fastify';

type Data = Record<string, unknown>;

interface Envelope {
  readonly status: string;
  readonly code?: string;
  readonly message?: string;
  readonly data?: Data;
  readonly subjek?: string;
}

export class DemoClient {
  readonly #app: FastifyInstance;
  readonly #token: string;
  readonly #approver: { user_id: string; password: string };

  private constructor(
    app: FastifyInstance,
    token: string,
    approver: { user_id: string; password: string },
  ) {
    this.#app = app;
    this.#token = token;
    this.#approver = approver;
  }

  /** Logs `user` in; `approver` gives the approvals that the server asks for. */
  static async login(
    app: FastifyInstance,
    user: string,
    approver: string,
    password: string,
  ): Promise<DemoClient> {
    const answer = await send(app, '', 'POST', 'users/login', {
      user_id: user,
      password,
      paksa: true,
    });
    const token = String(demand(answer, 'users/login').data?.['token']);
    return new DemoClient(app, token, { user_id: approver, password });
  }

  async get(path: string): Promise<Data> {
    return demand(await send(this.#app, this.#token, 'GET', path), path).data ?? {};
  }

  /**
   * Sends a write; when the server demands an approval, the approver gives it and the write is sent
   * again.
   */
  async post(path: string, body: object): Promise<Data> {
    const first = await send(this.#app, this.#token, 'POST', path, body);
    if (first.code !== 'OTORISASI_DIPERLUKAN') return demand(first, path).data ?? {};
    const ask = { ...this.#approver, subjek: first.subjek, keterangan: 'DEMO' };
    const given = demand(
      await send(this.#app, this.#token, 'POST', 'authorization', ask),
      'authorization',
    );
    const detail_authorization = [{ _id: given.data?.['_id'] }];
    const second = await send(this.#app, this.#token, 'POST', path, {
      ...body,
      detail_authorization,
    });
    return demand(second, path).data ?? {};
  }

  async logout(user_id: string): Promise<void> {
    await send(this.#app, this.#token, 'POST', 'users/logout', { user_id });
  }
}

async function send(
  app: FastifyInstance,
  token: string,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Envelope> {
  const response = await app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: token === '' ? {} : { 'x-auth-token': token },
    ...(body && { payload: body }),
  });
  return response.json<Envelope>();
}

function demand(answer: Envelope, path: string): Envelope {
  if (answer.status === 'success') return answer;
  throw new Error(`demo: ${path}: ${JSON.stringify(answer).slice(0, 500)}`);
}

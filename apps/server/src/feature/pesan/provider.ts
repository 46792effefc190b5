/**
 * Speaks to services outside over HTTP: WhatsApp Cloud API, Wablas and Shopee. Only to the
 * providers' own addresses and those the operator allowed, so that a shop cannot make the server
 * call its own network. Answers are cut and never contain what was sent.
 */
import { createHmac } from 'node:crypto';

export interface Provider {
  readonly driver: string;
  readonly setting: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<string, string>>;
}

export interface ProviderAnswer {
  readonly ok: boolean;
  /** HTTP status, 0 when nothing answered. */
  readonly status: number;
  /** The answer's beginning as it came, or why there is none. */
  readonly jawaban: string;
}

const TIMEOUT_MS = 10_000;
const MOST_ANSWER = 2_000;
const KNOWN = [
  /^https:\/\/graph\.facebook\.com$/,
  /^https:\/\/([a-z0-9-]+\.)?wablas\.com$/,
  /^https:\/\/partner\.(test-stable\.)?shopeemobile\.com$/,
];

/** True for an address that the server may call: https of a known provider, or one allowed. */
export function isProviderAddress(address: string, allowed: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { origin } = new URL(address);
  return KNOWN.some((known) => known.test(origin)) || allowed.includes(origin);
}

/** Asks the provider who we are: proves address and secrets without sending anything to anybody. */
export function tryProvider(provider: Provider): Promise<ProviderAnswer> {
  const { setting, secrets } = provider;
  switch (provider.driver) {
    case 'cloud':
      return call(provider, `v21.0/${encodeURIComponent(setting['phone_number_id'] ?? '')}`, {
        headers: { authorization: `Bearer ${secrets['token'] ?? ''}` },
      });
    case 'wablas':
      return call(provider, `api/device/info?token=${encodeURIComponent(secrets['token'] ?? '')}`, {
        headers: { authorization: wablasToken(provider) },
      });
    case 'shopee':
      return call(provider, shopeePath(provider, '/api/v2/shop/get_shop_info'), {});
    default:
      return Promise.resolve({ ok: false, status: 0, jawaban: 'off' });
  }
}

/** Sends one text to a phone number of digits only. */
export function sendText(provider: Provider, phone: string, text: string): Promise<ProviderAnswer> {
  const { setting, secrets } = provider;
  if (provider.driver === 'cloud') {
    return call(
      provider,
      `v21.0/${encodeURIComponent(setting['phone_number_id'] ?? '')}/messages`,
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${secrets['token'] ?? ''}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          to: phone,
          type: 'text',
          text: { body: text },
        }),
      },
    );
  }
  if (provider.driver === 'wablas') {
    return call(provider, 'api/send-message', {
      method: 'POST',
      headers: {
        authorization: wablasToken(provider),
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ phone, message: text }).toString(),
    });
  }
  return Promise.resolve({ ok: false, status: 0, jawaban: 'off' });
}

function wablasToken({ secrets }: Provider): string {
  const { token = '', secret_key = '' } = secrets;
  return secret_key === '' ? token : `${token}.${secret_key}`;
}

/**
 * A signed call of Shopee's open platform: HMAC-SHA256 over partner, path, time, token and shop.
 */
function shopeePath({ setting, secrets }: Provider, path: string): string {
  const { partner_id = '', shop_id = '' } = setting;
  const { partner_key = '', access_token = '' } = secrets;
  const timestamp = String(Math.floor(Date.now() / 1000));
  const base = `${partner_id}${path}${timestamp}${access_token}${shop_id}`;
  const sign = createHmac('sha256', partner_key).update(base).digest('hex');
  const query = new URLSearchParams({ partner_id, timestamp, access_token, shop_id, sign });
  return `${path.slice(1)}?${query.toString()}`;
}

async function call(provider: Provider, path: string, init: RequestInit): Promise<ProviderAnswer> {
  const base = (provider.setting['alamat'] ?? '').replace(/\/+$/, '');
  try {
    const response = await fetch(`${base}/${path}`, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = withoutSecrets(await response.text(), provider).slice(0, MOST_ANSWER);
    return { ok: response.ok && !saysNo(text), status: response.status, jawaban: text };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const jawaban = cause instanceof Error ? cause.message : 'no answer';
    return { ok: false, status: 0, jawaban: withoutSecrets(jawaban, provider) };
  }
}

/** Wablas and Shopee answer 200 with the refusal inside. */
function saysNo(text: string): boolean {
  try {
    const body = JSON.parse(text) as { status?: unknown; error?: unknown };
    return body.status === false || (typeof body.error === 'string' && body.error !== '');
  } catch {
    return false;
  }
}

function withoutSecrets(text: string, { secrets }: Provider): string {
  const known = Object.values(secrets).filter((secret) => secret.length > 3);
  return known.reduce((clean, secret) => clean.replaceAll(secret, '***'), text);
}

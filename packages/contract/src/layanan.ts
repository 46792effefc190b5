/**
 * Services outside that a shop may use: their drivers with the fields that a driver asks for, and
 * the phone number that messages go to. For the settings screens and the server.
 */
import type { MessageKey } from '@kencana/messages/key';

export type ServiceName = 'whatsapp' | 'marketplace';

export interface ServiceField {
  readonly name: string;
  readonly label: MessageKey;
  /** Stored encrypted and never sent back to a browser. */
  readonly secret: boolean;
  /** What the field holds unless told; '' for nothing. */
  readonly initial: string;
}

export interface ServiceDriver {
  readonly driver: string;
  readonly label: MessageKey;
  readonly fields: readonly ServiceField[];
}

const OFF: ServiceDriver = { driver: 'off', label: 'setting.layanan.off', fields: [] };

function plain(name: string, label: MessageKey, initial = ''): ServiceField {
  return { name, label, secret: false, initial };
}

function secret(name: string, label: MessageKey): ServiceField {
  return { name, label, secret: true, initial: '' };
}

/** Drivers of each service; the first is what a shop has that set nothing. */
export const SERVICE_DRIVERS: Readonly<Record<ServiceName, readonly ServiceDriver[]>> = {
  whatsapp: [
    OFF,
    {
      driver: 'cloud',
      label: 'setting.layanan.cloud',
      fields: [
        plain('alamat', 'setting.layanan.alamat', 'https://graph.facebook.com'),
        plain('phone_number_id', 'setting.layanan.phone_number_id'),
        secret('token', 'setting.layanan.token'),
      ],
    },
    {
      driver: 'wablas',
      label: 'setting.layanan.wablas',
      fields: [
        plain('alamat', 'setting.layanan.alamat', 'https://jogja.wablas.com'),
        secret('token', 'setting.layanan.token'),
        secret('secret_key', 'setting.layanan.secret_key'),
      ],
    },
  ],
  marketplace: [
    OFF,
    {
      driver: 'shopee',
      label: 'setting.layanan.shopee',
      fields: [
        plain('alamat', 'setting.layanan.alamat', 'https://partner.shopeemobile.com'),
        plain('partner_id', 'setting.layanan.partner_id'),
        plain('shop_id', 'setting.layanan.shop_id'),
        secret('partner_key', 'setting.layanan.partner_key'),
        secret('access_token', 'setting.layanan.access_token'),
      ],
    },
  ],
};

/** A driver of a service; undefined for one that does not exist. */
export function serviceDriver(service: ServiceName, driver: string): ServiceDriver | undefined {
  return SERVICE_DRIVERS[service].find((one) => one.driver === driver);
}

/**
 * Digits of a phone number as messengers want them: 0… becomes 62… (spec 1 §9), also where the 0
 * was left standing behind 62. undefined when it is no number of 9 to 15 digits.
 */
export function messagePhone(text: string): string | undefined {
  const digits = text.replaceAll(/[\s().-]/g, '').replace(/^\+/, '');
  if (!/^\d+$/.test(digits)) return undefined;
  const full = digits.replace(/^(?:62)?0+/, '62');
  return full.length >= 9 && full.length <= 15 ? full : undefined;
}

/**
 * A shop's access to a service outside: driver, plain settings and sealed secrets. Secrets leave
 * this file only towards the provider.
 */
import { sql } from 'kysely';
import { AppError } from '@kencana/contract/error-code';
import { type ServiceDriver, serviceDriver, type ServiceName } from '@kencana/contract/layanan';
import type { Tx } from '../../platform/db/tx.ts';
import type { Ctx } from '../../platform/http/route.ts';
import { seal, unseal, type SealedTable } from '../../platform/secret/secret-box.ts';
import { isProviderAddress, type Provider, type ProviderAnswer, tryProvider } from './provider.ts';

/** Where the secrets are, each bound to its shop and service. */
export const sealedServices: SealedTable = {
  table: 'layanan',
  owner: "kode_toko || '/' || layanan",
};

interface ServiceRow {
  readonly driver: string;
  readonly setting: Readonly<Record<string, string>>;
  readonly rahasia: Buffer | null;
}

/** Values of a driver's fields as they were sent; an empty secret keeps the stored one. */
export interface ServiceInput {
  readonly driver: string;
  readonly isi: Readonly<Record<string, string>>;
}

/**
 * What a browser may know: driver, plain settings, and the names of the secrets that are stored.
 */
export async function readService(ctx: Ctx, service: ServiceName) {
  return ctx.read(async (tx) => {
    const provider = await loadProvider(tx, service, keyOf(ctx));
    const rahasia = Object.keys(provider.secrets).filter((name) => provider.secrets[name] !== '');
    return { driver: provider.driver, setting: provider.setting, rahasia };
  });
}

/** The shop's service ready to be called; driver `off` when it has set nothing. */
export async function loadProvider(tx: Tx, service: ServiceName, key: Buffer): Promise<Provider> {
  const row = await tx.row<ServiceRow>(sql`select driver, setting, rahasia from layanan
    where kode_toko = ${tx.kodeToko} and layanan = ${service}`);
  if (!row) return { driver: 'off', setting: {}, secrets: {} };
  const opened = row.rahasia && unseal(key, `${tx.kodeToko}/${service}`, row.rahasia);
  const secrets = opened ? (JSON.parse(opened) as Record<string, string>) : {};
  return { driver: row.driver, setting: row.setting, secrets };
}

/** Stores driver, settings and secrets. Throws VALIDASI at the fields that are wrong. */
export async function saveService(ctx: Ctx, service: ServiceName, input: ServiceInput) {
  const driver = findDriver(ctx, service, input);
  return ctx.write(async (tx) => {
    const before = await loadProvider(tx, service, keyOf(ctx));
    const after = merge(driver, before, input);
    checkFields(ctx, driver, after);
    const sealed = seal(keyOf(ctx), `${tx.kodeToko}/${service}`, JSON.stringify(after.secrets));
    await tx.exec(sql`insert into layanan (kode_toko, layanan, driver, setting, rahasia, updated_by)
      values (${tx.kodeToko}, ${service}, ${after.driver}, ${JSON.stringify(after.setting)}::jsonb,
        ${sealed}, ${ctx.user.user_id})
      on conflict (kode_toko, layanan) do update set driver = excluded.driver,
        setting = excluded.setting, rahasia = excluded.rahasia, updated_by = excluded.updated_by,
        updated_at = now()`);
    const changed = driver.fields.filter(({ name, secret }) => secret && input.isi[name]);
    tx.audit({
      tindakan: 'layanan.ubah',
      objek: `layanan/${service}`,
      sebelum: { driver: before.driver, setting: before.setting },
      sesudah: {
        driver: after.driver,
        setting: after.setting,
        rahasia_diganti: changed.map(({ name }) => name),
      },
    });
    return null;
  });
}

/** Really calls the provider with what was sent, before anything is stored. Throws VALIDASI. */
export async function tryService(
  ctx: Ctx,
  service: ServiceName,
  input: ServiceInput,
): Promise<ProviderAnswer> {
  const driver = findDriver(ctx, service, input);
  const stored = await ctx.read((tx) => loadProvider(tx, service, keyOf(ctx)));
  const provider = merge(driver, stored, input);
  checkFields(ctx, driver, provider);
  return tryProvider(provider);
}

function keyOf(ctx: Ctx): Buffer {
  return ctx.services.config.secretKey;
}

function findDriver(ctx: Ctx, service: ServiceName, input: ServiceInput): ServiceDriver {
  const driver = serviceDriver(service, input.driver);
  if (driver) return driver;
  const label = ctx.t('setting.layanan.driver');
  throw new AppError('VALIDASI', {}, { driver: [ctx.t('isian.tidak_sah', { label })] });
}

/**
 * The stored secrets stay where none was typed, but never for another driver or address: else they
 * could be sent to somebody else.
 */
function merge(driver: ServiceDriver, stored: Provider, { isi }: ServiceInput): Provider {
  const setting: Record<string, string> = {};
  const secrets: Record<string, string> = {};
  for (const { name, secret, initial } of driver.fields) {
    const sent = (isi[name] ?? '').trim();
    if (!secret) setting[name] = sent === '' ? initial : sent;
    else secrets[name] = sent;
  }
  const same = stored.driver === driver.driver && stored.setting['alamat'] === setting['alamat'];
  for (const name of Object.keys(secrets)) {
    if (same && secrets[name] === '') secrets[name] = stored.secrets[name] ?? '';
  }
  return { driver: driver.driver, setting, secrets };
}

/** Everything but Wablas's second secret must be there, and the address a provider's. */
function checkFields(ctx: Ctx, driver: ServiceDriver, provider: Provider): void {
  const errors: Record<string, string[]> = {};
  for (const { name, label, secret } of driver.fields) {
    const value = (secret ? provider.secrets : provider.setting)[name] ?? '';
    if (value === '' && name !== 'secret_key') {
      errors[name] = [ctx.t('isian.wajib', { label: ctx.t(label) })];
    }
  }
  const { providerOrigins = [] } = ctx.services.config;
  const address = provider.setting['alamat'];
  if (address !== undefined && !isProviderAddress(address, providerOrigins)) {
    errors['alamat'] = [ctx.t('isian.tidak_sah', { label: ctx.t('setting.layanan.alamat') })];
  }
  if (Object.keys(errors).length > 0) throw new AppError('VALIDASI', {}, errors);
}

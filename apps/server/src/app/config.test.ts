/**
 * The configuration's rules: defaults, modes, the open demo, and one line for everything that is
 * wrong.
 */
import { describe, expect, it } from 'vitest';
import { StartError } from '../platform/errors/start-error.ts';
import { loadConfig } from './config.ts';

function lineOf(env: NodeJS.ProcessEnv): string {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof StartError) return `${error.reason} ${error.message}`;
    throw error;
  }
  return 'accepted';
}

describe('loadConfig', () => {
  it('starts as a demo on port 8080 of this machine', () => {
    const config = loadConfig({});
    expect(config).toMatchObject({ mode: 'demo', host: '127.0.0.1', port: 8080 });
    expect(config.demoPassword).toBe('demo-kencana');
    expect(config.dataFolder).toMatch(/[/\\]data$/);
    expect(config.dataFolderGiven).toBe(false);
  });

  it('is production with DATABASE_URL unless told otherwise', () => {
    const DATABASE_URL = 'postgres://app@db/kencana';
    expect(loadConfig({ DATABASE_URL }).mode).toBe('production');
    expect(loadConfig({ DATABASE_URL, KENCANA_MODE: 'demo' }).mode).toBe('demo');
    expect(loadConfig({ KENCANA_MODE: 'production' }).mode).toBe('production');
  });

  it('takes an empty variable for an unset one', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080, mode: 'demo' });
  });

  it('refuses a demo open to other machines with the password everybody knows', () => {
    expect(lineOf({ HOST: '0.0.0.0' })).toMatch(/^CONFIG .*KENCANA_DEMO_PASSWORD/);
    expect(lineOf({ HOST: '127.evil.example' })).toMatch(/^CONFIG/);
    expect(lineOf({ HOST: '0.0.0.0', KENCANA_DEMO_PASSWORD: 'rahasia-toko' })).toBe('accepted');
    expect(lineOf({ HOST: '0.0.0.0', KENCANA_MODE: 'production' })).toBe('accepted');
    expect(lineOf({ HOST: '127.0.0.2' })).toBe('accepted');
  });

  it('shows the demo password on this machine only, and not through a proxy', () => {
    const KENCANA_DEMO_PASSWORD = 'rahasia-toko';
    const shown = (env: NodeJS.ProcessEnv) =>
      loadConfig({ KENCANA_DEMO_PASSWORD, ...env }).demoPasswordShown;
    expect([shown({}), shown({ HOST: '::1' })]).toEqual([true, true]);
    expect([shown({ HOST: '0.0.0.0' }), shown({ HOST: '::' })]).toEqual([false, false]);
    expect(shown({ KENCANA_TRUST_PROXY: 'true' })).toBe(false);
  });

  it('takes an object store whole or not at all', () => {
    const keys = { KENCANA_S3_ACCESS_KEY_ID: 'id', KENCANA_S3_SECRET_ACCESS_KEY: 'secret' };
    expect(loadConfig({}).bucket).toBeUndefined();
    expect(loadConfig({ KENCANA_S3_BUCKET: 'foto', ...keys }).bucket).toEqual({
      bucket: 'foto',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
    expect(lineOf({ KENCANA_S3_BUCKET: 'foto' })).toContain('SECRET_ACCESS_KEY');
  });

  it('lists the portals of other servers: encrypted origins, or this machine', () => {
    expect(loadConfig({}).portalOrigins).toEqual([]);
    const listed = 'https://a.example,https://b.example:8443,http://127.0.0.1:8081';
    expect(loadConfig({ KENCANA_PORTALS: listed }).portalOrigins).toEqual(listed.split(','));
    for (const wrong of [
      'http://a.example',
      'https://a.example/api',
      'https://x@a.example',
      'a.example',
      'https://a.example,',
      'http://127.0.0.1.a.example',
    ]) {
      expect([wrong, lineOf({ KENCANA_PORTALS: wrong })]).toEqual([
        wrong,
        expect.stringContaining('KENCANA_PORTALS'),
      ]);
    }
  });

  it('names every wrong variable in one line', () => {
    const line = lineOf({ PORT: 'eighty', KENCANA_MODE: 'test', DATABASE_URL: 'mysql://x' });
    expect(line).toMatch(/^CONFIG /);
    for (const name of ['PORT', 'KENCANA_MODE', 'DATABASE_URL']) expect(line).toContain(name);
    expect(line).not.toContain('\n');
    expect(lineOf({ DATABASE_ADMIN_URL: 'postgres://x/y' })).toContain('without DATABASE_URL');
  });
});

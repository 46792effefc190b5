/**
 * Finds a Chromium for the browser tests or installs one: Debian's by apt when root, else
 * Playwright's own download.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root, StartError } from './bootstrap.mjs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser'];

/** The program's path, or undefined when Playwright's own is to be used. */
export function ensureBrowser() {
  const found = process.env.KENCANA_CHROMIUM || PLACES.find((file) => fs.existsSync(file));
  if (found) return found;
  if (process.getuid?.() === 0 && /^ID=debian$/m.test(read('/etc/os-release'))) {
    console.log('Installing chromium …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args) =>
      spawnSync('apt-get', ['-qq', ...args], { stdio: 'inherit', env }).status;
    apt('update');
    apt('install', '-y', '--no-install-recommends', 'chromium');
    if (fs.existsSync(PLACES[0])) return PLACES[0];
  }
  const cli = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const { status } = spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    stdio: 'inherit',
  });
  if (status !== 0) {
    throw new StartError(
      'no Chromium here and none could be installed: install one, or set KENCANA_CHROMIUM',
    );
  }
  return undefined;
}

function read(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

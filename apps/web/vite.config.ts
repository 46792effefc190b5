/**
 * Build of the web app; what the login page carries is decided by lazy imports (app/root.tsx), not
 * here. The dev server hands API, portal and live calls to a Kencana server on KENCANA_API (default
 * http://127.0.0.1:8080).
 */
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
import { texts } from './vite-texts.ts';

const api = process.env.KENCANA_API ?? 'http://127.0.0.1:8080';

/** Name of the checked-out branch; where there is no git, KENCANA_BRANCH or `release`. */
function branch(): string {
  if (process.env.KENCANA_BRANCH) return process.env.KENCANA_BRANCH;
  try {
    const head = readFileSync(new URL('../../.git/HEAD', import.meta.url), 'utf8').trim();
    return head.startsWith('ref: ') ? head.slice('ref: refs/heads/'.length) : head.slice(0, 9);
  } catch {
    return 'release';
  }
}

const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
const { version } = JSON.parse(manifest) as { version: string };

export default defineConfig({
  plugins: [react(), texts()],
  define: {
    __KENCANA_VERSION__: JSON.stringify(version),
    __KENCANA_BRANCH__: JSON.stringify(branch()),
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': api,
      '/portal': api,
      '/foto_produk': api,
      '/nota/': api,
      '/socket.io': { target: api, ws: true },
    },
  },
  build: {
    target: 'es2023',
    sourcemap: false,
    chunkSizeWarningLimit: 600,
  },
});

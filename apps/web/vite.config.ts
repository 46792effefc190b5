/**
 * Build of the web app: React, and chunks cut so that the login page carries no table, date or chart code. The dev
 * server hands API, portal and live calls to a Kencana server on KENCANA_API (default http://127.0.0.1:8080).
 */
import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';

const api = process.env.KENCANA_API ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [react()],
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': api,
      '/portal': api,
      '/foto_produk': api,
      '/socket.io': { target: api, ws: true },
    },
  },
  build: {
    target: 'es2023',
    sourcemap: false,
    chunkSizeWarningLimit: 600,
    rollupOptions: {
      output: {
        manualChunks: (id: string): string | undefined => {
          if (id.includes('node_modules/recharts') || id.includes('@mantine/charts'))
            return 'chart';
          if (id.includes('node_modules/react-dom') || id.includes('node_modules/react/'))
            return 'react';
          if (id.includes('node_modules/i18next')) return 'react';
          return undefined;
        },
      },
    },
  },
});

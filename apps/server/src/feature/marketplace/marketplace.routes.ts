/** The photo of a marketplace sale, stored before the sale is. */
import { photoRoute } from '../../platform/files/photo-route.ts';
import type { Feature } from '../../platform/http/route.ts';
import { FOLDER } from './read.ts';

export const marketplaceFeature: Feature = {
  name: 'marketplace',
  routes: [
    photoRoute({
      path: 'penjualan/foto',
      right: 'penjualan.transaksi-penjualan.tambah',
      module: 'MARKETPLACE_INTEGRATION_MODULE',
      folder: FOLDER,
      least: 200,
      summary: 'Stores the photo of a marketplace sale before it is saved',
    }),
  ],
};

/** The way to the chain's wholesale application (spec 1 §2): where, and that there is one. */
import { afterEach, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../test/open-shop.ts';

let shop: Shop;
afterEach(() => shop.close());

it('leads to the semi-wholesale screen while SEMI_GROSIR_MODULE is on, else to its front', async () => {
  shop = await openShop({ config: { grosirUrl: 'https://grosir.example' } });
  const where = async (): Promise<unknown> => (await shop.kasir.get('system/grosir')).body.data;
  expect(await where()).toEqual({ url: 'https://grosir.example', semi: false });
  await shop.set('SEMI_GROSIR_MODULE', 'true');
  expect(await where()).toEqual({ url: 'https://grosir.example/semi-grosir', semi: true });
});

it('says in the words of the specification that it is not set up, module or not', async () => {
  shop = await openShop({});
  for (const on of ['false', 'true']) {
    await shop.set('SEMI_GROSIR_MODULE', on);
    const { status, body } = await shop.kasir.get('system/grosir');
    expect([status, body.code, body.message]).toEqual([
      409,
      'GROSIR_BELUM_DISETTING',
      'Server Bacnkend grosir belum di setting',
    ]);
  }
});

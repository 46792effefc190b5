/** Item Katalog: the plain master's screen, with the way to the page that customers see. */
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { itemKatalog } from '@kencana/contract/master/item-katalog';
import { MasterScreen } from '../../engine/master-screen/master-screen.tsx';
import { useT } from '../../platform/i18n.ts';
import { addressedShop, useSession } from '../../platform/session.ts';

export function ItemKatalog(): ReactNode {
  const t = useT();
  const { kode_toko } = addressedShop(useSession());
  const link = (
    <Anchor href={`/katalog/${kode_toko}`} target="_blank" rel="noopener" fz="sm">
      {t('katalog.buka')}
    </Anchor>
  );
  return <MasterScreen definition={itemKatalog} beside={link} />;
}

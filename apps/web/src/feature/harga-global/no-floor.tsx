/**
 * Says that gold is sold without a floor (docs/decision/0025), and where that is mended; nothing
 * while there is one.
 */
import { Alert, Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import { may, useSession } from '../../platform/session.ts';

export function NoFloor(): ReactNode {
  const t = useT();
  const { settings } = useSession();
  const priced = settings.number('PARAMETER_HARGA_EMAS_GLOBAL_VALUE') > 0;
  if (priced && settings.number('BATAS_BAWAH_PERSEN') < 100) return null;
  return (
    <Alert color="yellow" role="status">
      <Text fw={600}>{t('harga-global.tanpa-batas')}</Text>
      {t(priced ? 'harga-global.tanpa-batas-persen' : 'harga-global.tanpa-batas-isi')}{' '}
      {!priced && may('master.parameter-harga-global.lihat') ? (
        <Anchor component={Link} to="/parameter-harga-global" size="sm">
          {t('screen.parameter-harga-global')}
        </Anchor>
      ) : null}
    </Alert>
  );
}

/** The same on the pages that an owner opens first; others cannot mend it. */
export function NoFloorForOwner(): ReactNode {
  const { user } = useSession();
  return ['OWN', 'SU'].includes(user.level) ? <NoFloor /> : null;
}

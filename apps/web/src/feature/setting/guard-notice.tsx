/** Who changes the guarded settings below, and the way to the history of their changes. */
import { Alert, Anchor } from '@mantine/core';
import { IconShieldLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { reportRight } from '@kencana/contract/define-report';
import { passesByLevel } from '@kencana/contract/permission';
import { laporanPerubahanPengaturan } from '@kencana/contract/report/laporan-perubahan-pengaturan';
import { useT } from '../../platform/i18n.ts';
import { may, useSession } from '../../platform/session.ts';

export function GuardNotice(): ReactNode {
  const t = useT();
  const { level } = useSession().user;
  const mayRead = may(reportRight(laporanPerubahanPengaturan).key);
  return (
    <Alert
      mt="xs"
      variant="light"
      color={passesByLevel(level) ? 'green' : 'gray'}
      icon={<IconShieldLock size={18} aria-hidden />}
    >
      {t(passesByLevel(level) ? 'setting.dijaga' : 'setting.dijaga-baca')}{' '}
      {mayRead ? (
        <Anchor component={Link} to={laporanPerubahanPengaturan.route} fz="sm">
          {t('setting.riwayat')}
        </Anchor>
      ) : null}
    </Alert>
  );
}

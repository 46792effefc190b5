/** Client version, server version and branch under every screen. */
import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import { useSession } from '../../platform/session.ts';
import { clientBranch, clientVersion } from '../../platform/build-info.ts';

export function Footer(): ReactNode {
  const t = useT();
  const { versi } = useSession();
  return (
    <Group component="footer" gap="md" pt="md" pb={4}>
      <Text size="xs" c="dimmed">
        {t('shell.versi-client')} {clientVersion}
      </Text>
      <Text size="xs" c="dimmed">
        {t('shell.versi-server')} {versi}
      </Text>
      <Text size="xs" c="dimmed">
        {t('shell.branch')} {clientBranch}
      </Text>
    </Group>
  );
}

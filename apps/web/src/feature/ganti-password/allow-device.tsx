/** The code by which one's new device is let in while others guess at the password. */
import { Button, Code, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { DeviceCode } from '@kencana/contract/user-device';
import { api } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { showTime } from '../../platform/show.ts';

/** Another press makes another code; the one before is worth nothing then. */
export function AllowDevice(): ReactNode {
  const t = useT();
  const [made, setMade] = useState<DeviceCode | undefined>();
  const [busy, setBusy] = useState(false);
  const make = async (): Promise<void> => {
    setBusy(true);
    try {
      setMade((await api.post('users/perangkat/izin')).data);
    } catch (error) {
      notify.failure(error, 'shell.kirim-gagal');
    }
    setBusy(false);
  };
  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm" c="dimmed">
        {t('users.izin-arti')}
      </Text>
      <Button variant="default" loading={busy} onClick={() => void make()}>
        {t('users.izin-perangkat')}
      </Button>
      {made === undefined ? null : (
        <Stack gap={2} role="status">
          <Code fz="xl" fw={700}>
            {made.kode}
          </Code>
          <Text size="xs" c="dimmed">
            {t('users.izin-sampai', { waktu: showTime(made.sampai) })}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}

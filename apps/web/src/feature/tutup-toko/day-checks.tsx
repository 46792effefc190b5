/** What stands in the way of closing and what is worth a warning, each as a line with its state. */
import { Anchor, Group, List, Paper, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import type { DayStatus } from '@kencana/contract/closing';
import { leavesEmptyDays } from './day.ts';

export function DayChecks({ status }: { status: DayStatus }): ReactNode {
  const t = useT();
  const open = status.hambatan;
  const early = status.tertinggal < 0;
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <Text component="h2" fw={600}>
          {t('money.pemeriksaan')}
        </Text>
        <Check ok={open.length === 0} text={t('money.cek-validasi')} bad="bad">
          {open.length === 0 ? null : (
            <List size="sm" mt={4}>
              {open.map((doc) => (
                <List.Item key={doc.no_dokumen}>
                  <span className="numeric">{doc.no_dokumen}</span>
                </List.Item>
              ))}
            </List>
          )}
          {open.some((doc) => doc.kind === 'penjualan') ? (
            <Anchor component={Link} to="/lihat-penjualan" size="sm">
              {t('screen.lihat-penjualan')}
            </Anchor>
          ) : null}
        </Check>
        <Check ok={!early} text={t('money.cek-tanggal', { tgl: status.hari_ini })} bad="bad">
          {early ? <Text size="sm">{t('error.TUTUP_LEWAT_BESOK')}</Text> : null}
        </Check>
        {leavesEmptyDays(status) ? (
          <Check ok={false} text={t('money.cek-tertinggal')} bad="wait">
            <Text size="sm">{t('money.tertinggal', { n: status.tertinggal })}</Text>
          </Check>
        ) : null}
        <Check
          ok={status.belum_timbang.length === 0}
          text={t('money.cek-timbang')}
          bad={status.wajib_timbang ? 'bad' : 'wait'}
        >
          {status.belum_timbang.length === 0 ? null : (
            <Text size="sm">
              {t('tutup.belum-timbang', {
                n: status.belum_timbang.length,
                baki: status.belum_timbang.slice(0, 10).join(', '),
              })}
            </Text>
          )}
        </Check>
      </Stack>
    </Paper>
  );
}

function Check(props: {
  readonly ok: boolean;
  readonly text: string;
  readonly bad: 'bad' | 'wait';
  readonly children?: ReactNode;
}): ReactNode {
  const t = useT();
  const tone = props.ok ? 'ok' : props.bad;
  const word = { ok: 'money.aman', bad: 'money.terhalang', wait: 'money.peringatan' } as const;
  return (
    <div>
      <Group gap="xs" wrap="nowrap">
        <StatusBadge tone={tone}>{t(word[tone])}</StatusBadge>
        <Text size="sm">{props.text}</Text>
      </Group>
      {props.children}
    </div>
  );
}

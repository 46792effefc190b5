/**
 * Cek Kupon: scan or type a code; the page says whether it counts today, what it takes off and for
 * which goods, how many are left, and who used it last.
 */
import { Group, Paper, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { CekKupon as Kupon, KuponPakai, KuponStatus } from '@kencana/contract/kupon';
import { api } from '../../platform/api.ts';
import { ApiError } from '../../platform/api-error.ts';
import { useT } from '../../platform/i18n.ts';
import { signalScan, useScanner } from '../../platform/scanner.ts';
import type { ScanResult } from '../../platform/scanner.ts';
import { showPersen, showRp } from '../../platform/show.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { Page } from '../../ui/page.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import type { Tone } from '../../ui/status-badge.tsx';

const TONE: Readonly<Record<KuponStatus, Tone>> = {
  BERLAKU: 'ok',
  BELUM: 'wait',
  LEWAT: 'bad',
  HABIS: 'bad',
  MATI: 'off',
};

export function CekKupon(): ReactNode {
  const t = useT();
  const [code, setCode] = useState('');
  const [kupon, setKupon] = useState<Kupon>();
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const look = async (text: string): Promise<ScanResult> => {
    const kode = text.trim().toUpperCase();
    if (kode === '') return 'unknown';
    setCode(kode);
    setError(undefined);
    setKupon(undefined);
    try {
      const { data } = await api.get('kupon/cek/:kode', { params: { kode } });
      setKupon(data);
      field.current?.select();
      return data.status === 'BERLAKU' ? 'ok' : 'unknown';
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      const unknown = failure.code === 'TIDAK_DITEMUKAN';
      setError(unknown ? t('kupon.tidak_ada', { kode }) : failure.message);
      return 'unknown';
    }
  };
  useScanner(look);
  const enter = async (): Promise<void> => signalScan(await look(code));
  return (
    <Page title={t('screen.cek-kupon')}>
      <Stack gap="sm" maw={760}>
        <Group align="flex-end" gap="xs" wrap="nowrap">
          <TextInput
            ref={field}
            autoFocus
            flex={1}
            label={t('kupon.kode')}
            placeholder={t('kupon.petunjuk')}
            autoComplete="off"
            maxLength={40}
            value={code}
            error={error}
            onChange={(event) => setCode(event.currentTarget.value.toUpperCase())}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              void enter();
            }}
          />
          <KbdButton shortcut="F9" onClick={() => void enter()}>
            {t('kupon.cek')}
          </KbdButton>
        </Group>
        {kupon === undefined ? null : <Terms kupon={kupon} />}
        {kupon === undefined ? null : <Uses uses={kupon.pemakaian} />}
      </Stack>
    </Page>
  );
}

function Terms({ kupon }: { kupon: Kupon }): ReactNode {
  const t = useT();
  const { dipakai, kuota, sisa, maks_member: n } = kupon;
  const goods = [...kupon.detail_jenis, ...kupon.detail_group].join(', ');
  const worth = kupon.tipe_kupon === 'PERSEN' ? showPersen(kupon.nilai) : showRp(kupon.nilai);
  const facts: readonly (readonly [string, string])[] = [
    [t('kupon.nilai'), worth],
    [t('kupon.periode'), `${kupon.tgl_dari} ${t('kupon.sampai')} ${kupon.tgl_sampai}`],
    [t('kupon.kuota'), t('kupon.kuota_isi', { dipakai, kuota, sisa })],
    [t('kupon.minimal'), showRp(kupon.minimal_rp)],
    [t('kupon.untuk'), goods === '' ? t('kupon.semua_barang') : goods],
    [t('kupon.per_member'), n === 0 ? t('kupon.bebas') : t('kupon.kali', { n })],
  ];
  return (
    <Paper withBorder p="md" role="region" aria-label={kupon.kode_kupon}>
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4">
          {kupon.kode_kupon} · {kupon.nama_kupon}
        </Title>
        <StatusBadge tone={TONE[kupon.status]}>{t(`kupon.status.${kupon.status}`)}</StatusBadge>
      </Group>
      <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }} spacing="sm">
        {facts.map(([label, text]) => (
          <div key={label}>
            <Text size="xs" c="dimmed">
              {label}
            </Text>
            <Text fw={600} size="sm" className="numeric">
              {text}
            </Text>
          </div>
        ))}
      </SimpleGrid>
    </Paper>
  );
}

function Uses({ uses }: { uses: readonly KuponPakai[] }): ReactNode {
  const t = useT();
  return (
    <section>
      <Title order={2} size="h6" mb={4}>
        {t('kupon.pemakaian')}
      </Title>
      <DataTable<KuponPakai>
        name="cek-kupon"
        bare
        label={t('kupon.pemakaian')}
        rows={uses}
        rowKey={(row) => row.no_faktur_group}
        empty={{ text: t('kupon.belum_dipakai') }}
        columns={[
          { key: 'no_faktur_group', label: t('report.kolom.no_faktur') },
          { key: 'tgl_system', label: t('document.tanggal') },
          { key: 'nama_customer', label: t('document.customer') },
          { key: 'kode_member', label: t('document.member') },
          {
            key: 'jumlah_rp',
            label: t('report.kolom.potongan'),
            align: 'right',
            render: (row) => showRp(row.jumlah_rp),
          },
        ]}
      />
    </section>
  );
}

/**
 * /settingtoko: the shop's own details and logo, and the parameters an owner looks for first:
 * language, previous-day rule, rounding and limits.
 */
import { Button, FileButton, Group, Image, Paper, SimpleGrid, Stack } from '@mantine/core';
import { TextInput, Title } from '@mantine/core';
import { IconPhoto, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { passesByLevel, PENGATUR } from '@kencana/contract/permission';
import { settingDef } from '@kencana/contract/setting';
import type { ShopSetting, ZonaWaktu } from '@kencana/contract/shop-card';
import { api } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import { addressedShop, apiBase, may, useSession } from '../../platform/session.ts';
import { reason } from '../../platform/use-list.ts';
import { useSave } from '../../platform/use-save.ts';
import { FailedState } from '../../ui/failed-state.tsx';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { GuardNotice } from './guard-notice.tsx';
import { SettingControl } from './setting-control.tsx';
import './setting.css';

const ZONES: readonly ZonaWaktu[] = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'];
const KEYS = [
  'BAHASA',
  'PREVIOUS_DAY_OWNER',
  'PREVIOUS_DAY_SUPERVISOR',
  'PEMBULATAN',
  'PEMBULATAN_HUTANG',
  'PEMBULATAN_BELI_ARAH',
  'ROUND_DOWN_MODULE',
  'BATAS_DISKON_PERSEN',
  'BATAS_KAS_KELUAR_RP',
  'BATAS_KAS_KELUAR_HARI_RP',
  'BATAS_BELI_KEMBALI_HARI_RP',
  'BATAS_BELI_NOTA_HARI_RP',
  'BATAS_BANK_KELUAR_HARI_RP',
  'BATAS_MARKETPLACE_HARI_RP',
  'BATAS_MARKETPLACE_TOKO_HARI_RP',
  'BATAS_NON_CASH_HARI_RP',
  'BATAS_NON_CASH_TOKO_HARI_RP',
  'BATAS_KABAR_UANG_HARI_RP',
  'BATAS_KABAR_HARI_PERSEN',
  'OTORISASI_PENJUAL_LAIN',
  'OTORISASI_CONTOH_TOKO',
  'OTORISASI_ONGKOS_PARAMETER',
  'OTORISASI_BELI_KEMBALI_TUNAI',
  'DP_TITIPAN_MIN_PERSEN',
  'BATAS_DOKUMEN_RP',
  'OTORISASI_OWN_SENDIRI',
  'VALIDASI_PENJUALAN',
];

export function SettingToko(): ReactNode {
  const t = useT();
  const session = useSession();
  const shop = addressedShop(session).kode_toko;
  const stored = useQuery({
    queryKey: ['setting-toko', shop],
    queryFn: async () => (await api.get('toko/setting')).data,
  });
  const mayChange = PENGATUR.includes(session.user.level);
  return (
    <Page title={t('screen.settingtoko')}>
      {stored.error !== null ? (
        <FailedState text={reason(stored.error)} onRetry={() => void stored.refetch()} />
      ) : stored.data === undefined ? (
        <LoadingState />
      ) : (
        <ShopForm key={stored.dataUpdatedAt} stored={stored.data} />
      )}
      <Paper withBorder p="md" component="section" aria-label={t('setting.parameter')}>
        <Title order={2} size="h5">
          {t('setting.parameter')}
        </Title>
        <GuardNotice />
        {KEYS.flatMap((key) => settingDef(key) ?? []).map((def) => (
          <SettingControl key={def.key} def={def} disabled={!mayChange} />
        ))}
      </Paper>
    </Page>
  );
}

function ShopForm({ stored }: { readonly stored: ShopSetting }): ReactNode {
  const t = useT();
  const session = useSession();
  const shop = addressedShop(session).kode_toko;
  const mayMove = passesByLevel(session.user.level);
  const client = useQueryClient();
  const [value, setValue] = useState(stored);
  const { saving, errors, save } = useSave();
  const mayEdit = may('utility.settingtoko.ubah');
  const set = (patch: Partial<ShopSetting>): void => setValue((old) => ({ ...old, ...patch }));
  const submit = async (): Promise<void> => {
    if (!(await save({ method: 'PUT', path: 'toko/setting', body: value }))) return;
    await client.invalidateQueries({ queryKey: ['setting-toko', shop] });
  };
  const text = (name: 'nama_toko' | 'alamat_toko' | 'no_hp' | 'npwp'): ReactNode => (
    <TextInput
      label={t(`setting.toko.${name}`)}
      required={name === 'nama_toko'}
      disabled={!mayEdit}
      value={value[name]}
      error={errors[name]}
      onChange={(event) => set({ [name]: event.currentTarget.value })}
    />
  );
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {text('nama_toko')}
          {text('alamat_toko')}
          {text('no_hp')}
          {text('npwp')}
          <SelectField
            label={t('setting.toko.zona_waktu')}
            disabled={!mayEdit || !mayMove}
            {...(mayMove ? {} : { description: t('setting.toko.zona-pemilik') })}
            data={ZONES.map((zone) => ({ value: zone, label: zone.replace('Asia/', '') }))}
            value={value.zona_waktu}
            error={errors['zona_waktu']}
            onChange={(text) =>
              set({ zona_waktu: ZONES.find((zone) => zone === text) ?? value.zona_waktu })
            }
          />
        </SimpleGrid>
        <Logo value={value.logo} disabled={!mayEdit} onChange={(logo) => set({ logo })} />
        {mayEdit ? (
          <Group justify="flex-end">
            <KbdButton
              shortcut="Ctrl+S"
              disabled={saving || value === stored}
              onClick={() => void submit()}
            >
              {t(saving ? 'shell.sedang-menyimpan' : 'shell.simpan-data')}
            </KbdButton>
          </Group>
        ) : null}
      </Stack>
    </Paper>
  );
}

interface LogoProps {
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (logo: string) => void;
}

function Logo({ value, disabled, onChange }: LogoProps): ReactNode {
  const t = useT();
  const choose = (file: File | null): void => {
    if (file === null) return;
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') onChange(reader.result);
    });
    reader.readAsDataURL(file);
  };
  return (
    <Group align="center">
      {value === '' ? null : (
        <Image
          src={value.startsWith('data:') ? value : `${apiBase()}/${value}`}
          alt={t('setting.toko.logo')}
          mah={90}
          w="auto"
          fit="contain"
        />
      )}
      {disabled ? null : (
        <FileButton accept="image/jpeg,image/png,image/webp" onChange={choose}>
          {(button) => (
            <Button {...button} variant="default" leftSection={<IconPhoto size={16} aria-hidden />}>
              {t('setting.toko.pilih-logo')}
            </Button>
          )}
        </FileButton>
      )}
      {value === '' || disabled ? null : (
        <Button
          variant="default"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => onChange('')}
        >
          {t('setting.toko.hapus-logo')}
        </Button>
      )}
    </Group>
  );
}

/**
 * /whatsapp-setting and /marketplace-setting: the driver with its fields, and a button that really
 * tries it and shows the answer. Secrets are typed, never shown.
 */
import { Alert, Button, Code, Group, Paper, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { SERVICE_DRIVERS, serviceDriver } from '@kencana/contract/layanan';
import type { ServiceName } from '@kencana/contract/layanan';
import { api } from '../../platform/api.ts';
import { ApiError } from '../../platform/api-error.ts';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { addressedShop, useSession } from '../../platform/session.ts';
import { reason } from '../../platform/use-list.ts';
import { useSave } from '../../platform/use-save.ts';
import { FailedState } from '../../ui/failed-state.tsx';
import { KbdButton } from '../../ui/kbd-button.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import './setting.css';

/** What GET layanan/{service} answers. */
interface Stored {
  readonly driver: string;
  readonly setting: Readonly<Record<string, string>>;
  /** Names of the secrets that are stored. */
  readonly rahasia: readonly string[];
}

interface Tried {
  readonly ok: boolean;
  readonly status: number;
  readonly jawaban: string;
}

export function WhatsappSetting(): ReactNode {
  const t = useT();
  return <Service service="whatsapp" title={t('screen.whatsapp-setting')} />;
}

export function MarketplaceSetting(): ReactNode {
  const t = useT();
  return <Service service="marketplace" title={t('screen.marketplace-setting')} />;
}

function Service(props: { readonly service: ServiceName; readonly title: string }): ReactNode {
  const shop = addressedShop(useSession()).kode_toko;
  const stored = useQuery({
    queryKey: ['layanan', shop, props.service],
    queryFn: async () => (await api.get<Stored>(`layanan/${props.service}`)).data,
  });
  return (
    <Page title={props.title}>
      {stored.error !== null ? (
        <FailedState text={reason(stored.error)} onRetry={() => void stored.refetch()} />
      ) : stored.data === undefined ? (
        <LoadingState />
      ) : (
        <ServiceForm key={stored.dataUpdatedAt} service={props.service} stored={stored.data} />
      )}
    </Page>
  );
}

interface ServiceFormProps {
  readonly service: ServiceName;
  readonly stored: Stored;
}

function ServiceForm({ service, stored }: ServiceFormProps): ReactNode {
  const t = useT();
  const shop = addressedShop(useSession()).kode_toko;
  const client = useQueryClient();
  const [driver, setDriver] = useState(stored.driver);
  const [isi, setIsi] = useState<Readonly<Record<string, string>>>(stored.setting);
  const [tried, setTried] = useState<Tried>();
  const [wrong, setWrong] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [trying, setTrying] = useState(false);
  const { saving, errors, save } = useSave();
  const body = { driver, isi };
  const send = async (): Promise<void> => {
    if (!(await save((key) => api.put(`layanan/${service}`, { body, key })))) return;
    await client.invalidateQueries({ queryKey: ['layanan', shop, service] });
  };
  const tryIt = async (): Promise<void> => {
    setTrying(true);
    setTried(undefined);
    setWrong({});
    try {
      setTried((await api.post<Tried>(`layanan/${service}/uji`, { body })).data);
    } catch (error) {
      if (error instanceof ApiError) setWrong(error.errors ?? {});
      notify.failure(error);
    }
    setTrying(false);
  };
  const fields = serviceDriver(service, driver)?.fields ?? [];
  return (
    <Paper withBorder p="md" maw={640}>
      <Stack gap="sm">
        <SelectField
          label={t('setting.layanan.driver')}
          data={SERVICE_DRIVERS[service].map((one) => ({
            value: one.driver,
            label: t(one.label),
          }))}
          value={driver}
          onChange={(next) => {
            setDriver(next);
            setIsi(next === stored.driver ? stored.setting : {});
            setTried(undefined);
          }}
        />
        {fields.map(({ name, label, secret, initial }) => {
          const shared = {
            label: t(label),
            value: isi[name] ?? initial,
            error: errors[name] ?? wrong[name]?.join('\n'),
          };
          const set = (value: string): void => setIsi((old) => ({ ...old, [name]: value }));
          const kept = driver === stored.driver && stored.rahasia.includes(name);
          return secret ? (
            <PasswordInput
              key={name}
              {...shared}
              autoComplete="off"
              description={t(kept ? 'setting.layanan.tersimpan' : 'setting.layanan.rahasia')}
              onChange={(event) => set(event.currentTarget.value)}
              visibilityToggleButtonProps={{ 'aria-label': t('shell.lihat-password') }}
            />
          ) : (
            <TextInput
              key={name}
              {...shared}
              onChange={(event) => set(event.currentTarget.value)}
            />
          );
        })}
        <Group justify="flex-end">
          {fields.length === 0 ? null : (
            <Button variant="default" disabled={trying} onClick={() => void tryIt()}>
              {t(trying ? 'setting.layanan.sedang-uji' : 'setting.layanan.uji')}
            </Button>
          )}
          <KbdButton shortcut="Ctrl+S" disabled={saving} onClick={() => void send()}>
            {t(saving ? 'shell.sedang-menyimpan' : 'shell.simpan-data')}
          </KbdButton>
        </Group>
        {tried === undefined ? null : <Answer tried={tried} />}
      </Stack>
    </Paper>
  );
}

function Answer({ tried }: { readonly tried: Tried }): ReactNode {
  const t = useT();
  const { ok, status, jawaban } = tried;
  const title = t(ok ? 'setting.layanan.berhasil' : 'setting.layanan.gagal', { status });
  return (
    <Alert color={ok ? 'green' : 'red'} title={title} role="status">
      <Code block className="service-answer">
        {jawaban}
      </Code>
    </Alert>
  );
}

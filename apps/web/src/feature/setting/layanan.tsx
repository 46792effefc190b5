/**
 * /whatsapp-setting and /marketplace-setting: the driver with its fields, and a button that really
 * tries it and shows the answer. Secrets are typed, never shown.
 */
import { Alert, Button, Code, Group, Paper, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { SERVICE_DRIVERS, serviceDriver } from '@kencana/contract/layanan';
import type { ServiceState, ServiceTried } from '@kencana/contract/call/toko-calls';
import type { ServiceField, ServiceName } from '@kencana/contract/layanan';
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
    queryFn: async () => (await api.get(`layanan/${props.service}`)).data,
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
  readonly stored: ServiceState;
}

/** What is typed, saving it, and trying it without saving. */
function useServiceForm({ service, stored }: ServiceFormProps) {
  const shop = addressedShop(useSession()).kode_toko;
  const client = useQueryClient();
  const [driver, setDriver] = useState(stored.driver);
  const [isi, setIsi] = useState<Readonly<Record<string, string>>>(stored.setting);
  const [tried, setTried] = useState<ServiceTried>();
  const [wrong, setWrong] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [trying, setTrying] = useState(false);
  const { saving, errors, save } = useSave();
  const body = { driver, isi };
  const send = async (): Promise<void> => {
    if (!(await save({ method: 'PUT', path: `layanan/${service}`, body }))) return;
    await client.invalidateQueries({ queryKey: ['layanan', shop, service] });
  };
  const tryIt = async (): Promise<void> => {
    setTrying(true);
    setTried(undefined);
    setWrong({});
    try {
      setTried((await api.post(`layanan/${service}/uji`, { body })).data);
    } catch (error) {
      if (error instanceof ApiError) setWrong(error.errors ?? {});
      notify.failure(error);
    }
    setTrying(false);
  };
  const choose = (next: string): void => {
    setDriver(next);
    setIsi(next === stored.driver ? stored.setting : {});
    setTried(undefined);
  };
  const set = (name: string, value: string): void => setIsi((old) => ({ ...old, [name]: value }));
  const errorOf = (name: string): string | undefined => errors[name] ?? wrong[name]?.join('\n');
  return { driver, choose, isi, set, errorOf, send, saving, tryIt, trying, tried };
}

function ServiceForm(props: ServiceFormProps): ReactNode {
  const t = useT();
  const { service, stored } = props;
  const form = useServiceForm(props);
  const fields = serviceDriver(service, form.driver)?.fields ?? [];
  const kept = form.driver === stored.driver ? stored.rahasia : [];
  return (
    <Paper withBorder p="md" maw={640}>
      <Stack gap="sm">
        <SelectField
          label={t('setting.layanan.driver')}
          data={SERVICE_DRIVERS[service].map((one) => ({
            value: one.driver,
            label: t(one.label),
          }))}
          value={form.driver}
          onChange={form.choose}
        />
        {fields.map((field) => (
          <ServiceInput
            key={field.name}
            field={field}
            value={form.isi[field.name] ?? field.initial}
            kept={kept.includes(field.name)}
            error={form.errorOf(field.name)}
            onChange={(value) => form.set(field.name, value)}
          />
        ))}
        <Group justify="flex-end">
          {fields.length === 0 ? null : (
            <Button variant="default" disabled={form.trying} onClick={() => void form.tryIt()}>
              {t(form.trying ? 'setting.layanan.sedang-uji' : 'setting.layanan.uji')}
            </Button>
          )}
          <KbdButton shortcut="Ctrl+S" disabled={form.saving} onClick={() => void form.send()}>
            {t(form.saving ? 'shell.sedang-menyimpan' : 'shell.simpan-data')}
          </KbdButton>
        </Group>
        {form.tried === undefined ? null : <Answer tried={form.tried} />}
      </Stack>
    </Paper>
  );
}

interface ServiceInputProps {
  readonly field: ServiceField;
  readonly value: string;
  /** A secret that is stored: it stays when nothing is typed. */
  readonly kept: boolean;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

function ServiceInput({ field, value, kept, error, onChange }: ServiceInputProps): ReactNode {
  const t = useT();
  const shared = { label: t(field.label), value, error };
  if (!field.secret) {
    return <TextInput {...shared} onChange={(event) => onChange(event.currentTarget.value)} />;
  }
  return (
    <PasswordInput
      {...shared}
      autoComplete="off"
      description={t(kept ? 'setting.layanan.tersimpan' : 'setting.layanan.rahasia')}
      onChange={(event) => onChange(event.currentTarget.value)}
      visibilityToggleButtonProps={{ 'aria-label': t('shell.lihat-password') }}
    />
  );
}

function Answer({ tried }: { readonly tried: ServiceTried }): ReactNode {
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

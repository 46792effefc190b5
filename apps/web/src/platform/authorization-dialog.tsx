/**
 * The authorization dialog (spec 1 §6): manual way with username, password and optional Keterangan. Other ways (QR,
 * fingerprint) join as further entries of WAYS and give the same approval.
 */
import { Button, Group, Modal, PasswordInput, Select, Stack, Tabs, Text } from '@mantine/core';
import { Textarea, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { MessageKey } from '@kencana/messages/key';
import { api, newKey } from './api.ts';
import { ApiError } from './api-error.ts';
import type { Approval, ApprovalRequest } from './authorize.tsx';
import { openDialog } from './dialog.tsx';
import { useT } from './i18n.ts';

interface WayProps {
  readonly request: ApprovalRequest;
  readonly close: (approval?: Approval) => void;
}

/** A way to approve: its tab and its form. */
interface Way {
  readonly name: string;
  readonly title: MessageKey;
  readonly Form: ComponentType<WayProps>;
}

const WAYS: readonly Way[] = [
  { name: 'manual', title: 'shell.otorisasi-manual', Form: ManualForm },
];

/** Opens the dialog for one request; undefined when the user leaves. */
export function askApproval(request: ApprovalRequest): Promise<Approval | undefined> {
  return openDialog<Approval>((close) => <AuthorizationDialog request={request} close={close} />);
}

function AuthorizationDialog(props: WayProps): ReactNode {
  const t = useT();
  const first = WAYS[0];
  return (
    <Modal
      opened
      onClose={() => props.close()}
      title={t('shell.otorisasi')}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('shell.tutup') }}
      size="md"
    >
      <Text mb="md" style={{ whiteSpace: 'pre-line' }}>
        {t('shell.otorisasi-untuk', { uraian: props.request.uraian })}
      </Text>
      {WAYS.length === 1 && first !== undefined ? (
        <first.Form {...props} />
      ) : (
        <Tabs defaultValue={first?.name ?? null}>
          <Tabs.List>
            {WAYS.map((way) => (
              <Tabs.Tab key={way.name} value={way.name}>
                {t(way.title)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {WAYS.map((way) => (
            <Tabs.Panel key={way.name} value={way.name} pt="md">
              <way.Form {...props} />
            </Tabs.Panel>
          ))}
        </Tabs>
      )}
    </Modal>
  );
}

interface UserRow {
  readonly user_id: string;
  readonly nama: string;
}

const APPROVERS = { level: 'SPV,OWN', aktif: true };

/** Users who may approve; undefined while unknown or not allowed to know, then the name is typed. */
function useApprovers(): readonly UserRow[] | undefined {
  const [rows, setRows] = useState<readonly UserRow[] | undefined>();
  useEffect(() => {
    const gone = new AbortController();
    api
      .get<UserRow[]>('users/get/all', { query: APPROVERS, signal: gone.signal })
      .then(({ data }) => setRows(data))
      .catch(() => setRows(undefined));
    return () => gone.abort();
  }, []);
  return rows;
}

function ManualForm({ request, close }: WayProps): ReactNode {
  const t = useT();
  const [userId, setUserId] = useState('');
  const [password, setPassword] = useState('');
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | undefined>();
  const secret = useRef<HTMLInputElement>(null);
  const submit = async (): Promise<void> => {
    if (userId === '' || password === '') return setError(t('shell.otorisasi-isi-dulu'));
    setBusy(true);
    setError(undefined);
    try {
      const body = { ...request, user_id: userId, password, keterangan: note };
      const { uraian: _shown, ...sent } = body;
      const { data } = await api.post<Approval>('authorization', { body: sent, key: newKey() });
      close({ _id: data._id });
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.message : t('shell.kirim-gagal'));
      setPassword('');
      setBusy(false);
      secret.current?.focus();
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap="sm">
        <ApproverField
          value={userId}
          onChange={setUserId}
          onChosen={() => secret.current?.focus()}
        />
        <PasswordInput
          ref={secret}
          required
          autoComplete="off"
          label={t('shell.password')}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          visibilityToggleButtonProps={{ 'aria-label': t('shell.lihat-password') }}
        />
        <Textarea
          autosize
          label={t('shell.keterangan')}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {error === undefined ? null : (
          <Text role="alert" c="red" size="sm">
            {error}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={() => close()}>
            {t('shell.batal')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('shell.otorisasi')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** A choice of those who may approve; where the list is not to be had the name is typed. */
function ApproverField(props: {
  readonly value: string;
  readonly onChange: (userId: string) => void;
  /** A name was taken from the list: the password is next. */
  readonly onChosen: () => void;
}): ReactNode {
  const t = useT();
  const { value, onChange } = props;
  const approvers = useApprovers();
  if (approvers === undefined || approvers.length === 0) {
    return (
      <TextInput
        autoFocus
        data-autofocus
        required
        autoComplete="off"
        label={t('shell.username')}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value.toUpperCase())}
      />
    );
  }
  return (
    <Select
      autoFocus
      data-autofocus
      required
      searchable
      selectFirstOptionOnChange
      openOnFocus={false}
      label={t('shell.username')}
      data={approvers.map((u) => ({ value: u.user_id, label: `${u.user_id} · ${u.nama}` }))}
      value={value === '' ? null : value}
      onChange={(next) => {
        onChange(next ?? '');
        props.onChosen();
      }}
    />
  );
}

/**
 * The manual way of the authorization dialog (spec 1 §6): username, password and optional
 * Keterangan; and the choice of an approver, which other ways share.
 */
import type { ApproverChoice } from '@kencana/contract/call/otorisasi-calls';
import { Button, PasswordInput, Select, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { api, newKey } from './api.ts';
import { wordsOf } from './api-error.ts';
import { AuthorizationFrame } from './authorization-frame.tsx';
import type { WayProps } from './authorize.tsx';
import { useT } from './i18n.ts';

/** Users who may approve; none where nobody may know them, undefined until it is known. */
function useApprovers(subjek?: string): readonly ApproverChoice[] | undefined {
  const [rows, setRows] = useState<readonly ApproverChoice[] | undefined>();
  useEffect(() => {
    const gone = new AbortController();
    api
      .get('authorization/approvers', {
        query: subjek === undefined ? {} : { subjek },
        signal: gone.signal,
      })
      .then(({ data }) => setRows(data))
      .catch(() => {
        if (!gone.signal.aborted) setRows([]);
      });
    return () => gone.abort();
  }, [subjek]);
  return rows;
}

/** Approves by the approver's password. */
export function ManualForm({ request, close }: WayProps): ReactNode {
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
      const { uraian: _shown, penyetuju: _theirs, ...sent } = body;
      const { data } = await api.post('authorization', { body: sent, key: newKey() });
      close({ _id: data._id });
    } catch (failure) {
      setError(wordsOf(failure) ?? t('shell.kirim-gagal'));
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
      <AuthorizationFrame
        note={note}
        onNote={setNote}
        error={error}
        onCancel={() => close()}
        action={
          <Button type="submit" loading={busy}>
            {t('shell.otorisasi')}
          </Button>
        }
      >
        <ApproverField
          subjek={request.subjek}
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
      </AuthorizationFrame>
    </form>
  );
}

/** A choice of those who may approve; where the list is not to be had the name is typed. */
export function ApproverField(props: {
  /** The request that is to be approved; any document's without it. */
  readonly subjek?: string;
  readonly value: string;
  readonly onChange: (userId: string) => void;
  /** A name was taken from the list: the password is next. */
  readonly onChosen: () => void;
}): ReactNode {
  const t = useT();
  const { value, onChange } = props;
  const approvers = useApprovers(props.subjek);
  // Typing begins before the list is there: what was typed stays, whichever field it becomes.
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (approvers?.length === 0 && value === '' && typed !== '') onChange(typed.toUpperCase());
  }, [approvers, value, typed, onChange]);
  if (approvers?.length === 0) {
    return (
      <TextInput
        autoFocus
        data-autofocus
        required
        autoComplete="off"
        label={t('shell.username')}
        value={value}
        onChange={(event) => {
          setTyped('');
          onChange(event.currentTarget.value.toUpperCase());
        }}
      />
    );
  }
  return (
    <Select
      autoFocus
      data-autofocus
      required
      searchable
      // Its turning true marks the first name, so that Enter takes what was typed also where the
      // list comes only then.
      selectFirstOptionOnChange={!(open && approvers === undefined)}
      openOnFocus={false}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      nothingFoundMessage={t(approvers === undefined ? 'shell.memuat' : 'shell.tidak-ada-data')}
      label={t('shell.username')}
      data={(approvers ?? []).map((u) => ({ value: u.user_id, label: `${u.user_id} · ${u.nama}` }))}
      value={value === '' ? null : value}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(next) => {
        onChange(next ?? '');
        props.onChosen();
      }}
    />
  );
}

/**
 * The sale's member: the code by hand or scanned, or found by part of a name or number. The server
 * says who may be shown; a number comes masked.
 */
import { Autocomplete, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { namesSomebody, type FoundMember } from '@kencana/contract/member';
import { NON_MEMBER } from '@kencana/contract/orang';
import { api } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import { addressedShop, useSession } from '../../platform/session.ts';
import type { Customer } from './basket.ts';

const TYPING_MS = 400;

export interface MemberFieldProps {
  readonly value: string;
  /** The customer's name, which follows the code until somebody types another. */
  readonly nama: string;
  readonly error: string | undefined;
  readonly onChange: (known: Partial<Customer>) => void;
}

export function MemberField({ value, nama, error, onChange }: MemberFieldProps): ReactNode {
  const t = useT();
  const { found, note } = useFound(value);
  // The name that came with a code: with another code it is nobody's.
  const taken = useRef(value === NON_MEMBER ? '' : nama);
  const isFree = (): boolean => nama === '' || nama === taken.current;
  const take = ({ kode_member, nama_customer }: FoundMember): void => {
    taken.current = nama_customer;
    onChange({ kode_member, nama_customer });
  };
  const typed = found.find(byCode(value.trim().toUpperCase()));
  useEffect(() => {
    if (typed !== undefined && isFree() && nama !== typed.nama_customer) take(typed);
  });
  return (
    <Autocomplete
      size="xs"
      label={t('document.member')}
      placeholder={t('member.cari')}
      autoComplete="off"
      maxLength={60}
      value={value}
      error={error ?? note}
      // The server has chosen: the name that is shown need not contain what was typed.
      filter={({ options }) => options}
      data={found.map((member) => member.kode_member)}
      renderOption={({ option }) => <Option member={found.find(byCode(option.value))} />}
      onChange={(kode_member) => {
        onChange({ kode_member, ...(isFree() && nama !== '' && { nama_customer: '' }) });
      }}
      onOptionSubmit={(code) => {
        const member = found.find(byCode(code));
        if (member !== undefined) take(member);
      }}
    />
  );
}

const byCode = (code: string) => (member: FoundMember) => member.kode_member === code;

function Option({ member }: { member: FoundMember | undefined }): ReactNode {
  if (member === undefined) return null;
  return (
    <div>
      <Text size="xs" fw={600}>
        {member.nama_customer}
      </Text>
      <Text size="xs" c="dimmed" className="numeric">
        {member.kode_member} {member.no_hp}
      </Text>
    </div>
  );
}

/** Who fits what was typed, once it is enough of a name or number, and why nobody is shown. */
function useFound(typed: string): {
  readonly found: readonly FoundMember[];
  readonly note: string | undefined;
} {
  const t = useT();
  const shop = addressedShop(useSession()).kode_toko;
  const [q] = useDebouncedValue(typed.trim(), TYPING_MS);
  const enough = q !== NON_MEMBER && namesSomebody(q);
  const { data, error } = useQuery({
    queryKey: ['cari-member', shop, q],
    queryFn: ({ signal }) => api.get('member/get/all', { query: { q, limit: 5 }, signal }),
    enabled: enough,
    retry: false,
  });
  if (!enough || q !== typed.trim()) return { found: [], note: undefined };
  if (error !== null) return { found: [], note: error.message };
  if (data === undefined) return { found: [], note: undefined };
  const found = data.data;
  const note = found.length > 0 ? undefined : (data.message ?? t('member.tidak-cocok'));
  return { found, note };
}

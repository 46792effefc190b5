/**
 * What the customer did here before, beside the basket: asked as soon as a member or a whole phone
 * number is known; offers the name and address that were written down last.
 */
import { Button, Collapse, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { documents } from '@kencana/contract/registry';
import type { RiwayatCustomer, RiwayatDokumen } from '@kencana/contract/riwayat-customer';
import { api } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import { addressedShop, useSession } from '../../platform/session.ts';
import { showRp } from '../../platform/show.ts';
import type { Customer } from './basket.ts';

/** Digits of a whole phone number. */
const WHOLE = 8;
const TYPING_MS = 400;

export interface CustomerHistoryProps {
  readonly customer: Customer;
  readonly onUse: (known: Partial<Customer>) => void;
}

export function CustomerHistory({ customer, onUse }: CustomerHistoryProps): ReactNode {
  const t = useT();
  const [opened, setOpened] = useState(false);
  const history = useHistory(customer);
  if (history === undefined) return null;
  if (history === null) {
    return (
      <Text size="xs" c="dimmed" mt={6}>
        {t('riwayat.kosong')}
      </Text>
    );
  }
  const { nama_customer, alamat_customer, jumlah_jual: n, total_jual } = history;
  const known = customer.nama_customer === nama_customer || nama_customer === '';
  return (
    <Stack gap={4} mt={6}>
      <Group justify="space-between" gap="xs">
        <UnstyledButton
          fz="xs"
          c="blue"
          aria-expanded={opened}
          onClick={() => setOpened((old) => !old)}
        >
          {t('riwayat.judul')}: {t('riwayat.jumlah', { n, rp: showRp(total_jual) })}
        </UnstyledButton>
        {known ? null : (
          <Button
            size="compact-xs"
            variant="light"
            onClick={() => onUse({ nama_customer, alamat_customer })}
          >
            {nama_customer} · {t('riwayat.pakai')}
          </Button>
        )}
      </Group>
      <Collapse expanded={opened}>
        {history.dokumen.map((one) => (
          <Line key={one.no_faktur_group} document={one} />
        ))}
      </Collapse>
    </Stack>
  );
}

function Line({ document: one }: { document: RiwayatDokumen }): ReactNode {
  const t = useT();
  const kind = documents.find((def) => def.kind === one.kind);
  return (
    <Group gap="xs" wrap="nowrap" fz="xs" justify="space-between">
      <span>
        <span className="numeric">{one.tgl_system}</span>{' '}
        {kind === undefined ? one.kind : t(kind.name)} {one.barang.join(', ')}
      </span>
      <span className="numeric">{showRp(one.total)}</span>
    </Group>
  );
}

/** undefined while nobody is named or nothing is known yet, null for a new customer. */
function useHistory({ kode_member, no_hp }: Customer): RiwayatCustomer | null | undefined {
  const shop = addressedShop(useSession()).kode_toko;
  const [who] = useDebouncedValue(`${kode_member}|${no_hp.replaceAll(/\D/g, '')}`, TYPING_MS);
  const [member = '', digits = ''] = who.split('|');
  const named = (member !== '' && member !== 'NONMEMBER') || digits.length >= WHOLE;
  const { data } = useQuery({
    queryKey: ['riwayat-customer', shop, who],
    queryFn: async ({ signal }) => {
      const query = { kode_member: member, no_hp: digits };
      return (await api.get('customer/riwayat', { query, signal })).data;
    },
    enabled: named,
    // The sale just saved belongs to it.
    staleTime: 0,
  });
  return named ? data : undefined;
}

/**
 * Puts every ready piece that a filter finds into the list of labels, at most as many as one print
 * takes.
 */
import { Button, Collapse, Group, Paper, Text } from '@mantine/core';
import { useDebouncedValue, useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ScanWork } from '../../engine/scan-list/use-scan-list.ts';
import { api } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import { useList } from '../../platform/use-list.ts';
import { MAX_LABELS } from './label.ts';
import { filterQuery, NO_FILTER } from './piece-filter.ts';
import type { PieceFilter } from './piece-filter.ts';
import { PieceFilterBar } from './piece-filter-bar.tsx';

export function AddByFilter({ list }: { list: ScanWork }): ReactNode {
  const t = useT();
  const [open, handle] = useDisclosure(false);
  return (
    <Paper withBorder p="xs">
      <Button variant="subtle" size="xs" aria-expanded={open} onClick={handle.toggle}>
        {t('stock.tambah-dari-saringan')}
      </Button>
      <Collapse expanded={open}>{open ? <Finder list={list} /> : null}</Collapse>
    </Paper>
  );
}

function Finder({ list }: { list: ScanWork }): ReactNode {
  const t = useT();
  const [filter, setFilter] = useState<PieceFilter>(NO_FILTER);
  const [late] = useDebouncedValue(filter, 300);
  const query = { ...filterQuery({ ...late, status: 'READY' }), limit: 1 };
  const found = useList('barang', { query });
  const take = async (): Promise<void> => {
    try {
      const { data } = await api.get('barang', {
        query: { ...query, limit: MAX_LABELS },
      });
      list.addRows(data.map((row) => ({ ...row })));
    } catch (error) {
      notify.failure(error);
    }
  };
  return (
    <>
      <PieceFilterBar readyOnly filter={filter} onChange={setFilter} />
      <Group justify="flex-end" mt="xs">
        <Text size="sm" c={found.error === undefined ? 'dimmed' : 'red'} role="status">
          {found.error ?? t('stock.ditemukan', { n: found.count })}
        </Text>
        <Button
          size="xs"
          disabled={found.count === 0 || filter !== late}
          onClick={() => void take()}
        >
          {t('stock.masukkan-daftar', { n: Math.min(found.count, MAX_LABELS) })}
        </Button>
      </Group>
    </>
  );
}

/** The button of an open titipan in its list that takes it at the counter. */
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { waitsForCashier } from '@kencana/contract/document/define-document';
import type { TitipanDocument } from '@kencana/contract/document/titipan';
import type { RowSlotProps } from '../../engine/document-screen/document-slot.ts';
import { useT } from '../../platform/i18n.ts';
import { may } from '../../platform/session.ts';

export function TitipanActions({ document }: Pick<RowSlotProps, 'document'>): ReactNode {
  const t = useT();
  const navigate = useNavigate();
  if (document.status !== 'OPEN' || waitsForCashier(document)) return null;
  if (!may('penjualan.transaksi-penjualan.tambah')) return null;
  const { no_titip_group: no } = document as TitipanDocument;
  return (
    <Button
      size="compact-xs"
      onClick={() => void navigate({ to: '/transaksi-penjualan', search: { titip: no } })}
    >
      {t('titipan.ambil')}
    </Button>
  );
}

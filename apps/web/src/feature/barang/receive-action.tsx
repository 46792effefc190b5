/** The button of an invoice in its list that receives what came of it. */
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { terimaPenerimaanEntry } from '@kencana/contract/document/penerimaan-barang-entry';
import type { RowSlotProps } from '../../engine/document-screen/document-slot.ts';
import { useT } from '../../platform/i18n.ts';
import { may } from '../../platform/session.ts';

export function ReceiveAction({ document }: Pick<RowSlotProps, 'document'>): ReactNode {
  const t = useT();
  const navigate = useNavigate();
  const { no_faktur_group: no, status } = document;
  if (status !== 'OPEN' || !may(terimaPenerimaanEntry.right)) return null;
  return (
    <Button
      size="compact-xs"
      onClick={() => void navigate({ to: '/terima-penerimaan-barang', search: { no } })}
    >
      {t('penerimaan.terima')}
    </Button>
  );
}

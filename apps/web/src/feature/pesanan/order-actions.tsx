/** Buttons of an order in its list: a piece is made, taking it at the counter. */
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { waitsForCashier } from '@kencana/contract/document/define-document';
import type { PesananDocument } from '@kencana/contract/document/pesanan';
import type { RowSlotProps } from '../../engine/document-screen/document-slot.ts';
import { openDialog } from '../../platform/dialog.tsx';
import { useT } from '../../platform/i18n.ts';
import { may } from '../../platform/session.ts';
import { hasOpenLines, MadeForm } from './made-form.tsx';

export function OrderActions({ document, onChanged }: RowSlotProps): ReactNode {
  const t = useT();
  const navigate = useNavigate();
  if (waitsForCashier(document)) return null;
  const order = document as PesananDocument;
  const { no_pesanan: no, status } = order;
  const open = async (render: (close: (done?: true) => void) => ReactNode): Promise<void> => {
    if ((await openDialog<true>(render)) === true) await onChanged();
  };
  return (
    <>
      {status === 'OPEN' && hasOpenLines(order) && may('pesanan.barang-jadi.tambah') ? (
        <Button
          size="compact-xs"
          onClick={() => void open((close) => <MadeForm order={order} onClose={close} />)}
        >
          {t('pesanan.barang-jadi')}
        </Button>
      ) : null}
      {status === 'DONE' && may('penjualan.transaksi-penjualan.tambah') ? (
        <Button
          size="compact-xs"
          onClick={() => void navigate({ to: '/transaksi-penjualan', search: { titip: no } })}
        >
          {t('titipan.ambil')}
        </Button>
      ) : null}
    </>
  );
}

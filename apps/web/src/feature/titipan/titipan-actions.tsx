/** Buttons of an open titipan in its list: more down payment, and taking it at the counter. */
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { waitsForCashier } from '@kencana/contract/document/define-document';
import type { TitipanDocument } from '@kencana/contract/document/titipan';
import { AddDownPayment } from '../../engine/document-screen/add-down-payment.tsx';
import type { RowSlotProps } from '../../engine/document-screen/document-slot.ts';
import { openDialog } from '../../platform/dialog.tsx';
import { useT } from '../../platform/i18n.ts';
import { may } from '../../platform/session.ts';

export function TitipanActions({ document, onChanged }: RowSlotProps): ReactNode {
  const t = useT();
  const navigate = useNavigate();
  if (document.status !== 'OPEN' || waitsForCashier(document)) return null;
  const { no_titip_group: no, sisa_rp } = document as TitipanDocument;
  const add = async (): Promise<void> => {
    const done = await openDialog<true>((close) => (
      <AddDownPayment path="titip/tambah-dp" no={no} sisa={sisa_rp} onClose={close} />
    ));
    if (done === true) await onChanged();
  };
  return (
    <>
      {may('penjualan.transaksi-penjualan.tambah') ? (
        <Button
          size="compact-xs"
          onClick={() => void navigate({ to: '/transaksi-penjualan', search: { titip: no } })}
        >
          {t('titipan.ambil')}
        </Button>
      ) : null}
      {sisa_rp > 0 && may('penjualan.lihat-titipan.tambah') ? (
        <Button size="compact-xs" variant="default" onClick={() => void add()}>
          {t('titipan.tambah-dp')}
        </Button>
      ) : null}
    </>
  );
}

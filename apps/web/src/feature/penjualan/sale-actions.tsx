/** Buttons of a sale in its list: the photo of what a marketplace's customer was sent. */
import { ActionIcon, Modal } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { rincianOf } from '@kencana/contract/document/define-document';
import { penjualanDocument } from '@kencana/contract/document/penjualan';
import type { RowSlotProps } from '../../engine/document-screen/document-slot.ts';
import { StoredImage } from '../../engine/document-screen/stored-image.tsx';
import { openDialog } from '../../platform/dialog.tsx';
import { useT } from '../../platform/i18n.ts';

export function SaleActions({ document }: RowSlotProps): ReactNode {
  const t = useT();
  const { foto } = rincianOf(penjualanDocument, document);
  if (foto === undefined) return null;
  const title = t('marketplace.foto-paket', { no: document.no_faktur_group });
  const show = (): Promise<unknown> =>
    openDialog((close) => (
      <Modal opened size="xl" title={title} onClose={() => close()}>
        <StoredImage path={foto} alt={title} height={420} width={640} />
      </Modal>
    ));
  return (
    <ActionIcon
      size="sm"
      variant="default"
      aria-label={t('field.foto')}
      onClick={() => void show()}
    >
      <IconPhoto size={14} aria-hidden />
    </ActionIcon>
  );
}

/** The button of a service in its list that shows how its pieces looked when they were received. */
import { Button, Group, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ServiceDocument } from '@kencana/contract/document/service';
import type { RowSlotProps } from '../../engine/document-screen/document-slot.ts';
import { StoredImage } from '../../engine/document-screen/stored-image.tsx';
import { openDialog } from '../../platform/dialog.tsx';
import { useT } from '../../platform/i18n.ts';

export function PhotosButton({ document }: Pick<RowSlotProps, 'document'>): ReactNode {
  const t = useT();
  const service = document as unknown as ServiceDocument;
  if (!service.detail.some((line) => line.foto.length > 0)) return null;
  const open = (): Promise<void | undefined> =>
    openDialog((close) => <PhotoModal service={service} onClose={close} />);
  return (
    <Button size="compact-xs" variant="default" onClick={() => void open()}>
      {t('field.foto')}
    </Button>
  );
}

function PhotoModal(props: {
  readonly service: ServiceDocument;
  readonly onClose: () => void;
}): ReactNode {
  const t = useT();
  const { service, onClose } = props;
  const title = `${t('field.foto')} ${service.no_faktur_group}`;
  return (
    <Modal opened size="xl" title={title} onClose={onClose}>
      {service.detail.map((line) => (
        <div key={line.baris}>
          <Text size="sm" fw={600} mt="xs">
            {line.nama_barang}
          </Text>
          <Group gap="xs">
            {line.foto.map((path, i) => (
              <StoredImage
                key={path}
                path={path}
                alt={`${line.nama_barang} ${i + 1}`}
                height={220}
                width={220}
              />
            ))}
          </Group>
        </div>
      ))}
    </Modal>
  );
}

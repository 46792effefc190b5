/** Buttons of a service in its list beside its definition's: ready, taken, its photos. */
import { Button, Group, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ServiceDocument } from '@kencana/contract/document/service';
import type { RowSlotProps } from '../../engine/document-screen/document-slot.ts';
import { StoredImage } from '../../engine/document-screen/stored-image.tsx';
import { openDialog } from '../../platform/dialog.tsx';
import { useT } from '../../platform/i18n.ts';
import { may } from '../../platform/session.ts';
import { AmbilForm } from './ambil-form.tsx';
import { SiapForm } from './siap-form.tsx';

export interface EventFormProps {
  readonly service: ServiceDocument;
  readonly onClose: (done?: true) => void;
}

export function ServiceActions({ document, onChanged }: RowSlotProps): ReactNode {
  const t = useT();
  const service = document as unknown as ServiceDocument;
  const open = async (form: (props: EventFormProps) => ReactNode): Promise<void> => {
    const done = await openDialog<true>((close) => form({ service, onClose: close }));
    if (done === true) await onChanged();
  };
  const button = { size: 'compact-xs', variant: 'default' } as const;
  const works = service.status_valid === 'DONE' && may('service.lihat-services.tambah');
  const photos = service.detail.some((line) => line.foto.length > 0);
  return (
    <>
      {works && service.status === 'OPEN' ? (
        <Button {...button} variant="filled" onClick={() => void open((p) => <SiapForm {...p} />)}>
          {t('service.siap')}
        </Button>
      ) : null}
      {works && service.status === 'DONE' ? (
        <Button {...button} variant="filled" onClick={() => void open((p) => <AmbilForm {...p} />)}>
          {t('service.ambil')}
        </Button>
      ) : null}
      {photos ? (
        <Button {...button} onClick={() => void open((p) => <PhotoModal {...p} />)}>
          {t('field.foto')}
        </Button>
      ) : null}
    </>
  );
}

/** How the pieces looked when they were received. */
function PhotoModal({ service, onClose }: EventFormProps): ReactNode {
  const t = useT();
  const title = `${t('field.foto')} ${service.no_faktur_group}`;
  return (
    <Modal opened size="xl" title={title} onClose={() => onClose()}>
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

/** Photos of a piece as it was received: taken, shown, taken away again. */
import { ActionIcon, Group } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { PhotoInfo } from '@kencana/contract/field/field';
import { useT } from '../../platform/i18n.ts';
import { PhotoField } from '../document-screen/photo-field.tsx';
import { StoredImage } from '../document-screen/stored-image.tsx';

export function PhotoList(props: {
  readonly photo: PhotoInfo;
  /** `files/<id>` each. */
  readonly value: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (foto: readonly string[]) => void;
}): ReactNode {
  const t = useT();
  const { photo, value, error, onChange } = props;
  return (
    <Group gap="xs" align="flex-end">
      {value.map((path, i) => (
        <Group key={path} gap={2} align="flex-start" wrap="nowrap">
          <StoredImage path={path} alt={`${t('field.foto')} ${i + 1}`} height={48} width={64} />
          <ActionIcon
            variant="subtle"
            color="red"
            size="xs"
            aria-label={t('service.foto-hapus', { n: i + 1 })}
            onClick={() => onChange(value.filter((one) => one !== path))}
          >
            <IconX size={12} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      {value.length >= (photo.most ?? 1) ? null : (
        <PhotoField
          photo={photo}
          value=""
          error={error}
          onChange={(foto) => onChange([...value, foto])}
        />
      )}
    </Group>
  );
}

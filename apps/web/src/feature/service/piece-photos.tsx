/** Photos of a customer's piece as it was received: taken, shown, taken away again. */
import { ActionIcon, Group } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PhotoField } from '../../engine/document-screen/photo-field.tsx';
import { StoredImage } from '../../engine/document-screen/stored-image.tsx';
import { useT } from '../../platform/i18n.ts';

const MOST = 5;

export function PiecePhotos(props: {
  /** `files/<id>` each. */
  value: readonly string[];
  error: string | undefined;
  onChange: (foto: readonly string[]) => void;
}): ReactNode {
  const t = useT();
  const { value, error, onChange } = props;
  return (
    <Group gap="xs" mt={6} align="flex-end">
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
      {value.length >= MOST ? null : (
        <PhotoField
          path="service/foto"
          value=""
          error={error}
          onChange={(foto) => onChange([...value, foto])}
        />
      )}
    </Group>
  );
}

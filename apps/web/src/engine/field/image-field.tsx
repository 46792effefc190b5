/**
 * The image of a row: choosing a file fills the read-only path with its name, keeps the encoded
 * image as the value and refreshes the preview; a new image replaces the old one (spec 2 §4).
 */
import { Button, FileButton, Group, Image, Stack, TextInput } from '@mantine/core';
import { IconPhoto, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { NamedField } from '@kencana/contract/field/field';
import { fileDataUrl } from '../../platform/file-bytes.ts';
import { useT } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.ts';
import type { Values } from './values.ts';
import { imageSource, lastAddress } from './image-source.ts';

export interface ImageFieldProps {
  readonly field: NamedField;
  readonly value: unknown;
  /** The value of its name field: the file's name. */
  readonly name: unknown;
  readonly error: string | undefined;
  readonly onChange: (patch: Values) => void;
}

export function ImageField(props: ImageFieldProps): ReactNode {
  const { field, value, error, onChange } = props;
  const t = useT();
  const id = useId();
  const address = lastAddress(value);
  const name = lastAddress(props.name);
  const nameField = field.image?.nameField ?? field.name;
  const many = field.image?.many === true;
  const put = (path: string, fileName: string): void =>
    onChange({
      [field.name]: many ? [path].filter(Boolean) : path,
      [nameField]: many ? [fileName].filter(Boolean) : fileName,
    });
  const choose = async (file: File | null): Promise<void> => {
    if (file === null) return;
    try {
      put(await fileDataUrl(file), file.name);
    } catch {
      notify.error(t('isian.gambar_salah', { label: t(field.label) }));
    }
  };
  return (
    <Stack gap={6} style={{ gridColumn: '1 / -1' }}>
      <Group align="flex-end" gap="xs" wrap="wrap">
        <TextInput
          id={id}
          style={{ flex: '1 1 14rem' }}
          label={t(field.label)}
          withAsterisk={field.required}
          readOnly
          variant="filled"
          value={address.startsWith('data:') ? name : address}
          error={error}
        />
        <FileButton accept="image/jpeg,image/png,image/webp" onChange={(f) => void choose(f)}>
          {(button) => (
            <Button {...button} variant="default" leftSection={<IconPhoto size={16} aria-hidden />}>
              {t('master.pilih_gambar')}
            </Button>
          )}
        </FileButton>
        {address === '' ? null : (
          <Button
            variant="default"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => put('', '')}
          >
            {t('master.hapus_gambar')}
          </Button>
        )}
      </Group>
      {address === '' ? null : (
        <Image
          src={imageSource(address)}
          alt={t('master.pratinjau', { label: t(field.label) })}
          mah={180}
          w="auto"
          maw="100%"
          fit="contain"
          radius="sm"
          style={{ alignSelf: 'flex-start' }}
        />
      )}
    </Stack>
  );
}

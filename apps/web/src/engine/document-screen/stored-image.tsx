/** A stored photo of the shop: fetched with the user's token, for it is no public file. */
import { fileIdOf } from '@kencana/contract/file-path';
import { Image } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../platform/api.ts';

export interface StoredImageProps {
  /** `files/<id>`. */
  readonly path: string;
  readonly alt: string;
  readonly height: number;
  readonly width: number;
}

export function StoredImage({ path, alt, height, width }: StoredImageProps): ReactNode {
  const { data } = useQuery({
    queryKey: ['berkas', path],
    queryFn: async ({ signal }) =>
      dataUrl(await api.blob('files/:id', { params: { id: fileIdOf(path) ?? '' }, signal })),
    staleTime: Infinity,
  });
  return <Image src={data} alt={alt} h={height} w={width} fit="cover" radius="sm" />;
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(blob);
  });
}

/** What is wrong with rows as a whole: none, or too many. */
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** Nothing where nothing is wrong. */
export function RowsError({ text }: { readonly text: string | undefined }): ReactNode {
  if (text === undefined) return null;
  return (
    <Text size="sm" c="red" role="alert">
      {text}
    </Text>
  );
}

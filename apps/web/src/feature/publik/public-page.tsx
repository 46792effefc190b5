/** The frame of the pages that everybody may read: landing, terms, privacy. */
import { Anchor, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { MessageKey } from '@kencana/messages/key';
import { useT } from '../../platform/i18n.ts';

export interface PublicPageProps {
  readonly title: MessageKey;
  readonly paragraphs: readonly MessageKey[];
}

export function PublicPage({ title, paragraphs }: PublicPageProps): ReactNode {
  const t = useT();
  useEffect(() => {
    document.title = t(title);
  }, [t, title]);
  return (
    <div className="public">
      <main>
        <Paper withBorder p="xl" maw={640} mx="auto" radius="md">
          <Stack>
            <Group gap="sm">
              <img src="/kencana.svg" alt="" width={40} height={40} />
              <Title order={1} size="h3">
                {t(title)}
              </Title>
            </Group>
            {paragraphs.map((key) => (
              <Text key={key}>{t(key)}</Text>
            ))}
            <Anchor href="/">{t('shell.ke-login')}</Anchor>
          </Stack>
        </Paper>
      </main>
    </div>
  );
}

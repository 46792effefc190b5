/** Closing while it runs, step by step as the server announces them. */
import { List, Paper, Progress, Text, ThemeIcon, Title } from '@mantine/core';
import { IconCheck, IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.ts';
import type { Progress as Running } from '../../platform/progress.ts';
import { CLOSING_STEPS } from './day.ts';

export function ClosingProgress(props: {
  readonly title: string;
  readonly running: Running | undefined;
}): ReactNode {
  const t = useT();
  const { n, total } = props.running ?? { n: 0, total: CLOSING_STEPS.length };
  return (
    <Paper withBorder p="lg" maw={560} role="status" aria-busy>
      <Title order={2} size="h4" mb="sm">
        {props.title}
      </Title>
      <Progress value={(n / total) * 100} animated aria-label={t('shell.progres')} mb="md" />
      <List spacing="xs" center listStyleType="none">
        {CLOSING_STEPS.map((step, index) => (
          <List.Item
            key={step}
            icon={
              <ThemeIcon size={20} radius="xl" variant={index < n ? 'filled' : 'light'}>
                {index < n ? (
                  <IconCheck size={13} aria-hidden />
                ) : (
                  <IconDots size={13} aria-hidden />
                )}
              </ThemeIcon>
            }
          >
            <Text size="sm" {...(index < n ? {} : { c: 'dimmed' })}>
              {t(step)}
            </Text>
          </List.Item>
        ))}
      </List>
      <Text size="sm" c="dimmed" mt="sm" className="numeric">
        {n} / {total}
      </Text>
    </Paper>
  );
}

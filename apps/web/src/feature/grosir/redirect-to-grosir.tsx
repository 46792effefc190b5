/**
 * The way to the chain's wholesale application, and to its semi-wholesale screen where the shop has
 * that module (spec 1 §2). It opens beside this one, and is given no login.
 */
import { Alert, Button, Loader, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../platform/api.ts';
import { wordsOf } from '../../platform/api-error.ts';
import { useT } from '../../platform/i18n.ts';
import { useSession } from '../../platform/session.ts';
import { Page } from '../../ui/page.tsx';

/** A link takes no autoFocus. */
function focus(link: HTMLAnchorElement | null): void {
  link?.focus();
}

export function RedirectToGrosir(): ReactNode {
  const t = useT();
  const semi = useSession().settings.on('SEMI_GROSIR_MODULE');
  const { data, error } = useQuery({
    queryKey: ['grosir', semi],
    retry: false,
    queryFn: async () => (await api.get('system/grosir')).data,
  });
  return (
    <Page title={t('screen.redirect-to-grosir')}>
      <Stack gap="sm" align="flex-start" maw={560}>
        {data === undefined ? null : (
          <>
            <Text>{t('grosir.petunjuk', { alamat: new URL(data.url).host })}</Text>
            <Button
              ref={focus}
              component="a"
              href={data.url}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('grosir.buka')}
            </Button>
          </>
        )}
        {error === null ? null : (
          <Alert color="red" role="alert" title={wordsOf(error) ?? t('shell.request-gagal')}>
            {t('grosir.atur')}
          </Alert>
        )}
        {data === undefined && error === null ? <Loader size="sm" /> : null}
      </Stack>
    </Page>
  );
}

/**
 * The frame of a screen: breadcrumb, heading, actions on the right, content. The shell says through
 * TrailContext where the screen stands in the menu.
 */
import { Anchor, Breadcrumbs, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../platform/i18n.ts';

export interface Crumb {
  readonly label: string;
  /** Where it leads; the last crumb has none. */
  readonly href?: string;
}

/** Crumbs of the open route as the menu has them. */
export const TrailContext = createContext<readonly Crumb[]>([]);

export interface PageProps {
  readonly title: string;
  /** Instead of the menu's own trail. */
  readonly breadcrumb?: readonly Crumb[];
  /** Buttons beside the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** One screen. */
export function Page({ title, breadcrumb, actions, children }: PageProps): ReactNode {
  const t = useT();
  const trail = use(TrailContext);
  const crumbs = breadcrumb ?? trail;
  return (
    <Stack gap="sm" className="page">
      <Group justify="space-between" align="flex-end" gap="xs">
        <div>
          {crumbs.length > 1 ? (
            <Breadcrumbs
              component="nav"
              aria-label={t('shell.remah')}
              separator="›"
              separatorMargin={6}
              fz="xs"
            >
              {crumbs.map((crumb) =>
                crumb.href === undefined ? (
                  <Text key={crumb.label} span fz="xs" c="dimmed">
                    {crumb.label}
                  </Text>
                ) : (
                  <Anchor key={crumb.label} component={Link} to={crumb.href} fz="xs">
                    {crumb.label}
                  </Anchor>
                ),
              )}
            </Breadcrumbs>
          ) : null}
          <Title order={1} size="h3">
            {title}
          </Title>
        </div>
        {actions === undefined ? null : <Group gap="xs">{actions}</Group>}
      </Group>
      {children}
    </Stack>
  );
}

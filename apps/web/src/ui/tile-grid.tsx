/** Large links side by side: home and the sub-menu pages. */
import { Paper, SimpleGrid, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

export interface Tile {
  readonly href: string;
  readonly title: string;
  readonly icon?: ReactNode;
}

export function TileGrid({ tiles }: { tiles: readonly Tile[] }): ReactNode {
  return (
    <SimpleGrid cols={{ base: 2, sm: 3, md: 4, xl: 6 }} spacing="sm">
      {tiles.map((tile) => (
        <Paper
          key={tile.href}
          component={Link}
          to={tile.href}
          withBorder
          p="md"
          className="tile"
          data-tile={tile.href}
        >
          {tile.icon}
          <Text size="sm" fw={500}>
            {tile.title}
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  );
}

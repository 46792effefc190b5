/**
 * The blocks of a template in order. By keyboard on a block: Alt+Arrow moves it, Delete takes it
 * out, arrows go to the next one; its buttons do the same.
 */
import { ActionIcon, Group, Menu, Paper, Stack, Text } from '@mantine/core';
import { Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Block, Template } from '@kencana/contract/print-template';
import { useT } from '../../platform/i18n.ts';
import { BlockForm } from './block-form.tsx';
import {
  BLOCK_TYPES,
  insertBlock,
  moveAt,
  newBlock,
  removeAt,
  replaceAt,
} from './edit-template.ts';

export interface BlockListProps {
  readonly template: Template;
  readonly onChange: (template: Template) => void;
}

export function BlockList({ template, onChange }: BlockListProps): ReactNode {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  const [here, setHere] = useState(0);
  const { blocks, paper } = template;
  const go = (at: number): void => {
    const next = Math.max(0, Math.min(at, blocks.length - 1));
    setHere(next);
    list.current?.querySelectorAll<HTMLElement>('[data-block]')[next]?.focus();
  };
  const put = (changed: Block[]): void => onChange({ ...template, blocks: changed });
  const move = (at: number, by: 1 | -1): void => {
    put(moveAt(blocks, at, by));
    go(at + by);
  };
  const remove = (at: number): void => {
    if (blocks.length > 1) put(removeAt(blocks, at));
  };
  const key = (event: KeyboardEvent, at: number): void => {
    // Keys inside a block's own fields are theirs.
    if (event.target !== event.currentTarget) return;
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
    if (by !== undefined && event.altKey) move(at, by);
    else if (by !== undefined) go(at + by);
    else if (event.key === 'Delete') remove(at);
    else return;
    event.preventDefault();
  };
  const add = (type: Block['type']): void => {
    onChange(insertBlock(template, here, newBlock(type, paper.kolom)));
    setHere(here + 1);
  };
  return (
    <Stack gap="xs" ref={list}>
      <Menu position="bottom-start" withinPortal>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            style={{ alignSelf: 'flex-start' }}
          >
            {t('setting.nota.tambah-blok')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {BLOCK_TYPES.map((type) => (
            <Menu.Item key={type} onClick={() => add(type)}>
              {t(`setting.nota.blok.${type}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Text fz="xs" c="dimmed">
        {t('setting.nota.petunjuk')}
      </Text>
      {blocks.map((block, at) => {
        const name = `${at + 1}. ${t(`setting.nota.blok.${block.type}`)}`;
        return (
          <Paper
            // Blocks have no name of their own; their place is what the editor works with.
            // oxlint-disable-next-line react/no-array-index-key -- see above
            key={at}
            withBorder
            p="xs"
            className="template-block"
            tabIndex={0}
            role="group"
            aria-label={name}
            data-block
            data-here={here === at}
            onFocus={() => setHere(at)}
            onKeyDown={(event) => key(event, at)}
          >
            <Group justify="space-between" wrap="nowrap" mb={4}>
              <Text fz="sm" fw={600}>
                {name}
              </Text>
              <Group gap={2} wrap="nowrap">
                <Step label={t('setting.nota.naik', { blok: name })} onClick={() => move(at, -1)}>
                  <IconArrowUp size={14} aria-hidden />
                </Step>
                <Step label={t('setting.nota.turun', { blok: name })} onClick={() => move(at, 1)}>
                  <IconArrowDown size={14} aria-hidden />
                </Step>
                <Step label={t('setting.nota.hapus', { blok: name })} onClick={() => remove(at)}>
                  <IconTrash size={14} aria-hidden />
                </Step>
              </Group>
            </Group>
            <BlockForm
              block={block}
              kolom={paper.kolom}
              onChange={(changed) => put(replaceAt(blocks, at, changed))}
            />
          </Paper>
        );
      })}
    </Stack>
  );
}

interface StepProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Step({ label, onClick, children }: StepProps): ReactNode {
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={label} title={label} onClick={onClick}>
      {children}
    </ActionIcon>
  );
}

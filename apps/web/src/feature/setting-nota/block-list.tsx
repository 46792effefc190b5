/**
 * The blocks of a template in order. By keyboard on a block: Alt+Arrow moves it, Delete takes it
 * out, arrows go to the next one; its buttons do the same. A block shows its fields once it has
 * been the one that is worked on, before that what it prints: all fields of a template at once are
 * hundreds of controls.
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
  blockContent,
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
      {blocks.map((block, at) => (
        <BlockItem
          // Blocks have no name of their own; their place is what the editor works with.
          key={at}
          block={block}
          name={`${at + 1}. ${t(`setting.nota.blok.${block.type}`)}`}
          kolom={paper.kolom}
          here={here === at}
          onHere={() => setHere(at)}
          onGo={(by) => go(at + by)}
          onMove={(by) => {
            put(moveAt(blocks, at, by));
            go(at + by);
          }}
          onRemove={() => blocks.length > 1 && put(removeAt(blocks, at))}
          onChange={(changed) => put(replaceAt(blocks, at, changed))}
        />
      ))}
    </Stack>
  );
}

interface BlockItemProps {
  readonly block: Block;
  readonly name: string;
  readonly kolom: number;
  /** True for the block that new ones are put below. */
  readonly here: boolean;
  readonly onHere: () => void;
  readonly onGo: (by: 1 | -1) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
  readonly onChange: (block: Block) => void;
}

function BlockItem(props: BlockItemProps): ReactNode {
  const t = useT();
  const { block, name: blok, here, onHere, onGo, onMove, onRemove } = props;
  const [wasHere, setWasHere] = useState(here);
  const key = (event: KeyboardEvent): void => {
    // Keys inside a block's own fields are theirs.
    if (event.target !== event.currentTarget) return;
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
    if (by !== undefined && event.altKey) onMove(by);
    else if (by !== undefined) onGo(by);
    else if (event.key === 'Delete') onRemove();
    else return;
    event.preventDefault();
  };
  return (
    <Paper
      withBorder
      p="xs"
      className="template-block"
      tabIndex={0}
      role="group"
      aria-label={blok}
      data-block
      data-here={here}
      onFocus={() => {
        setWasHere(true);
        onHere();
      }}
      onKeyDown={key}
    >
      <Group justify="space-between" wrap="nowrap" mb={4}>
        <Text fz="sm" fw={600}>
          {blok}
        </Text>
        <Group gap={2} wrap="nowrap">
          <Step label={t('setting.nota.naik', { blok })} onClick={() => onMove(-1)}>
            <IconArrowUp size={14} aria-hidden />
          </Step>
          <Step label={t('setting.nota.turun', { blok })} onClick={() => onMove(1)}>
            <IconArrowDown size={14} aria-hidden />
          </Step>
          <Step label={t('setting.nota.hapus', { blok })} onClick={onRemove}>
            <IconTrash size={14} aria-hidden />
          </Step>
        </Group>
      </Group>
      {here || wasHere ? (
        <BlockForm block={block} kolom={props.kolom} onChange={props.onChange} />
      ) : (
        <Text fz="xs" c="dimmed" lineClamp={1}>
          {blockContent(block).join(', ')}
        </Text>
      )}
    </Paper>
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

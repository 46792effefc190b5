/**
 * Editing a template: every new block is valid on every paper, moving and removing keep the rest.
 */
import { expect, test } from 'vitest';
import { templateSchema } from '@kencana/contract/print-template';
import type { Template } from '@kencana/contract/print-template';
import {
  blockContent,
  BLOCK_TYPES,
  insertBlock,
  moveAt,
  newBlock,
  removeAt,
  replaceAt,
} from './edit-template.ts';

const paper = { lebar_mm: 80, tinggi_mm: null, margin_mm: 4, kolom: 48 };

test.each([32, 48, 112, 148])('every new block is valid across %i characters', (kolom) => {
  for (const type of BLOCK_TYPES) {
    const blocks = [newBlock('table', kolom), newBlock('totals', kolom), newBlock(type, kolom)];
    const template = { paper: { ...paper, kolom }, blocks };
    expect([type, templateSchema.safeParse(template).success]).toEqual([type, true]);
  }
});

test('blocks are put below, moved by one and taken out', () => {
  const template: Template = { paper, blocks: [{ type: 'rule' }] };
  const two = insertBlock(template, 0, { type: 'space', rows: 2 });
  expect(two.blocks.map((b) => b.type)).toEqual(['rule', 'space']);
  expect(insertBlock(two, -1, { type: 'rule' }).blocks).toHaveLength(3);
  expect(moveAt(two.blocks, 1, -1).map((b) => b.type)).toEqual(['space', 'rule']);
  expect(moveAt(two.blocks, 1, 1)).toEqual(two.blocks);
  expect(removeAt(two.blocks, 0).map((b) => b.type)).toEqual(['space']);
  expect(replaceAt(['a', 'b'], 1, 'c')).toEqual(['a', 'c']);
});

test('a closed block says what it prints', () => {
  const text = blockContent({ type: 'text', label: 'Terima kasih', align: 'left' });
  expect(text).toEqual(['Terima kasih']);
  expect(blockContent(newBlock('table', 48))).toEqual(['nama_barang', 'harga_total']);
  expect(blockContent(newBlock('rule', 48))).toEqual([]);
});

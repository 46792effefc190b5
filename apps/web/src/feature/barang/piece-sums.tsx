/** What the figures of a new piece come to: rupiah of a gram, the margin, and the scale's gap. */
import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatGramUnit, gramToMg, milligram } from '@kencana/rules/gram';
import type { Milligram } from '@kencana/rules/gram';
import { perGram } from '@kencana/rules/harga';
import { formatRupiah, rupiah } from '@kencana/rules/rupiah';
import type { Values } from '../../engine/field/values.ts';
import { useT } from '../../platform/i18n.ts';

export function PieceSums({ piece }: { readonly piece: Values }): ReactNode {
  const t = useT();
  const [buy, sell] = [amount(piece['harga_beli']), amount(piece['harga_jual'])];
  const [nota, scale] = [weight(piece['berat']), weight(piece['berat_asli'])];
  const each = (rp: number | undefined): string =>
    rp === undefined || nota === undefined || nota <= 0
      ? ''
      : `${formatRupiah(perGram(rupiah(rp), nota))}${t('shell.per-gram')}`;
  const prices = [
    ['field.harga_beli', each(buy)],
    ['field.harga_jual', each(sell)],
  ] as const;
  const gap = buy === undefined || sell === undefined || sell === 0 ? undefined : sell - buy;
  return (
    <Group gap="md" fz="sm" className="numeric" role="status">
      {prices.map(([label, text]) =>
        text === '' ? null : (
          <Text key={label} span size="sm" c="dimmed">
            {t(label)} {text}
          </Text>
        ),
      )}
      {gap === undefined ? null : (
        <Text span size="sm" c={gap < 0 ? 'red' : 'dimmed'}>
          {t('stock.selisih-harga', { rp: formatRupiah(rupiah(gap)) })}
          {gap < 0 || each(gap) === '' ? '' : ` (${each(gap)})`}
        </Text>
      )}
      {nota === undefined || scale === undefined || nota === scale ? null : (
        <Text span size="sm">
          {t('stock.beda-berat', { gram: formatGramUnit(milligram(scale - nota)) })}
        </Text>
      )}
    </Group>
  );
}

function amount(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function weight(value: unknown): Milligram | undefined {
  return typeof value === 'number' ? gramToMg(value) : undefined;
}

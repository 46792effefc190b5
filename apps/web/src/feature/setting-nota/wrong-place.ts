/** What the server refused of a template, told with the name of the block as the list shows it. */
import type { Template } from '@kencana/contract/print-template';
import type { Translate } from '../../platform/i18n.ts';

/** A sentence for each wrong place. */
export function wrongPlaces(
  { blocks }: Template,
  errors: Readonly<Record<string, readonly string[] | string>>,
  t: Translate,
): string[] {
  return Object.entries(errors).map(([place, said]) => {
    const at = Number(/^blocks\.(\d+)/.exec(place)?.[1] ?? -1);
    const block = blocks[at];
    const name = block && `${at + 1}. ${t(`setting.nota.blok.${block.type}`)}`;
    const text = typeof said === 'string' ? said : said.join('. ');
    if (place === 'blocks') return text;
    return `${name ?? place}: ${text}`;
  });
}

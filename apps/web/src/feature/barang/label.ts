/**
 * Labels of pieces from the server: the page for preview and print, and the bytes for label
 * printers (POST barang/label).
 */
import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { printHtml } from '../../platform/print.ts';
import { endProgress, reportProgress } from '../../platform/progress.ts';
import { addressedShop, useSession } from '../../platform/session.ts';

export type LabelPaper = 'TAG_40X15' | 'TAG_40X15_A4';

export interface LabelChoice {
  /** Prints the price on the label. */
  readonly harga: boolean;
  readonly kertas: LabelPaper;
}

export const PLAIN_LABEL: LabelChoice = { harga: false, kertas: 'TAG_40X15' };

/** Labels in one answer at most (the server's limit). */
const PART = 500;

/** Labels of one print: the pieces of the largest document. */
export const MAX_LABELS = 5000;

async function labelPage(
  codes: readonly string[],
  choice: LabelChoice,
  signal?: AbortSignal,
): Promise<string> {
  const body = { kode_barcode: codes, format: 'html', ...choice } as const;
  const blob = await api.blob('barang/label', { body, ...(signal ? { signal } : {}) });
  return blob.text();
}

/** The page of labels; not asked for an empty list. */
export function useLabelPage(codes: readonly string[], choice: LabelChoice) {
  const shop = addressedShop(useSession()).kode_toko;
  return useQuery({
    queryKey: ['label', shop, codes, choice],
    queryFn: ({ signal }) => labelPage(codes, choice, signal),
    enabled: codes.length > 0,
  });
}

/** Opens the browser's print dialog with the labels; a whole document's are fetched in parts. */
export async function printLabels(codes: readonly string[], choice: LabelChoice): Promise<void> {
  const pages = await inParts(codes, (part) => labelPage(part, choice));
  await printHtml(joined(pages));
}

/** Downloads the labels in a label printer's language. */
export async function downloadLabels(
  codes: readonly string[],
  format: 'zpl' | 'tspl',
  choice: LabelChoice,
): Promise<void> {
  const files = await inParts(codes, (part) =>
    api.blob('barang/label', { body: { kode_barcode: part, format, ...choice } }),
  );
  const url = URL.createObjectURL(new Blob([...files]));
  const link = document.createElement('a');
  link.href = url;
  link.download = `label.${format}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** What the server answers of each part of the codes, one after the other, with progress. */
async function inParts<T>(
  codes: readonly string[],
  fetch: (part: readonly string[]) => Promise<T>,
): Promise<readonly T[]> {
  const answers: T[] = [];
  const total = codes.length;
  const step = { id: 'label', total, tahap: 'stock.menyiapkan-label' } as const;
  try {
    for (let n = 0; n < total; n += PART) {
      if (total > PART) reportProgress({ ...step, n });
      answers.push(await fetch(codes.slice(n, n + PART)));
    }
  } finally {
    endProgress();
  }
  return answers;
}

/** One page of several of the same paper: the first, with the sheets of the others behind. */
function joined([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return first;
  const bodyOf = (html: string): string => /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '';
  return first.replace('</body>', () => `${others.map(bodyOf).join('\n')}</body>`);
}

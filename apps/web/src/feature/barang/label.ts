/**
 * Labels of pieces from the server: the page for preview and print, and the bytes for label
 * printers (POST barang/label).
 */
import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { printHtml } from '../../platform/print.ts';
import { addressedShop, useSession } from '../../platform/session.ts';

export type LabelPaper = 'TAG_40X15' | 'TAG_40X15_A4';

export interface LabelChoice {
  /** Prints the price on the label. */
  readonly harga: boolean;
  readonly kertas: LabelPaper;
}

export const PLAIN_LABEL: LabelChoice = { harga: false, kertas: 'TAG_40X15' };

/** Labels in one answer at most (the server's limit). */
export const MAX_LABELS = 500;

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

/** Opens the browser's print dialog with the labels. */
export async function printLabels(codes: readonly string[], choice: LabelChoice): Promise<void> {
  await printHtml(await labelPage(codes, choice));
}

/** Downloads the labels in a label printer's language. */
export async function downloadLabels(
  codes: readonly string[],
  format: 'zpl' | 'tspl',
  choice: LabelChoice,
): Promise<void> {
  const body = { kode_barcode: codes, format, ...choice };
  await api.download('barang/label', { body, filename: `label.${format}` });
}

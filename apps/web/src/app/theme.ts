/** Look of the product: one deep green accent, gold for gold prices and the brand, system fonts, dense controls. */
import { createTheme } from '@mantine/core';
import type { MantineColorsTuple } from '@mantine/core';

const hijau: MantineColorsTuple = [
  '#eaf6f1',
  '#d5eae1',
  '#a9d5c3',
  '#79bfa3',
  '#51ad88',
  '#37a277',
  '#1f7a58',
  '#14694a',
  '#0b5a3e',
  '#054a31',
];

export const theme = createTheme({
  primaryColor: 'hijau',
  primaryShade: { light: 7, dark: 6 },
  colors: { hijau },
  autoContrast: true,
  defaultRadius: 'sm',
  fontFamily:
    'system-ui, "Segoe UI", Roboto, "Noto Sans", "Noto Sans CJK TC", "Noto Sans CJK JP", sans-serif',
  fontFamilyMonospace: 'ui-monospace, "Cascadia Mono", "Noto Sans Mono", monospace',
  headings: { fontWeight: '600' },
  cursorType: 'pointer',
  respectReducedMotion: true,
});

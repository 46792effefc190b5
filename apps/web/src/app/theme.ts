/**
 * Look of the product: one deep green accent, gold for gold prices and the brand, system fonts,
 * dense controls.
 */
import { createTheme } from '@mantine/core';
import type { CSSVariablesResolver, MantineColorsTuple } from '@mantine/core';

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

/** Mantine's red, its filled shades dark enough for white letters (AA). */
const red: MantineColorsTuple = [
  '#fff5f5',
  '#ffe3e3',
  '#ffc9c9',
  '#ffa8a8',
  '#ff8787',
  '#ff6b6b',
  '#d63333',
  '#c92a2a',
  '#b42323',
  '#a01e1e',
];

export const theme = createTheme({
  primaryColor: 'hijau',
  primaryShade: { light: 7, dark: 6 },
  colors: { hijau, red },
  autoContrast: true,
  defaultRadius: 'sm',
  fontFamily:
    'system-ui, "Segoe UI", Roboto, "Noto Sans", "Noto Sans CJK TC", "Noto Sans CJK JP", ' +
    'sans-serif',
  fontFamilyMonospace: 'ui-monospace, "Cascadia Mono", "Noto Sans Mono", monospace',
  headings: { fontWeight: '600' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // Without the placeholder the first entry has the focus, and the menu holds nothing but
    // entries.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    // A dialog's heading is no banner of the page.
    Modal: {
      defaultProps: { attributes: { header: { role: 'presentation' } } },
      styles: { title: { fontWeight: 600 } },
    },
  },
});

/** Dimmed and error texts dark (or light) enough for AA on every background of the product. */
export const resolveVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#566069',
    '--mantine-color-error': '#c92a2a',
    '--mantine-color-placeholder': '#66707a',
  },
  dark: {
    '--mantine-color-dimmed': '#a9b0b8',
    '--mantine-color-error': '#ff8787',
    '--mantine-color-placeholder': '#9aa2aa',
  },
});

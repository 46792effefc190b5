/** Titles of screens and menu areas, and texts of home and dashboards. */
import type { screen as source } from '../id/screen.ts';

export const screen: Readonly<Record<keyof typeof source, string>> = {
  'screen.dashboard': 'Dashboard',
};

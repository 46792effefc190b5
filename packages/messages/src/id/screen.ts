/** Titles of screens and menu areas, and texts of home and dashboards. */
export const screen = {
  'screen.dashboard': 'Dashboard',
} as const;

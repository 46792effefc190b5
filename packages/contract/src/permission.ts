/**
 * Rights are strings `area.screen.action`, checked on the server at every request and mirrored in
 * the menu. A user's `akses` is a tree of the same three levels; SU and OWN pass every check (spec
 * 1 §6), the others by their tree, which starts as the default of their level given here. No I/O,
 * no React.
 */

export const LEVELS = ['OWN', 'SU', 'MU', 'DEV', 'SPV', 'KASIR'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * One right and the levels that have it until their tree says otherwise. OWN and SU always have it.
 */
export interface Right {
  readonly key: `${string}.${string}.${string}`;
  readonly levels: readonly Level[];
}

/** A node of a user's `akses` tree: area, then screen, then action. */
export interface AksesNode {
  readonly key: string;
  readonly is_show: boolean;
  readonly children?: readonly AksesNode[];
}

/** Levels named by what they may do, so that definitions read as sentences. */
export const SEMUA: readonly Level[] = ['OWN', 'SU', 'MU', 'DEV', 'SPV', 'KASIR'];
export const ATASAN: readonly Level[] = ['OWN', 'SU', 'MU', 'SPV'];
export const PENGELOLA: readonly Level[] = ['OWN', 'SU', 'MU'];
export const PENGATUR: readonly Level[] = ['OWN', 'SU', 'MU', 'DEV'];
export const PEMILIK: readonly Level[] = ['OWN', 'SU'];
/** Who may approve what others ask for in their shop (spec 1 §6). */
export const PENYETUJU: readonly Level[] = ['OWN', 'SPV'];

/** Builds the default tree of a level from the list of all rights. */
export function defaultAkses(level: Level, rights: readonly Right[]): AksesNode[] {
  const areas = new Map<string, Map<string, AksesNode[]>>();
  for (const right of rights) {
    const [area = '', screen = '', action = ''] = right.key.split('.');
    const screens = areas.get(area) ?? new Map<string, AksesNode[]>();
    const actions = screens.get(screen) ?? [];
    actions.push({ key: action, is_show: passesByLevel(level) || right.levels.includes(level) });
    screens.set(screen, actions);
    areas.set(area, screens);
  }
  return [...areas].map(([area, screens]) => {
    const children = [...screens].map(([screen, actions]) => ({
      key: screen,
      is_show: actions.some((a) => a.is_show),
      children: actions,
    }));
    return { key: area, is_show: children.some((c) => c.is_show), children };
  });
}

/** The tree with nothing but looking: only actions `lihat` are left on. */
export function onlyLooking(akses: readonly AksesNode[]): AksesNode[] {
  return akses.map((node) => {
    const { key, is_show, children } = node;
    if (children === undefined) return { key, is_show: is_show && key === 'lihat' };
    const left = onlyLooking(children);
    return { key, is_show: is_show && left.some((child) => child.is_show), children: left };
  });
}

/** OWN and SU pass every permission check (spec 1 §6). */
export function passesByLevel(level: Level): boolean {
  return level === 'OWN' || level === 'SU';
}

/** True when the user may do `key`: by level, or shown on all three levels of the tree. */
export function mayDo(user: { level: Level; akses: readonly AksesNode[] }, key: string): boolean {
  if (passesByLevel(user.level)) return true;
  let nodes: readonly AksesNode[] | undefined = user.akses;
  for (const part of key.split('.')) {
    const node: AksesNode | undefined = nodes?.find((n) => n.key === part);
    if (!node?.is_show) return false;
    nodes = node.children;
  }
  return true;
}

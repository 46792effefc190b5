/**
 * Work on access trees (spec 1 §6: three levels with is_show): reading one that was sent, which
 * rights it gives, switching a node, and the titles of its nodes. Pure.
 */
import type { MessageKey } from '@kencana/messages/key';
import { defaultAkses, mayDo } from './permission.ts';
import type { AksesNode, Right } from './permission.ts';
import type { Report } from './define-report.ts';
import { reportRight } from './define-report.ts';
import { AREAS } from './screen.ts';
import { masters, reports } from './registry.ts';
import { screens } from './screens.ts';

/**
 * The tree over all rights of the product with the switches of `sent`; nodes that `sent` does not
 * name are off, and what is no right is left out.
 */
export function readAkses(sent: readonly AksesNode[], rights: readonly Right[]): AksesNode[] {
  return merge(defaultAkses('SU', rights), sent);
}

function merge(whole: readonly AksesNode[], sent: readonly AksesNode[]): AksesNode[] {
  return whole.map(({ key, children }) => {
    const mine = sent.find((node) => node.key === key);
    const is_show = mine?.is_show === true;
    if (children === undefined) return { key, is_show };
    return { key, is_show, children: merge(children, mine?.children ?? []) };
  });
}

/** Keys of the rights that the tree gives, for people who do not pass by level. */
export function grantedKeys(akses: readonly AksesNode[], rights: readonly Right[]): string[] {
  return rights.map(({ key }) => key).filter((key) => mayDo({ level: 'KASIR', akses }, key));
}

/**
 * The tree with one node switched. Switching on shows the nodes above too; switching a parent takes
 * everything below along, so that a tree never promises what its parent hides.
 */
export function switchNode(
  akses: readonly AksesNode[],
  path: readonly string[],
  is_show: boolean,
): AksesNode[] {
  const [head, ...rest] = path;
  return akses.map((node) => {
    if (node.key !== head) return node;
    if (rest.length === 0) return switchAll(node, is_show);
    const children = switchNode(node.children ?? [], rest, is_show);
    return { ...node, is_show: children.some((child) => child.is_show), children };
  });
}

function switchAll(node: AksesNode, is_show: boolean): AksesNode {
  if (node.children === undefined) return { ...node, is_show };
  return { ...node, is_show, children: node.children.map((child) => switchAll(child, is_show)) };
}

const TITLES: ReadonlyMap<string, MessageKey> = new Map<string, MessageKey>([
  ...masters.flatMap((master): [string, MessageKey][] =>
    master.rights
      .filter((right) => right.key !== master.secret?.right)
      .map((right) => [screenOf(right), master.title]),
  ),
  ...reports.map((report: Report): [string, MessageKey] => [
    screenOf(reportRight(report)),
    report.title,
  ]),
  ...screens.flatMap((screen): [string, MessageKey][] =>
    screen.right === 'login' ? [] : [[screenOf({ key: screen.right, levels: [] }), screen.title]],
  ),
]);

/** The text key of an area's or a screen's node; undefined for one that has no screen. */
export function nodeTitle(path: readonly string[]): MessageKey | undefined {
  const area = AREAS.find((known) => known === path[0]);
  if (path.length === 1) return area && `screen.area.${area}`;
  return TITLES.get(path.slice(0, 2).join('.'));
}

function screenOf(right: Right): string {
  return right.key.split('.').slice(0, 2).join('.');
}

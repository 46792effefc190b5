/**
 * Brings the texts into the web's build: packages/messages/src/load.ts is replaced by a module that
 * fetches one language at a time, and of it the public areas alone while nobody is logged in. Texts
 * of the tables become modules `texts:<language>` and `texts:<language>/<public area>`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { PublicArea } from '../../packages/messages/src/key.ts';
import { columnOf, TRANSLATED } from '../../packages/messages/src/table.ts';
import type { Translated } from '../../packages/messages/src/table.ts';

const source = fileURLToPath(new URL('../../packages/messages/src/', import.meta.url));
const PUBLIC: readonly PublicArea[] = ['shell', 'katalog'];
const MODULE = /^\0texts:(\w+)(?:\/(\w+))?$/;

/** The plugin for vite.config.ts. */
export function texts(): Plugin {
  return {
    name: 'kencana-texts',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('texts:') ? `\0${id}` : undefined),
    load(id) {
      if (path.normalize(id) === path.join(source, 'load.ts')) return doorway();
      const [, language, area] = MODULE.exec(id) ?? [];
      if (language === undefined) return undefined;
      return moduleOf(language as Translated, area, (file) => this.addWatchFile(file));
    },
  };
}

/** What stands for load.ts: functions that import, so that each language becomes a file. */
function doorway(): string {
  const all = TRANSLATED.map((language) => `${language}: () => import('texts:${language}')`);
  const areas = PUBLIC.map((area) => {
    const own = `id: async () => ({ default: (await import('./id/${area}.ts')).${area} })`;
    const others = TRANSLATED.map((one) => `${one}: () => import('texts:${one}/${area}')`);
    return `${area}: { ${[own, ...others].join(', ')} }`;
  });
  return `
    const ALL = {
      id: async () => ({ default: (await import('./id.ts')).id }), ${all.join(', ')},
    };
    const AREA = { ${areas.join(', ')} };
    export async function loadTexts(language, areas) {
      if (areas === undefined) return (await ALL[language]()).default;
      const parts = await Promise.all(areas.map((area) => AREA[area][language]()));
      return Object.assign({}, ...parts.map((part) => part.default));
    }`;
}

/** One public area in a language; without an area the language whole, around the public ones. */
function moduleOf(
  language: Translated,
  area: string | undefined,
  watch: (file: string) => void,
): string {
  const folder = path.join(source, 'table');
  const isPublic = (name: string): boolean => PUBLIC.some((one) => `${one}.tsv` === name);
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.tsv'));
  const wanted = area === undefined ? names.filter((name) => !isPublic(name)) : [`${area}.tsv`];
  const columns = wanted.map((name) => {
    const file = path.join(folder, name);
    watch(file);
    return columnOf(fs.readFileSync(file, 'utf8'), language);
  });
  const own = JSON.stringify(Object.assign({}, ...columns));
  if (area !== undefined) return `export default ${own};`;
  const imports = PUBLIC.map((one) => `import ${one} from 'texts:${language}/${one}';`).join('');
  return `${imports} export default { ${PUBLIC.map((one) => `...${one}`).join(', ')}, ...${own} };`;
}

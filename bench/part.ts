/** Which of several named parts a run plays, and on which commit: what bench and soak share. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A part that threw. */
export interface Failure {
  readonly name: string;
  readonly why: string;
}

/**
 * The names that fit the words asked for, all without words, and the words that fit none; `fits`
 * says whether a name is meant by a word.
 */
export function pick(
  names: readonly string[],
  words: readonly string[],
  fits: (name: string, word: string) => boolean,
): { readonly picked: string[]; readonly unknown: string[] } {
  const picked = names.filter(
    (name) => words.length === 0 || words.some((word) => fits(name, word)),
  );
  const unknown = words.filter((word) => !names.some((name) => fits(name, word)));
  return { picked, unknown };
}

/** Plays one after the other; one that throws is named with its reason, the rest go on. */
export async function playAll<T>(
  names: readonly string[],
  play: (name: string) => Promise<T>,
): Promise<{ readonly played: T[]; readonly failures: Failure[] }> {
  const played: T[] = [];
  const failures: Failure[] = [];
  for (const name of names) {
    try {
      played.push(await play(name));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      failures.push({ name, why });
      console.error(`${name}: FAILED`, error);
    }
  }
  return { played, failures };
}

/** Says in one line why the run does not begin, and ends with code 1. */
export function refuse(line: string): never {
  console.error(`kencana: ${line}`);
  process.exit(1);
}

/** A signal ends the process by its own exit, at which its PostgreSQL ends with it. */
export function endOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
}

/** Short hash of the commit that runs, and whether files differ from it. */
export function commit(): string {
  const cwd = fileURLToPath(new URL('../', import.meta.url));
  const git = (...args: string[]) => spawnSync('git', args, { cwd, encoding: 'utf8' }).stdout ?? '';
  const hash = git('rev-parse', '--short', 'HEAD').trim();
  if (!hash) return 'no commit';
  return git('status', '--porcelain').trim() ? `${hash} with changes` : hash;
}

/**
 * A file is written to the temporary folder first and sent from there: a slow reader holds no
 * transaction open, and an error half way is answered as an error instead of a cut file.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

/**
 * Lets `fill` make the file at the path that it is given; answers its content as a stream that
 * removes the file when it closes.
 */
export async function spooledAt(fill: (path: string) => Promise<void>): Promise<Readable> {
  const folder = await mkdtemp(join(tmpdir(), 'kencana-laporan-'));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  const path = join(folder, 'isi');
  try {
    await fill(path);
  } catch (error) {
    await remove();
    throw error;
  }
  const content = createReadStream(path);
  content.once('close', () => void remove());
  return content;
}

/** Runs `write` with the file at `path` to fill and end. */
export async function writeFileAt(
  path: string,
  write: (out: Writable) => Promise<void>,
): Promise<void> {
  const out = createWriteStream(path);
  const failed = new Promise<never>((_, reject) => out.once('error', reject));
  try {
    await Promise.race([write(out), failed]);
  } catch (error) {
    out.destroy();
    throw error;
  }
}

/** Ends the file and waits until it is on disk. */
export function ended(out: Writable): Promise<void> {
  return new Promise((resolve) => out.end(resolve));
}

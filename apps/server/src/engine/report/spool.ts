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
 * Runs `write` with a file to fill and end; answers its content as a stream that removes the file
 * when it closes.
 */
export async function spooled(write: (out: Writable) => Promise<void>): Promise<Readable> {
  const folder = await mkdtemp(join(tmpdir(), 'kencana-laporan-'));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  const path = join(folder, 'isi');
  const out = createWriteStream(path);
  const failed = new Promise<never>((_, reject) => out.once('error', reject));
  try {
    await Promise.race([write(out), failed]);
  } catch (error) {
    out.destroy();
    await remove();
    throw error;
  }
  const content = createReadStream(path);
  content.once('close', () => void remove());
  return content;
}

/** Ends the file and waits until it is on disk. */
export function ended(out: Writable): Promise<void> {
  return new Promise((resolve) => out.end(resolve));
}

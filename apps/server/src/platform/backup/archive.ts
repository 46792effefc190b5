/**
 * The backup file: gzip over a header line, one block per table in PostgreSQL's COPY text, one per
 * uploaded file, and a trailer with counts, chain heads and a digest of everything before it. Knows
 * the format, not the database.
 */
import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

const FORMAT = 1;
const LINE_FEED = 0x0a;
/** A length that no block of an undamaged archive has. */
const MOST_BYTES = 256 * 1024 * 1024;

export interface ArchiveHeader {
  readonly kencana: number;
  readonly created_at: string;
  /** Every migration the database had, with its checksum. */
  readonly migrations: readonly { version: number; checksum: string }[];
  readonly tables: readonly { name: string; columns: readonly string[] }[];
  /** Keys of the uploaded files; empty when they lie in an object store. */
  readonly files: readonly string[];
}

/** Where a shop's audit chain ends; hash is hexadecimal. */
export interface ChainHead {
  readonly kode_toko: string;
  readonly seq: number;
  readonly hash: string;
}

export interface ArchiveTrailer {
  /** Rows per table. */
  readonly counts: Readonly<Record<string, number>>;
  readonly heads: readonly ChainHead[];
}

/** An archive that is not whole; the message is one line. */
export class ArchiveError extends Error {}

/**
 * Writes an archive. `table` and `file` give the bytes of one block each, in the header's order;
 * `trailer` is asked last. The file appears under its name only when it is whole and on disk.
 * Answers the rows written per table.
 */
export async function writeArchive(
  target: string,
  header: Omit<ArchiveHeader, 'kencana'>,
  parts: {
    table(name: string): AsyncIterable<Buffer>;
    file(key: string): AsyncIterable<Buffer>;
    heads(): Promise<readonly ChainHead[]>;
  },
): Promise<ArchiveTrailer> {
  const counts: Record<string, number> = {};
  let heads: readonly ChainHead[] = [];
  const hash = createHash('sha256');
  async function* blocks(): AsyncGenerator<Buffer> {
    yield frame(Buffer.from(JSON.stringify({ kencana: FORMAT, ...header })));
    for (const { name } of header.tables) {
      counts[name] = 0;
      for await (const chunk of parts.table(name)) {
        counts[name] += rowsIn(chunk);
        yield frame(chunk);
      }
      yield frame(Buffer.alloc(0));
    }
    for (const key of header.files) {
      for await (const chunk of parts.file(key)) yield frame(chunk);
      yield frame(Buffer.alloc(0));
    }
    heads = await parts.heads();
    yield frame(Buffer.from(JSON.stringify({ counts, heads })));
  }
  async function* digested(): AsyncGenerator<Buffer> {
    for await (const block of blocks()) {
      hash.update(block);
      yield block;
    }
    yield hash.digest();
  }
  const part = `${target}.part`;
  try {
    await pipeline(Readable.from(digested()), createGzip(), createWriteStream(part));
    const written = await open(part, 'r+');
    await written.sync();
    await written.close();
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return { counts, heads };
}

/** What a reader of an archive wants to know; each is called in the file's order. */
export interface ArchiveVisitor {
  table?(name: string, rows: AsyncIterable<Buffer>): Promise<void>;
  file?(key: string, bytes: AsyncIterable<Buffer>): Promise<void>;
}

/**
 * Reads an archive from end to end and checks its digest and its counts. Throws ArchiveError when
 * it is damaged, cut short or no archive: check with an empty visitor before changing anything.
 */
export async function readArchive(
  file: string,
  visitor: ArchiveVisitor = {},
): Promise<{ header: ArchiveHeader; trailer: ArchiveTrailer }> {
  const reader = new FrameReader(file);
  try {
    const header = parse<ArchiveHeader>(await reader.frame());
    if (header.kencana !== FORMAT) throw new ArchiveError('it is no backup of this program');
    const counts: Record<string, number> = {};
    for (const { name } of header.tables) {
      counts[name] = 0;
      const rows = counted(reader.block(), (found) => (counts[name] = (counts[name] ?? 0) + found));
      await (visitor.table?.(name, rows) ?? drain(rows));
    }
    for (const key of header.files) {
      await (visitor.file?.(key, reader.block()) ?? drain(reader.block()));
    }
    const trailer = parse<ArchiveTrailer>(await reader.frame());
    await reader.end();
    const wrong = header.tables.find(({ name }) => trailer.counts[name] !== counts[name]);
    if (wrong) throw new ArchiveError(`table ${wrong.name} has another number of rows than noted`);
    return { header, trailer };
  } catch (error) {
    if (error instanceof ArchiveError) throw error;
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (code.startsWith('Z_') || code === 'ERR_STREAM_PREMATURE_CLOSE') {
      throw new ArchiveError('it cannot be unpacked');
    }
    throw error;
  } finally {
    reader.close();
  }
}

function frame(bytes: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

function rowsIn(chunk: Buffer): number {
  let rows = 0;
  for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, at + 1)) rows += 1;
  return rows;
}

async function* counted(
  chunks: AsyncIterable<Buffer>,
  add: (rows: number) => void,
): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    add(rowsIn(chunk));
    yield chunk;
  }
}

async function drain(chunks: AsyncIterable<Buffer>): Promise<void> {
  for await (const chunk of chunks) void chunk;
}

function parse<T>(bytes: Buffer): T {
  try {
    return JSON.parse(bytes.toString('utf8')) as T;
  } catch {
    throw new ArchiveError('it is no backup of this program');
  }
}

/** Length-prefixed frames of a gzip file, digested as they are read. */
class FrameReader {
  readonly #source: Readable;
  readonly #chunks: AsyncIterator<Buffer>;
  readonly #hash: Hash = createHash('sha256');
  #rest: Buffer = Buffer.alloc(0);

  constructor(file: string) {
    const input = createReadStream(file);
    const plain = createGunzip();
    input.on('error', (error) => plain.destroy(error));
    this.#source = input.pipe(plain);
    this.#chunks = this.#source[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  }

  async frame(): Promise<Buffer> {
    const length = (await this.#take(4)).readUInt32BE();
    if (length > MOST_BYTES) throw new ArchiveError('it is damaged');
    return this.#take(length);
  }

  /** The frames up to an empty one. */
  async *block(): AsyncGenerator<Buffer> {
    for (let chunk = await this.frame(); chunk.length > 0; chunk = await this.frame()) yield chunk;
  }

  /** Compares the digest and expects the file to end there. */
  async end(): Promise<void> {
    const digest = this.#hash.copy().digest();
    if (!digest.equals(await this.#take(32))) throw new ArchiveError('its digest does not match');
    const more = await this.#chunks.next();
    if (this.#rest.length > 0 || !more.done) throw new ArchiveError('it goes on after its end');
  }

  close(): void {
    this.#source.destroy();
  }

  async #take(size: number): Promise<Buffer> {
    const parts = [this.#rest];
    let have = this.#rest.length;
    while (have < size) {
      const next = await this.#chunks.next();
      if (next.done) throw new ArchiveError('it is cut short');
      parts.push(next.value);
      have += next.value.length;
    }
    const all = parts.length === 1 ? this.#rest : Buffer.concat(parts);
    this.#rest = all.subarray(size);
    const taken = all.subarray(0, size);
    this.#hash.update(taken);
    return taken;
  }
}

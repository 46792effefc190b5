/**
 * Writes a zip archive entry by entry to a stream, with nothing held but the entry's compressor:
 * what an Excel file is packed in. No zip64: an archive and each entry stay below 4 GB.
 */
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { crc32, createDeflateRaw, type DeflateRaw } from 'node:zlib';

const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** Sizes follow the data; names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATE = 8;
/** 1 January 1980: the same content gives the same bytes. */
const DOS_DATE = 0x21;

interface Entry {
  readonly name: Buffer;
  readonly offset: number;
  crc: number;
  size: number;
  packed: number;
}

/**
 * One archive; entries are written one after the other: `open`, `write` …, `close`, then `end`
 * once.
 */
export class ZipWriter {
  readonly #out: Writable;
  readonly #entries: Entry[] = [];
  #position = 0;
  #current: { readonly entry: Entry; readonly deflate: DeflateRaw } | undefined;

  constructor(out: Writable) {
    this.#out = out;
  }

  /** Starts an entry. */
  async open(path: string): Promise<void> {
    const name = Buffer.from(path, 'utf8');
    const entry: Entry = { name, offset: this.#position, crc: 0, size: 0, packed: 0 };
    const head = Buffer.alloc(30);
    head.writeUInt32LE(LOCAL, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(FLAGS, 6);
    head.writeUInt16LE(DEFLATE, 8);
    head.writeUInt16LE(DOS_DATE, 12);
    head.writeUInt16LE(name.length, 26);
    await this.#emit(Buffer.concat([head, name]));
    const deflate = createDeflateRaw({ level: 6 });
    deflate.on('data', (chunk: Buffer) => {
      entry.packed += chunk.length;
      this.#position += chunk.length;
      if (!this.#out.write(chunk)) {
        deflate.pause();
        this.#out.once('drain', () => deflate.resume());
      }
    });
    this.#entries.push(entry);
    this.#current = { entry, deflate };
  }

  /** Appends to the open entry, text as UTF-8; waits while the reader of the archive is slower. */
  async write(content: string | Buffer): Promise<void> {
    if (!this.#current) throw new Error('no entry is open');
    const { entry, deflate } = this.#current;
    const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : content;
    entry.crc = crc32(bytes, entry.crc);
    entry.size += bytes.length;
    if (!deflate.write(bytes)) await once(deflate, 'drain');
  }

  /** Finishes the open entry. */
  async close(): Promise<void> {
    if (!this.#current) throw new Error('no entry is open');
    const { entry, deflate } = this.#current;
    this.#current = undefined;
    deflate.end();
    await once(deflate, 'end');
    const tail = Buffer.alloc(16);
    tail.writeUInt32LE(DESCRIPTOR, 0);
    tail.writeUInt32LE(entry.crc, 4);
    tail.writeUInt32LE(entry.packed, 8);
    tail.writeUInt32LE(entry.size, 12);
    await this.#emit(tail);
  }

  /** Writes the directory. The stream itself stays open: its owner ends it. */
  async end(): Promise<void> {
    const start = this.#position;
    for (const entry of this.#entries) await this.#emit(centralRecord(entry));
    const size = this.#position - start;
    const end = Buffer.alloc(22);
    end.writeUInt32LE(END, 0);
    end.writeUInt16LE(this.#entries.length, 8);
    end.writeUInt16LE(this.#entries.length, 10);
    end.writeUInt32LE(size, 12);
    end.writeUInt32LE(start, 16);
    await this.#emit(end);
  }

  async #emit(bytes: Buffer): Promise<void> {
    this.#position += bytes.length;
    if (!this.#out.write(bytes)) await once(this.#out, 'drain');
  }
}

function centralRecord(entry: Entry): Buffer {
  const head = Buffer.alloc(46);
  head.writeUInt32LE(CENTRAL, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(20, 6);
  head.writeUInt16LE(FLAGS, 8);
  head.writeUInt16LE(DEFLATE, 10);
  head.writeUInt16LE(DOS_DATE, 14);
  head.writeUInt32LE(entry.crc, 16);
  head.writeUInt32LE(entry.packed, 20);
  head.writeUInt32LE(entry.size, 24);
  head.writeUInt16LE(entry.name.length, 28);
  head.writeUInt32LE(entry.offset, 42);
  return Buffer.concat([head, entry.name]);
}

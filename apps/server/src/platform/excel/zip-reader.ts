/**
 * Reads the entries of a zip archive by its directory: what an Excel file is packed in. What they
 * unpack to is limited, so that a small file cannot fill the memory.
 */
import { inflateRawSync } from 'node:zlib';

const CENTRAL = 0x02014b50;
const END = Buffer.from([0x50, 0x4b, 5, 6]);
const STORED = 0;
const DEFLATED = 8;
/**
 * Bytes of all entries together at most, once they are unpacked: 5,000 rows of 60 cells as this
 * product writes them are 22 MB.
 */
const MOST_BYTES = 32 * 1024 * 1024;

/** Entries by name, unpacked when asked; throws RangeError for what is no archive. */
export function readZip(bytes: Buffer): ReadonlyMap<string, () => Buffer> {
  const end = bytes.lastIndexOf(END);
  if (end < 0) throw new RangeError('no directory');
  const entries = new Map<string, () => Buffer>();
  let room = MOST_BYTES;
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (bytes.readUInt32LE(at) !== CENTRAL) throw new RangeError('broken directory');
    const method = bytes.readUInt16LE(at + 10);
    const packed = bytes.readUInt32LE(at + 20);
    const nameLength = bytes.readUInt16LE(at + 28);
    const local = bytes.readUInt32LE(at + 42);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    entries.set(name, () => {
      const content = unpack(bytes, local, packed, method, room);
      room -= content.length;
      return content;
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function unpack(
  bytes: Buffer,
  local: number,
  packed: number,
  method: number,
  room: number,
): Buffer {
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const content = bytes.subarray(start, start + packed);
  if (method === STORED) return content;
  if (method !== DEFLATED) throw new RangeError(`compression ${method}`);
  return inflateRawSync(content, { maxOutputLength: Math.max(room, 1) });
}

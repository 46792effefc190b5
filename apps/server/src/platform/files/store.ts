/**
 * Where uploaded files lie: a folder of this machine. Bytes only; the rows are in `berkas`. An object store is another
 * implementation of FileStore and nothing else.
 */
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

export interface FileStore {
  put(key: string, bytes: Buffer, mime: string): Promise<void>;
  /** The bytes; throws when there is no such file. */
  get(key: string): Promise<Buffer>;
  /** Deletes; a missing file is no error. */
  remove(key: string): Promise<void>;
}

/** Opens the store in a folder, which is created at the first file. */
export function openFileStore(options: { readonly folder: string }): FileStore {
  const disk = new Disk(new FSDriver({ location: options.folder, visibility: 'private' }));
  return {
    put: (key, bytes, mime) => disk.put(key, bytes, { contentType: mime }),
    get: async (key) => Buffer.from(await disk.getBytes(key)),
    remove: (key) => disk.delete(key),
  };
}

/**
 * Where uploaded files lie: a folder of this machine, or a bucket of an S3 store. Bytes only; the
 * rows are in `berkas`.
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

export interface BucketOptions {
  readonly bucket: string;
  readonly region: string;
  /** Address of a store that is not Amazon's. */
  readonly endpoint?: string | undefined;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export type FileStoreOptions = { readonly folder: string } | BucketOptions;

/** Opens the store; a folder is created at the first file. Nothing is read or written yet. */
export async function openFileStore(options: FileStoreOptions): Promise<FileStore> {
  const disk = 'folder' in options ? folderDisk(options.folder) : await bucketDisk(options);
  return {
    put: (key, bytes, mime) => disk.put(key, bytes, { contentType: mime }),
    get: async (key) => Buffer.from(await disk.getBytes(key)),
    remove: (key) => disk.delete(key),
  };
}

function folderDisk(location: string): Disk {
  return new Disk(new FSDriver({ location, visibility: 'private' }));
}

/** The client library is large, so it is loaded only where a bucket is used. */
async function bucketDisk(options: BucketOptions): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { accessKeyId, secretAccessKey, endpoint } = options;
  return new Disk(
    new S3Driver({
      bucket: options.bucket,
      region: options.region,
      visibility: 'private',
      supportsACL: false,
      ...(endpoint && { endpoint, forcePathStyle: true }),
      credentials: { accessKeyId, secretAccessKey },
    }),
  );
}

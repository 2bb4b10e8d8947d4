import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Env } from '../env.ts';
import { makeFolderStorage } from './folder.ts';
import { makeS3Storage } from './s3.ts';

/** Part of a file, both ends included. */
interface ByteRange {
  start: number;
  end: number;
}

/** A file as a list names it. */
export interface StoredFile {
  key: string;
  size: number;
}

/** Where files lie. Keys are paths of plain names: `pictures/0190….avif`. */
export interface Storage {
  /** Keeps a file, whole or not at all; the same key again replaces it. */
  put: (key: string, body: Uint8Array, contentType: string) => Promise<void>;
  get: (key: string) => Promise<Buffer | null>;
  /** The file, or a part of it, as it comes; `size` is that of the whole file, `contentType` what the storage itself notes. */
  stream: (
    key: string,
    range?: ByteRange,
  ) => Promise<{ body: Readable; size: number; contentType?: string } | null>;
  /** Removes a file; one that is not there is fine. */
  delete: (key: string) => Promise<void>;
  /** Every file there is, in no order. */
  list: () => AsyncIterable<StoredFile>;
  /** An address under which a browser gets the file: our own `/files/…`, or one signed for a while. */
  url: (key: string) => string;
}

/** S3-compatible storage when it is set, otherwise the data folder. */
export function makeStorage(env: Env): Storage {
  if (env.S3_ENDPOINT && env.S3_REGION && env.S3_BUCKET && env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY) {
    return makeS3Storage({
      endpoint: env.S3_ENDPOINT,
      region: env.S3_REGION,
      bucket: env.S3_BUCKET,
      accessKeyId: env.S3_ACCESS_KEY_ID,
      secretAccessKey: env.S3_SECRET_ACCESS_KEY,
    });
  }
  return makeFolderStorage(join(env.DATA_DIR, 'files'));
}

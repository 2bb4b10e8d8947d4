import type { Readable } from 'node:stream';

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

/** A storage whose deletes wait while a backup is made. */
export interface HeldStorage extends Storage {
  /** Deletes what had to wait; gives how many. */
  deleteHeld: () => Promise<number>;
}

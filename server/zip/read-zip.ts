import { type FileHandle, open } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';

/** Bytes that can be read from anywhere. */
interface Bytes {
  size: number;
  read: (from: number, length: number) => Promise<Buffer>;
}

/** A file of an archive; its content is read when it is asked for, and throws where its sum is wrong. */
export interface ZippedFile {
  path: string;
  content: () => Promise<Buffer>;
}

const endLength = 22;

/** The files that the list at the end of an archive names. Archives as `zipped` writes them: nothing is compressed. */
async function filesOf({ size, read }: Bytes): Promise<ZippedFile[]> {
  if (size < endLength) throw new Error('this is no archive');
  const end = await read(size - endLength, endLength);
  if (end.readUInt32LE(0) !== 0x06054b50) throw new Error('this isn’t a complete archive');
  const list = await read(end.readUInt32LE(16), end.readUInt32LE(12));
  const files: ZippedFile[] = [];
  let at = 0;
  for (let left = end.readUInt16LE(10); left > 0; left -= 1) {
    const sum = list.readUInt32LE(at + 16);
    const length = list.readUInt32LE(at + 20);
    const nameLength = list.readUInt16LE(at + 28);
    const local = list.readUInt32LE(at + 42);
    const path = list.toString('utf8', at + 46, at + 46 + nameLength);
    files.push({
      path,
      content: async () => {
        const head = await read(local, 30);
        const start = local + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
        const bytes = await read(start, length);
        if (crc32(bytes) !== sum) throw new Error(`the sum of ${path} is wrong`);
        return bytes;
      },
    });
    at += 46 + nameLength;
  }
  return files;
}

const bytesIn = (file: FileHandle, size: number): Bytes => ({
  size,
  read: async (from, length) => {
    const bytes = Buffer.alloc(length);
    const { bytesRead } = await file.read(bytes, 0, length, from);
    if (bytesRead !== length) throw new Error('the archive ends too early');
    return bytes;
  },
});

/** Opens an archive on the disk: one of its files is in memory at a time. */
export async function openZip(path: string): Promise<{ files: ZippedFile[]; close: () => Promise<void> }> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    return { files: await filesOf(bytesIn(file, size)), close: () => file.close() };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** The files of an archive by their paths; throws where a sum is wrong. */
export async function readZip(stream: ReadableStream<Uint8Array>): Promise<Record<string, Buffer>> {
  const all = await buffer(stream);
  const files = await filesOf({
    size: all.length,
    read: async (from, length) => all.subarray(from, from + length),
  });
  const contents: Record<string, Buffer> = {};
  for (const { path, content } of files) contents[path] = await content();
  return contents;
}

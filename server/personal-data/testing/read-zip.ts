import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';

/** The files of an archive by their paths, as its list at the end tells; throws where a sum is wrong. */
export async function readZip(stream: ReadableStream<Uint8Array>): Promise<Record<string, Buffer>> {
  const bytes = await buffer(stream);
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const files: Record<string, Buffer> = {};
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const size = bytes.readUInt32LE(at + 20);
    const nameLength = bytes.readUInt16LE(at + 28);
    const path = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(start, start + size);
    if (crc32(content) !== bytes.readUInt32LE(at + 16)) throw new Error(`the sum of ${path} is wrong`);
    files[path] = content;
    at += 46 + nameLength;
  }
  return files;
}

import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';

/** A file of an archive; its content is asked for when its turn comes, so that one is in memory at a time. */
export interface ZipEntry {
  /** The path in the archive, with plain slashes. */
  path: string;
  content: () => Promise<Uint8Array>;
}

/** The files in their order; those that are still to be found come one by one. */
type ZipEntries = Iterable<ZipEntry> | AsyncIterable<ZipEntry>;

const utf8Names = 0x0800;

/** The fields that stand both before a file and in the list at the end: stored as it is, with its sum and its size. */
function factsOf(name: Buffer, content: Uint8Array, at: Date): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(utf8Names, 2);
  facts.writeUInt16LE((at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1), 6);
  facts.writeUInt16LE(
    ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
    8,
  );
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(content.length, 14);
  facts.writeUInt32LE(content.length, 18);
  facts.writeUInt16LE(name.length, 22);
  return facts;
}

const signed = (signature: number, ...parts: Uint8Array[]): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt32LE(signature);
  return Buffer.concat([head, ...parts]);
};

async function* pieces(entries: ZipEntries, at: Date): AsyncGenerator<Buffer> {
  const list: Buffer[] = [];
  let offset = 0;
  for await (const { path, content: read } of entries) {
    const name = Buffer.from(path);
    const content = await read();
    const facts = factsOf(name, content, at);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    list.push(signed(0x02014b50, Buffer.from([20, 0]), facts, place, name));
    const local = signed(0x04034b50, facts, name);
    yield local;
    yield Buffer.from(content);
    offset += local.length + content.length;
  }
  const listed = Buffer.concat(list);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(list.length, 4);
  end.writeUInt16LE(list.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  yield listed;
  yield signed(0x06054b50, end);
}

/** Writes an archive piece by piece. Nothing is compressed: what people send is mostly compressed already. */
export const zipped = (entries: ZipEntries, at: Date): ReadableStream<Uint8Array> =>
  Readable.toWeb(Readable.from(pieces(entries, at))) as ReadableStream<Uint8Array>;

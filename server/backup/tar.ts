const block = 512;

/** The octal number of a header's field, with its closing zero. */
const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`;

function header(name: string, size: number, type: '0' | 'x', at: Date): Buffer {
  const head = Buffer.alloc(block);
  head.write(name, 0, 100, 'utf8');
  head.write(octal(0o600, 8), 100);
  head.write(octal(0, 8), 108);
  head.write(octal(0, 8), 116);
  head.write(octal(size, 12), 124);
  head.write(octal(Math.floor(at.getTime() / 1000), 12), 136);
  head.fill(' ', 148, 156);
  head.write(type, 156);
  head.write('ustar\u000000', 257, 'latin1');
  let sum = 0;
  for (const byte of head) sum += byte;
  head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return head;
}

const padding = (size: number): Buffer => Buffer.alloc((block - (size % block)) % block);

/** A record of an extended header, whose length counts itself. */
function paxRecord(name: string, value: string): Buffer {
  const rest = Buffer.byteLength(` ${name}=${value}\n`);
  let length = rest + 1;
  while (String(length).length + rest !== length) length = String(length).length + rest;
  return Buffer.from(`${length} ${name}=${value}\n`);
}

/** What stands before an entry's content: names that are too long for the old header get one of their own. */
export function tarHead(name: string, size: number, at: Date): Buffer {
  if (Buffer.byteLength(name) <= 100) return header(name, size, '0', at);
  const record = paxRecord('path', name);
  return Buffer.concat([
    header('long-name', record.length, 'x', at),
    record,
    padding(record.length),
    header('long', size, '0', at),
  ]);
}

/** What fills an entry up to its last block. */
export const tarPadding = padding;

/** What ends an archive. */
export const tarEnd = (): Buffer => Buffer.alloc(2 * block);

/** An archive that ends too early, or is none. */
class TarError extends Error {
  override name = 'TarError';
}

/** An entry as it is read; the next one comes once its content was read, or left. */
export interface TarEntry {
  name: string;
  size: number;
  content: AsyncIterable<Buffer>;
}

/** Reads exact numbers of bytes from chunks of any size. */
function byteReader(source: AsyncIterable<Uint8Array>) {
  const chunks = source[Symbol.asyncIterator]();
  let left: Buffer = Buffer.alloc(0);
  return {
    /** Some bytes, at most so many; null at the end. */
    some: async (most: number): Promise<Buffer | null> => {
      while (left.length === 0) {
        const { done, value } = await chunks.next();
        if (done) return null;
        left = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
      }
      const taken = left.subarray(0, most);
      left = left.subarray(taken.length);
      return taken;
    },
  };
}

type Reader = ReturnType<typeof byteReader>;

async function* exactly(reader: Reader, size: number): AsyncGenerator<Buffer> {
  for (let missing = size; missing > 0; ) {
    const chunk = await reader.some(missing);
    if (!chunk) throw new TarError('the archive ends too early');
    missing -= chunk.length;
    yield chunk;
  }
}

async function whole(reader: Reader, size: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of exactly(reader, size)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const sizeIn = (head: Buffer): number => Number.parseInt(head.toString('latin1', 124, 135), 8);

function nameIn(head: Buffer): string {
  const end = head.indexOf(0);
  return head.toString('utf8', 0, end < 0 || end > 100 ? 100 : end);
}

/** Reads an archive entry by entry. */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const reader = byteReader(source);
  let longName: string | null = null;
  for (;;) {
    const head = await whole(reader, block);
    if (head.every((byte) => byte === 0)) return;
    const size = sizeIn(head);
    if (head.toString('latin1', 257, 262) !== 'ustar' || !(size >= 0))
      throw new TarError('this is no archive of ours');
    if (head.toString('latin1', 156, 157) === 'x') {
      const record = await whole(reader, size);
      longName = /^\d+ path=(.*)\n$/s.exec(record.toString('utf8'))?.[1] ?? null;
      await whole(reader, padding(size).length);
      continue;
    }
    let rest = size;
    const content = exactly(reader, size);
    async function* counted() {
      for await (const chunk of content) {
        rest -= chunk.length;
        yield chunk;
      }
    }
    yield { name: longName ?? nameIn(head), size, content: counted() };
    longName = null;
    await whole(reader, rest);
    await whole(reader, padding(size).length);
  }
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function sumOf(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (table[(sum ^ byte) & 0xff] ?? 0);
  return (sum ^ 0xffffffff) >>> 0;
}

/** Numbers of two and four bytes, little-endian. */
function record(...parts: readonly (readonly [bytes: 2 | 4, value: number])[]): Uint8Array {
  const made = new DataView(new ArrayBuffer(parts.reduce((sum, [bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [bytes, value] of parts) {
    if (bytes === 2) made.setUint16(at, value, true);
    else made.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(made.buffer);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

// The first day that the format knows, so that the same contents always give the same file.
const noDay = 0x21;

/** A ZIP archive of texts, made in one piece in the browser. Nothing in it is compressed. */
export function storedZip(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const pieces: Uint8Array[] = [];
  const list: Uint8Array[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const name = encoder.encode(path);
    const content = encoder.encode(text);
    const facts = record(
      [2, 20],
      [2, 0x0800],
      [2, 0],
      [2, 0],
      [2, noDay],
      [4, sumOf(content)],
      [4, content.length],
      [4, content.length],
      [2, name.length],
      [2, 0],
    );
    const place = record([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]);
    list.push(record([4, 0x02014b50], [2, 20]), facts, place, name);
    const local = [record([4, 0x04034b50]), facts, name, content];
    pieces.push(...local);
    offset += local.reduce((sum, { length }) => sum + length, 0);
  }
  const listed = joined(list);
  const count = Object.keys(files).length;
  const end = record(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, listed.length],
    [4, offset],
    [2, 0],
  );
  return joined([...pieces, listed, end]);
}

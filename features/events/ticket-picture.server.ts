import { crc32, deflateSync } from 'node:zlib';
import encode from 'qr';

const scale = 4;
const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** One line of the picture: a filter byte, then eight points a byte, 1 for white. */
function line(row: readonly boolean[], width: number): Buffer {
  const bytes = Buffer.alloc(1 + Math.ceil(width / 8));
  for (let x = 0; x < width; x += 1)
    if (!row[Math.floor(x / scale)]) {
      const at = 1 + (x >> 3);
      bytes[at] = (bytes[at] ?? 0) | (0x80 >> (x & 7));
    }
  return bytes;
}

/** A text as a code for a camera, as a black and white PNG: mail programs show no SVG. */
export function codePicture(text: string): Buffer {
  const data = encode(text, 'raw', { ecc: 'medium', border: 4 });
  const width = data.length * scale;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(width, 4);
  // One bit a point, greyscale; compression, filter and interlacing are the only ones there are.
  header.set([1, 0, 0, 0, 0], 8);
  const lines = data.flatMap((row) => Array.from({ length: scale }, () => line(row, width)));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

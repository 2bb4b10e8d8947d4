/** A packet that an Opus encoder gave, and how many samples at 48,000 a second it holds. */
export interface OpusPacket {
  bytes: Uint8Array;
  samples: number;
}

const mostSegments = 255;
/** A page ends after about a second, so that players can find their way. */
const pageSamples = 48_000;

const table = Uint32Array.from({ length: 256 }, (_, at) => {
  let value = at << 24;
  for (let bit = 0; bit < 8; bit += 1) value = value & 0x80000000 ? (value << 1) ^ 0x04c11db7 : value << 1;
  return value;
});

/** The check sum of Ogg pages. */
export const oggSum = (bytes: Uint8Array): number => {
  let sum = 0;
  for (const byte of bytes) sum = (sum << 8) ^ (table[((sum >>> 24) ^ byte) & 0xff] ?? 0);
  return sum >>> 0;
};

interface Page {
  packets: readonly Uint8Array[];
  /** Samples up to the end of this page. */
  position: number;
  number: number;
  kind: number;
}

function page({ packets, position, number, kind }: Page): Uint8Array {
  const lacing = packets.flatMap(({ length }) => [
    ...new Array<number>(Math.floor(length / 255)).fill(255),
    length % 255,
  ]);
  const head = 27 + lacing.length;
  const bytes = new Uint8Array(head + packets.reduce((sum, { length }) => sum + length, 0));
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode('OggS'));
  bytes[5] = kind;
  view.setBigUint64(6, BigInt(position), true);
  view.setUint32(14, 1, true);
  view.setUint32(18, number, true);
  bytes[26] = lacing.length;
  bytes.set(lacing, 27);
  let at = head;
  for (const packet of packets) {
    bytes.set(packet, at);
    at += packet.length;
  }
  view.setUint32(22, oggSum(bytes), true);
  return bytes;
}

function opusHead(rate: number, skip: number): Uint8Array {
  const bytes = new Uint8Array(19);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode('OpusHead'));
  bytes[8] = 1;
  bytes[9] = 1;
  view.setUint16(10, skip, true);
  view.setUint32(12, rate, true);
  return bytes;
}

function opusTags(): Uint8Array {
  const vendor = new TextEncoder().encode('Akra Studio');
  const bytes = new Uint8Array(8 + 4 + vendor.length + 4);
  bytes.set(new TextEncoder().encode('OpusTags'));
  new DataView(bytes.buffer).setUint32(8, vendor.length, true);
  bytes.set(vendor, 12);
  return bytes;
}

/** Opus packets of one channel as an Ogg file. `skip` is what the encoder put before the first sample. */
export function oggOpusOf(
  packets: readonly OpusPacket[],
  { rate, skip = 312 }: { rate: number; skip?: number },
): Uint8Array<ArrayBuffer> {
  const pages: Uint8Array[] = [
    page({ packets: [opusHead(rate, skip)], position: 0, number: 0, kind: 2 }),
    page({ packets: [opusTags()], position: 0, number: 1, kind: 0 }),
  ];
  let held: Uint8Array[] = [];
  let heldSamples = 0;
  let position = 0;
  for (const [at, { bytes, samples }] of packets.entries()) {
    held.push(bytes);
    heldSamples += samples;
    position += samples;
    const segments = held.reduce((sum, { length }) => sum + Math.floor(length / 255) + 1, 0);
    const isLast = at === packets.length - 1;
    if (heldSamples < pageSamples && segments < mostSegments - 8 && !isLast) continue;
    pages.push(page({ packets: held, position, number: pages.length, kind: isLast ? 4 : 0 }));
    held = [];
    heldSamples = 0;
  }
  const file = new Uint8Array(pages.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const each of pages) {
    file.set(each, at);
    at += each.length;
  }
  return file;
}

/** What the head of a picture says of it. */
export interface PictureFacts {
  width: number;
  height: number;
  /** How it has to be turned to stand upright, as cameras write it: 1 for as it is, up to 8. */
  orientation: number;
}

const textAt = (view: DataView, at: number, length: number): string =>
  at + length <= view.byteLength
    ? String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, length))
    : '';

function pngFacts(view: DataView): PictureFacts {
  return { width: view.getUint32(16), height: view.getUint32(20), orientation: 1 };
}

const orientationTag = 0x0112;

/** The orientation in a camera's notes, which begin at `start`; 1 where they say nothing that makes sense. */
function orientationIn(view: DataView, start: number): number {
  const little = textAt(view, start, 2) === 'II';
  const list = start + view.getUint32(start + 4, little);
  const entries = view.getUint16(list, little);
  for (let n = 0; n < entries; n += 1) {
    const entry = list + 2 + n * 12;
    if (view.getUint16(entry, little) !== orientationTag) continue;
    const value = view.getUint16(entry + 8, little);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegFacts(view: DataView): PictureFacts | null {
  let orientation = 1;
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xe1 && textAt(view, at + 4, 4) === 'Exif') orientation = orientationIn(view, at + 10);
    if (isFrame(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5), orientation };
  }
  return null;
}

const readers: Readonly<Record<string, (view: DataView) => PictureFacts | null>> = {
  'image/jpeg': jpegFacts,
  'image/png': pngFacts,
};

/** Reads the head of a JPEG or PNG; null for what has none that makes sense. */
export function pictureFacts(bytes: Uint8Array, kind: string): PictureFacts | null {
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const facts = readers[kind]?.(view) ?? null;
    return facts && facts.width > 0 && facts.height > 0 ? facts : null;
  } catch {
    // The file ends although its header says that more follows.
    return null;
  }
}

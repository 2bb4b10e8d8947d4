const starts = (bytes: Uint8Array, ...signs: number[]) => signs.every((sign, at) => bytes[at] === sign);

/** The words of a text file in whichever of the usual encodings; the note says when it was a guess. */
export function decoded(bytes: Uint8Array): { text: string; notes: string[] } {
  if (starts(bytes, 0xff, 0xfe)) return { text: new TextDecoder('utf-16le').decode(bytes), notes: [] };
  if (starts(bytes, 0xfe, 0xff)) return { text: new TextDecoder('utf-16be').decode(bytes), notes: [] };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), notes: [] };
  } catch {
    return {
      text: new TextDecoder('windows-1252').decode(bytes),
      notes: ['The file is not UTF-8 and was read as Windows-1252: look at letters with accents.'],
    };
  }
}

const head = 44;

/** Sound as a WAV file: one channel, 16 bits. */
export function wavOf(samples: Int16Array, rate: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(head + samples.length * 2);
  const view = new DataView(file.buffer);
  const text = (at: number, letters: string) => file.set(new TextEncoder().encode(letters), at);
  text(0, 'RIFF');
  view.setUint32(4, file.length - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  for (const [at, sample] of samples.entries()) view.setInt16(head + at * 2, sample, true);
  return file;
}

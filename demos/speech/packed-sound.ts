/** Samples as text. */
export function packSound(samples: Float32Array): string {
  const view = new DataView(new ArrayBuffer(samples.length * 2));
  for (const [at, value] of samples.entries())
    view.setInt16(at * 2, Math.max(-1, Math.min(1, value)) * 32_767, true);
  const bytes = new Uint8Array(view.buffer);
  let text = '';
  // In parts: a call has no room for a million arguments.
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

/** The samples of a text that `packSound` made. */
export function unpackSound(packed: string): Float32Array {
  const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  return Float32Array.from(
    { length: Math.floor(bytes.length / 2) },
    (_, at) => view.getInt16(at * 2, true) / 32_768,
  );
}

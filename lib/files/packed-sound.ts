const full = 32_767;
const atOnce = 8192;

/** Samples between −1 and 1 as 16-bit numbers. */
export const toSamples = (sound: Float32Array): Int16Array =>
  Int16Array.from(sound, (value) => Math.round(Math.max(-1, Math.min(1, value)) * full));

/** Sound as text: half the length of what 32-bit numbers would take. */
export function packSound(sound: Float32Array): string {
  const bytes = new Uint8Array(toSamples(sound).buffer);
  let text = '';
  for (let at = 0; at < bytes.length; at += atOnce)
    text += String.fromCharCode(...bytes.subarray(at, at + atOnce));
  return btoa(text);
}

/** The sound of a text that `packSound` made. */
export function unpackSound(packed: string): Float32Array {
  const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
  const samples = new Int16Array(bytes.buffer, 0, Math.floor(bytes.length / 2));
  return Float32Array.from(samples, (value) => value / full);
}

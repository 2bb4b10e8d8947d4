/** The longest packed state that an address can carry. */
export const longestPackedState = 12_000;

const mostUnpacked = 8_000_000;

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: TransformStream,
  most: number,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (;;) {
    const { done, value } = (await reader.read()) as ReadableStreamReadResult<Uint8Array>;
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new Error('The unpacked data is larger than a saved state can be.');
    }
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A state as a short text for an address: JSON, deflated, in base64url. */
export async function packState(state: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  const small = await through(bytes, new CompressionStream('deflate-raw'), Number.POSITIVE_INFINITY);
  let signs = '';
  for (let at = 0; at < small.length; at += 8192)
    signs += String.fromCharCode(...small.subarray(at, at + 8192));
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The JSON in such a text; null if there is none, if it was cut off, or if it unpacks to more than `most` bytes. */
export async function unpackText(text: string, most = mostUnpacked): Promise<string | null> {
  try {
    const signs = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
    const whole = await through(bytes, new DecompressionStream('deflate-raw'), most);
    return new TextDecoder('utf-8', { fatal: true }).decode(whole);
  } catch {
    return null;
  }
}

/** The state in such a text; null if there is none or it was cut off. */
export async function unpackState(text: string): Promise<unknown> {
  const json = await unpackText(text);
  try {
    return json === null ? null : (JSON.parse(json) as unknown);
  } catch {
    return null;
  }
}

// Without I, L, O and U: they are misread, or make words.
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A reference that can be read out on the telephone, from eight random bytes. */
export function referenceFrom(bytes: Uint8Array): string {
  const text = Array.from(bytes.subarray(0, 8), (byte) => signs[byte % 32]).join('');
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}

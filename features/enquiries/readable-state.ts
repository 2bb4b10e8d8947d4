import { unpackState } from '#lib/packed-state.ts';

/** More than this nobody reads through before it is sent. */
const mostReadable = 400_000;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function fromBase64Url(text: string): string {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (sign) => sign.charCodeAt(0)),
    );
  } catch {
    return '';
  }
}

/** A shared state as a person can read it, or null: JSON, plain, in base64url, or packed as the demos do. */
export async function readableState(state: string): Promise<string | null> {
  const value = parsed(state) ?? parsed(fromBase64Url(state)) ?? (await unpackState(state, mostReadable));
  return typeof value === 'object' && value !== null ? JSON.stringify(value, null, 2) : null;
}

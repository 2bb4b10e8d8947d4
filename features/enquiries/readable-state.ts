import { boundedOr } from '#lib/files/bounded-json.ts';
import { unpackText } from '#lib/files/packed-state.ts';

/** More than this nobody reads through before it is sent. */
const mostReadable = 400_000;
/** Each value becomes a line that is indented by its depth: deep ones would unfold into gigabytes. */
const bounds = { values: 20_000, depth: 30 };

const parsed = (text: string): unknown => (text.length > mostReadable ? null : boundedOr(text, null, bounds));

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
  const value =
    parsed(state) ?? parsed(fromBase64Url(state)) ?? parsed((await unpackText(state, mostReadable)) ?? '');
  return typeof value === 'object' && value !== null ? JSON.stringify(value, null, 2) : null;
}

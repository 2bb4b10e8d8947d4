import { isUtf8 } from 'node:buffer';

/** More than any form or call of ours needs; checking each value against a schema takes time. */
export const mostJsonValues = 20_000;
const deepest = 100;

const code = (sign: string): number => sign.charCodeAt(0);
const [quote, backslash, comma, u] = [code('"'), code('\\'), code(','), code('u')];
const opening = new Set([code('['), code('{')]);
const closing = new Set([code(']'), code('}')]);
const isHigh = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;
const isControl = (unit: number) => unit < 0x09 || (unit > 0x0d && unit < 0x20) || unit === 0x7f;

/** What is wrong with the contents of a JSON text. Whether it is valid JSON is checked by the parser. */
type JsonProblem = 'encoding' | 'control' | 'deep' | 'many';

/**
 * Looks at the bytes once, without parsing them: PostgreSQL stores neither NUL nor half a surrogate pair, and a
 * hundred thousand values would keep a schema busy for seconds.
 */
export function jsonProblem(bytes: Uint8Array): JsonProblem | null {
  if (!isUtf8(bytes)) return 'encoding';
  let [inText, depth, values] = [false, 0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === quote) inText = !inText;
    else if (inText && byte === backslash) {
      const escaped = escapeAt(bytes, at);
      if (escaped.problem) return escaped.problem;
      at += escaped.length - 1;
    } else if (byte === 0x7f || (inText && byte < 0x20)) return 'control';
    else if (!inText && opening.has(byte)) {
      depth += 1;
      values += 1;
      if (depth > deepest) return 'deep';
    } else if (!inText && closing.has(byte)) depth -= 1;
    else if (!inText && byte === comma) values += 1;
    if (values > mostJsonValues) return 'many';
  }
  return null;
}

/** The code unit that four hexadecimal digits mean, or NaN. */
const unitAt = (bytes: Uint8Array, at: number): number =>
  bytes[at] === backslash && bytes[at + 1] === u
    ? Number.parseInt(String.fromCharCode(...bytes.subarray(at + 2, at + 6)), 16)
    : Number.NaN;

function escapeAt(bytes: Uint8Array, at: number): { length: number; problem: JsonProblem | null } {
  if (bytes[at + 1] !== u) return { length: 2, problem: null };
  const unit = unitAt(bytes, at);
  if (isControl(unit)) return { length: 6, problem: 'control' };
  if (isHigh(unit)) {
    const isPair = isLow(unitAt(bytes, at + 6));
    return { length: 12, problem: isPair ? null : 'encoding' };
  }
  return { length: 6, problem: isLow(unit) ? 'encoding' : null };
}

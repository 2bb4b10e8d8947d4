import { isUtf8 } from 'node:buffer';
import { encodedProblem, holdsControl } from './text-problem.ts';

/** More than any page of ours has; each one is parsed on the main thread. */
export const mostFields = 1_000;
export const mostParts = 200;
const longestHeader = 4_096;

/** What is wrong with a form. */
type FormProblem = 'encoding' | 'control' | 'unreadable' | 'many';

const ampersand = '&'.charCodeAt(0);

/** Looks at a form in percent-encoding, which is counted before it is decoded. */
export function fieldsProblem(bytes: Uint8Array): FormProblem | null {
  let fields = 1;
  for (let at = bytes.indexOf(ampersand); at >= 0; at = bytes.indexOf(ampersand, at + 1)) {
    fields += 1;
    if (fields > mostFields) return 'many';
  }
  return isUtf8(bytes) ? encodedProblem(Buffer.from(bytes).toString()) : 'encoding';
}

/** The boundary named in a content type, or null; without one the parts can't be separated. */
export function boundaryOf(contentType: string): string | null {
  const named = /;\s*boundary=(?:"([^"]{1,70})"|([^\s";]{1,70}))\s*(?:;|$)/i.exec(contentType);
  return named?.[1] ?? named?.[2] ?? null;
}

function textProblem(bytes: Buffer): FormProblem | null {
  if (!isUtf8(bytes)) return 'encoding';
  return holdsControl(bytes.toString()) ? 'control' : null;
}

function partProblem(part: Buffer): FormProblem | null {
  const end = part.indexOf('\r\n\r\n');
  if (end < 0 || end > longestHeader) return 'unreadable';
  const header = part.subarray(0, end);
  const said = header.toString();
  if (!/^\r\ncontent-disposition:\s*form-data\s*;[^\r\n]*\bname="/im.test(said)) return 'unreadable';
  const problem = textProblem(header);
  // A file may hold anything; what is typed may not.
  return problem ?? (/;\s*filename\*?=/i.test(said) ? null : textProblem(part.subarray(end + 4)));
}

/** Looks at the parts of a form with files: counted, each with a name, and its texts without control characters. */
export function partsProblem(bytes: Buffer, boundary: string): FormProblem | null {
  const mark = `--${boundary}`;
  const starts: number[] = [];
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + mark.length)) {
    starts.push(at);
    // The last mark is followed by two dashes and begins no part.
    if (starts.length > mostParts + 1) return 'many';
  }
  const last = starts.at(-1);
  if (
    last === undefined ||
    !bytes
      .subarray(last + mark.length)
      .toString('latin1', 0, 2)
      .startsWith('--')
  )
    return 'unreadable';
  for (let n = 0; n + 1 < starts.length; n += 1) {
    const problem = partProblem(bytes.subarray((starts[n] ?? 0) + mark.length, starts[n + 1]));
    if (problem) return problem;
  }
  return null;
}

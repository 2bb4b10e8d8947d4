import type { PageSeen } from './page-seen.ts';

const statusLine = /^HTTP\/\d(?:\.\d)? (\d{3})[^\n]*\n/;
const headerLine = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*(.*)$/;

/** More than any server sends and any `curl` follows: whatever comes after is passed over. */
const most = { answers: 50, lines: 1000, signsOfLine: 32_768 };

/** Headers by their small names, with all of their values; lines that are none are passed over. */
function headersOf(lines: readonly string[]): Record<string, string[]> {
  const headers: Record<string, string[]> = Object.create(null);
  for (const line of lines) {
    const [, name, value] = headerLine.exec(line.slice(0, most.signsOfLine).trimEnd()) ?? [];
    if (name === undefined || value === undefined) continue;
    const key = name.toLowerCase();
    const values = headers[key];
    if (values) values.push(value);
    else headers[key] = [value];
  }
  return headers;
}

/**
 * What a visitor pasted, as a page: the source alone, or the whole answer as `curl -i` prints it. With `-L` there are several
 * answers one after the other, and the last one is the page. Its time grows with the length of the text and no faster.
 */
export function readAnswer(pasted: string, address: string): PageSeen {
  const text = pasted.replaceAll('\r\n', '\n').trimStart();
  let at = 0;
  let lines: string[] | null = null;
  let status = 200;
  for (let answers = 0; answers < most.answers; answers += 1) {
    const found = statusLine.exec(text.slice(at, at + most.signsOfLine));
    if (!found) break;
    status = Number(found[1]);
    const end = text.indexOf('\n\n', at);
    lines = text.slice(at + found[0].length, end < 0 ? undefined : end).split('\n', most.lines + 1);
    at = end < 0 ? text.length : end + 2;
  }
  const headers = headersOf(lines?.slice(0, most.lines) ?? []);
  return {
    address,
    headers,
    setCookie: headers['set-cookie'] ?? [],
    html: text.slice(at),
    hops: [{ address, status, headers }],
    httpRoute: null,
    cors: null,
    cut: lines !== null && lines.length > most.lines,
    pasted: lines ? 'answer' : 'source',
  };
}

import type { PageSeen } from './page-seen.ts';

const statusLine = /^HTTP\/\d(?:\.\d)? (\d{3})[^\n]*\n/;
const headerLine = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*(.*)$/;

/** Headers by their small names, with all of their values; lines that are none are passed over. */
function headersOf(lines: readonly string[]): Record<string, string[]> {
  const headers: Record<string, string[]> = Object.create(null);
  for (const line of lines) {
    const [, name, value] = headerLine.exec(line.trimEnd()) ?? [];
    if (name === undefined || value === undefined) continue;
    const key = name.toLowerCase();
    headers[key] = [...(headers[key] ?? []), value];
  }
  return headers;
}

/**
 * What a visitor pasted, as a page: the source alone, or the whole answer as `curl -i` prints it. With `-L` there are several
 * answers one after the other, and the last one is the page.
 */
export function readAnswer(pasted: string, address: string): PageSeen {
  let rest = pasted.replaceAll('\r\n', '\n').trimStart();
  let headers: Record<string, string[]> | null = null;
  let status = 200;
  for (let found = statusLine.exec(rest); found; found = statusLine.exec(rest)) {
    status = Number(found[1]);
    const end = rest.indexOf('\n\n');
    const head = end < 0 ? rest : rest.slice(0, end);
    headers = headersOf(head.split('\n').slice(1));
    rest = end < 0 ? '' : rest.slice(end + 2);
  }
  return {
    address,
    headers: headers ?? {},
    setCookie: headers?.['set-cookie'] ?? [],
    html: rest,
    hops: [{ address, status, headers: headers ?? {} }],
    httpRoute: null,
    cors: null,
    pasted: headers ? 'answer' : 'source',
  };
}

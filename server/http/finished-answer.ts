import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, gzip, gzipSync } from 'node:zlib';
import { brotliAt, type Encoding, wantedEncoding } from './encodings.ts';

/** A body in one encoding, with its headers as node writes them: names and values in turn. */
interface Form {
  body: Buffer;
  headers: string[];
  etag: string;
}

/** An answer that is ready to be sent: compressed, with its headers, before anybody asks. */
export interface FinishedAnswer {
  status: number;
  forms: Record<Encoding, Form>;
  /** What the headers are, apart from those that depend on the encoding. */
  headers: Readonly<Record<string, string>>;
  hash: string;
}

const compressible =
  /^(text\/|application\/(json|javascript|manifest\+json|ld\+json|xml|speculationrules\+json)|image\/svg)/;

function form(
  encoding: Encoding,
  body: Buffer,
  hash: string,
  headers: Readonly<Record<string, string>>,
  varies: boolean,
): Form {
  const etag = `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const all: Record<string, string> = {
    ...headers,
    ETag: etag,
    'Content-Length': String(body.length),
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    ...(varies ? { Vary: 'Accept-Encoding' } : { 'Accept-Ranges': 'bytes' }),
  };
  return { body, etag, headers: Object.entries(all).flat() };
}

/** A body, made smaller in both ways that browsers take. */
interface Compressed {
  br: Buffer;
  gzip: Buffer;
}

interface Parts {
  status?: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** Compressed forms that were made before. */
  ready?: Compressed;
}

/** Compresses a body quickly, off the main thread: a large page would hold everybody else up for a tenth of a second. */
export async function compressed(body: Buffer): Promise<Compressed> {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(body, brotliAt(4, body.length)),
    promisify(gzip)(body, { level: 5 }),
  ]);
  return { br, gzip: gz };
}

/** Finishes an answer quickly; `improve` makes it smaller afterwards. */
export function finishAnswer({ status = 200, headers, body, ready }: Parts): FinishedAnswer {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 20);
  const varies = compressible.test(headers['Content-Type'] ?? '');
  const plain = form('identity', body, hash, headers, varies);
  if (!varies) return { status, headers, hash, forms: { identity: plain, br: plain, gzip: plain } };
  const br = ready?.br ?? brotliCompressSync(body, brotliAt(4, body.length));
  const gz = ready?.gzip ?? gzipSync(body, { level: 5 });
  return {
    status,
    headers,
    hash,
    forms: {
      identity: plain,
      br: form('br', br, hash, headers, true),
      gzip: form('gzip', gz, hash, headers, true),
    },
  };
}

/** Compresses an answer as well as it can be, off the main thread, and puts the result in its place. */
export async function improve(answer: FinishedAnswer): Promise<void> {
  const { body } = answer.forms.identity;
  if (answer.forms.br === answer.forms.identity) return;
  const br = await promisify(brotliCompress)(body, brotliAt(11, body.length));
  const gz = await promisify(gzip)(body, { level: 9 });
  answer.forms.br = form('br', br, answer.hash, answer.headers, true);
  answer.forms.gzip = form('gzip', gz, answer.hash, answer.headers, true);
}

function rangeOf(header: string, size: number): { start: number; end: number } | 'outside' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header);
  if (!match || (!match[1] && !match[2])) return null;
  const start = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]));
  const end = match[1] && match[2] ? Math.min(Number(match[2]), size - 1) : size - 1;
  return start > end || start >= size ? 'outside' : { start, end };
}

/** Sends a finished answer: the right encoding, 304, ranges of what is not compressed, no body for HEAD. */
export function sendAnswer(answer: FinishedAnswer, request: IncomingMessage, response: ServerResponse): void {
  const { body, etag, headers } = answer.forms[wantedEncoding(request.headers['accept-encoding'])];
  const known = request.headers['if-none-match'];
  if (known !== undefined && answer.status === 200 && (known === '*' || known.includes(etag))) {
    response.writeHead(
      304,
      headers.filter((_, index) => !/^content-(length|encoding|type)$/i.test(headers[index & ~1] ?? '')),
    );
    response.end();
    return;
  }
  const range = request.headers.range;
  if (range !== undefined && answer.forms.br === answer.forms.identity && answer.status === 200) {
    const part = rangeOf(range, body.length);
    if (part === 'outside') {
      response.writeHead(416, { 'Content-Range': `bytes */${body.length}` }).end();
      return;
    }
    if (part) {
      const slice = body.subarray(part.start, part.end + 1);
      response.writeHead(206, {
        ...answer.headers,
        ETag: etag,
        'Content-Range': `bytes ${part.start}-${part.end}/${body.length}`,
        'Content-Length': slice.length,
      });
      response.end(request.method === 'HEAD' ? undefined : slice);
      return;
    }
  }
  response.writeHead(answer.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

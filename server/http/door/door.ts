import type { Context, MiddlewareHandler } from 'hono';
import { AppError } from '../../errors.ts';
import { boundaryOf, fieldsProblem, mostFields, mostParts, partsProblem } from './form-problem.ts';
import { isJsonType } from './json-body.ts';
import { jsonProblem, mostJsonValues } from './json-problem.ts';
import { encodedProblem } from './text-problem.ts';

/** Everything that a route of ours answers. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Why a request goes no further than the door. */
type DoorProblem = 'encoding' | 'control' | 'unreadable' | 'deep' | 'many' | 'type';

const refusals: Record<DoorProblem, { status: number; code: string; message: string }> = {
  encoding: {
    status: 400,
    code: 'bad_encoding',
    message: 'This contains characters that aren’t valid UTF-8.',
  },
  control: {
    status: 400,
    code: 'control_character',
    message: 'This contains control characters. Type the text again, then send it.',
  },
  unreadable: { status: 400, code: 'unreadable', message: 'We can’t read what was sent.' },
  deep: { status: 400, code: 'unreadable', message: 'What was sent is nested too deeply for us to read.' },
  many: {
    status: 413,
    code: 'too_many_fields',
    message: `This contains more fields than any form here has. The limits are ${mostFields} fields, ${mostParts} files and ${mostJsonValues} values.`,
  },
  type: {
    status: 415,
    code: 'unsupported_type',
    message: 'We don’t accept this kind of content here. Send a form or JSON.',
  },
};

const refused = (problem: DoorProblem): AppError => new AppError(refusals[problem]);

/** A percent sign that begins no escape means itself in a query, as every parser reads it: people type ?q=100% */
const asTyped = (query: string): string => query.replaceAll(/%(?![\da-f]{2})/gi, '%25');

/** Path and query must be text; a path contains no line break either. */
function checkAddress(url: string): void {
  const [, path = '', query = ''] = /^[a-z]+:\/\/[^/]*([^?]*)\??([^#]*)/i.exec(url) ?? [];
  if (/%0[9a-d]/i.test(path)) throw refused('control');
  const problem = encodedProblem(path) ?? encodedProblem(asTyped(query));
  if (problem) throw refused(problem);
}

/** The first look at a request: its method and its address. */
export function checkedAddress(): MiddlewareHandler {
  return (context, next) => {
    if (!methods.includes(context.req.method)) {
      context.header('Allow', methods.join(', '));
      throw new AppError({ status: 405, code: 'method', message: 'This method isn’t supported.' });
    }
    checkAddress(context.req.url);
    return next();
  };
}

/** What is wrong with a body of a content type; null where nothing is. */
export function bodyProblem(contentType: string, bytes: Buffer): DoorProblem | null {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type === 'application/x-www-form-urlencoded') return fieldsProblem(bytes);
  if (type === 'multipart/form-data') {
    const boundary = boundaryOf(contentType);
    return boundary === null ? 'unreadable' : partsProblem(bytes, boundary);
  }
  if (isJsonType(type)) return jsonProblem(bytes);
  return 'type';
}

interface CheckedBody {
  /** Ways that take bytes of any kind: files, and what other servers send and sign. */
  takesBytes: (path: string) => boolean;
  /** Ways that read forms and nothing else, whether or not one was sent. */
  takesForms: (path: string) => boolean;
}

/** The second look, once it is known that the body is not too large: what it is, and whether it can be read. */
export function checkedBody({ takesBytes, takesForms }: CheckedBody): MiddlewareHandler {
  return async (context: Context, next) => {
    const { method, path, raw } = context.req;
    if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS' || takesBytes(path)) return next();
    const type = raw.headers.get('content-type') ?? '';
    const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(type);
    if (takesForms(path) && !isForm) throw refused('type');
    if (!raw.body) return next();
    const body = Buffer.from(await raw.arrayBuffer());
    // A call without a body needs no type.
    const problem = body.length === 0 && type === '' ? null : bodyProblem(type, body);
    if (problem) throw refused(problem);
    const { headers, signal, url } = raw;
    context.req.raw = new Request(url, { method, headers, signal, body });
    return next();
  };
}

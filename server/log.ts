import { AsyncLocalStorage } from 'node:async_hooks';
import { type DestinationStream, type LogFn, type Logger, pino } from 'pino';

interface RequestScope {
  id: string;
  logger: Logger;
}

const scope = new AsyncLocalStorage<RequestScope>();

/** Personal data and secrets, wherever they occur in a text. */
const personal: readonly (readonly [RegExp, string])[] = [
  [/[^\s@<>"'(),;:=/]+(?:@|%40)[^\s@<>"'(),;=/]+/gi, '[e-mail]'],
  [/\beyJ[\w-]+\.[\w.-]+|(?<![\w-])(?=[a-z_-]*\d)[\w-]{40,}/gi, '[kept out]'],
  [/\b(token|key|code|oobCode|password|secret|sid)=[^\s&"]+/gi, '$1=[kept out]'],
  [/(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/g, '[address]'],
  [/(?<![\w:])(?:[0-9a-f]{1,4}:){3,7}(?::?[0-9a-f]{1,4}|:)(?![\w:])/gi, '[address]'],
  [/\+\d[\d ()/-]{6,}\d/g, '[phone]'],
];
// Line breaks stay: JSON writes them as two signs. The others a terminal would obey.
const unprintable = /(?![\t\n])\p{Cc}|[\u2028\u2029]/gu;
/** Longer texts were sent by somebody, not written by us. */
const longestText = 4_000;

/** Takes mail addresses, tokens, networks, bound values and control characters out of a text. */
export function scrub(text: string): string {
  // Drizzle puts the bound values at the end of its message.
  let clean = text
    .slice(0, longestText)
    .replace(/\nparams: [\s\S]*$/, '')
    .replace(unprintable, '\ufffd');
  for (const [pattern, instead] of personal) clean = clean.replace(pattern, instead);
  return clean;
}

/** Scrubs every text in what is logged, as deep as anything of ours goes. */
function scrubbed(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return scrub(value);
  if (value instanceof Error) return describeError(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth > 5) return '[too deep]';
  if (Array.isArray(value)) return value.slice(0, 100).map((each) => scrubbed(each, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, scrubbed(each, depth + 1)]));
}

/** What PostgreSQL says without the value that it says it about. */
const withoutValue = (message: string): string => message.replace(/(: |\()"[\s\S]*$/, '$1[value]');

/** Where an error was thrown: the frames alone, because the message above them was scrubbed already. */
function framesOf({ stack = '', message }: Error): string {
  const after = stack.indexOf(message);
  const frames = after < 0 ? stack : stack.slice(after + message.length);
  return frames
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .slice(0, 20)
    .map((line) => scrub(line))
    .join('\n');
}

/** What the log keeps of an error: pg's `detail`, `where` and `parameters` hold people's data and stay out. */
function describeError(error: unknown, depth = 0): Record<string, unknown> {
  if (!(error instanceof Error)) {
    // pg-boss emits errors as plain objects.
    const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
    return { message: scrub(String(message)) };
  }
  const code = 'code' in error && ['string', 'number'].includes(typeof error.code) ? error.code : undefined;
  const isFromDatabase = typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code);
  const detail = 'detail' in error && typeof error.detail === 'object' ? error.detail : undefined;
  return {
    type: error.name,
    message: scrub(isFromDatabase ? withoutValue(error.message) : error.message),
    ...(code === undefined ? {} : { code }),
    ...(detail ? { detail: scrubbed(detail) } : {}),
    stack: framesOf(error),
    ...(error.cause && depth < 4 ? { cause: describeError(error.cause, depth + 1) } : {}),
  };
}

const secretNames = [
  'password',
  'token',
  'secret',
  'authorization',
  'cookie',
  'email',
  'to',
  'ip',
  'address',
  'phone',
];

const scrubbedEntry = ([name, value]: [string, unknown]): [string, unknown] => [
  name,
  // Those two have serializers of their own.
  name === 'err' || name === 'error' ? value : scrubbed(value),
];

/** Makes a logger that writes JSON lines and blanks what must not be kept. */
export function makeLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (object: Record<string, unknown>) => Object.fromEntries(Object.entries(object).map(scrubbedEntry)),
    },
    serializers: { err: describeError, error: describeError },
    hooks: {
      logMethod(this: Logger, given: Parameters<LogFn>, method: LogFn) {
        const [first, ...rest] = given.map((each: unknown) =>
          typeof each === 'string' ? scrub(each) : each,
        );
        // An error on its own would lend the line its message as it is.
        if (first instanceof Error) method.call(this, { err: first }, 'an error');
        else method.apply(this, [first, ...rest] as Parameters<LogFn>);
      },
    },
    redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`]), censor: '[kept out]' },
  };
  return destination ? pino(options, destination) : pino(options);
}

let root = makeLog(process.env.LOG_LEVEL || 'info');

/** Sets how much is logged, or where to; called once at start. */
export function configureLog(level: string, destination?: DestinationStream): void {
  root = makeLog(level, destination);
}

/** The logger of the request at hand (its lines carry the request id), or the process's. */
export function log(): Logger {
  return scope.getStore()?.logger ?? root;
}

/** Runs a function so that every line logged inside carries the request id. */
export function withRequestId<T>(id: string, run: () => T): T {
  return scope.run({ id, logger: root.child({ request: id }) }, run);
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { type DestinationStream, type Logger, pino } from 'pino';
import { globalCell } from '#lib/global-cell.ts';

interface RequestScope {
  id: string;
  logger: Logger;
}

const scope = globalCell('log.scope', () => new AsyncLocalStorage<RequestScope>());

const mailAddress = /[^\s@<>"'(),;:=]+@[^\s@<>"'(),;=]+/g;

/** Takes mail addresses and bound values out of a text: drizzle and pg put them into their messages. */
export function scrub(text: string): string {
  return text.replace(/\nparams: .*/g, '').replace(mailAddress, '[e-mail]');
}

/** What the log keeps of an error: pg's `detail`, `where` and `parameters` hold people's data and stay out. */
function describeError(error: unknown, depth = 0): Record<string, unknown> {
  if (!(error instanceof Error)) {
    // pg-boss emits errors as plain objects.
    const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
    return { message: scrub(String(message)) };
  }
  const code =
    'code' in error && (typeof error.code === 'string' || typeof error.code === 'number')
      ? { code: error.code }
      : {};
  const detail =
    'detail' in error && typeof error.detail === 'object' && error.detail ? { detail: error.detail } : {};
  return {
    type: error.name,
    message: scrub(error.message),
    ...code,
    ...detail,
    stack: scrub(error.stack ?? ''),
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

/** Makes a logger that writes JSON lines and blanks what must not be kept. */
export function makeLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError, error: describeError },
    redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`]), censor: '[kept out]' },
  };
  return destination ? pino(options, destination) : pino(options);
}

const cell = globalCell('log.root', () => ({ logger: makeLog(process.env.LOG_LEVEL || 'info') }));

/** Sets how much is logged, or where to; called once at start. */
export function configureLog(level: string, destination?: DestinationStream): void {
  cell.logger = makeLog(level, destination);
}

/** The logger of the request at hand (its lines carry the request id), or the process's. */
export function log(): Logger {
  return scope.getStore()?.logger ?? cell.logger;
}

/** Runs a function so that every line logged inside carries the request id. */
export function withRequestId<T>(id: string, run: () => T): T {
  return scope.run({ id, logger: cell.logger.child({ request: id }) }, run);
}

/** A message per form field, shown beside it. */
type FieldErrors = Readonly<Record<string, string>>;

interface AppErrorParts {
  status: number;
  code: string;
  /** What the user may see. */
  message: string;
  fields?: FieldErrors;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
  /** What only the log needs; without personal data. */
  detail?: Record<string, unknown>;
  cause?: unknown;
}

/** An error with what the user may see (status, code, message, fields) apart from what the log needs. */
export class AppError extends Error {
  override name = 'AppError';
  readonly status: number;
  readonly code: string;
  readonly fields: FieldErrors | undefined;
  readonly retryAfter: number | undefined;
  readonly detail: Record<string, unknown> | undefined;

  constructor(parts: AppErrorParts) {
    super(parts.message, { cause: parts.cause });
    this.status = parts.status;
    this.code = parts.code;
    this.fields = parts.fields;
    this.retryAfter = parts.retryAfter;
    this.detail = parts.detail;
  }

  /** The body an API answers with. */
  toBody(): { error: { code: string; message: string; fields?: FieldErrors } } {
    return {
      error: { code: this.code, message: this.message, ...(this.fields ? { fields: this.fields } : {}) },
    };
  }
}

/** 422: something typed needs a change; `fields` says what, beside each field. */
export const badInput = (fields: FieldErrors, message = 'Please check the marked fields.'): AppError =>
  new AppError({ status: 422, code: 'bad_input', message, fields });

/** 403: known, but not allowed. */
export const forbidden = (message = 'You don’t have permission to do this.'): AppError =>
  new AppError({ status: 403, code: 'forbidden', message });

/** 429: too often; try again after so many seconds. */
export const tooMany = (retryAfter: number): AppError =>
  new AppError({
    status: 429,
    code: 'too_many',
    message: 'You’ve tried this several times in a row. Please wait a moment and try again.',
    retryAfter: Math.max(1, Math.ceil(retryAfter)),
  });

/** 503: the database or another service we need can't be reached at the moment. */
export const unavailable = (cause?: unknown): AppError =>
  new AppError({
    status: 503,
    code: 'unavailable',
    message: 'We can’t save this right now. What you entered is still here, so please try again in a minute.',
    retryAfter: 10,
    cause,
  });

const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // Server starting, stopping, full of connections, out of disk or memory.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '53100',
  '53200',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '08007',
  // A read-only standby after a failover.
  '25006',
]);

const awayMessages =
  /connection terminated|connection ended|timeout exceeded when trying to connect|client has encountered a connection error|cannot use a pool after calling end|client was closed|query read timeout/i;

/** Whether an error means that the database or another server can't be reached, rather than a bug. */
export function isUnavailable(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 6; at = at.cause, depth += 1) {
    if (at instanceof AppError) return at.status === 503;
    if ('code' in at && typeof at.code === 'string' && awayCodes.has(at.code)) return true;
    if (awayMessages.test(at.message)) return true;
    if (at instanceof AggregateError && at.errors.some(isUnavailable)) return true;
  }
  return false;
}

/** SQLSTATE class 22: a value that cannot be what it was taken for, such as half a UUID, a 31st of February or NUL. */
const badValue = /^22(?!012)[0-9A-Z]{3}$/;
/** Someone else wrote the same row at the same moment, or removed what it refers to. */
const overtaken = new Set(['23505', '23503']);

/** What the code of an error, or of what caused it, fulfils. */
function hasCode(error: unknown, fulfils: (code: string) => boolean): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 6; at = at.cause, depth += 1)
    if ('code' in at && typeof at.code === 'string' && fulfils(at.code)) return true;
  return false;
}

const isUnreadableForm = (error: unknown): boolean =>
  error instanceof TypeError && /parse body as FormData/i.test(error.message);

/**
 * What a request is answered when something was thrown, or null where it is a fault of ours. The safety net behind
 * the schemas: a value that only the database refused is a page that is not there, or a form that makes no sense.
 */
export function answerableAs(error: unknown, method: string): AppError | null {
  if (error instanceof AppError) return error;
  if (isUnavailable(error)) return unavailable(error);
  if (hasCode(error, (code) => overtaken.has(code)))
    return new AppError({
      status: 409,
      code: 'changed',
      message: 'Someone else changed this at the same moment. Reload the page and check it, then try again.',
      cause: error,
    });
  if (!hasCode(error, (code) => badValue.test(code)) && !isUnreadableForm(error)) return null;
  return method === 'GET' || method === 'HEAD'
    ? new AppError({
        status: 404,
        code: 'not_found',
        message: 'There is no page at this address.',
        cause: error,
      })
    : new AppError({
        status: 400,
        code: 'bad_value',
        message: 'One of the values doesn’t make sense here. Check what you entered, then try again.',
        cause: error,
      });
}

import { AppError, isUnavailable } from '../errors.ts';

/** An answer that the SDK understands: its message is a code of Google's, with a text after ' : ' where one helps. */
export class IdentityError extends Error {
  override name = 'IdentityError';
  readonly status: number;
  readonly retryAfter: number | undefined;

  constructor(message: string, status = 400, retryAfter?: number) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** Throws the code unless the condition holds. */
export function demand(condition: unknown, code: string): asserts condition {
  if (!condition) throw new IdentityError(code);
}

/** The body of an error, as Google's service writes it. */
export const errorBody = (status: number, message: string) => ({
  error: { code: status, message, errors: [{ message, domain: 'global', reason: reasonOf(status) }] },
});

const reasonOf = (status: number): string =>
  status === 403 ? 'forbidden' : status === 404 ? 'notFound' : status >= 500 ? 'backendError' : 'invalid';

/** True where the index of addresses refused a second account. */
function isTakenAddress(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 4; at = at.cause, depth += 1) {
    if ('constraint' in at && at.constraint === 'identity_users_email') return true;
  }
  return false;
}

/** Turns any error into one the SDK understands: a limit, an unreachable database, or a fault of ours. */
export function asIdentityError(error: unknown): IdentityError | null {
  if (error instanceof IdentityError) return error;
  if (isTakenAddress(error)) return new IdentityError('EMAIL_EXISTS');
  if (error instanceof AppError && error.status === 429)
    return new IdentityError(
      'TOO_MANY_ATTEMPTS_TRY_LATER : Too many attempts. Please try again in a moment.',
      400,
      error.retryAfter,
    );
  if (error instanceof AppError && error.status === 403)
    return new IdentityError('PERMISSION_DENIED : This request came from another site.', 403);
  if (isUnavailable(error))
    return new IdentityError('UNAVAILABLE : We can’t do this right now. Please try again.', 503, 10);
  return null;
}

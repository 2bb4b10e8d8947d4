import type { AppError } from './errors.ts';
import { log } from './log.ts';

/** Refusals for missing permissions or too many requests. They are logged because attacks look like this. */
const noted = new Set([401, 403, 429]);

/** Writes down that a request was refused. Who asked and for what stays out; the line carries the request's id. */
export function noteRefusal({ status, code }: AppError): void {
  if (noted.has(status)) log().info({ status, code }, 'a request was refused');
}

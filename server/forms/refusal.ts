import type { Refusal } from '#lib/forms/refusal.ts';
import { AppError } from '../errors.ts';
import { ConflictError } from './conflict.ts';
import { type Fields, textsIn } from './fields.ts';

/** What the page of a refused form shows, and the status it answers with; what no page can mend is thrown on. */
export function refusalOf(error: unknown, fields: Fields): { refusal: Refusal; status: number } {
  if (!(error instanceof AppError)) throw error;
  return {
    status: error.status,
    refusal: {
      message: error.message,
      code: error.code,
      fields: error.fields ?? {},
      // What opens something is typed again rather than sent back in a page.
      typed: Object.fromEntries(textsIn(fields).filter(([name]) => name !== 'secret')),
      ...(error instanceof ConflictError ? { conflict: error.conflict } : {}),
    },
  };
}

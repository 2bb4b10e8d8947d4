import { AppError } from '#server/errors.ts';
import type { Fields } from '#server/forms/fields.ts';
import { AlreadyRegistered } from './errors.server.ts';
import type { Refusal } from './refusal.ts';

const textsIn = (fields: Fields, prefix = ''): [string, string][] =>
  Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'string') return [[prefix + name, value]];
    return name === 'answers' && typeof value === 'object' && value !== null
      ? textsIn({ ...value }, 'answers.')
      : [];
  });

/** What the page of a refused form shows, and the status it answers with; what no page can mend is thrown on. */
export function refusalOf(error: unknown, fields: Fields): { refusal: Refusal; status: number } {
  if (!(error instanceof AppError)) throw error;
  return {
    status: error.status,
    refusal: {
      message: error.message,
      fields: error.fields ?? {},
      typed: Object.fromEntries(textsIn(fields)),
      ...(error instanceof AlreadyRegistered ? { already: true } : {}),
    },
  };
}

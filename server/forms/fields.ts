import type { z } from 'zod';
import { badInput } from '../errors.ts';

/** What a form or a script sent. */
export type Fields = Record<string, unknown>;

const sendsJson = (request: Request): boolean =>
  request.headers.get('content-type')?.includes('application/json') ?? false;

/** Whether a script asks, which gets JSON; a form gets a 303. */
export const wantsJson = (request: Request): boolean =>
  sendsJson(request) || (request.headers.get('accept')?.startsWith('application/json') ?? false);

/** The fields of a request; those a form calls `answers.x` become one object. */
export async function fieldsOf(request: Request): Promise<Fields> {
  try {
    if (sendsJson(request)) {
      const body: unknown = await request.json();
      return typeof body === 'object' && body !== null ? { ...body } : {};
    }
    const entries = [...(await request.formData())];
    const isAnswer = ([name]: [string, unknown]) => name.startsWith('answers.');
    const answers = entries.filter(isAnswer).map(([name, value]) => [name.slice('answers.'.length), value]);
    return {
      ...Object.fromEntries(entries.filter((entry) => !isAnswer(entry))),
      ...(answers.length > 0 ? { answers: Object.fromEntries(answers) } : {}),
    };
  } catch {
    return {};
  }
}

/** Reads fields by a schema, or throws 422 with the first message for each field. */
export function parseFields<T>(schema: z.ZodType<T>, fields: Fields): T {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  const problems: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) problems[path.join('.')] ??= message;
  throw badInput(problems);
}

// A header that is longer is refused by servers and proxies; the pages' own forms do not take this way.
const longest = 6000;

/** What was typed, as parameters for the way back, as far as an address can hold it. */
export function typedParameters(fields: Fields, names: readonly string[]): URLSearchParams {
  const typed = new URLSearchParams();
  const given = typeof fields.answers === 'object' && fields.answers !== null ? fields.answers : {};
  const answers = Object.entries(given).map(([id, value]) => [`answers.${id}`, value]);
  for (const [name, value] of [...names.map((name) => [name, fields[name]]), ...answers]) {
    if (typeof name !== 'string' || typeof value !== 'string' || value === '') continue;
    const more = new URLSearchParams({ [name]: value }).toString();
    if (typed.toString().length + more.length < longest) typed.set(name, value);
  }
  return typed;
}

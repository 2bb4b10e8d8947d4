import type { z } from 'zod';
import { badInput } from '../errors.ts';
import { jsonOf, sendsJson } from '../http/door/json-body.ts';

/** What a form or a script sent. */
export type Fields = Record<string, unknown>;

/** Whether a script asks, which gets JSON; a form gets a 303. */
export const wantsJson = (request: Request): boolean =>
  sendsJson(request) || (request.headers.get('accept')?.startsWith('application/json') ?? false);

/** The fields of a request; those that a form calls `answers.x` and `answers.y` become one object, `answers`. */
export async function fieldsOf(request: Request): Promise<Fields> {
  try {
    if (sendsJson(request)) {
      const body = await jsonOf(request);
      return typeof body === 'object' && body !== null ? { ...body } : {};
    }
    const entries = [...(await request.formData())];
    const groups = Object.groupBy(entries, ([name]) => name.split('.', 1)[0] ?? name);
    return Object.fromEntries(
      Object.entries(groups).map(([group, given = []]) => {
        const within = given.filter(([name]) => name.length > group.length);
        if (within.length === 0) return [group, given.at(-1)?.[1]];
        return [
          group,
          Object.fromEntries(within.map(([name, value]) => [name.slice(group.length + 1), value])),
        ];
      }),
    );
  } catch {
    return {};
  }
}

/** What was typed, by the names that the form gave its fields. */
export const textsIn = (fields: Fields): [string, string][] =>
  Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'string') return [[name, value]];
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    return textsIn({ ...value }).map(([inner, text]) => [`${name}.${inner}`, text]);
  });

/** Reads fields by a schema, or throws 422 with the first message for each field. */
export function parseFields<T>(schema: z.ZodType<T>, fields: Fields): T {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  const problems: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) problems[path.join('.')] ??= message;
  throw badInput(problems);
}

import { data, redirect } from 'react-router';
import { type Fields, fieldsOf } from '#server/forms/fields.ts';
import { refusalOf } from '#server/forms/refusal.ts';
import { visitorAddress } from '#server/http/client-address.ts';

/** Does what a form asks for, and gives the address of the page that says so. */
type Take = (fields: Fields, address: string) => Promise<string>;

/** What a page of its own says about some refusals, beside what every form says. */
type More<T extends object> = (error: unknown, fields: Fields) => Promise<T>;

/** As `answerForm`, with more about a refusal than every form says. */
export async function answerFormWith<T extends object>(request: Request, take: Take, more: More<T>) {
  const fields = await fieldsOf(request);
  try {
    return redirect(await take(fields, visitorAddress(request)), 303);
  } catch (error) {
    const { refusal, status } = refusalOf(error, fields);
    return data({ ...refusal, ...(await more(error, fields)) }, { status });
  }
}

/** Answers the form of a public page: 303 to the page that `take` names, or the refusal with what was typed. */
export const answerForm = (request: Request, take: Take) => answerFormWith(request, take, async () => ({}));

/** For a page with several forms: each names what is to be done in the field `intent`. */
export const byAction =
  (actions: Readonly<Record<string, Take>>): Take =>
  (fields, address) => {
    const name = String(fields.intent);
    const take = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!take) throw data(null, { status: 404 });
    return take(fields, address);
  };

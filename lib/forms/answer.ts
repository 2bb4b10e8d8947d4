import { type Is, isRecord, isText, recordOf } from '../files/shape.ts';

/** The message for an answer that the page doesn't understand: most likely the site is newer than the page. */
export const notUnderstood = 'We didn’t understand the site’s answer. Please reload the page.';

/** The data of an answer, once the check has confirmed its type; otherwise throws a message for people. */
export async function answerOf<T>(answer: Response, is: Is<T>): Promise<T> {
  const said = await answer.json().catch((error: unknown) => {
    // An answer that isn't JSON didn't come from this site; an aborted request stays an abort.
    if (!(error instanceof SyntaxError)) throw error;
  });
  if (is(said)) return said;
  throw new Error(notUnderstood);
}

/** Why the site refused something; anything it didn't say is missing or empty. */
interface SaidRefusal {
  code: string;
  message?: string;
  fields: Readonly<Record<string, string>>;
}

/** The refusal in what an answer says. */
export function refusalIn(said: unknown): SaidRefusal {
  const error = isRecord(said) && isRecord(said.error) ? said.error : {};
  const { code, message, fields } = error;
  return {
    code: isText(code) ? code : '',
    message: isText(message) ? message : undefined,
    fields: recordOf(isText)(fields) ? fields : {},
  };
}

/** The refusal in an answer; empty if something other than this site answered. */
export const refusalOf = async (answer: Response): Promise<SaidRefusal> =>
  refusalIn(await answer.json().catch(() => null));

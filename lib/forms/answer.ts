import { type Is, isRecord, isText, recordOf } from '../files/shape.ts';

/** What is said where an answer is something else than the page knows: most likely the site is newer than the page. */
export const notUnderstood = 'We didn’t understand the site’s answer. Please reload the page.';

/** What an answer says, once the check has found it to be that; throws words for people where it is something else. */
export async function answerOf<T>(answer: Response, is: Is<T>): Promise<T> {
  const said = await answer.json().catch((error: unknown) => {
    // What is no JSON is no answer of ours; a request that was given up stays what it is.
    if (!(error instanceof SyntaxError)) throw error;
  });
  if (is(said)) return said;
  throw new Error(notUnderstood);
}

/** Why the site refused something; what it did not say is missing or empty. */
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

/** The refusal that an answer is; empty where something else than this site answered. */
export const refusalOf = async (answer: Response): Promise<SaidRefusal> =>
  refusalIn(await answer.json().catch(() => null));

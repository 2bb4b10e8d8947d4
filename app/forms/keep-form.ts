import { data, isRouteErrorResponse } from 'react-router';
import { notUnderstood, refusalIn } from '#lib/forms/answer.ts';
import { lostConnection, type Refusal } from '#lib/forms/refusal.ts';

/** What the server said instead of an answer of the page: the body is JSON where the request did not get that far. */
function said(body: unknown): unknown {
  try {
    return typeof body === 'string' ? JSON.parse(body) : body;
  } catch {
    return null;
  }
}

/** With its status the router does not ask for the page's data again, which would fail just as the form did. */
const refused = (refusal: Refusal, status: number) => data(refusal, { status });

/**
 * The `clientAction` of every page whose form is sent by script. Without it a lost connection would replace the page,
 * and all that was typed, by an error page; with it the form says what happened and can be sent again.
 */
export async function keepForm<T>({ serverAction }: { serverAction: () => Promise<T> }) {
  try {
    return await serverAction();
  } catch (error) {
    // A redirect is thrown as the answer that it is.
    if (error instanceof Response) throw error;
    if (!isRouteErrorResponse(error)) return refused(lostConnection, 503);
    const { message = notUnderstood, code, fields } = refusalIn(said(error.data));
    return refused({ message, code, fields, typed: {} }, error.status);
  }
}

import { refusalOf } from '#lib/forms/answer.ts';
import { SessionError } from './session.ts';

/** Closes the account of this browser's session; the data goes after some days, or at once. */
export async function closeAccount(atOnce: boolean): Promise<void> {
  const answer = await fetch('/api/account/close', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ atOnce }),
  });
  if (answer.ok) return;
  const { message = 'Your account couldn’t be closed. Try again in a minute.' } = await refusalOf(answer);
  throw new SessionError(answer.status, message);
}

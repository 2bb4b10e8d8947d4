import { refusalOf } from '#lib/forms/answer.ts';
import type { Draft } from '../fields.ts';

/** Sends what was typed into some fields of a draft; throws with words for people where that fails. */
export async function sendDraft(submission: string, typed: Draft, leaving = false): Promise<void> {
  const answer = await fetch('/api/submissions/draft', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ submission, ...typed }),
    // A page that is left still sends its last words.
    keepalive: leaving,
  });
  if (answer.ok) return;
  const { message = 'We couldn’t save your draft.' } = await refusalOf(answer);
  throw new Error(message);
}

/** What a form holds by now, as text. */
export const typedIn = (form: HTMLFormElement): Draft =>
  Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value === 'string'));

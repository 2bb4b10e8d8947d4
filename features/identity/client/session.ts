import { isFlag, isText, orNull, shaped } from '#lib/files/shape.ts';
import { answerOf, refusalOf } from '#lib/forms/answer.ts';
import { ownZone } from '#lib/time/browser-time.ts';
import { tellTabs } from './channel.ts';

/** What the server says of whoever is signed in. */
interface SessionUser {
  id: string;
  email: string | null;
  emailVerified: boolean;
  photoUrl: string | null;
  /** The name that they gave; `name` stands in for it where they gave none. */
  fullName: string | null;
  name: string;
  initials: string;
  staff: boolean;
}

const isSession = shaped<{ user: SessionUser | null }>({
  user: orNull(
    shaped<SessionUser>({
      id: isText,
      email: orNull(isText),
      emailVerified: isFlag,
      photoUrl: orNull(isText),
      fullName: orNull(isText),
      name: isText,
      initials: isText,
      staff: isFlag,
    }),
  ),
});

/** The server would not open a session; the text may be shown. */
export class SessionError extends Error {
  override name = 'SessionError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

async function call(method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<SessionUser | null> {
  const answer = await fetch('/api/session', {
    method,
    ...(body ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
  if (answer.ok) return (await answerOf(answer, isSession)).user;
  const { message = 'Please sign in again.' } = await refusalOf(answer);
  throw new SessionError(answer.status, message);
}

// The same token is exchanged once, however many ask for it at the same time.
let exchanged: { idToken: string; session: Promise<SessionUser | null> } | null = null;

/** Exchanges a token for a session of this site. */
export async function openSession(idToken: string): Promise<void> {
  if (exchanged?.idToken !== idToken)
    exchanged = { idToken, session: call('POST', { idToken, zone: ownZone() }) };
  try {
    await exchanged.session;
  } catch (error) {
    exchanged = null;
    throw error;
  }
  tellTabs('signed-in');
}

/** Whoever has a session here; also puts the mark in the header right. */
export const sessionUser = (): Promise<SessionUser | null> => call('GET');

/** Ends the session, and with it the sign-in that the token is of. */
export async function endSession(idToken?: string): Promise<void> {
  exchanged = null;
  await call('DELETE', idToken ? { idToken } : {});
  tellTabs('signed-out');
}

import type pg from 'pg';
import type { Site } from '../../scripts/test/site.ts';

/** Somebody who is signed in, at every server of the database. */
export interface Person {
  cookie: string;
}

async function post(address: string, path: string, body: object): Promise<Response> {
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: address },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** Makes an account whose address is confirmed, and signs it in. */
export async function signedIn({ address }: Site, client: pg.Client, email: string): Promise<Person> {
  const wish = { email, password: 'correct horse battery 41', returnSecureToken: true };
  const made = await post(address, '/v1/accounts:signUp?key=embedded-identity', wish);
  await client.query('update identity_users set email_verified = true where email_key = $1', [email]);
  const { idToken } = (await made.json()) as { idToken: string };
  const session = await post(address, '/api/session', { idToken });
  const sid = session.headers.getSetCookie().find((cookie) => cookie.startsWith('sid='));
  return { cookie: sid?.split(';', 1)[0] ?? '' };
}

/** Sends the form of a page, from a network that nobody has come from yet; gives the address that it leads to. */
export async function send(
  { address }: Site,
  path: string,
  { cookie }: Person,
  { network, ...fields }: { message: string; intent?: string; network: number },
): Promise<URL> {
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: {
      Cookie: cookie,
      Origin: address,
      'X-Forwarded-For': `10.${network >> 8}.${network & 255}.1`,
    },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  const to = answer.headers.get('location');
  if (answer.status !== 303 || !to)
    throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return new URL(to, address);
}

/** A live page of a person; `next` resolves when the server says that something is new. */
export async function listen({ address }: Site, { cookie }: Person) {
  const leaving = new AbortController();
  const answer = await fetch(`${address}/api/enquiries/stream`, {
    headers: { Cookie: cookie },
    signal: leaving.signal,
  });
  if (!answer.ok || !answer.body) throw new Error(`the stream answered ${answer.status}`);
  const parts = answer.body.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]();
  return {
    async next(): Promise<number> {
      for (;;) {
        const { value, done } = await parts.next();
        if (done) throw new Error('the stream has ended');
        if (value.includes('event: change')) return performance.now();
      }
    },
    leave: () => leaving.abort(),
  };
}

import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { features } from '#app/features.server.ts';
import { createHttpApp } from '#app/http-app.server.ts';
import { makeKey } from '#features/api-keys/commands/make-key.server.ts';
import { revokeKey } from '#features/api-keys/commands/revoke-key.server.ts';
import { apiKeys } from '#features/api-keys/tables.server.ts';
import { addNote } from '#features/enquiries/inbox/commands/add-note.server.ts';
import { enquiryNotes } from '#features/enquiries/inbox/tables.server.ts';
import { enquiries } from '#features/enquiries/tables.server.ts';
import { newsletterSubscribers } from '#features/newsletter/tables.server.ts';
import { type ApiScope, apiScopes } from '#lib/staff/api-scopes.ts';
import { holdClock, now, releaseClock } from '#server/clock.ts';
import { events } from '#server/db/tables.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { mailsTo, openTestServices, type TestServices } from '#server/testing/test-services.ts';
import { apiCalls } from './calls.server.ts';

let world: TestServices;
let app: ReturnType<typeof createHttpApp>;
beforeAll(async () => {
  world = await openTestServices({}, features);
  app = createHttpApp({
    env: services().env,
    pages: { keeps: false, forRequest: async () => new Response('', { status: 404 }) },
    security: securityHeaders({ https: false }),
    served: () => ({}),
  });
});
afterAll(() => world.close());
afterEach(releaseClock);

const keyFor = (...scopes: ApiScope[]) =>
  makeKey({ name: 'A program', scopes, endsOn: '2027-06-30', key: undefined }, 'user:sam');

/** What the API says, as far as these tests read it. */
interface Said {
  id: string;
  reference: string;
  error: { message: string; fields: Record<string, string> };
  data: { id: string }[];
  next: string | null;
}

let networks = 0;
async function call(path: string, key: string | null, init: RequestInit = {}) {
  networks += 1;
  const headers = new Headers(init.headers);
  if (key) headers.set('authorization', `Bearer ${key}`);
  if (init.body) headers.set('content-type', 'application/json');
  const answer = await app.request(
    `https://akra.example/api/v1${path}`,
    { ...init, headers },
    { incoming: { socket: { remoteAddress: `10.8.${networks >> 8}.${networks & 255}` } } },
  );
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Said };
}

const enquiry = { name: 'Ana Example', email: 'ana@example.com', message: 'Two vans.', topics: ['product'] };
const send = (key: string, body: object, headers = {}) =>
  call('/enquiries', key, { method: 'POST', body: JSON.stringify(body), headers });

describe.each(apiCalls.map((one) => [one.id, one] as const))('%s', (_, { method, path, scope }) => {
  const missing = path.replace('{id}', newId());
  const init = method === 'post' ? { method: 'POST', body: JSON.stringify(enquiry) } : {};

  it('is refused without a key, and to a key with every scope but its own', async () => {
    const none = await call(missing, null, init);
    expect([none.status, none.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    const others = await keyFor(...apiScopes.filter((one) => one !== scope));
    const refused = await call(missing, others, init);
    expect(refused.status).toBe(403);
    expect(refused.body.error.message).toContain(scope);
  });

  it('answers a key with its scope alone', async () => {
    const { status, body } = await call(missing, await keyFor(scope), init);
    const expected = method === 'post' ? 201 : path.includes('{id}') ? 404 : 200;
    expect({ status, body }).toMatchObject({ status: expected });
  });
});

describe('a key', () => {
  it('is kept as a hash, counts its uses, and opens nothing from the moment it is revoked', async () => {
    const key = await keyFor('read:events');
    const kept = JSON.stringify(await world.database.db.select().from(apiKeys));
    expect(kept).not.toContain(key);
    expect((await call('/events', key)).status).toBe(200);
    const used = (await world.database.db.select().from(apiKeys)).find(({ prefix }) =>
      key.startsWith(prefix),
    );
    expect(used).toMatchObject({ uses: 1, lastUsedAt: expect.any(Date) });
    await revokeKey(used?.id ?? '', 'user:sam');
    await revokeKey(used?.id ?? '', 'user:sam');
    const after = await call('/events', key);
    expect([after.status, after.body.error.message]).toEqual([401, 'This key has been revoked.']);
    const log = await world.database.db
      .select()
      .from(events)
      .where(eq(events.subject, `api_key:${used?.id}`));
    expect(log.map(({ kind, actor }) => [kind, actor])).toEqual([
      ['api_key.made', 'user:sam'],
      ['api_key.revoked', 'user:sam'],
    ]);
    expect(JSON.stringify(log)).not.toContain(key);
  });

  it('ends after its last day', async () => {
    const key = await keyFor('read:events');
    holdClock('2027-06-30T23:59:59Z');
    expect((await call('/events', key)).status).toBe(200);
    holdClock('2027-07-01T00:00:00Z');
    expect((await call('/events', key)).body.error.message).toBe('This key has expired.');
  });

  it('is one however often its form is sent, and another for other words', async () => {
    const wish = {
      name: 'Twice',
      scopes: ['read:events'] as ApiScope[],
      endsOn: '2027-06-30',
      key: 'a-form-key',
    };
    const [first, second] = await Promise.all([makeKey(wish, 'user:sam'), makeKey(wish, 'user:sam')]);
    expect(second).toBe(first);
    expect(await makeKey({ ...wish, name: 'Other' }, 'user:sam')).not.toBe(first);
    const twice = (await world.database.db.select().from(apiKeys)).filter(({ name }) => name === 'Twice');
    expect(twice).toHaveLength(1);
  });

  it('is limited', async () => {
    holdClock('2026-11-16T12:00:00Z');
    const key = await keyFor('read:events');
    const answers = await Promise.all(Array.from({ length: 70 }, () => call('/events?limit=1', key)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(refused[0]?.headers.get('retry-after')).toBeTruthy();
  });

  it('is asked for, whatever another site sends along', async () => {
    const headers = { origin: 'https://elsewhere.example', cookie: '__Host-sid=whatever' };
    const body = JSON.stringify(enquiry);
    expect((await call('/enquiries', null, { method: 'POST', body, headers })).status).toBe(401);
  });
});

describe('enquiries', () => {
  it('can be sent, wait in the inbox, tell both sides, and are sent once for one Idempotency-Key', async () => {
    const key = await keyFor('write:enquiries');
    const body = { ...enquiry, email: 'bea@example.com' };
    const once = { 'idempotency-key': 'the-first-of-them' };
    const [first, second] = [await send(key, body, once), await send(key, body, once)];
    expect(first).toMatchObject({ status: 201, body: { state: 'open', messages: [{ body: 'Two vans.' }] } });
    expect(second.body.id).toBe(first.body.id);
    expect((await mailsTo('bea@example.com')).map(({ purpose }) => purpose)).toEqual(['enquiry.received']);
    const [sent] = await world.database.db
      .select()
      .from(events)
      .where(eq(events.subject, `enquiry:${first.body.id}`));
    expect(sent?.actor).toMatch(/^key:/);
  });

  it('are refused with a word for each field', async () => {
    const key = await keyFor('write:enquiries');
    const { status, body } = await send(key, {
      name: '',
      email: 'nobody',
      message: 'x',
      topics: ['nonsense'],
    });
    expect(status).toBe(422);
    expect(Object.keys(body.error.fields).toSorted()).toEqual(['email', 'name', 'topics.0']);
  });

  it('show what both sides said and nothing that the house notes or keeps to itself', async () => {
    const key = await keyFor('write:enquiries', 'read:enquiries');
    const { body: made } = await send(key, { ...enquiry, email: 'cat@example.com' });
    const person = {
      userId: 'sam',
      email: null,
      emailVerified: false,
      name: 'Sam',
      companyId: null,
      staff: true,
    };
    const access = { reference: made.reference, person, asStaff: true } as const;
    await addNote(access, { note: 'Pays late', key: undefined, address: '192.0.2.1' }, []);
    expect(await world.database.db.select().from(enquiryNotes)).toMatchObject([{ body: 'Pays late' }]);
    const { body } = await call(`/enquiries/${made.id}`, key);
    expect(body).toMatchObject({ email: 'cat@example.com', state: 'open' });
    const [row] = await world.database.db.select().from(enquiries).where(eq(enquiries.id, made.id));
    expect(JSON.stringify(body)).not.toContain(row?.idempotencyKey ?? 'none');
    expect(JSON.stringify(body)).not.toContain('Pays late');
  });

  it('that nobody has confirmed are not shown', async () => {
    const key = await keyFor('read:enquiries');
    const [row] = await world.database.db.select().from(enquiries).limit(1);
    if (!row) throw new Error('there is one');
    const id = newId();
    const copy = { ...row, id, reference: 'NOBODY-1', state: 'unconfirmed' as const };
    await world.database.db.insert(enquiries).values(copy);
    expect((await call(`/enquiries/${id}`, key)).status).toBe(404);
    const { body } = await call('/enquiries', key);
    expect(body.data.map((one: { id: string }) => one.id)).not.toContain(id);
  });
});

describe('a list', () => {
  it('is read page by page, each thing once, the newest first', async () => {
    const rows = Array.from({ length: 7 }, (_, nth) => ({
      id: newId(),
      email: `reader${nth}@example.com`,
      emailKey: `reader${nth}@example.com`,
      state: 'confirmed' as const,
      since: now(),
      askedAt: now(),
      createdAt: now(),
    }));
    await world.database.db.insert(newsletterSubscribers).values(rows);
    const key = await keyFor('read:subscribers');
    const seen: string[] = [];
    let after = '';
    do {
      const { body } = await call(`/subscribers?limit=3${after && `&after=${after}`}`, key);
      expect(body.data.length).toBeLessThanOrEqual(3);
      seen.push(...body.data.map(({ id }) => id));
      after = body.next ?? '';
    } while (after);
    expect(seen).toEqual(rows.map(({ id }) => id).reverse());
  });

  it.each(['limit=0', 'limit=101', 'limit=many', 'after=nothing'])('refuses %s', async (query) => {
    const { status } = await call(`/events?${query}`, await keyFor('read:events'));
    expect(status).toBe(422);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingRoutes } from '#features/booking/routes.server.ts';
import { addHost, addType, emptyWorld, openWorld, wish } from '#features/booking/testing/world.server.ts';
import { inviteAs, person } from '#features/companies/testing/world.server.ts';
import { enquiryRoutes } from '#features/enquiries/routes.server.ts';
import { ann, formOf, solved, sources } from '#features/enquiries/testing/world.server.ts';
import { eventRoutes } from '#features/events/routes.server.ts';
import { addEvent } from '#features/events/testing/world.server.ts';
import { addStaff } from '#features/identity/staff/add-staff.server.ts';
import { newsletterRoutes } from '#features/newsletter/routes.server.ts';
import { askForData } from '#features/personal-data/commands/ask.server.ts';
import { now, releaseClock } from '#server/clock.ts';
import { ground } from '#server/ground.ts';
import { identityUsers } from '#server/identity/tables.ts';
import { newId } from '#server/ids.ts';
import { noteStatements, withStatements } from './asked-statements.ts';

// Whoever sends a form with somebody else's address must not learn whether that address has an account: neither from
// the answer, nor from how much there was to do for it.
const folder = mkdtempSync(join(tmpdir(), 'akra alike '));
let close: () => Promise<void>;
beforeAll(async () => {
  close = await openWorld({ DATA_DIR: folder, STAFF_MAIL: 'team@akra.example' });
  await emptyWorld();
  await addAccount();
  await addType([await addHost('north')]);
  ticket = (await addEvent(5)).tickets[0]?.id ?? '';
});
afterAll(async () => {
  releaseClock();
  await close();
  rmSync(folder, { recursive: true, force: true });
});
noteStatements();

let networks = 0;
const clientAddress = () => {
  networks += 1;
  return `10.9.${networks}.1`;
};

const known = 'known@example.com';
const free = 'nobody@example.com';

async function addAccount(): Promise<void> {
  const at = now();
  await ground().database.db.insert(identityUsers).values({
    id: newId(),
    email: known,
    emailKey: known,
    emailVerified: true,
    validSince: at,
    createdAt: at,
    lastLoginAt: at,
  });
}

interface App {
  request: (path: string, init: RequestInit) => Response | Promise<Response>;
}

/** What a stranger sees of an answer, without what is made anew for every request. */
async function seen(app: App, path: string, body: RequestInit['body'] & object): Promise<unknown[]> {
  const answer = await app.request(path, { method: 'POST', body });
  const location = answer.headers.get('location')?.replace(/token=[\w.-]+/, 'token');
  const text = (await answer.text()).replace(/"(token|reference)":"[^"]*"/g, '$1');
  return [answer.status, location, text];
}

const fields = (values: Record<string, string>) => new URLSearchParams(values);
const start: Record<string, string> = { [known]: '2026-11-16T10:00:00Z', [free]: '2026-11-16T14:00:00Z' };
let ticket = '';
let puzzles: string[] = [];

/** Every way to send an address of one's choice. */
const ways: Record<string, (email: string) => Promise<unknown>> = {
  'the newsletter': (email) =>
    seen(
      newsletterRoutes({ clientAddress, requireEditor: async () => {} }),
      '/api/newsletter',
      fields({ email }),
    ),
  'a meeting': (email) =>
    seen(
      bookingRoutes({ clientAddress, calendarOf: async () => [] }),
      '/api/booking/book',
      fields({ ...wish, email, start: start[email] ?? '' }),
    ),
  'a waiting list': (email) =>
    seen(
      bookingRoutes({ clientAddress, calendarOf: async () => [] }),
      '/api/booking/wait',
      fields({ type: 'call', day: '2026-11-16', zone: 'UTC', email }),
    ),
  'a seat': (email) =>
    seen(
      eventRoutes({ clientAddress }),
      '/api/events/register',
      fields({ event: 'slots', ticket, name: 'Ann', email }),
    ),
  'an enquiry that solved a puzzle': (email) =>
    seen(
      enquiryRoutes({ clientAddress, signedIn: async () => null, sources }),
      '/api/enquiries',
      formOf({ ...ann, email, puzzle: puzzles.pop() ?? '' }),
    ),
  'an enquiry that waits for its confirmation': (email) =>
    seen(
      enquiryRoutes({ clientAddress, signedIn: async () => null, sources }),
      '/api/enquiries',
      formOf({ ...ann, email }),
    ),
  'a wish for what is kept': (email) => askForData({ email, address: clientAddress() }),
  'an invitation into a company': async (email) => (await inviteAs(person('owner'), email))?.role,
  'an invitation to the staff': (email) => addStaff({ email, areas: ['sales'], actor: 'user:o', by: 'Olga' }),
};
it.each(Object.keys(ways))('tells nothing of an account: %s', async (name) => {
  puzzles = [await solved(), await solved(), await solved()];
  const way = ways[name];
  if (!way) throw new Error('unreachable');
  // The first of its kind may make what the next ones find, such as a company.
  await way('first@example.com').catch(() => {});
  const [withAccount, without] = [
    await withStatements(() => way(known)),
    await withStatements(() => way(free)),
  ];
  expect(withAccount).toEqual(without);
  expect(without.statements.length).toBeGreaterThan(4);
});

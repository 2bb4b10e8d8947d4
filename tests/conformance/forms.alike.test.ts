import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingForms } from '#features/booking/forms.server.ts';
import { addHost, addType, emptyWorld, openWorld, wish } from '#features/booking/testing/world.server.ts';
import { inviteAs, person } from '#features/companies/testing/world.server.ts';
import { receiveEnquiry } from '#features/enquiries/receive.server.ts';
import { ann, formOf, solved, sources } from '#features/enquiries/testing/world.server.ts';
import { takeSeat } from '#features/events/receipt.server.ts';
import { addEvent } from '#features/events/testing/world.server.ts';
import { addStaff } from '#features/identity/staff/add-staff.server.ts';
import { newsletterForms } from '#features/newsletter/forms.server.ts';
import { askForData } from '#features/personal-data/commands/ask.server.ts';
import { now, releaseClock } from '#server/clock.ts';
import { identityUsers } from '#server/identity/tables.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
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
  await services().database.db.insert(identityUsers).values({
    id: newId(),
    email: known,
    emailKey: known,
    emailVerified: true,
    validSince: at,
    createdAt: at,
    lastLoginAt: at,
  });
}

/** What a stranger sees of the page that a form leads to, without what is made again for every request. */
const answered = async (to: Promise<string>): Promise<string> => (await to).replace(/token=[\w.-]+/, 'token');

/** What a stranger sees of an enquiry: its receipt says how it stands. */
async function enquired(given: Record<string, string>): Promise<unknown> {
  const taken = await receiveEnquiry(formOf(given), { address: clientAddress(), sources, sender: null });
  return 'refusal' in taken ? taken.refusal : taken.enquiry.state;
}
const start: Record<string, string> = { [known]: '2026-11-16T10:00:00Z', [free]: '2026-11-16T14:00:00Z' };
let ticket = '';
let puzzles: string[] = [];

/** Every way to send an address of one's choice. */
const ways: Record<string, (email: string) => Promise<unknown>> = {
  'the newsletter': (email) =>
    answered(newsletterForms['/newsletter']?.({ email }, clientAddress()) ?? Promise.reject()),
  'a meeting': (email) =>
    answered(bookingForms.book({ ...wish, email, start: start[email] ?? '' }, clientAddress())),
  'a waiting list': (email) =>
    answered(bookingForms.wait({ type: 'call', day: '2026-11-16', zone: 'UTC', email }, clientAddress())),
  'a seat': (email) => answered(takeSeat({ event: 'slots', ticket, name: 'Ann', email }, clientAddress())),
  'an enquiry that solved a puzzle': (email) => enquired({ ...ann, email, puzzle: puzzles.pop() ?? '' }),
  'an enquiry that waits for its confirmation': (email) => enquired({ ...ann, email }),
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

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { plans, roles } from '#content/journeys/pricing.ts';
import { solvePuzzle } from '#lib/puzzle.ts';
import { holdClock, releaseClock } from '#server/clock.ts';
import { AppError } from '#server/errors.ts';
import { ground } from '#server/ground.ts';
import { makePuzzle } from '#server/puzzle/puzzle.ts';
import { mailsTo, openTestGround, type TestGround } from '#server/testing/test-ground.ts';
import { enquiriesFeature } from '../feature.server.ts';
import { linkFor, replyAddress } from '../links.server.ts';
import type { Person, Side } from '../policy.ts';
import { enquiryRoutes } from '../routes.server.ts';
import type { SubjectSources } from '../subject.ts';
import { enquiries, enquiryFiles, enquiryMessages } from '../tables.server.ts';

let visitor = 0;
/** A network that nobody has come from yet. */
export function anotherNetwork(): string {
  visitor += 1;
  return `10.${visitor >> 8}.${visitor & 255}.1`;
}

/** Plans, a demo and an application that the tests know. */
export const sources: SubjectSources = {
  plans: () => plans,
  roles: () => roles,
  demos: [{ id: 'rounds', path: '/rounds/demo', name: 'Rounds' }],
  applicationName: async (slug) => (slug === 'planner' ? 'The planner' : null),
};

/** Who the requests of a test come from; null for nobody who is signed in. */
export const present: { person: Person | null } = { person: null };

/** The routes as the server mounts them; every request comes from another network. */
export const app = enquiryRoutes({
  clientAddress: anotherNetwork,
  signedIn: async () => present.person,
  sources,
});
app.onError((error) => {
  if (!(error instanceof AppError)) throw error;
  return new Response(JSON.stringify(error.toBody()), { status: error.status });
});

/** A database and a folder for the tests of a file, empty before each, on a Monday morning. */
export function inTestWorld(more: Record<string, string> = {}): void {
  let world: TestGround;
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'enquiries-'));
    world = await openTestGround(
      {
        DATA_DIR: folder,
        STAFF_MAIL: 'team@akra.example',
        MAIL_FROM: 'Akra <hello@akra.example>',
        ...more,
      },
      [enquiriesFeature],
    );
  });
  afterAll(async () => {
    releaseClock();
    await world.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    holdClock('2026-11-16T09:00:00Z');
    present.person = null;
    await world.database.pool.query(
      'truncate enquiry_notes, enquiry_files, enquiry_reads, enquiry_consents, enquiry_links, enquiry_messages, enquiries, outbox, events, form_keys, limit_counters, identity_spent, saved_replies, notices, bin_items, undo_offers',
    );
  });
}

/** Ann's account, of a confirmed address and no company. */
export const annsAccount: Person = {
  userId: 'user-ann',
  email: 'Ann@Example.com',
  emailVerified: true,
  name: 'Ann',
  companyId: null,
  staff: false,
};
/** Somebody who works here. */
export const miasAccount: Person = {
  ...annsAccount,
  userId: 'user-mia',
  email: 'mia@akra.example',
  name: 'Mia',
  staff: true,
};

/** What Ann sends. */
export const ann = {
  name: 'Ann Example',
  email: 'ann@example.com',
  message: 'Our rounds are planned by hand.\nCan you help?',
};

/** The answer to an easy puzzle of ours: what a browser counts for is looked at by one test. */
export const solved = (): Promise<string> => solvePuzzle(makePuzzle(ground().secret, 4));

/** A form of these fields; a list is sent once for each. */
export function formOf(fields: Record<string, string | readonly (string | File)[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of typeof value === 'string' ? [value] : value) form.append(name, one);
  return form;
}

/** Sends a form as the script of its page does. */
export const post = (path: string, fields: Parameters<typeof formOf>[0]) =>
  app.request(path, { method: 'POST', body: formOf(fields) });

/** Sends Ann's enquiry with a solved puzzle; gives what the script is told. */
export async function sendAsAnn(more: Parameters<typeof formOf>[0] = {}) {
  const answer = await post('/api/enquiries', { ...ann, puzzle: await solved(), ...more });
  return (await answer.json()) as { reference: string; token: string; state: string };
}

/** The token of a page in the newest mail to an address. */
export async function tokenIn(email: string, page: string): Promise<string> {
  const [mail] = await mailsTo(email);
  return new RegExp(`/contact-us/${page}\\?token=([\\w.-]+)`).exec(String(mail?.payload.text))?.[1] ?? '';
}

/** All enquiries, in order. */
export const allEnquiries = () => ground().database.db.select().from(enquiries).orderBy(asc(enquiries.id));
/** All that was said, in order. */
export const allMessages = () =>
  ground().database.db.select().from(enquiryMessages).orderBy(asc(enquiryMessages.id));
/** All files, in order. */
export const allFiles = () => ground().database.db.select().from(enquiryFiles).orderBy(asc(enquiryFiles.id));
/** The address that one side answers mails to. */
export const replyAddressOf = (enquiryId: string, side: Side): Promise<string> =>
  ground().inTransaction(async (tx) => replyAddress(await linkFor(tx, enquiryId, side)) ?? '');

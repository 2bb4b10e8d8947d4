import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { plans, roles } from '#content/form-pages/pricing.ts';
import { solvePuzzle } from '#lib/run/puzzle.ts';
import { holdClock, releaseClock } from '#server/clock.ts';
import { AppError, forbidden } from '#server/errors.ts';
import { makePuzzle } from '#server/puzzle/puzzle.ts';
import { services } from '#server/services.ts';
import { mailsTo, openTestServices, type TestServices } from '#server/testing/test-services.ts';
import { enquiriesFeature } from '../feature.server.ts';
import { linkFor, receiptToken, replyAddress } from '../links.server.ts';
import type { Person, Side } from '../policy.ts';
import { receiveAnswer, receiveEnquiry, receiveThread } from '../receive.server.ts';
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
});
app.onError((error) => {
  if (!(error instanceof AppError)) throw error;
  return new Response(JSON.stringify(error.toBody()), { status: error.status });
});

/** A database and a folder for the tests of a file, empty before each, on a Monday morning. */
export function inTestWorld(more: Record<string, string> = {}): void {
  let world: TestServices;
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'enquiries-'));
    world = await openTestServices(
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
export const solved = (): Promise<string> => solvePuzzle(makePuzzle(services().secret, 4));

/** A form of these fields; a list is sent once for each. */
export function formOf(fields: Record<string, string | readonly (string | File)[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of typeof value === 'string' ? [value] : value) form.append(name, one);
  return form;
}

/** What a form on the pages of conversations is for; an answer with the query that reaches the conversation. */
type Sent = 'enquiry' | 'begin' | `answer?${string}`;

async function take(what: Sent, form: FormData) {
  const [address, sender] = [anotherNetwork(), present.person];
  if (what === 'enquiry') return receiveEnquiry(form, { address, sources, sender });
  if (what === 'begin') {
    if (!sender) throw forbidden('Please sign in again.');
    return receiveThread(form, { address, sources, sender });
  }
  const query = new URLSearchParams(what.slice('answer?'.length));
  const reference = query.get('reference') ?? '';
  const access = sender && reference ? { reference, person: sender } : { token: query.get('token') ?? '' };
  return receiveAnswer(form, access, address);
}

/** Sends a form to what takes it for the pages; gives the status of their answer, and what came of it. */
export async function post(what: Sent, fields: Parameters<typeof formOf>[0]) {
  try {
    const taken = await take(what, formOf(fields));
    if ('refusal' in taken) return { status: taken.refusal.status, refusal: taken.refusal };
    return { status: 303, ...taken };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { status: error.status };
  }
}

/** Sends Ann's enquiry with a solved puzzle; gives it with the token of its receipt. */
export async function sendAsAnn(more: Parameters<typeof formOf>[0] = {}) {
  const sent = await post('enquiry', { ...ann, puzzle: await solved(), ...more });
  if (!('enquiry' in sent)) throw new Error('the enquiry was refused');
  const { id, reference, state } = sent.enquiry;
  return { reference, state, token: receiptToken(id) };
}

/** The token of a page in the newest mail to an address. */
export async function tokenIn(email: string, page: string): Promise<string> {
  const [mail] = await mailsTo(email);
  return new RegExp(`/contact-us/${page}\\?token=([\\w.-]+)`).exec(String(mail?.payload.text))?.[1] ?? '';
}

/** All enquiries, in order. */
export const allEnquiries = () => services().database.db.select().from(enquiries).orderBy(asc(enquiries.id));
/** All that was said, in order. */
export const allMessages = () =>
  services().database.db.select().from(enquiryMessages).orderBy(asc(enquiryMessages.id));
/** All files, in order. */
export const allFiles = () =>
  services().database.db.select().from(enquiryFiles).orderBy(asc(enquiryFiles.id));
/** The address that one side answers mails to. */
export const replyAddressOf = (enquiryId: string, side: Side): Promise<string> =>
  services().inTransaction(async (tx) => replyAddress(await linkFor(tx, enquiryId, side)) ?? '');

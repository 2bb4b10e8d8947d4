import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { eq, gt } from 'drizzle-orm';
import sharp from 'sharp';
import { backupPath, backupsFolder } from '#features/backups/folder.server.ts';
import { backups } from '#features/backups/tables.server.ts';
import { issueInvoice, makeInvoice } from '#features/billing/commands/make-invoice.server.ts';
import { makeQuote } from '#features/billing/commands/make-quote.server.ts';
import { sendQuote } from '#features/billing/commands/send-quote.server.ts';
import { paperToken } from '#features/billing/links.server.ts';
import { keepPdf } from '#features/billing/pdf/keep.server.ts';
import { newInvoiceSchema, newQuoteSchema } from '#features/billing/schema.ts';
import { openForBusiness } from '#features/billing/testing/world.server.ts';
import { bookings, hostAbsences } from '#features/booking/tables.server.ts';
import { conversationToken, linkFor } from '#features/enquiries/links.server.ts';
import { enquiries, enquiryFiles } from '#features/enquiries/tables.server.ts';
import { eventRegistrations, eventTickets, studioEvents } from '#features/events/tables.server.ts';
import { exportPath, exportsFolder } from '#features/export/folder.server.ts';
import { siteExports } from '#features/export/tables.server.ts';
import { sessions } from '#features/identity/tables.server.ts';
import { ensureLead } from '#features/leads/commands/ensure-lead.server.ts';
import { leadAt } from '#features/leads/queries.server.ts';
import { beginIssue } from '#features/newsletter/issues/commands/write.server.ts';
import { sealPerson } from '#features/personal-data/staff/person.server.ts';
import { setPhoto } from '#features/profile/commands/photo.server.ts';
import { addPicture } from '#features/publishing/commands/pictures.server.ts';
import { publishingEntries } from '#features/publishing/tables.server.ts';
import { recipeRuns } from '#features/recipes/tables.server.ts';
import { shownUrl } from '#features/saved/collections/links.server.ts';
import { collections } from '#features/saved/tables.server.ts';
import { scheduleRuns, schedules } from '#features/schedules/tables.server.ts';
import { now } from '#server/clock.ts';
import { events, outbox } from '#server/db/tables.ts';
import { identityLogins } from '#server/identity/tables.ts';
import { newId } from '#server/ids.ts';
import { notify } from '#server/notices/notify.ts';
import { notices } from '#server/notices/tables.ts';
import { services } from '#server/services.ts';
import { tokenFor } from '#server/testing/test-services.ts';
import { type Ask, type Asked, send } from './ask.ts';
import { marks } from './marks.ts';
import { annsAddress } from './people.ts';
import { makeSubmissions } from './submissions.ts';

const anchor = { by: 'word', value: 'price', score: 1 };

/** A recipe as the scraper makes them. */
export const sampleRecipe = {
  version: 1,
  address: 'http://192.0.2.1/',
  records: { anchors: [anchor], run: null, nested: false },
  fields: [{ name: 'Price', kind: 'money', take: 'text', anchors: [anchor] }],
};

/** A result as the document tools send them. */
export const sampleHistory = {
  tool: 'documents',
  path: '/ai-tools/filechat',
  title: marks.result,
  about: '',
  words: '',
  pinned: false,
  changed: '2026-01-01T12:00:00.000Z',
  state: '{}',
  blocks: [{ is: 'text', text: marks.result }],
};

/** A bill to Ann, as staff write it. */
export const lineOfWork = (title: string) => ({
  email: annsAddress,
  buyer: {
    kind: 'private',
    name: 'Ann Example',
    street: 'Way 1',
    postalCode: '10115',
    city: 'Berlin',
    country: 'DE',
  },
  title,
  lines: [{ description: 'Work', quantity: 1000, unitPrice: 10_000 }],
});

interface Paper {
  id: string;
  number: string;
  token: string;
}

/** What belongs to Ann, by the ids and tokens that requests name it with. */
export type Things = Awaited<ReturnType<typeof makeThings>>;

/** How somebody asks when everything must be granted. */
type Asking = (ask: Ask) => Promise<string>;

const asking =
  (site: Asked, cookie: string): Asking =>
  async (ask) => {
    const { status, text } = await send(site, cookie, ask);
    if (status >= 400) throw new Error(`${ask.path} answered ${status}: ${text}`);
    return text;
  };

async function makeConversation(asAnn: Asking) {
  const { token } = JSON.parse(
    await asAnn({ path: '/api/enquiries/files?name=plan.txt', bytes: 'The plan.' }),
  );
  await asAnn({
    path: '/account/messages?new=1',
    form: { intent: 'begin', message: marks.enquiry, files: token },
  });
  const { db } = services().database;
  const [enquiry] = await db.update(enquiries).set({ state: 'open' }).returning();
  const [file] = await db.select().from(enquiryFiles);
  if (!enquiry || !file) throw new Error('the conversation was not begun');
  const link = await services().inTransaction((tx) => linkFor(tx, enquiry.id, 'visitor'));
  return {
    reference: enquiry.reference,
    conversationToken: conversationToken(link.id),
    fileId: file.id,
  };
}

/** A meeting of Ann's; gives its reference. */
async function makeMeeting(asAnn: Asking): Promise<string> {
  const day = (ahead: number) => new Date(now().getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
  const query = new URLSearchParams({ type: 'introduction', from: day(3), to: day(10), zone: 'UTC' });
  const { days } = JSON.parse(await asAnn({ path: `/api/booking/slots?${query}` }));
  const [start] = Object.values<string[]>(days)[0] ?? [];
  const who = { name: 'Ann Example', email: annsAddress };
  const form = { intent: 'book', type: 'introduction', start: start ?? '', zone: 'UTC', ...who };
  await asAnn({ path: '/book_an_appointment', form });
  const [booking] = await services().database.db.select().from(bookings);
  if (!booking) throw new Error('Ann has booked no meeting');
  return booking.reference;
}

/** An absence of whoever holds Ann's meeting, on other days. */
async function makeAbsence() {
  const { db } = services().database;
  const [booking] = await db.select().from(bookings);
  if (!booking) throw new Error('Ann has booked no meeting');
  const absenceId = newId();
  const days = { firstDay: '2031-01-01', lastDay: '2031-01-02' };
  await db
    .insert(hostAbsences)
    .values({ id: absenceId, hostId: booking.hostId, ...days, note: '', createdAt: now() });
  return { id: booking.id, hostId: booking.hostId, typeId: booking.typeId, absenceId };
}

/** A seat of Ann's at a seeded event; gives the event and what the ticket is called. */
async function makeSeat(asAnn: Asking) {
  const { db } = services().database;
  const [found] = await db
    .select({ event: studioEvents, ticket: eventTickets.id })
    .from(studioEvents)
    .innerJoin(eventTickets, eq(eventTickets.eventId, studioEvents.id))
    .where(gt(studioEvents.startAt, now()));
  if (!found) throw new Error('there is no event to come');
  const questions = found.event.questions.map(({ id, kind, options = [] }) => [
    `answers.${id}`,
    kind === 'choice' ? (options[0] ?? '') : 'Yes',
  ]);
  const form = {
    event: found.event.slug,
    ticket: found.ticket,
    name: 'Ann Example',
    email: annsAddress,
    ...Object.fromEntries(questions),
  };
  await asAnn({ path: `/event/${found.event.slug}`, form });
  const [seat] = await db
    .select()
    .from(eventRegistrations)
    .where(eq(eventRegistrations.eventId, found.event.id));
  return { id: found.event.id, reference: seat?.reference ?? '' };
}

async function makePapers() {
  const staff = 'user:staff';
  const papers = {
    quote: {
      make: (title: string) => makeQuote(newQuoteSchema.parse(lineOfWork(title)), staff),
      finish: sendQuote,
    },
    invoice: {
      // An invoice says when the work was done.
      make: (title: string) =>
        makeInvoice(newInvoiceSchema.parse({ ...lineOfWork(title), suppliedFrom: '2026-11-02' }), staff),
      finish: issueInvoice,
    },
  };
  const make = async (kind: 'quote' | 'invoice', title: string, finished = false): Promise<Paper> => {
    const { id } = await papers[kind].make(title);
    const number = finished ? (await papers[kind].finish(id, staff)).number : '';
    if (finished) await keepPdf(kind, id);
    return { id, number: number ?? '', token: paperToken(kind, id) };
  };
  return {
    quote: await make('quote', marks.quote, true),
    invoice: await make('invoice', marks.invoice, true),
    draft: await make('quote', 'A draft'),
    unissued: await make('invoice', 'Another draft'),
  };
}

/** A collection that Ann shows to her company and to whoever has the link. */
async function makeCollection(asAnn: Asking, path: string, name: string) {
  const { db } = services().database;
  await asAnn({ path, form: { intent: 'make', name } });
  const [made] = await db.select().from(collections).where(eq(collections.name, name));
  const id = made?.id ?? '';
  for (const intent of ['share', 'company-on'])
    await asAnn({ path, form: { intent: intent, collection: id } });
  const [shared] = await db.select().from(collections).where(eq(collections.id, id));
  return { id, token: new URL(shownUrl(id, shared?.shareId ?? '')).searchParams.get('token') };
}

/** A recipe that Ann saved, with a run. Its address leads nowhere: running it asks nobody. */
async function makeRecipe(asAnn: Asking) {
  const saved = await asAnn({ path: '/api/recipes', json: { name: marks.recipe, recipe: sampleRecipe } });
  const { id } = JSON.parse(saved) as { id: string };
  const run = { id: newId(), recipeId: id, by: 'hand', startedAt: now(), endedAt: now() } as const;
  await services().database.db.insert(recipeRuns).values(run);
  return { id, runId: run.id };
}

/** A schedule of Ann's, with a run. Its address leads nowhere, and nothing asks it. */
async function makeOwnSchedule() {
  const { db } = services().database;
  const address = marks.schedule;
  const [id, runId, at] = [newId(), newId(), now()];
  const task = { work: 'seo', address, reach: 'page', pages: 1 } as const;
  const times = { startsAt: at, pausedAt: null, nextRunAt: new Date(at.getTime() + 86_400_000), usedAt: at };
  const row = {
    id,
    userId: 'ann',
    place: 1,
    work: task.work,
    address,
    task,
    pace: 'day' as const,
    zone: 'UTC',
  };
  await db.insert(schedules).values({ ...row, ...times });
  const run = { id: runId, scheduleId: id, by: 'hand' as const, startedAt: at, endedAt: at, ok: true };
  await db.insert(scheduleRuns).values({ ...run, said: 'Nothing to fix.' });
  return { id, runId };
}

/** A result that Ann keeps and shares by a link. */
async function makeResult(asAnn: Asking) {
  const id = randomUUID();
  await asAnn({ path: `/api/tool-history/${id}`, method: 'PUT', json: sampleHistory });
  const { tool, path, title, blocks } = sampleHistory;
  const made = await asAnn({ path: '/api/shared-results', json: { tool, path, title, blocks, result: id } });
  return { id, sharedAs: (JSON.parse(made) as { id: string }).id };
}

async function makeNotice(): Promise<string> {
  const notice = { kind: 'event', title: marks.notice, href: '/account/events', key: 'access' } as const;
  await services().inTransaction((tx) => notify(tx, { userId: 'ann', ...notice }));
  const [row] = await services().database.db.select().from(notices).where(eq(notices.title, marks.notice));
  return row?.id ?? '';
}

/** The link by which an owner of Ann's company asks a stranger to join. */
async function makeInvitation(asOwner: Asking): Promise<string> {
  const form = { intent: 'invite', email: 'dan@example.com', role: 'member' };
  await asOwner({ path: '/account/users', form });
  return tokenFor('dan@example.com', 'company.invitation');
}

/** Something that the site says. */
async function anEntry(): Promise<string> {
  const [entry] = await services()
    .database.db.select({ id: publishingEntries.id })
    .from(publishingEntries)
    .where(eq(publishingEntries.slug, '/imprint'));
  if (!entry) throw new Error('the site has no imprint');
  return entry.id;
}

const size = { width: 640, height: 400, channels: 3, background: 'teal' } as const;
/** A picture as people upload them. */
export const picture = new Uint8Array(await sharp({ create: size }).png().toBuffer());

/** A session of Ann's on another device. */
async function makeSession(): Promise<string> {
  const { db } = services().database;
  const [login] = await db.select().from(identityLogins).where(eq(identityLogins.userId, 'ann'));
  const [mine] = await db.select().from(sessions).where(eq(sessions.userId, 'ann'));
  if (!login || !mine) throw new Error('Ann is not signed in');
  const id = newId();
  await db.insert(identityLogins).values({ ...login, id, refreshHash: id });
  await db.insert(sessions).values({ ...mine, id, hash: id, loginId: id });
  return id;
}

async function someEvent(): Promise<string> {
  const [event] = await services().database.db.select({ id: events.id }).from(events).limit(1);
  return event?.id ?? '';
}

async function mailToAnn(): Promise<string> {
  const [mail] = await services()
    .database.db.select({ id: outbox.id })
    .from(outbox)
    .where(eq(outbox.recipient, annsAddress));
  return mail?.id ?? '';
}

/** An export that is ready. */
async function makeExportRow(): Promise<string> {
  const [id, at] = [newId(), now()];
  await mkdir(exportsFolder(), { recursive: true });
  await writeFile(exportPath(id), 'An export');
  const done = { state: 'done', actor: 'user:sam', done: 1, total: 1, bytes: 9 } as const;
  await services()
    .database.db.insert(siteExports)
    .values({ id, ...done, askedAt: at, seenAt: at, endedAt: at });
  return id;
}

/** A backup that is there; what is in it does not matter here. */
async function makeBackupRow(): Promise<string> {
  const id = newId();
  const name = `${id}.tar.gz`;
  await mkdir(backupsFolder(), { recursive: true });
  await writeFile(backupPath(name), marks.backup);
  const at = now();
  const row = { id, name, state: 'done' as const, actor: 'system', askedAt: at, seenAt: at, endedAt: at };
  await services().database.db.insert(backups).values(row);
  return id;
}

/** Makes one of everything for Ann, as she and staff would. */
export async function makeThings(site: Asked, cookies: Record<'self' | 'owner' | 'staff', string>) {
  const asAnn = asking(site, cookies.self);
  await asAnn({
    path: '/api/saved',
    json: { things: [{ kind: 'application', key: 'route-planner' }], saved: true },
  });
  const note = { intent: 'note', ref: 'application:route-planner', note: marks.note };
  await asAnn({ path: '/account/saved-items', form: note });
  const leadId = await services().inTransaction((tx) =>
    ensureLead(
      tx,
      { email: annsAddress, emailKey: annsAddress, name: 'Ann Example', company: marks.lead, at: now() },
      'enquiry',
    ),
  );
  await openForBusiness();
  const lead = await leadAt(services().database.db, leadId);
  return {
    leadId,
    leadCompanyId: lead?.companyId ?? '',
    ...(await makeConversation(asAnn)),
    papers: await makePapers(),
    collection: await makeCollection(asAnn, '/account/collections', marks.collection),
    applicationCollection: await makeCollection(
      asAnn,
      '/account/application-collections',
      marks.applicationCollection,
    ),
    recipe: await makeRecipe(asAnn),
    schedule: await makeOwnSchedule(),
    result: await makeResult(asAnn),
    meeting: await makeMeeting(asAnn),
    event: await makeSeat(asAnn),
    booking: await makeAbsence(),
    noticeId: await makeNotice(),
    sessionId: await makeSession(),
    invitation: await makeInvitation(asking(site, cookies.owner)),
    photo: await setPhoto('ann', picture),
    mailId: await mailToAnn(),
    issueId: await beginIssue('system'),
    eventId: await someEvent(),
    entryId: await anEntry(),
    pictureId: await addPicture({ bytes: picture, name: 'teal.png', alt: 'A teal field', actor: 'test' }),
    backupId: await makeBackupRow(),
    exportId: await makeExportRow(),
    sealedPerson: sealPerson(annsAddress),
    ...(await makeSubmissions(picture)),
  };
}

import { eq } from 'drizzle-orm';
import { billingDetailsSchema } from '#features/billing/schema.ts';
import { billingProfiles, checkouts, payments } from '#features/billing/tables.server.ts';
import { issuedInvoice, openForBusiness } from '#features/billing/testing/world.server.ts';
import { book } from '#features/booking/commands/book.server.ts';
import { waitForDay } from '#features/booking/commands/wait.server.ts';
import { propose } from '#features/booking/polls/commands/propose.server.ts';
import { bookingPollVotes } from '#features/booking/polls/tables.server.ts';
import { bookingFeeds, calendarEntries, hostCalendars } from '#features/booking/tables.server.ts';
import { addHost, addType, monday } from '#features/booking/testing/world.server.ts';
import { decide } from '#features/catalogue/submissions/commands/decide.server.ts';
import { beginDraft, saveDraft } from '#features/catalogue/submissions/commands/draft.server.ts';
import { addScreen, describeScreens } from '#features/catalogue/submissions/commands/screens.server.ts';
import { sendSubmission } from '#features/catalogue/submissions/commands/send.server.ts';
import { readyPicture } from '#features/catalogue/submissions/files.server.ts';
import { acceptInvitation } from '#features/companies/commands/answer-invitation.server.ts';
import { invite } from '#features/companies/commands/invite.server.ts';
import { answer } from '#features/enquiries/commands/answer.server.ts';
import { sendEnquiry } from '#features/enquiries/commands/send.server.ts';
import { keepFile } from '#features/enquiries/files.server.ts';
import { addNote } from '#features/enquiries/inbox/commands/add-note.server.ts';
import { assign } from '#features/enquiries/inbox/commands/assign.server.ts';
import { fileToken } from '#features/enquiries/links.server.ts';
import { enquirySchema } from '#features/enquiries/schema.ts';
import { enquiries } from '#features/enquiries/tables.server.ts';
import { anotherNetwork, solved } from '#features/enquiries/testing/world.server.ts';
import { eventFeedback } from '#features/events/tables.server.ts';
import { addEvent, registerAs } from '#features/events/testing/world.server.ts';
import { markStaff } from '#features/identity/staff/mark-staff.server.ts';
import { sessions } from '#features/identity/tables.server.ts';
import { subscribe } from '#features/newsletter/commands/subscribe.server.ts';
import { beginIssue } from '#features/newsletter/issues/commands/write.server.ts';
import { newsletterIssueMails, newsletterSubscribers } from '#features/newsletter/tables.server.ts';
import { setPhoto } from '#features/profile/commands/photo.server.ts';
import { saveProfile } from '#features/profile/commands/save-profile.server.ts';
import { now } from '#server/clock.ts';
import { membershipOf } from '#server/companies/membership.ts';
import { recordEvent } from '#server/events/record.ts';
import {
  identityDevices,
  identityFactors,
  identityLogins,
  identityOobCodes,
  identityPasskeys,
  identityProviders,
  identityRecoveryCodes,
  identityUsers,
  identityWaysBack,
} from '#server/identity/tables.ts';
import { newId } from '#server/ids.ts';
import { notify } from '#server/notices/notify.ts';
import { noticeChoices, noticeMornings } from '#server/notices/tables.ts';
import { settleAddress } from '#server/personal-data/addresses.ts';
import { openRequest } from '#server/personal-data/requests.ts';
import { services } from '#server/services.ts';
import { tokenFor } from '#server/testing/test-services.ts';
import { keepResults, keepSchedule, saveThings, scrape } from './saved-traces.server.ts';
import { becomeLead, workAsStaff } from './staff-traces.server.ts';
import type { Traceable } from './traceable.ts';

/** The smallest picture there is. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** What all people of the world share: somebody to meet, something to come to, something to save. */
async function openHouse() {
  const hosts = [await addHost('world-north'), await addHost('world-south')];
  const type = await addType(hosts, { slug: 'world-call', hostsNeeded: 2 });
  const calendar = {
    id: newId(),
    hostId: hosts[0]?.id ?? '',
    kind: 'ics' as const,
    address: 'https://calendar.example/a.ics',
    sealedAccess: '',
    writes: false,
    createdAt: now(),
  };
  await services().database.db.insert(hostCalendars).values(calendar);
  return { type, calendar, event: await addEvent(50, { slug: 'world-event' }) };
}
type House = Awaited<ReturnType<typeof openHouse>>;

async function makeAccount({ userId, email, name, word }: Traceable): Promise<void> {
  const { db } = services().database;
  const at = now();
  const login = { id: newId(), userId, generation: 0, authTime: at, provider: 'password', createdAt: at };
  await db.insert(identityUsers).values({
    id: userId,
    email,
    emailKey: email,
    emailVerified: true,
    displayName: name,
    photoUrl: `/${word}-photo`,
    validSince: at,
    createdAt: at,
    lastLoginAt: at,
  });
  await db.insert(identityLogins).values({ ...login, refreshHash: word, lastUsedAt: at });
  await db.insert(identityProviders).values({ providerId: 'google.com', federatedId: word, userId, email });
  await db.insert(identityFactors).values({
    id: newId(),
    userId,
    displayName: `${word}-factor`,
    secretSealed: '',
    lastStep: 0,
    enrolledAt: at,
  });
  await db.insert(identityRecoveryCodes).values({ hash: word, userId, createdAt: at });
  const passkey = { publicKey: word, counter: 0, transports: ['internal'], createdAt: at };
  await db.insert(identityPasskeys).values({ id: word, userId, name: `${word}-browser`, ...passkey });
  await db.insert(identityDevices).values({ userId, deviceHash: word, firstSeenAt: at, lastSeenAt: at });
  await db.insert(identityOobCodes).values({
    hash: word,
    kind: 'EMAIL_SIGNIN',
    email,
    createdAt: at,
    expiresAt: at,
  });
  await db
    .insert(identityWaysBack)
    .values({ id: newId(), userId, requestedBy: 'staff', requestedAt: at, readyAt: at, state: 'done' });
  await db.insert(sessions).values({
    id: newId(),
    hash: word,
    issuer: 'embedded',
    userId,
    loginId: login.id,
    email,
    emailVerified: true,
    displayName: name,
    authTime: at,
    device: `${word}-device`,
    createdAt: at,
    lastSeenAt: at,
  });
  await markStaff(email, ['owner'], `user:${userId}`);
  await services().inTransaction(async (tx) => {
    await settleAddress(tx, userId, `${word}@former.example`);
    await settleAddress(tx, userId, email);
  });
}

async function bookMeetings({ email, name, word }: Traceable, { type, calendar }: House, nth: number) {
  const { db } = services().database;
  const address = anotherNetwork();
  const zone = 'Europe/Berlin';
  const start = monday(`1${nth}:00`);
  const meeting = await book({
    type: type.slug,
    start,
    zone,
    name,
    email,
    agenda: `${word}-agenda`,
    answers: {},
    key: undefined,
    address,
  });
  await db
    .insert(calendarEntries)
    .values({ calendarId: calendar.id, bookingId: meeting.booking.id, remoteId: newId(), sequence: 0 });
  await waitForDay({ type: type.slug, day: '2026-11-17', zone, email, address });
  await db.insert(bookingFeeds).values({ id: newId(), owner: 'visitor', ownerKey: email, createdAt: now() });
  const times = [monday('14:00'), monday('15:00')];
  const title = `${word}-poll`;
  const poll = await propose({ type: type.slug, zone, times, title, name, email, key: undefined, address });
  await db.insert(bookingPollVotes).values({
    id: newId(),
    pollId: poll.id,
    name: `${word}-vote`,
    email,
    emailKey: email,
    marks: {},
    createdAt: now(),
    changedAt: now(),
  });
}

async function comeToEvent({ email, name, word }: Traceable, { event }: House): Promise<void> {
  const { registration } = (await registerAs(event, email, { name })).registered;
  await services()
    .database.db.insert(eventFeedback)
    .values({
      registrationId: registration.id,
      eventId: registration.eventId,
      rating: 5,
      text: `${word}-feedback`,
      createdAt: now(),
      changedAt: now(),
    });
}

/** A conversation of a colleague's, in which they answer. */
async function answerForColleague({ userId, email, name, word }: Traceable): Promise<void> {
  const { db } = services().database;
  const membership = await membershipOf(db, userId);
  const { query: _, ...wish } = enquirySchema.parse({
    name: 'Kim',
    email: `kim@${newId()}.example`,
    message: 'A question of the whole company',
    puzzle: await solved(),
  });
  const sent = { ...wish, subject: {}, campaign: {}, address: anotherNetwork() };
  const { id, reference } = await sendEnquiry(sent);
  const companyId = membership?.companyId ?? null;
  await db.update(enquiries).set({ companyId }).where(eq(enquiries.id, id));
  const person = { userId, email, emailVerified: true, name, companyId, staff: false };
  const said = { message: `${word}-remark`, files: [], key: undefined, address: anotherNetwork() };
  await answer({ reference, person }, said);
}

async function enquire({ userId, email, name, word }: Traceable): Promise<void> {
  const file = await keepFile({ name: 'notes.txt', bytes: Buffer.from(`${word}-file`) });
  const { query: _, ...wish } = enquirySchema.parse({
    name,
    email,
    company: `${word}-company`,
    message: `${word}-message`,
    files: [fileToken(file.id)],
    consent: 'yes',
    puzzle: await solved(),
  });
  const { reference } = await sendEnquiry({
    ...wish,
    subject: {},
    campaign: {},
    address: anotherNetwork(),
  });
  // They are staff too: they look after it, and are named in a note about themselves.
  const person = { userId, email, emailVerified: true, name, companyId: null, staff: true };
  const access = { reference, person, asStaff: true } as const;
  const colleagues = [{ userId, name, email }];
  await assign(access, userId, colleagues);
  const note = { note: `${word}-opinion`, key: undefined, address: anotherNetwork() };
  await addNote(access, note, colleagues);
}

/** A company that they join, in which they invite others; and an invitation into another one. */
async function workTogether({ userId, email, name }: Traceable): Promise<void> {
  const own = { userId, email, emailVerified: true, name };
  const colleague = { userId: newId(), email: `pat@${newId()}.example`, emailVerified: true, name: 'Pat' };
  const wish = { company: 'Harbour Prints', role: 'owner' as const, key: undefined };
  await invite({ ...wish, email }, colleague, anotherNetwork());
  await acceptInvitation(await tokenFor(email, 'company.invitation'), own, anotherNetwork());
  await invite({ ...wish, email: `lee@${newId()}.example` }, own, anotherNetwork());
  const elsewhere = { ...colleague, userId: newId(), email: `kim@${newId()}.example` };
  await invite({ ...wish, company: 'Elsewhere', email }, elsewhere, anotherNetwork());
}

/** Somebody who was billed, by name, and paid. */
async function payBill({ userId, email, name, word }: Traceable): Promise<void> {
  const buyer = {
    kind: 'private',
    name,
    street: `${word}-street 1`,
    postalCode: '20095',
    city: 'Hamburg',
    country: 'DE',
  };
  const { id } = await issuedInvoice({ email, userId, buyer, title: `${word}-title` });
  const { db } = services().database;
  await db
    .insert(billingProfiles)
    .values({ id: newId(), userId, details: billingDetailsSchema.parse(buyer), changedAt: now() });
  await db.insert(payments).values({
    id: newId(),
    invoiceId: id,
    method: 'bank',
    amount: 100,
    currency: 'EUR',
    reference: newId(),
    receivedOn: '2026-11-13',
    recordedBy: 'system',
    createdAt: now(),
  });
  await db.insert(checkouts).values({
    id: newId(),
    invoiceId: id,
    state: 'ended',
    amount: 100,
    currency: 'EUR',
    url: `https://pay.example/${word}`,
    createdAt: now(),
    endsAt: now(),
  });
}

/** Has an application in the catalogue, with a screen and what was said about it. */
async function submitApplication({ userId, name, word }: Traceable): Promise<void> {
  const id = await beginDraft({ key: newId(), address: anotherNetwork() }, userId);
  if (!id) throw new Error('the draft was not begun');
  const draft = {
    name: `${word} counter`,
    tagline: `${word}-tagline`,
    maker: name,
    category: 'Logistics',
    kind: 'pre-built',
    priceModel: 'open',
    summary: 'A photo becomes a count.',
    takes: 'A photo',
    gives: 'A count',
    features: 'Counting: finds boxes',
    description: 'Where shelves are seen from the front.',
  };
  await saveDraft(id, draft, userId);
  const screen = await addScreen(
    id,
    await readyPicture({ name: 'screen.png', bytes: onePixel, userId }),
    userId,
  );
  await describeScreens(id, { [screen]: `${word}-screen` }, userId);
  await sendSubmission(id, `${word}-said`, userId);
  await decide(id, { decision: 'publish', comment: '' }, { userId: 'reviewer', staff: true });
}

async function fillDetails({ userId, word }: Traceable): Promise<void> {
  await saveProfile(userId, { company: `${word}-works`, role: `${word}-role`, phone: '', zone: '' });
  await setPhoto(userId, onePixel);
}

async function leaveTraces({ userId, email, word }: Traceable): Promise<void> {
  const actor = `user:${userId}`;
  await subscribe({ email, address: anotherNetwork() });
  const { db } = services().database;
  const [reader] = await db
    .select({ id: newsletterSubscribers.id })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.emailKey, email));
  const issueId = await beginIssue(actor);
  await db
    .insert(newsletterIssueMails)
    .values({ issueId, subscriberId: reader?.id ?? '', outboxId: newId() });
  await db.insert(noticeChoices).values({ userId, kind: 'event', app: true, mail: false, digest: true });
  await db.insert(noticeMornings).values({ userId, zone: 'Europe/Berlin', lastDay: null });
  await services().inTransaction(async (tx) => {
    await notify(tx, {
      userId,
      kind: 'security',
      title: `${word}-notice`,
      href: '/account/security',
      key: word,
    });
    await recordEvent(tx, { kind: 'lead.merged', subject: actor, actor, data: { with: `${word}-before` } });
    await recordEvent(tx, { kind: 'staff.claimed', subject: 'staff', actor: 'staff', data: { email } });
    await openRequest(tx, { email, emailKey: email, expiresAt: new Date(now().getTime() + 3_600_000) });
  });
}

/** Lets people use every part of the site. Whoever adds a table that holds something of people lets them use it here. */
export async function fillWorld(people: readonly Traceable[]): Promise<void> {
  const house = await openHouse();
  await openForBusiness();
  for (const [nth, person] of people.entries()) {
    await makeAccount(person);
    await payBill(person);
    await bookMeetings(person, house, nth);
    await comeToEvent(person, house);
    await enquire(person);
    await becomeLead(person);
    await leaveTraces(person);
    await workTogether(person);
    await answerForColleague(person);
    await fillDetails(person);
    await saveThings(person);
    await scrape(person);
    await keepSchedule(person);
    await keepResults(person);
    await submitApplication(person);
    await workAsStaff(person);
  }
}

/** Whether an account is there. */
export const hasAccount = async ({ userId }: Traceable): Promise<boolean> =>
  (await services().database.db.select().from(identityUsers).where(eq(identityUsers.id, userId))).length > 0;

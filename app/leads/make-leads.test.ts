import { afterAll, beforeAll, expect, it } from 'vitest';
import { features } from '#app/features.server.ts';
import { book } from '#features/booking/commands/book.server.ts';
import { addHost, addType, monday } from '#features/booking/testing/world.server.ts';
import { sendEnquiry } from '#features/enquiries/commands/send.server.ts';
import { enquirySchema } from '#features/enquiries/schema.ts';
import { anotherNetwork, solved } from '#features/enquiries/testing/world.server.ts';
import { addEvent, registerAs } from '#features/events/testing/world.server.ts';
import { leadPage } from '#features/leads/record-page.server.ts';
import { leads } from '#features/leads/tables.server.ts';
import { holdClock, releaseClock } from '#server/clock.ts';
import { services } from '#server/services.ts';
import { openTestServices, type TestServices } from '#server/testing/test-services.ts';
import { noteStrangers } from './make-leads.server.ts';
import { knownElsewhere, leadSources } from './sources/all.server.ts';

let world: TestServices;
beforeAll(async () => {
  // Nobody listens there: what counts is that a mail server is set, so that addresses are confirmed.
  world = await openTestServices(
    {
      STAFF_MAIL: 'team@akra.example',
      MAIL_FROM: 'Akra <hello@akra.example>',
      SMTP_URL: 'smtp://127.0.0.1:1',
    },
    features,
  );
  holdClock('2026-11-13T12:00:00Z');
});
afterAll(async () => {
  releaseClock();
  await world.close();
});

const email = 'ann@harbour.example';
const allLeads = () => services().database.db.select().from(leads);

async function enquire(more: { puzzle?: string }) {
  const { query: _, ...wish } = enquirySchema.parse({
    name: 'Ann Example',
    email,
    company: 'Harbour Prints',
    message: 'Our rounds are planned by hand.',
    ...more,
  });
  const demo = { path: '/rounds/demo', name: 'Rounds', state: '{"vans":5}' };
  return sendEnquiry({ ...wish, subject: { demo }, campaign: {}, address: anotherNetwork() });
}

it('notes nobody who has not confirmed an address', async () => {
  const { id } = await enquire({});
  expect(await leadSources[0]?.knownBy?.(services().database.db, id)).toBeNull();
  expect(await noteStrangers()).toBe(0);
});

it('makes one record of whoever enquired, booked and registered, with one time line of all of it', async () => {
  await enquire({ puzzle: await solved() });
  const type = await addType([await addHost('north')], { slug: 'call' });
  await book({
    type: type.slug,
    start: monday('10:00'),
    zone: 'Europe/Berlin',
    name: 'Ann Example',
    email,
    agenda: '',
    answers: {},
    key: undefined,
    address: anotherNetwork(),
  });
  await registerAs(await addEvent(10, { slug: 'evening' }), email, { name: 'Ann Example' });
  // Some of it may have been heard as it happened, by a job.
  await noteStrangers();
  expect(await noteStrangers()).toBe(0);
  const [lead, ...others] = await allLeads();
  expect(others).toEqual([]);
  expect(lead).toMatchObject({ name: 'Ann Example', stage: 'new' });
  const page = await leadPage(lead?.id ?? '', [], knownElsewhere);
  expect(page).toMatchObject({ company: { name: 'harbour.example' }, companyTyped: 'Harbour Prints' });
  expect(page?.entries.map(({ kind }) => kind).toSorted()).toEqual([
    'change',
    'enquiry',
    'event',
    'meeting',
    'saved',
  ]);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { features } from '#app/features.server.ts';
import { sendEnquiry } from '#features/enquiries/commands/send.server.ts';
import { enquirySchema } from '#features/enquiries/schema.ts';
import { anotherNetwork, solved } from '#features/enquiries/testing/world.server.ts';
import { changeLead } from '#features/leads/commands/change-lead.server.ts';
import { heardOf } from '#features/leads/testing/world.server.ts';
import type { StaffArea } from '#lib/staff/staff-areas.ts';
import { holdClock, releaseClock } from '#server/clock.ts';
import { openTestServices, type TestServices } from '#server/testing/test-services.ts';
import { readOverview } from './overview.server.ts';

let world: TestServices;
beforeAll(async () => {
  world = await openTestServices({ STAFF_MAIL: 'team@akra.example' }, features);
  holdClock('2026-11-16T09:00:00Z');
});
afterAll(async () => {
  releaseClock();
  await world.close();
});

const titles = async (...areas: StaffArea[]) =>
  (await readOverview({ areas, zone: 'Europe/Berlin' })).overdue.map(({ title }) => title);

it('calls nothing late while everything is within its time', async () => {
  const { query: _, ...wish } = enquirySchema.parse({
    name: 'Ann Example',
    email: 'ann@example.com',
    message: 'A question',
    puzzle: await solved(),
  });
  await sendEnquiry({ ...wish, subject: {}, campaign: {}, address: anotherNetwork() });
  const id = await heardOf('ann@example.com', 'Ann Example');
  const agreed = { nextStep: 'Call', nextStepOn: '2026-11-16', seen: 1 };
  const record = { name: 'Ann Example', phone: '', company: '', value: '', owner: '', ...agreed };
  await changeLead(id, record, { userId: 'mia', name: 'Mia' }, []);
  expect(await titles('sales')).toEqual(['1 enquiry waits for an answer']);
});

it('tells an owner how much is open before going live', async () => {
  expect(await titles('owner')).toEqual([
    '1 enquiry waits for an answer',
    expect.stringMatching(/^\d+ points to settle before going live$/),
  ]);
});

it('gives the pipeline and the revenue to whoever may see leads and invoices', async () => {
  const owners = await readOverview({ areas: ['owner'], zone: 'Europe/Berlin' });
  expect(owners.pipeline?.map(({ stage, count }) => [stage, count])).toEqual([
    ['new', 1],
    ['talking', 0],
    ['proposal', 0],
    ['won', 0],
    ['lost', 0],
  ]);
  expect(owners.money?.months.at(-1)).toEqual({ month: '2026-11', amount: 0, words: '€0.00' });
  expect(await readOverview({ areas: ['sales'], zone: 'Europe/Berlin' })).toMatchObject({
    pipeline: [{ stage: 'new' }, {}, {}, {}, {}],
  });
  expect(await readOverview({ areas: ['editor'], zone: 'Europe/Berlin' })).toMatchObject({
    pipeline: null,
    money: null,
  });
});

it('says what is late, to whoever may enter where it is dealt with', async () => {
  holdClock('2026-11-18T09:00:00Z');
  const late = ['1 next step is overdue', '1 enquiry waits longer than we promised'];
  expect(await titles('sales')).toEqual(late);
  expect((await titles('readonly')).slice(0, 2)).toEqual(late);
  expect(await titles('events')).toEqual([]);
  const { overdue } = await readOverview({ areas: ['sales'], zone: 'Europe/Berlin' });
  expect(overdue.map(({ href }) => href)).toEqual([
    '/admin-panel/leads/table?step=late',
    expect.stringMatching(/^\/admin-panel\/inbox\?tab=waiting&open=/),
  ]);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendEnquiry } from '#features/enquiries/commands/send.server.ts';
import { enquirySchema } from '#features/enquiries/schema.ts';
import { anotherNetwork, solved } from '#features/enquiries/testing/world.server.ts';
import { changeLead } from '#features/leads/commands/change-lead.server.ts';
import { heardOf } from '#features/leads/testing/world.server.ts';
import type { StaffArea } from '#lib/staff-areas.ts';
import { holdClock, releaseClock } from '#server/clock.ts';
import { openTestGround, type TestGround } from '#server/testing/test-ground.ts';
import { readOverview } from './overview.server.ts';

let world: TestGround;
beforeAll(async () => {
  world = await openTestGround({ STAFF_MAIL: 'team@akra.example' });
  holdClock('2026-11-16T09:00:00Z');
});
afterAll(async () => {
  releaseClock();
  await world.close();
});

const titles = async (...areas: StaffArea[]) =>
  (await readOverview({ areas, zone: 'Europe/Berlin' })).overdue.map(({ title }) => title);

it('has nothing to say while everything is within its time', async () => {
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
  expect(await titles('owner')).toEqual([]);
});

it('says what is late, to whoever may enter where it is dealt with', async () => {
  holdClock('2026-11-18T09:00:00Z');
  const late = ['1 next step is past its date', '1 enquiry waits longer than promised'];
  expect(await titles('sales')).toEqual(late);
  expect(await titles('readonly')).toEqual(late);
  expect(await titles('events')).toEqual([]);
  const { overdue } = await readOverview({ areas: ['sales'], zone: 'Europe/Berlin' });
  expect(overdue.map(({ href }) => href)).toEqual([
    '/admin-panel/leads/table?step=late',
    expect.stringMatching(/^\/admin-panel\/inbox\?tab=waiting&open=/),
  ]);
});

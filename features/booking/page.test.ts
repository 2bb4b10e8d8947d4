import { expect, it } from 'vitest';
import { SlotTaken } from './errors.server.ts';
import { otherTimes } from './other-times.server.ts';
import { choiceOf } from './page.server.ts';
import { addHost, addType, inTestWorld } from './testing/world.server.ts';

inTestWorld();

const choice = (asked: Record<string, string>) => choiceOf(new URLSearchParams({ type: 'call', ...asked }));

it('says whether the zone of the visitor is known, and names every zone', async () => {
  await addType([await addHost('north')]);
  expect(await choice({})).toMatchObject({ zoneKnown: false, zone: 'Europe/Berlin' });
  expect(await choice({ zone: 'Mars/Base' })).toMatchObject({ zoneKnown: false });
  const { zoneKnown, zones } = await choice({ zone: 'America/New_York' });
  expect(zoneKnown).toBe(true);
  expect(zones).toContainEqual({ zone: 'America/New_York', name: 'New York (GMT−5)' });
});

it('tells a day that was chosen from the first free one', async () => {
  await addType([await addHost('north')]);
  const zone = 'UTC';
  expect((await choice({ zone })).times).toMatchObject({ day: '2026-11-13', dayChosen: false });
  expect((await choice({ zone, day: '2026-11-17' })).times).toMatchObject({
    day: '2026-11-17',
    dayChosen: true,
  });
});

it('offers other times on the day of one that was lost, by the clock of the visitor', async () => {
  await addType([await addHost('north')]);
  // 16:30 in UTC is the next morning in Tokyo.
  const lost = { type: 'call', start: '2026-11-17T16:30:00Z', zone: 'Asia/Tokyo' };
  const found = await otherTimes(new SlotTaken([Date.parse('2026-11-17T16:15:00Z')]), lost);
  expect(found).toEqual({
    starts: expect.arrayContaining(['2026-11-17T15:00:00.000Z', '2026-11-18T14:45:00.000Z']),
    nearest: ['2026-11-17T16:15:00.000Z'],
  });
  expect(await otherTimes(new Error('something else'), lost)).toBeNull();
});

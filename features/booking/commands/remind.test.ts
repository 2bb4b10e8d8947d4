import { expect, it } from 'vitest';
import { holdClock } from '#server/clock.ts';
import {
  addHost,
  addType,
  bookAs,
  form,
  inTestWorld,
  mails,
  monday,
  tokenFor,
} from '../testing/world.server.ts';
import { remind } from './remind.server.ts';

const ann = 'ann@example.com';

inTestWorld();

const reminders = async () =>
  (await mails())
    .map(({ purpose, recipient }) => `${purpose} ${recipient}`)
    .filter((mail) => mail.includes('reminder'))
    .sort();
const both = (kind: string) => [
  `booking.reminder-${kind} ${ann}`,
  `booking.reminder-${kind} north@akra.example`,
];

it('go out a day and an hour before, once each, however often and wherever the job runs', async () => {
  await addType([await addHost('north')]);
  await bookAs(ann, monday('10:00'));
  holdClock('2026-11-15T09:59:00Z');
  await remind();
  expect(await reminders()).toEqual([]);
  holdClock('2026-11-15T10:00:00Z');
  await Promise.all([remind(), remind(), remind()]);
  expect(await reminders()).toEqual(both('day'));
  holdClock('2026-11-16T09:03:00Z');
  await Promise.all([remind(), remind()]);
  await remind();
  expect(await reminders()).toEqual([...both('day'), ...both('hour')].sort());
});

it('come late when the server was down, and not at all when it is too late for them', async () => {
  await addType([await addHost('north')]);
  await bookAs(ann, monday('10:00'));
  holdClock('2026-11-16T09:40:00Z');
  await remind();
  expect(await reminders()).toEqual(both('hour'));
});

it('do not come for a cancelled meeting, and come again for a moved one', async () => {
  await addType([await addHost('north')]);
  await bookAs('bob@example.com', monday('14:00'));
  await form('cancel', { token: await tokenFor('bob@example.com') });
  await bookAs(ann, monday('10:00'));
  holdClock('2026-11-15T15:00:00Z');
  await remind();
  await form('move', { token: await tokenFor(ann), start: '2026-11-18T10:00:00Z' });
  holdClock('2026-11-17T10:30:00Z');
  await remind();
  expect(await reminders()).toEqual([...both('day'), ...both('day')].sort());
});

import { expect } from 'vitest';
import { mails, tokenFor } from '#server/testing/test-services.ts';
import { withdraw } from '../commands/withdraw.server.ts';
import { addEvent, allRegistrations, freshAddress, registerAs, seats as seatsNow } from './world.server.ts';

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);

/** Lets many people ask for few seats at once, then lets some of those who got one give it back at once. */
export async function rush({ seats, people, leaving }: { seats: number; people: number; leaving: number }) {
  const event = await addEvent(seats);
  const outcomes = await Promise.all(
    Array.from({ length: people }, (_, n) => registerAs(event, `visitor${n}@example.com`)),
  );
  const all = await allRegistrations();
  expect(all.map(({ number }) => number)).toEqual(numbers(1, people));
  expect(all.slice(0, seats).every(({ status }) => status === 'registered')).toBe(true);
  expect(all.slice(seats).every(({ status }) => status === 'waiting')).toBe(true);
  expect(await seatsNow()).toEqual([`${seats} of ${seats}, ${people - seats}`]);
  // Everybody was told what the database says of them.
  const told = new Map(
    outcomes.map(({ registered: { registration } }) => [registration.id, registration.status]),
  );
  for (const { id, status } of all) expect(told.get(id)).toBe(status);
  const purposes = (await mails()).map(({ purpose }) => purpose);
  expect(purposes.filter((purpose) => purpose === 'event.registered')).toHaveLength(seats);
  expect(purposes.filter((purpose) => purpose === 'event.waiting')).toHaveLength(people - seats);

  // As many as leave, so many of the first in line have their seats.
  const tokens = await Promise.all(all.slice(0, leaving).map(({ email }) => tokenFor(email)));
  await Promise.all(tokens.map((token) => withdraw({ token, address: freshAddress() })));
  const after = await allRegistrations();
  const numbersOf = (status: string) =>
    after.filter((one) => one.status === status).map(({ number }) => number);
  expect(numbersOf('registered')).toEqual(numbers(leaving + 1, seats + leaving));
  expect(numbersOf('waiting')).toEqual(numbers(seats + leaving + 1, people));
  expect(await seatsNow()).toEqual([`${seats} of ${seats}, ${people - seats - leaving}`]);
}

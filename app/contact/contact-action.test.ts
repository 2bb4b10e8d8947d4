import { afterAll, beforeAll, expect, it } from 'vitest';
import { allMessages } from '#features/enquiries/testing/world.server.ts';
import { openTestServices } from '#server/testing/test-services.ts';
import { features } from '../features.server.ts';
import { offeredCalls, takeContact } from './contact-action.server.ts';

let close: () => Promise<void>;
beforeAll(async () => {
  close = (await openTestServices({}, features)).close;
});
afterAll(() => close());

let sent = 0;
/** What a contact page's form brings back; each from a network of its own. */
async function send(page: 1 | 2 | 3, fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  sent += 1;
  const answer = await takeContact(
    new Request(`https://akra.example/pages/contacts-${page}`, {
      method: 'POST',
      body,
      headers: { 'x-visitor-address': `192.0.2.${sent}` },
    }),
  );
  if (answer instanceof Response)
    return { status: answer.status, leadsTo: answer.headers.get('Location') ?? '', said: null };
  return { status: answer.init?.status ?? 200, leadsTo: '', said: answer.data };
}
const ann = { name: 'Ann Example', email: 'ann@example.com' };
const lastMessage = async () => (await allMessages()).at(-1)?.body;

it('takes a letter as an enquiry and leads to its receipt', async () => {
  const { status, leadsTo } = await send(1, { ...ann, topics: 'rescue', message: 'Mail stops on Mondays.' });
  expect([status, leadsTo.split('=')[0]]).toEqual([303, '/contact-us/thanks?token']);
  expect(await lastMessage()).toBe('Mail stops on Mondays.');
});

it('says beside each blank of a letter what is wrong, and gives back what was written', async () => {
  const { status, said } = await send(1, { name: '', email: 'ann@', message: 'Kept.' });
  expect(status).toBe(422);
  expect(said).toMatchObject({
    fields: { name: 'Please enter your name.', email: expect.stringContaining('email address') },
    typed: { message: 'Kept.' },
  });
});

it('writes the wish for a call into the enquiry, in words', async () => {
  const [day] = offeredCalls().days;
  const [time] = day?.times ?? [];
  if (!day || !time) throw new Error('somebody is in during the coming days');
  const wish = { ...ann, phone: '+49 30 1234567', when: time.at, about: 'A planner.' };
  const { status } = await send(2, wish);
  expect(status).toBe(303);
  expect(await lastMessage()).toBe(
    `Please call me on +49 30 1234567.\nWhen: ${day.day}, ${time.clock} (${offeredCalls().zone})\nAbout: A planner.`,
  );
});

it('refuses an hour that has passed and a number that is none, and keeps the rest', async () => {
  const wish = { ...ann, phone: '+49 30 1234567', when: '2020-01-01T09:00:00.000Z', about: 'A planner.' };
  expect((await send(2, wish)).said).toMatchObject({
    fields: { when: 'This hour is no longer free. Please choose another.' },
    typed: { about: 'A planner.', phone: '+49 30 1234567' },
  });
  const wrong = await send(2, { ...wish, phone: 'call me', about: ' ' });
  expect(wrong.status).toBe(422);
  expect(Object.keys((wrong.said && 'fields' in wrong.said && wrong.said.fields) || {})).toEqual([
    'phone',
    'about',
  ]);
});

it('asks question by question, and sends only what was sent', async () => {
  const before = (await allMessages()).length;
  expect((await send(3, { at: '0', topics: 'ai' })).said).toMatchObject({ step: 1, topic: 'ai' });
  expect((await send(3, { at: '1', topics: 'ai', message: 'Read our invoices.' })).said).toMatchObject({
    step: 2,
  });
  expect((await allMessages()).length).toBe(before);
  const { status } = await send(3, { ...ann, send: 'yes', topics: 'ai', message: 'Read our invoices.' });
  expect(status).toBe(303);
  expect(await lastMessage()).toBe('Read our invoices.');
});

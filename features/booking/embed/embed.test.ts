import { expect, it, vi } from 'vitest';
import { services } from '#server/services.ts';
import { changeSettings } from '#server/settings/settings.ts';
import {
  addHost,
  addType,
  allBookings,
  app,
  bookAs,
  inTestWorld,
  monday,
  wish,
} from '../testing/world.server.ts';

inTestWorld();

const text = async (path: string) => {
  const answer = await app.request(path);
  const body = await answer.text();
  expect([answer.status, body.length < 30 * 1024]).toEqual([200, true]);
  return body;
};
const form = (fields: Record<string, string>) =>
  app.request('/embed/book', { method: 'POST', body: new URLSearchParams(fields) });
const linkIn = (page: string, pattern: RegExp) => (pattern.exec(page)?.[1] ?? '').replaceAll('&amp;', '&');
const choice = {
  id: 'size',
  label: 'How large?',
  kind: 'choice' as const,
  required: true,
  options: ['<10', '10 & more'],
};

it('leads from the meeting to the booked time by links and one form, each page under 30 KB', async () => {
  await addType([await addHost('north')], { questions: [choice] });
  const types = await text('/embed/book');
  const times = await text(
    `${linkIn(types, /href="(\/embed\/book\?type=call)"/)}&zone=Europe%2FBerlin&day=2026-11-16`,
  );
  expect(times).toContain('<h2>Monday 16 November</h2>');
  const details = await text(linkIn(times, /href="([^"]*start=2026-11-16T10%3A00[^"]*)"/));
  expect(details).toContain('Berlin time');
  expect(details).toContain('<option>&lt;10</option>');

  const sent = await form({ ...wish, 'answers.size': '<10' });
  expect(sent.status).toBe(303);
  expect(await text(sent.headers.get('location') ?? '')).toContain('You’re booked');
  expect(await allBookings()).toMatchObject([{ name: 'Ann', answers: { size: '<10' } }]);
});

it('says beside its field what is wrong, and keeps what was typed, harmless', async () => {
  await addType([await addHost('north')]);
  const answer = await form({
    ...wish,
    name: '"><script>alert(1)</script>',
    email: 'ann at example',
  });
  const page = await answer.text();
  expect(answer.status).toBe(422);
  expect(page).toContain('aria-describedby="wrong-email"');
  expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(page).not.toContain('<script>alert');
});

it('offers the nearest times when somebody was quicker, with the words typed so far', async () => {
  await addType([await addHost('north')]);
  await bookAs('bob@example.com', monday('10:00'));
  const answer = await form(wish);
  const page = await answer.text();
  expect(answer.status).toBe(409);
  expect(page).toContain('Someone else has just booked this time');
  expect(page).toContain('value="ann@example.com"');
  expect(page).toContain('<option value="2026-11-16T10:30:00.000Z">');
  expect(page).not.toContain('name=Ann');
});

it('may be framed by the sites that the settings name, and runs nothing but its own line', async () => {
  const policy = async () => (await app.request('/embed/book')).headers.get('content-security-policy') ?? '';
  expect(await policy()).toMatch(/frame-ancestors 'self'$/);
  const origins = ['https://partner.example'];
  await services().inTransaction((tx) => changeSettings(tx, { embed: { origins } }, 'test'));
  await vi.waitFor(async () =>
    expect(await policy()).toMatch(/frame-ancestors 'self' https:\/\/partner\.example$/),
  );
  expect(await policy()).toMatch(/script-src 'sha256-[^' ]+';/);
  await services().inTransaction((tx) => changeSettings(tx, { embed: { origins: [] } }, 'test'));
});

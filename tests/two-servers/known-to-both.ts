import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { type Person, signedIn } from '../../bench/messages/people.ts';
import type { Site } from '../../scripts/test/site.ts';
import { expectTold, tally } from './expect-told.ts';

type Two = readonly [Site, Site];

/** Whether a server knows who somebody is. */
async function isKnown({ address }: Site, { cookie }: Person): Promise<boolean> {
  const answer = await fetch(`${address}/api/session`, { headers: { Cookie: cookie } });
  const { user } = (await answer.json()) as { user: unknown };
  return user !== null;
}

/** A session that one server opened is good at the other, and over at both as soon as one ends it. */
export async function oneSession([first, second]: Two, client: pg.Client): Promise<void> {
  const person = await signedIn(first, client, 'sid@example.com');
  const before = [await isKnown(first, person), await isKnown(second, person)];
  await fetch(`${second.address}/api/session`, {
    method: 'DELETE',
    headers: { Cookie: person.cookie, Origin: second.address },
  });
  const after = [await isKnown(first, person), await isKnown(second, person)];
  expectTold(
    'a session opened at one server and ended at the other',
    { knownBefore: before.filter(Boolean).length, knownAfter: after.filter(Boolean).length },
    { knownBefore: 2, knownAfter: 0 },
  );
}

/** A limit counts what came to either: five an hour, although each server alone would let four through at once. */
export async function oneLimit(sites: Two): Promise<void> {
  const answers: number[] = [];
  for (let n = 0; n < 8; n += 1) {
    const { address } = sites[n % 2] ?? sites[0];
    const form = new FormData();
    form.set('name', 'Visitor');
    form.set('email', `limit-${n}@example.com`);
    form.set('message', 'Can your software read our till?');
    const answer = await fetch(`${address}/contact-us`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: address, 'X-Forwarded-For': '192.0.2.7' },
      body: form,
    });
    answers.push(answer.status);
  }
  expectTold('eight enquiries of one network in turn, five an hour', tally(answers), { 303: 5, 429: 3 });
}

/** What the panel changes at one server stands on the cached pages of both within five seconds. */
export async function oneCachedPage([first, second]: Two, staff: Person): Promise<void> {
  const shows = async ({ address }: Site, name: string) =>
    (await (await fetch(`${address}/pricing`)).text()).includes(name);
  const name = 'Two Servers Studio';
  // Both hold the page before it changes.
  const early = [await shows(first, name), await shows(second, name)].filter(Boolean).length;
  const save = new URLSearchParams({
    intent: 'save',
    part: 'brand',
    seen: '0',
    name,
    suffix: name,
    tagline: '',
  });
  const saved = await fetch(`${second.address}/admin-panel/settings`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Cookie: staff.cookie, Origin: second.address },
    body: save,
  });
  const from = Date.now();
  let late = 0;
  for (const site of [first, second]) {
    while (!(await shows(site, name)) && Date.now() - from < 10_000) await pause(50);
    late = Math.max(late, Date.now() - from);
  }
  console.log(`    the change was on both after ${late} ms`);
  expectTold(
    'a setting saved at one server, on cached pages of both within five seconds',
    { saved: saved.status, early, inTime: Number(late <= 5000) },
    { saved: 303, early: 0, inTime: 1 },
  );
}

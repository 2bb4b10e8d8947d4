import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Site } from '../../scripts/test/site.ts';
import { expectTold, tally } from './expect-told.ts';

type Wish = Record<string, string>;

/** Sends a form; whoever hears that too many came at once comes back when they were told to. */
async function ask(site: Site | undefined, path: string, network: string, wish: Wish): Promise<Response> {
  for (let tries = 0; ; tries += 1) {
    const answer = await fetch(`${site?.address}${path}`, {
      method: 'POST',
      headers: { Origin: site?.address ?? '', 'X-Forwarded-For': network },
      body: new URLSearchParams(wish),
      redirect: 'manual',
    });
    if (answer.status !== 503 || tries === 50) return answer;
    await wait(Number(answer.headers.get('Retry-After') ?? 1) * 1000);
  }
}

/** Sends wishes to both servers in turn, all at once, each from a network of its own. */
const rush = (sites: readonly Site[], path: string, wishes: readonly Wish[]): Promise<Response[]> =>
  Promise.all(wishes.map((wish, n) => ask(sites[n % sites.length], path, `10.${n >> 8}.${n & 255}.1`, wish)));

/** More people ask for one time of one host than can have it. */
export async function oneTime(sites: readonly Site[]): Promise<void> {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  // A meeting that only one host holds.
  const type = 'technical-review';
  const query = new URLSearchParams({ type, from: day(7), to: day(14), zone: 'UTC' });
  const answer = await fetch(`${sites[0]?.address}/api/booking/slots?${query}`);
  const { days } = (await answer.json()) as { days: Record<string, string[]> };
  const [start = ''] = Object.values(days)[0] ?? [];
  const wishes = Array.from({ length: 200 }, (_, n) => ({
    intent: 'book',
    type,
    start,
    zone: 'UTC',
    name: `Visitor ${n}`,
    email: `visitor-${n}@example.com`,
    'answers.stack': 'PostgreSQL',
  }));
  const answers = await rush(sites, '/book_an_appointment', wishes);
  const told = tally(
    answers.map(({ status }) => (status === 303 ? 'booked' : status === 409 ? 'taken' : String(status))),
  );
  expectTold('200 ask for one time', told, { booked: 1, taken: 199 });
}

/** Makes an upcoming event one of fifty seats; gives its slug and ticket. */
async function eventOfFifty(client: pg.Client): Promise<{ slug: string; ticket: string }> {
  const { rows } = await client.query<{ slug: string; ticket: string }>(
    `update event_tickets t set capacity = 50, taken = 0, waiting = 0, last_number = 0
     from studio_events e where e.id = t.event_id and t.id = (
       select t.id from event_tickets t join studio_events e on e.id = t.event_id
       where e.status = 'published' and e.start_at > now() and e.questions = '[]'::jsonb order by e.start_at limit 1)
     returning e.slug, t.id as ticket`,
  );
  if (!rows[0]) throw new Error('No upcoming event was seeded');
  return rows[0];
}

/** More people ask for seats than there are. */
export async function oneEvent(servers: readonly Site[], url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { slug, ticket } = await eventOfFifty(client);
    const wishes = Array.from({ length: 500 }, (_, n) => ({
      event: slug,
      ticket,
      name: `Visitor ${n}`,
      email: `guest-${n}@example.com`,
      zone: 'UTC',
    }));
    const answers = await rush(servers, `/event/${slug}`, wishes);
    const states = answers.map(
      ({ status, headers }) => /state=(\w+)/.exec(headers.get('location') ?? '')?.[1] ?? String(status),
    );
    expectTold('500 ask for fifty seats', tally(states), { registered: 50, waiting: 450 });
    const { rows } = await client.query<{ status: string; number: number }>(
      'select status, number from event_registrations where ticket_id = $1 order by number',
      [ticket],
    );
    const inOrder = rows.every(
      ({ status, number }, n) => number === n + 1 && (status === 'registered') === n < 50,
    );
    expectTold(
      'numbers without a gap, the first fifty seated',
      { rows: rows.length, inOrder: Number(inOrder) },
      { rows: 500, inOrder: 1 },
    );
  } finally {
    await client.end();
  }
}

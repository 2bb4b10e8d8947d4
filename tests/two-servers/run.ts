// Two server processes on one PostgreSQL over TCP, and more people at once than there is room for.
import { type Site, startSite } from '../../scripts/test/site.ts';
import { startTcpDatabase } from './tcp-database.ts';

/** What answers said, and how often. */
type Told = Record<string, number>;

/** Sends wishes to both servers in turn, all at once, each from a network of its own. */
async function rush(sites: readonly Site[], path: string, wishes: readonly object[]): Promise<Response[]> {
  return Promise.all(
    wishes.map((wish, n) =>
      fetch(`${sites[n % sites.length]?.address}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.${n >> 8}.${n & 255}.1` },
        body: JSON.stringify(wish),
      }),
    ),
  );
}

function expectTold(what: string, told: Told, expected: Told): void {
  const same = (one: Told, other: Told) => Object.entries(one).every(([key, count]) => other[key] === count);
  const holds = same(told, expected) && same(expected, told);
  console.log(`  ${holds ? '✓' : '✗'} ${what}: ${JSON.stringify(told)}`);
  if (!holds) {
    console.log(`    expected ${JSON.stringify(expected)}`);
    process.exitCode = 1;
  }
}

const tally = (all: readonly string[]): Told =>
  Object.fromEntries(
    Object.entries(Object.groupBy(all, (each) => each)).map(([key, same]) => [key, same?.length ?? 0]),
  );

async function oneTime(sites: readonly Site[]): Promise<void> {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  // A meeting that only one host holds.
  const type = 'technical-review';
  const query = new URLSearchParams({ type, from: day(7), to: day(14), zone: 'UTC' });
  const answer = await fetch(`${sites[0]?.address}/api/booking/slots?${query}`);
  const { days } = (await answer.json()) as { days: Record<string, string[]> };
  const [start] = Object.values(days)[0] ?? [];
  const wishes = Array.from({ length: 200 }, (_, n) => ({
    type,
    start,
    zone: 'UTC',
    name: `Visitor ${n}`,
    email: `visitor-${n}@example.com`,
    answers: { stack: 'PostgreSQL' },
  }));
  const answers = await rush(sites, '/api/booking/book', wishes);
  const told = tally(
    answers.map(({ status }) => (status === 200 ? 'booked' : status === 409 ? 'taken' : String(status))),
  );
  expectTold('200 ask for one time', told, { booked: 1, taken: 199 });
}

const database = await startTcpDatabase();
const env = {
  DATABASE_URL: database.url,
  APP_SECRET: 'for two servers and this run alone',
  TRUST_PROXY: 'loopback',
};
const sites: Site[] = [];
try {
  // The first migrates and seeds, the second finds it done.
  for (let n = 0; n < 2; n += 1) sites.push(await startSite(env));
  console.log('\nTwo servers, one PostgreSQL over TCP');
  await oneTime(sites);
} finally {
  await Promise.all(sites.map((site) => site.stop()));
  await database.stop();
}

import pg from 'pg';
import { auditFeature } from '#features/audit/feature.server.ts';
import { auditList } from '#features/audit/list.server.ts';
import { bookingFeature } from '#features/booking/feature.server.ts';
import { bookingList } from '#features/booking/staff/list.server.ts';
import { inboxPage } from '#features/enquiries/inbox/page.server.ts';
import { eventsFeature } from '#features/events/feature.server.ts';
import { attendeeList } from '#features/events/staff/lists.server.ts';
import { newsletterFeature } from '#features/newsletter/feature.server.ts';
import { subscriberList } from '#features/newsletter/subscribers/list.server.ts';
import { outboxFeature } from '#features/outbox/feature.server.ts';
import { outboxList } from '#features/outbox/list.server.ts';
import { loadEnv } from '#server/env.ts';
import { configureLog } from '#server/log.ts';
import { openServices } from '#server/open-services.ts';
import { closeServices } from '#server/services.ts';
import { openTable } from '#server/tables/open-table.ts';
import { type Site, startSite } from '../scripts/test/site.ts';
import { startTcpDatabase } from '../tests/two-servers/tcp-database.ts';
import { fillTo } from './admin/fill.ts';
import { type ListName, mix, pathOf } from './admin/mix.ts';
import { type Person, signedIn } from './messages/people.ts';
import { printTable } from './print.ts';
import { writeProof } from './proof.ts';

// Those whose lists are read here, and which run without a build; the site that is started beside them has them all.
const features = [auditFeature, bookingFeature, eventsFeature, newsletterFeature, outboxFeature];
const sizes = [100, 100_000] as const;
const rounds = 15;
const lists = Object.keys(pathOf) as ListName[];
const reader = { userId: 'bench', areas: ['owner'] as const };
const inboxReader = {
  userId: 'bench',
  email: null,
  emailVerified: false,
  name: null,
  companyId: null,
  staff: true,
};

const open: Record<ListName, (params: URLSearchParams) => Promise<unknown>> = {
  outbox: (params) => openTable(outboxList, reader, params),
  audit: (params) => openTable(auditList, reader, params),
  'newsletter-subscribers': (params) => openTable(subscriberList, reader, params),
  bookings: (params) => openTable(bookingList, reader, params),
  attendees: (params) => openTable(attendeeList, reader, params),
  inbox: (params) => inboxPage(inboxReader, new URL(`https://bench.example/?${params}`), []),
};

/** Times in ms, by how the list was asked, what for, and how many rows it has. */
type Times = Map<string, number[]>;
const keyOf = (way: string, name: string, size: number) => `${way} ${name} ${size}`;
const partOf = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

/** Asks all of the mix again and again, by turns as people do. */
async function measure(
  times: Times,
  way: string,
  size: number,
  ask: (list: ListName, query: string) => Promise<unknown>,
) {
  for (let round = -2; round < rounds; round += 1)
    for (const asked of mix)
      for (const list of lists) {
        const began = performance.now();
        await ask(list, asked[list]);
        const took = performance.now() - began;
        // The first two rounds fill the memory of the database.
        if (round < 0) continue;
        for (const key of [
          keyOf(way, asked.name, size),
          keyOf(way, list, size),
          keyOf(way, `${list}: ${asked.name}`, size),
        ])
          times.set(key, [...(times.get(key) ?? []), took]);
      }
}

async function fetchPage(site: Site, { cookie }: Person, list: ListName, query: string): Promise<void> {
  const answer = await fetch(`${site.address}${pathOf[list]}${query && `?${query}`}`, {
    headers: { Cookie: cookie },
  });
  const page = await answer.text();
  if (!answer.ok || !page.includes('</main>')) throw new Error(`${list}?${query} answered ${answer.status}`);
}

/** Of a list, what takes longest at so many rows. */
function slowest(times: Times, way: string, list: ListName, size: number): string {
  const asks = mix.map(({ name }) => ({
    name,
    took: partOf(times.get(keyOf(way, `${list}: ${name}`, size)) ?? [], 0.5),
  }));
  const [worst] = asks.toSorted((a, b) => b.took - a.took);
  return worst ? `${worst.name}, ${worst.took.toFixed(1)}` : '';
}

function print(times: Times, way: string, heading: string): void {
  console.log(`\n${heading}: median and p95 in ms of ${lists.length} lists over ${rounds} rounds\n`);
  printRows(
    times,
    way,
    mix.map(({ name }) => name),
  );
  console.log('\nThe same by list\n');
  printRows(times, way, lists);
  console.log(`\nThe slowest queries at ${sizes[1].toLocaleString('en')} rows, median in ms\n`);
  printTable(
    ['', ''],
    lists.map((list) => [list, slowest(times, way, list, sizes[1])]),
  );
}

function printRows(times: Times, way: string, names: readonly string[]): void {
  const figures = (name: string, size: number) => times.get(keyOf(way, name, size)) ?? [];
  printTable(
    ['', ...sizes.flatMap((size) => [`${size.toLocaleString('en')} p50`, 'p95']), 'p50 to p50'],
    names.map((name) => {
      const [few, many] = [figures(name, sizes[0]), figures(name, sizes[1])];
      return [
        name,
        ...[few, many].flatMap((list) => [partOf(list, 0.5).toFixed(1), partOf(list, 0.95).toFixed(1)]),
        `× ${(partOf(many, 0.5) / partOf(few, 0.5)).toFixed(2)}`,
      ];
    }),
  );
}

/** Opening, filtering, sorting and leafing of the panel's lists at 100 and at 100,000 rows, by the server's own functions and over HTTP. */
export async function bench({ write }: { write: boolean }): Promise<void> {
  configureLog('silent');
  const database = await startTcpDatabase();
  const env = { DATABASE_URL: database.url, APP_SECRET: 'b'.repeat(32), LOG_LEVEL: 'silent' };
  const client = new pg.Client({ connectionString: database.url });
  let site: Site | null = null;
  try {
    await openServices(loadEnv(env), { features });
    site = await startSite({ ...env, ADMIN_EMAILS: 'mia@example.com' });
    const running = site;
    await client.connect();
    const mia = await signedIn(running, client, 'mia@example.com');
    const times: Times = new Map();
    let filled = 0;
    for (const size of sizes) {
      await fillTo(size, filled);
      filled = size;
      await measure(times, 'read', size, (list, query) => open[list](new URLSearchParams(query)));
      await measure(times, 'http', size, (list, query) => fetchPage(running, mia, list, query));
    }
    print(times, 'read', 'A page of a list as the server reads it');
    print(times, 'http', 'The same as a whole page over HTTP');
    if (write)
      await writeProof(
        'npm run bench:admin',
        sizes.flatMap((size) =>
          (['read', 'http'] as const).map((way) => ({
            id: `admin.opening.${way}.${size}.p50`,
            value: Number(partOf(times.get(keyOf(way, 'opening', size)) ?? [], 0.5).toFixed(1)),
            unit: 'ms',
          })),
        ),
      );
  } finally {
    await client.end().catch(() => {});
    await site?.stop();
    await closeServices();
    await database.stop();
  }
}

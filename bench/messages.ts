import pg from 'pg';
import { type Site, startSite } from '../scripts/test/site.ts';
import { startTcpDatabase } from '../tests/two-servers/tcp-database.ts';
import { listen, type Person, send, signedIn } from './messages/people.ts';
import { printTable } from './print.ts';
import { writeProof } from './proof.ts';

const warmUp = 10;
const rounds = 200;

interface Delays {
  /** From the click at one server until the page connected to the other is notified. */
  told: number[];
  /** Until that page has the words, fetched from its own server. */
  shown: number[];
}

const partOf = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.ceil(values.length * part) - 1)] ?? 0;

/** Lets staff write at one server while the visitor's page hangs on the other. */
async function talk([first, second]: readonly [Site, Site], ann: Person, mia: Person): Promise<Delays> {
  const begun = await send(first, '/account/messages?new=1', ann, {
    intent: 'begin',
    message: 'Can it read our till?',
    network: 0,
  });
  const reference = begun.searchParams.get('thread') ?? '';
  const delays: Delays = { told: [], shown: [] };
  const live = await listen(second, ann);
  const page = `${second.address}/account/messages.data?${new URLSearchParams({ thread: reference })}`;
  for (let round = 1; round <= warmUp + rounds; round += 1) {
    const message = `Answer number ${round} of the studio.`;
    const pressed = performance.now();
    const sent = send(first, `/contact-us/conversation?reference=${reference}`, mia, {
      message,
      network: round,
    });
    let [toldAt, words] = [0, ''];
    // A page may be told once more of what it has already.
    while (!words.includes(message)) {
      toldAt = await live.next();
      words = await (await fetch(page, { headers: { Cookie: ann.cookie } })).text();
    }
    const shownAt = performance.now();
    await sent;
    if (round <= warmUp) continue;
    delays.told.push(toldAt - pressed);
    delays.shown.push(shownAt - pressed);
  }
  live.leave();
  return delays;
}

/** How long it takes until a message sent at one server process appears in a browser connected to another. */
export async function bench({ write }: { write: boolean }): Promise<void> {
  const database = await startTcpDatabase();
  const env = {
    DATABASE_URL: database.url,
    APP_SECRET: 'for two servers and this run alone',
    TRUST_PROXY: 'loopback',
  };
  const sites: Site[] = [];
  const client = new pg.Client({ connectionString: database.url });
  try {
    // The first migrates and seeds, the second finds it done.
    const first = await startSite(env);
    sites.push(first);
    const second = await startSite(env);
    sites.push(second);
    await client.connect();
    await client.query("insert into staff_marks values ('mia@example.com', 'bench', now())");
    const ann = await signedIn(first, client, 'ann@example.com');
    const mia = await signedIn(first, client, 'mia@example.com');
    const delays = await talk([first, second], ann, mia);
    console.log(
      `\n${rounds} messages from one server process to a browser on another, with one PostgreSQL over TCP\n`,
    );
    const rows = Object.entries({ 'the page is notified': delays.told, 'the words are shown': delays.shown });
    printTable(
      ['from the press until', 'p50 ms', 'p95 ms', 'longest ms'],
      rows.map(([what, values]) => [
        what,
        partOf(values, 0.5).toFixed(1),
        partOf(values, 0.95).toFixed(1),
        Math.max(...values).toFixed(1),
      ]),
    );
    if (write)
      await writeProof('npm run bench:messages', [
        { id: 'messages.shown.p50', value: Number(partOf(delays.shown, 0.5).toFixed(1)), unit: 'ms' },
        { id: 'messages.shown.p95', value: Number(partOf(delays.shown, 0.95).toFixed(1)), unit: 'ms' },
        { id: 'messages.told.p50', value: Number(partOf(delays.told, 0.5).toFixed(1)), unit: 'ms' },
        { id: 'messages.told.p95', value: Number(partOf(delays.told, 0.95).toFixed(1)), unit: 'ms' },
      ]);
  } finally {
    await client.end().catch(() => {});
    await Promise.all(sites.map((site) => site.stop()));
    await database.stop();
  }
}

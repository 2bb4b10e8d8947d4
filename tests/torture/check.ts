import pg from 'pg';
import type { AcceptedMail } from './mail-peer.ts';
import type { Visits } from './visitors.ts';

interface OutboxRow {
  id: string;
  recipient: string;
  state: string;
  uncertain: boolean;
  attempts: number;
}

/** What the database says at the end. */
export interface Books {
  subscribers: Set<string>;
  outbox: OutboxRow[];
  events: number;
}

/** Reads the database that the server uses. */
export async function readBooks(connection: pg.ClientConfig): Promise<Books> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const subscribers = await client.query<{ email_key: string }>(
      'select email_key from newsletter_subscribers',
    );
    const outbox = await client.query<OutboxRow>(
      "select id, recipient, state, uncertain_since is not null as uncertain, attempts from outbox where purpose = 'newsletter.confirm'",
    );
    const events = await client.query<{ n: number }>(
      "select count(*)::int as n from events where kind = 'newsletter.requested'",
    );
    return {
      subscribers: new Set(subscribers.rows.map((row) => row.email_key)),
      outbox: outbox.rows,
      events: events.rows[0]?.n ?? 0,
    };
  } finally {
    await client.end();
  }
}

/** One thing that must hold, with what was found. */
export interface Verdict {
  what: string;
  passed: boolean;
  found: string;
}

const sample = (names: string[]): string =>
  names.length === 0 ? 'none' : `${names.length}: ${names.slice(0, 3).join(', ')}`;

/** Addresses that were told 'done' and have no row. */
export const lostAddresses = (visits: Visits, books: Books): string[] =>
  [...visits.acknowledged.keys()].filter((email) => !books.subscribers.has(email));

/** Holds what visitors were told, what the database says and what the mail server got against each other. */
export function judge(visits: Visits, books: Books, mails: AcceptedMail[]): Verdict[] {
  const byRecipient = Map.groupBy(mails, (mail) => mail.to);
  const rowOf = new Map(books.outbox.map((row) => [row.recipient, row]));
  const unsent = [...books.subscribers].filter((email) => !byRecipient.has(email));
  const twoRows = books.outbox.length - rowOf.size;
  const doubled = [...byRecipient].filter(([, sent]) => sent.length > 1);
  const unmarked = doubled.filter(([email]) => !rowOf.get(email)?.uncertain).map(([email]) => email);
  const otherId = doubled
    .filter(([, sent]) => new Set(sent.map((mail) => mail.messageId)).size > 1)
    .map(([email]) => email);
  const strangers = [...byRecipient.keys()].filter((email) => !books.subscribers.has(email));
  const open = books.outbox
    .filter((row) => row.state !== 'sent')
    .map((row) => `${row.recipient} ${row.state}`);
  const verdict = (what: string, wrong: string[]): Verdict => ({
    what,
    passed: wrong.length === 0,
    found: sample(wrong),
  });
  return [
    verdict('acknowledged subscriptions without a row', lostAddresses(visits, books)),
    verdict('subscriptions without a mail', unsent),
    verdict('outbox rows not sent', open),
    { what: 'subscriptions with two outbox rows', passed: twoRows === 0, found: String(twoRows) },
    verdict('mails to addresses that are not subscribed', strangers),
    verdict('doubled mails whose row does not say so', unmarked),
    verdict('doubled mails with another Message-ID', otherId),
    {
      what: 'one event for every subscription',
      passed: books.events === books.subscribers.size,
      found: `${books.events} of ${books.subscribers.size}`,
    },
    {
      what: 'answers that were neither success nor "later"',
      passed: visits.odd.size === 0,
      found: sample([...visits.odd].map(([what, times]) => `${times} × ${what}`)),
    },
  ];
}

import { ground } from '#server/ground.ts';

const batch = 20_000;

/** Rows as a database of so many mails, log lines and readers would hold; the same ones at every run. */
const statements = [
  `insert into outbox (id, channel, purpose, recipient, payload, state, attempts, created_at, settled_at)
   select uuidv7(), 'mail',
     (array['enquiry.received', 'booking.confirmed', 'newsletter.issue', 'event.ticket', 'billing.invoice'])[1 + n % 5],
     'person-' || (n::bigint * 7919 % 100003) || '@example.com',
     jsonb_build_object('subject', 'Letter ' || n, 'text', 'Words', 'html', '<p>Words</p>'),
     (array['sent', 'sent', 'sent', 'sent', 'sent', 'sent', 'sent', 'failed', 'kept', 'queued'])[1 + n % 10],
     1 + n % 3, timestamptz '2026-01-01' + n * interval '1 minute', timestamptz '2026-01-01' + n * interval '1 minute'
   from generate_series($1::int, $2::int) n`,
  `insert into events (id, kind, subject, actor, data, happened_at)
   select uuidv7(),
     (array['settings.changed', 'newsletter.issue-changed', 'enquiry.answered', 'booking.moved', 'session.opened'])[1 + n % 5],
     'thing:' || (n::bigint * 104729 % 100003), (array['visitor', 'system', 'user:ann', 'user:ben'])[1 + n % 4],
     case when n % 20 = 0 then '{"changes": {"title": ["Old", "New"]}}' else '{}' end::jsonb,
     timestamptz '2026-01-01' + n * interval '1 minute'
   from generate_series($1::int, $2::int) n`,
  `insert into newsletter_subscribers (id, email, email_key, state, since, asked_at, created_at)
   select uuidv7(), 'reader-' || n || '@example.com', 'reader-' || n || '@example.com',
     (array['confirmed', 'confirmed', 'confirmed', 'pending', 'unsubscribed'])[1 + n % 5],
     timestamptz '2026-01-01' + n * interval '1 minute', timestamptz '2026-01-01', timestamptz '2026-01-01' + n * interval '1 minute'
   from generate_series($1::int, $2::int) n`,
];

/** Fills each of the lists up to so many rows. */
export async function fillTo(size: number, from: number): Promise<void> {
  const { pool } = ground().database;
  for (let at = from + 1; at <= size; at += batch)
    for (const statement of statements) await pool.query(statement, [at, Math.min(size, at + batch - 1)]);
  await pool.query('vacuum analyze outbox, events, newsletter_subscribers');
}

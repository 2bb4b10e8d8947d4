import { services } from '#server/services.ts';

const batch = 20_000;

/** Rows as a database of so many mails, log lines, readers, meetings, seats and conversations would hold; the same ones at every run. */
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
  `insert into bookings (id, reference, type_id, host_id, start_at, end_at, host_date, name, email, email_key, zone, agenda,
     answers, status, message, sequence, uid, idempotency_key, created_at, scheduled_at, changed_at)
   select uuidv7(), 'bench-' || n, (select id from meeting_types order by position, id limit 1), (select id from hosts order by id limit 1),
     timestamptz '2026-01-01' + n * interval '1 minute', timestamptz '2026-01-01 00:30' + n * interval '1 minute', date '2026-01-01' + n / 1440,
     'Person ' || (n::bigint * 7919 % 100003), 'guest-' || n || '@example.com', 'guest-' || n || '@example.com', 'UTC', 'About ' || (n::bigint * 104729 % 100003),
     '{}', (array['confirmed', 'confirmed', 'confirmed', 'confirmed', 'cancelled'])[1 + n % 5], '', 0, 'bench-' || n, 'bench-' || n,
     timestamptz '2026-01-01' + n * interval '1 minute', timestamptz '2026-01-01', timestamptz '2026-01-01'
   from generate_series($1::int, $2::int) n`,
  `insert into event_registrations (id, reference, event_id, ticket_id, number, name, email, email_key, zone, answers, status, holder, sequence,
     idempotency_key, checked_in_at, created_at, scheduled_at, changed_at)
   select uuidv7(), 'bench-' || n, ticket.event_id, ticket.id, 1000000 + n, 'Person ' || (n::bigint * 7919 % 100003),
     'comes-' || n || '@example.com', 'comes-' || n || '@example.com', 'UTC', jsonb_build_object('diet', 'Answer ' || (n::bigint * 104729 % 100003)),
     (array['registered', 'registered', 'registered', 'waiting', 'cancelled'])[1 + n % 5], 1, 0, 'bench-' || n,
     case when n % 2 = 0 then timestamptz '2026-06-01' end, timestamptz '2026-01-01' + n * interval '1 minute', timestamptz '2026-01-01', timestamptz '2026-01-01'
   from generate_series($1::int, $2::int) n, (select id, event_id from event_tickets order by id limit 1) ticket`,
  `insert into enquiries (id, reference, state, name, email, email_key, company, topics, budget, timeline, subject, page, campaign, idempotency_key,
     created_at, changed_at, waits_since, assignee_id)
   select uuidv7(), 'bench-' || n, (array['open', 'answered', 'answered', 'closed', 'closed'])[1 + n % 5], 'Person ' || (n::bigint * 7919 % 100003),
     'asks-' || n || '@example.com', 'asks-' || n || '@example.com', '', case when n % 50 = 0 then '["rescue"]' else '["product"]' end::jsonb, '', '', '{}', '', '{}', 'bench-' || n,
     timestamptz '2026-01-01', timestamptz '2026-01-01' + n * interval '1 minute',
     case when n % 5 = 0 then timestamptz '2026-01-01' + n * interval '1 minute' end, case when n % 100 = 0 then 'ben' end
   from generate_series($1::int, $2::int) n`,
  `insert into enquiry_messages (id, enquiry_id, side, author, body, quoted, via, created_at)
   select uuidv7(), enquiries.id, 'visitor', 'Person', 'Words ' || n, '', 'form', timestamptz '2026-01-01'
   from generate_series($1::int, $2::int) n inner join enquiries on enquiries.reference = 'bench-' || n`,
];

/** Fills each of the lists up to so many rows. */
export async function fillTo(size: number, from: number): Promise<void> {
  const { pool } = services().database;
  for (let at = from + 1; at <= size; at += batch)
    for (const statement of statements) await pool.query(statement, [at, Math.min(size, at + batch - 1)]);
  await pool.query(
    'vacuum analyze outbox, events, newsletter_subscribers, bookings, event_registrations, enquiries, enquiry_messages',
  );
}

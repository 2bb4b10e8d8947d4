import { sql } from 'drizzle-orm';
import { emailKeyOf } from '#lib/email-key.ts';
import { events } from '#server/db/tables.ts';
import { identityUsers } from '#server/identity/tables.ts';
import { choice, days, defineTable, exact, oneOf } from '#server/tables/define-table.ts';
import { auditLines, knownKinds } from './queries.server.ts';

/** Who changed what, before and after: read, and never written, here. */
export const auditList = defineTable({
  name: 'audit',
  section: 'audit',
  from: events,
  id: events.id,
  rows: auditLines,
  columns: {
    kind: { label: 'What', value: (line) => line.kind, sort: events.kind },
    who: { label: 'Who', value: (line) => line.who },
    subject: { label: 'On what', value: (line) => line.subject, sort: events.subject },
    changes: {
      label: 'Changed',
      value: (line) =>
        line.changes.map(({ field, before, after }) => `${field}: ${before} → ${after}`).join('; '),
    },
    when: { label: 'When', value: (line) => line.happenedAt, sort: events.happenedAt },
    actor: { label: 'Actor', value: (line) => line.actor, sort: events.actor, extra: true },
  },
  search: [events.kind, events.subject],
  filters: {
    holds: oneOf('Holds', {
      changes: { label: 'Edits, before and after', where: () => sql`${events.data} ? 'changes'` },
    }),
    kind: choice('What', events.kind, knownKinds),
    who: {
      ...exact('Who, by address or actor', events.actor),
      where: ([given = '']) => {
        const key = emailKeyOf(given);
        if (!key) return sql`${events.actor} = ${given}`;
        const user = sql`(select 'user:' || ${identityUsers.id} from ${identityUsers} where ${identityUsers.emailKey} = ${key})`;
        return sql`${events.actor} = ${user}`;
      },
    },
    subject: exact('On what, exactly', events.subject),
    when: days('When', events.happenedAt),
  },
  defaultSort: '-when',
  views: { Edits: 'holds=changes' },
});

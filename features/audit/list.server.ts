import { sql } from 'drizzle-orm';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import { events } from '#server/db/tables.ts';
import { identityUsers } from '#server/identity/tables.ts';
import { choice, days, defineTable, exact, oneOf } from '#server/tables/define-table.ts';
import { auditLines, knownKinds } from './queries.server.ts';
import { fieldText, kindText } from './words.ts';

/** The audit log as a list of who changed what, with old and new values. Nothing here writes to it. */
export const auditList = defineTable({
  name: 'audit',
  section: 'audit',
  from: events,
  id: events.id,
  rows: auditLines,
  columns: {
    kind: { label: 'What', value: (line) => kindText(line.kind), sort: events.kind },
    who: { label: 'Who', value: (line) => line.who },
    subject: { label: 'About', value: (line) => line.subject, sort: events.subject },
    changes: {
      label: 'Changed',
      value: (line) =>
        line.changes
          .map(({ field, before, after }) => `${fieldText(field)}: ${before} → ${after}`)
          .join('; '),
    },
    when: { label: 'When', value: (line) => line.happenedAt, sort: events.happenedAt },
  },
  search: [events.kind, events.subject],
  filters: {
    holds: oneOf('Holds', {
      changes: { label: 'Edits with the old and new values', where: () => sql`${events.data} ? 'changes'` },
    }),
    kind: choice('What', events.kind, knownKinds),
    who: {
      ...exact('Email address of the person', events.actor),
      where: ([given = '']) => {
        const key = emailKeyOf(given);
        if (!key) return sql`${events.actor} = ${given}`;
        const user = sql`(select 'user:' || ${identityUsers.id} from ${identityUsers} where ${identityUsers.emailKey} = ${key})`;
        return sql`${events.actor} = ${user}`;
      },
    },
    subject: exact('Exact subject', events.subject),
    when: days('When', events.happenedAt),
  },
  defaultSort: '-when',
  views: { Edits: 'holds=changes' },
});

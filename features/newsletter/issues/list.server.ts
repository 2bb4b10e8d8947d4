import { sql } from 'drizzle-orm';
import { choice, defineTable } from '#server/tables/define-table.ts';
import { newsletterIssues as issues } from '../tables.server.ts';
import { beginIssue } from './commands/write.server.ts';
import { shownIssues } from './queries.server.ts';
import { issueStates, issueWords } from './schema.ts';

/** The issues of the newsletter with what became of their emails. */
export const issueList = defineTable({
  name: 'newsletter-issues',
  section: 'newsletter',
  from: issues,
  id: issues.id,
  rows: shownIssues,
  columns: {
    subject: { label: 'Subject', value: (issue) => issue.subject, sort: sql`lower(${issues.subject})` },
    state: { label: 'State', value: (issue) => issueWords[issue.state], sort: issues.state },
    readers: { label: 'Readers', value: (issue) => issue.readers, sort: issues.readers },
    sent: { label: 'Sent', value: (issue) => issue.counts.sent },
    failed: { label: 'Failed', value: (issue) => issue.counts.failed },
    left: { label: 'Unsubscribed', value: (issue) => issue.unsubscribed, sort: issues.unsubscribed },
    changed: {
      label: 'Last',
      value: (issue) => issue.finishedAt ?? issue.changedAt,
      sort: issues.changedAt,
    },
  },
  search: [issues.subject, issues.body],
  filters: {
    state: choice(
      'State',
      issues.state,
      issueStates.map((value) => ({ value, label: issueWords[value] })),
    ),
  },
  defaultSort: '-changed',
  actions: {
    begin: async ({ actor }) => ({
      said: 'New draft created',
      to: `/admin-panel/newsletter/${await beginIssue(actor)}`,
    }),
  },
});

import type { InboxPage, ShownRow } from './page.server.ts';
import type { WorkspaceThread } from './thread.server.ts';

/** The inbox with these conversations and without actions, for visitors who see what staff see. */
export function stillInbox(rows: readonly ShownRow[], open: WorkspaceThread): InboxPage {
  const waiting = rows.filter(({ standing }) => ['New', 'Waiting for us'].includes(standing.word)).length;
  return {
    list: {
      q: '',
      tab: 'all',
      about: '',
      owner: '',
      page: 1,
      pages: 1,
      total: rows.length,
      counts: { all: rows.length, waiting, mine: 0, unconfirmed: 0, snoozed: 0, closed: 0 },
      first: 1,
      rows: [...rows],
    },
    asked: true,
    open,
    before: null,
    after: null,
    begun: null,
    writes: 'reply',
    replies: [],
    snoozes: [],
    colleagues: [],
    own: '',
  };
}

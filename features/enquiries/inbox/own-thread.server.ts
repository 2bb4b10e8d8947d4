import { now } from '#server/clock.ts';
import { readSettings } from '#server/settings/settings.ts';
import { presentConversation } from '../conversation-page.server.ts';
import { enquiryByReceipt } from '../queries.server.ts';
import { shownRow } from './page.server.ts';
import { standingOf } from './rules.ts';
import { stillInbox } from './still-inbox.ts';
import type { WorkspaceThread } from './thread.server.ts';

/**
 * An enquiry as the inbox shows it to staff, for the browser that sent it; null where the receipt is not good.
 * Anybody can type any address, so only what was sent is in it: no answer, no note, nothing else of that address.
 */
export async function ownInbox(receipt: string) {
  const enquiry = await enquiryByReceipt(receipt);
  if (!enquiry) return null;
  const unread = { mine: null, theirs: null };
  const { timeZone } = readSettings().contact;
  const { messages, ...facts } = await presentConversation({ enquiry, side: 'staff', own: true }, unread, {
    query: '',
    timeZone,
  });
  const [sent] = messages;
  if (sent?.side !== 'visitor') return null;
  const thread: WorkspaceThread = {
    ...facts,
    consent: false,
    unread: 1,
    emailKey: '',
    unconfirmed: enquiry.state === 'unconfirmed',
    standing: standingOf({ state: enquiry.state, snoozed: false, seen: false }),
    snoozedUntil: null,
    assigneeId: null,
    assignee: null,
    others: 0,
    lastMessage: sent.id,
    entries: [{ kind: 'message', at: sent.sent, ...sent }],
  };
  const row = shownRow({ enquiry, firstBody: sent.body, seen: false }, now().getTime(), {
    colleagues: [],
    timeZone,
  });
  return stillInbox([row], thread);
}

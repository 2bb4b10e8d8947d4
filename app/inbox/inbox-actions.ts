import type { PageAction } from '#app/admin/panel-actions.ts';
import { inboxAddress } from '#features/enquiries/inbox/address.ts';
import type { InboxPage } from '#features/enquiries/inbox/page.server.ts';

/** What can be done in the inbox: in its menu, in ⌘K, and by keys as other inboxes have them. */
export function inboxActions({ list, open, before, after, own, snoozes }: InboxPage): PageAction[] {
  const { q, tab, about, owner, page } = list;
  const wish = { q, tab, about, owner, page };
  const step = (id: string, label: string, keys: string, reference: string | null): PageAction[] =>
    reference ? [{ id, label, keys, href: inboxAddress(wish, { open: reference }) }] : [];
  const steps = [
    ...step('next', 'Next conversation', 'j', after),
    ...step('previous', 'Previous conversation', 'k', before),
  ];
  const replies: PageAction = {
    id: 'saved-replies',
    label: 'Saved replies',
    href: '/admin-panel/inbox/replies',
  };
  if (!open) return [...steps, replies];
  const { reference, state, assigneeId, snoozedUntil } = open;
  const here = { open: reference };
  const tomorrow = snoozes[0];
  const actions: PageAction[] = [
    { id: 'reply', label: 'Reply', keys: 'r', href: `${inboxAddress(wish, here)}#reply` },
    {
      id: 'note',
      label: 'Leave a note',
      keys: 'n',
      href: `${inboxAddress(wish, { ...here, write: 'note' })}#note`,
    },
    {
      id: 'quote',
      label: 'Write a quote',
      keys: 'q',
      href: `/admin-panel/quotes/new?enquiry=${reference}`,
    },
    ...(assigneeId === own
      ? []
      : [
          {
            id: 'take',
            label: 'Assign to me',
            keys: 'a',
            fields: { ...here, intent: 'assign', assignee: own },
          },
        ]),
    ...(tomorrow && !snoozedUntil
      ? [
          {
            id: 'snooze',
            label: 'Snooze until tomorrow',
            keys: 's',
            fields: { ...here, intent: 'snooze', until: tomorrow.day },
          },
        ]
      : []),
    state === 'closed'
      ? { id: 'reopen', label: 'Reopen', keys: 'e', fields: { ...here, intent: 'reopen' } }
      : { id: 'close', label: 'Close', keys: 'e', fields: { ...here, intent: 'close' } },
  ];
  return [...actions, ...steps, replies];
}

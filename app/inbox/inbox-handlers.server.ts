import type { PanelAction } from '#app/admin/panel-action.ts';
import { closeEnquiry } from '#features/enquiries/commands/close.server.ts';
import { addNote } from '#features/enquiries/inbox/commands/add-note.server.ts';
import { assign } from '#features/enquiries/inbox/commands/assign.server.ts';
import { reopen } from '#features/enquiries/inbox/commands/reopen.server.ts';
import { snooze } from '#features/enquiries/inbox/commands/snooze.server.ts';
import { assignSchema, noteSchema, snoozeSchema } from '#features/enquiries/inbox/schema.ts';
import { inboxSection } from '#features/enquiries/panel.ts';
import { colleaguesFor } from '#features/identity/staff/colleagues.server.ts';
import { shortDayAt } from '#lib/time/words-of-time.ts';
import { parseFields } from '#server/forms/fields.ts';
import { visitorAddress } from '#server/http/client-address.ts';
import { staffAccess } from './staff-access.server.ts';

/** The same list without an open conversation, for after one was closed or snoozed. */
function listOf(url: URL): string {
  const list = new URL(url);
  for (const name of ['open', 'reply', 'write']) list.searchParams.delete(name);
  return list.pathname + list.search;
}

/** The conversation that a form is about, in the same list. */
function threadOf(url: URL, reference: string): string {
  const thread = new URL(listOf(url), url);
  thread.searchParams.set('open', reference);
  return thread.pathname + thread.search;
}

/** What staff do with a conversation beside answering it. */
export const inboxHandlers: Readonly<Record<string, PanelAction>> = {
  assign: async (staff, fields, { url }) => {
    const { assignee } = parseFields(assignSchema, fields);
    const access = staffAccess(staff, fields);
    const to = await assign(access, assignee, await colleaguesFor(inboxSection));
    const said = !to
      ? 'This conversation is no longer assigned'
      : to.userId === staff.userId
        ? 'This conversation is now yours'
        : `This conversation is now with ${to.name}`;
    return { said, to: threadOf(url, access.reference) };
  },
  note: async (staff, fields, { url, request }) => {
    const wish = parseFields(noteSchema, fields);
    const access = staffAccess(staff, fields);
    const address = visitorAddress(request);
    const named = await addNote(access, { ...wish, address }, await colleaguesFor(inboxSection));
    const told = named.map(({ name }) => name).join(', ');
    return { said: told ? `Note saved. We told ${told}` : 'Note saved', to: threadOf(url, access.reference) };
  },
  snooze: async (staff, fields, { url }) => {
    const until = await snooze(staffAccess(staff, fields), parseFields(snoozeSchema, fields).until);
    const day = shortDayAt(until.toISOString(), staff.zone);
    return { said: `Snoozed until the morning of ${day}`, to: listOf(url) };
  },
  close: async (staff, fields, { url, request }) => {
    const access = staffAccess(staff, fields);
    const undo = await closeEnquiry(access, visitorAddress(request));
    return { said: `${access.reference} is closed`, to: listOf(url), ...(undo ? { undo } : {}) };
  },
  reopen: async (staff, fields, { url }) => {
    const access = staffAccess(staff, fields);
    await reopen(access);
    return { said: 'The conversation is open again', to: threadOf(url, access.reference) };
  },
};

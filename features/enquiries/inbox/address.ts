import { type InboxWish, inboxSchema } from './schema.ts';

/** Where the inbox is. */
export const inboxPath = '/admin-panel/inbox';

const defaults: InboxWish = inboxSchema.parse({});

/** The address of the inbox with these choices; what is the default is left out. */
export function inboxAddress(wish: Partial<InboxWish>, more: Readonly<Record<string, string>> = {}): string {
  const said = Object.entries({ ...wish }).filter(
    ([name, value]) => value !== undefined && value !== defaults[name as keyof InboxWish],
  );
  const query = new URLSearchParams([
    ...said.map(([name, value]) => [name, String(value)]),
    ...Object.entries(more),
  ]).toString();
  return query ? `${inboxPath}?${query}` : inboxPath;
}

/** The address that opens one conversation. */
export const conversationAddress = (reference: string): string => inboxAddress({}, { open: reference });

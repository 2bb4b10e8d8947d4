import { data, redirect } from 'react-router';
import { z } from 'zod';
import { visitorOf } from '#features/identity/queries.server.ts';
import { signInFor } from '#features/identity/return-path.ts';
import { changeResult } from '#features/tool-history/commands/change.server.ts';
import { removeAllResults, removeResult } from '#features/tool-history/commands/remove.server.ts';
import { stopSharing } from '#features/tool-history/commands/share.server.ts';
import { changeSchema } from '#features/tool-history/schema.ts';
import { type Fields, fieldsOf, parseFields } from '#server/forms/fields.ts';
import { refusalOf } from '#server/forms/refusal.ts';

const idIn = (fields: Fields): string => parseFields(z.object({ id: z.uuid() }), fields).id;

/** What the buttons of the page do, by name; gives what the address says of it afterwards. */
const presses: Record<string, (fields: Fields, userId: string) => Promise<string>> = {
  async rename(fields, userId) {
    const { title } = parseFields(changeSchema, { title: fields.title });
    await changeResult(idIn(fields), { title }, userId);
    return 'renamed';
  },
  async pin(fields, userId) {
    await changeResult(idIn(fields), { pinned: true }, userId);
    return 'pinned';
  },
  async unpin(fields, userId) {
    await changeResult(idIn(fields), { pinned: false }, userId);
    return 'unpinned';
  },
  async delete(fields, userId) {
    await removeResult(idIn(fields), userId);
    return 'deleted';
  },
  async 'stop-sharing'(fields, userId) {
    await stopSharing(idIn(fields), { userId });
    return 'stopped';
  },
  async 'delete-all'(_, userId) {
    await removeAllResults(userId);
    return 'emptied';
  },
};

const words: Readonly<Record<string, string>> = {
  renamed: 'Renamed.',
  pinned: 'Pinned. It is at the top now.',
  unpinned: 'Unpinned.',
  deleted: 'Deleted for good.',
  stopped: 'The link no longer works.',
  emptied: 'Your account no longer keeps a history, and all shared links have stopped working.',
};

/** What the last click did, as the address says. */
export function historyNews(query: URLSearchParams): { heading: string; tone: 'done' } | null {
  const heading = words[query.get('did') ?? ''];
  return heading ? { heading, tone: 'done' } : null;
}

/** Takes the forms of the history in the account, and leads back to the same part of the list. */
export async function historyAction({ request, url }: { request: Request; url: URL }) {
  const visitor = await visitorOf(request);
  if (!visitor) throw redirect(signInFor(url.pathname + url.search));
  const fields = await fieldsOf(request);
  const what = String(fields.intent ?? '');
  const press = Object.hasOwn(presses, what) ? presses[what] : undefined;
  if (!press) throw data(null, { status: 400 });
  try {
    const query = new URLSearchParams(url.searchParams);
    query.set('did', await press(fields, visitor.userId));
    return redirect(`${url.pathname}?${query}`, 303);
  } catch (error) {
    const { refusal, status } = refusalOf(error, fields);
    return data(refusal, { status });
  }
}

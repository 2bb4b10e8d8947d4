import { data, redirect } from 'react-router';
import { thingSources } from '#app/saved/thing-sources.server.ts';
import { visitorOf } from '#features/identity/queries.server.ts';
import { signInFor } from '#features/identity/return-path.ts';
import { addItem } from '#features/saved/collections/commands/items.server.ts';
import { itemSchema } from '#features/saved/collections/schema.ts';
import { writeNote } from '#features/saved/commands/note.server.ts';
import { save } from '#features/saved/commands/save.server.ts';
import { readRef, type ThingRef } from '#features/saved/kinds.ts';
import { noteSchema, refSchema } from '#features/saved/schema.ts';
import type { SavedNews } from '#features/saved/ui/saved-list.tsx';
import { type Fields, fieldsOf, parseFields } from '#server/forms/fields.ts';
import { refusalOf } from '#server/forms/refusal.ts';

/** What the buttons of the page do, by name; gives what the address says of it afterwards. */
const presses: Record<string, (fields: Fields, userId: string) => Promise<Record<string, string>>> = {
  async note(fields, userId) {
    await writeNote(parseFields(noteSchema, fields), userId);
    return { did: 'noted' };
  },
  async 'take-off'(fields, userId) {
    await save({ things: [thingIn(fields)], saved: false }, userId, thingSources);
    return { did: 'taken', undo: String(fields.ref) };
  },
  async 'put-back'(fields, userId) {
    await save({ things: [thingIn(fields)], saved: true }, userId, thingSources);
    return { did: 'back' };
  },
  async collect(fields, userId) {
    const isNew = await addItem(parseFields(itemSchema, fields), userId, thingSources);
    return { did: isNew ? 'collected' : 'in-it' };
  },
};

const thingIn = (fields: Fields): ThingRef => parseFields(refSchema, fields);

const words: Readonly<Record<string, string>> = {
  noted: 'Note saved.',
  taken: 'Removed.',
  back: 'Restored.',
  collected: 'Added to the collection.',
  'in-it': 'It’s already in that collection.',
};

/** What the last action did, as the address says it. */
export function savedNews(query: URLSearchParams): SavedNews | null {
  const heading = words[query.get('did') ?? ''];
  const undo = query.get('undo') ?? '';
  return heading ? { heading, tone: 'done', ...(readRef(undo) ? { undo } : {}) } : null;
}

/** Takes the forms of the page of saved things, and leads back to the same part of the list. */
export async function savedAction({ request, url }: { request: Request; url: URL }) {
  const visitor = await visitorOf(request);
  if (!visitor) throw redirect(signInFor(url.pathname + url.search));
  const given = await fieldsOf(request);
  const fields = { ...given, ...readRef(String(given.ref ?? '')) };
  const what = String(given.intent ?? '');
  const press = Object.hasOwn(presses, what) ? presses[what] : undefined;
  if (!press) throw data(null, { status: 400 });
  try {
    const said = await press(fields, visitor.userId);
    const query = new URLSearchParams(url.searchParams);
    for (const name of ['did', 'undo']) query.delete(name);
    for (const [name, value] of Object.entries(said)) query.set(name, value);
    return redirect(`${url.pathname}?${query}`, 303);
  } catch (error) {
    const { refusal, status } = refusalOf(error, fields);
    return data(refusal, { status });
  }
}

import { isFlag, isText, listOf, shaped } from '#lib/files/shape.ts';
import type { Conversation } from '../conversation.ts';
import { isConversation } from '../is-conversation.ts';
import { all, change, deleteAll, one, stores } from './database.ts';

/** What the list of conversations shows and searches. */
export interface Head {
  id: string;
  title: string;
  pinned: boolean;
  changed: string;
  files: string[];
  questions: string[];
}

const isHead = shaped<Head>({
  id: isText,
  title: isText,
  pinned: isFlag,
  changed: isText,
  files: listOf(isText),
  questions: listOf(isText),
});

const headOf = ({ id, title, pinned, changed, files, turns }: Conversation): Head => ({
  id,
  title,
  pinned,
  changed,
  files: files.map(({ document }) => document.name),
  questions: turns.map(({ question }) => question),
});

/** All conversations in this browser: pinned ones first, then the newest. */
export async function heads(): Promise<Head[]> {
  const found = (await all(stores.heads)).filter(isHead);
  return found.sort((a, b) => Number(b.pinned) - Number(a.pinned) || b.changed.localeCompare(a.changed));
}

export async function load(id: string): Promise<Conversation | null> {
  const found = await one(stores.contents, id);
  return isConversation(found) ? found : null;
}

export const save = (conversation: Conversation): Promise<void> =>
  change((store) => {
    store(stores.heads).put(headOf(conversation));
    store(stores.contents).put(conversation);
  });

/** Deletes a conversation with its files, for good. */
export const remove = (id: string): Promise<void> =>
  change((store) => {
    store(stores.heads).delete(id);
    store(stores.contents).delete(id);
  });

export const removeAll = deleteAll;

/** Conversations whose title, files or questions hold all of the words. */
export function matching(list: readonly Head[], sought: string): Head[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  return list.filter(({ title, files, questions }) => {
    const text = [title, ...files, ...questions].join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

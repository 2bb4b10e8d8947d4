import type { Conversation, ConversationFile } from '../conversation.ts';
import { titleOf } from '../words.ts';

/** A conversation in which nothing was asked yet. */
export const fresh = (files: readonly ConversationFile[] = []): Conversation => ({
  id: crypto.randomUUID(),
  title: titleOf({ files, turns: [] }),
  pinned: false,
  changed: new Date().toISOString(),
  example: null,
  files,
  turns: [],
});

import { savedThings } from '../kit/saved/saved-things.ts';
import type { Conversation } from './conversation.ts';
import { isConversation } from './is-conversation.ts';
import { conversationResult } from './result.ts';

/** The conversations in this browser, with their files. */
export const conversations = savedThings<Conversation>({
  name: 'document-conversations',
  is: isConversation,
  result: conversationResult,
  headOf: ({ files, away = [], turns }) => {
    const names = [...files.map(({ document }) => document.name), ...away.map(({ name }) => name)];
    return {
      about: `${names.join(', ') || 'no files'}, ${turns.length} asked`,
      holds: [...names, ...turns.map(({ question }) => question)],
    };
  },
});

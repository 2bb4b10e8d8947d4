import { useRef, useState } from 'react';
import { laterThan } from '../../kit/saved/saved-thing.ts';
import { type Conversation, type ConversationFile, isExampleItself, type Turn } from '../conversation.ts';
import { openExample } from '../examples/open-example.ts';
import { titleOf } from '../words.ts';
import { fresh } from './fresh-conversation.ts';

/** The conversation of a chatbot in a case study. It begins with an example, whose text comes with the first question. */
export function useSmallConversation(example: string, first: readonly Turn[]) {
  const [begun] = useState<Conversation>(() => ({
    ...fresh(),
    id: `example-${example}`,
    changed: '',
    example,
    turns: first,
  }));
  const [conversation, open] = useState(begun);
  const current = useRef(conversation);
  current.current = conversation;
  /** An example that somebody asks becomes a conversation of their own. */
  const change = (by: (before: Conversation) => Partial<Conversation>) =>
    open((before) => ({
      ...before,
      ...(isExampleItself(before) ? { id: crypto.randomUUID() } : null),
      changed: laterThan(before.changed),
      ...by(before),
    }));
  return {
    conversation,
    current,
    isOwn: !isExampleItself(conversation) && conversation.files.length + conversation.turns.length > 0,
    /** Another conversation, or the example again. */
    open: (next: Conversation | null) => open(next ?? begun),
    change,
    /** The conversation with the text of its files. */
    async whole(): Promise<Conversation> {
      const { example: named, files } = current.current;
      if (named === null || files.length > 0) return current.current;
      const fetched = await openExample(named).catch(() => {
        throw new Error('The example didn’t load. Check your connection and try again.');
      });
      open((before) => (before.example === named ? { ...before, files: fetched.files } : before));
      return { ...current.current, files: fetched.files };
    },
    /** What somebody brings is not mixed with an example. */
    addFile: (file: ConversationFile) => {
      if (current.current.example !== null) return open(fresh([file]));
      change(({ files, turns, title }) => ({
        files: [...files, file],
        title: turns.length > 0 ? title : titleOf({ files: [...files, file], turns }),
      }));
    },
    removeFile: (id: string) => change(({ files }) => ({ files: files.filter((file) => file.id !== id) })),
    addTurn: (turn: Turn) =>
      change(({ turns, files, title, id }) => ({
        turns: [...turns, turn],
        title: turns.length > 0 && id !== begun.id ? title : titleOf({ files, turns: [turn] }),
      })),
  };
}

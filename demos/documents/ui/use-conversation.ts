import { useEffect, useRef, useState } from 'react';
import { laterThan } from '../../kit/saved/saved-thing.ts';
import {
  type Conversation,
  type ConversationFile,
  isExampleItself,
  type SentConversation,
  type Turn,
} from '../conversation.ts';
import { openExample, withBytes } from '../examples/open-example.ts';
import { titleOf } from '../words.ts';
import type { Shown } from './document-pane.tsx';
import { fresh } from './fresh-conversation.ts';

/** What is opened with an answer: the rows that were calculated, the best quotation, or what comes nearest. */
const placeOf = ({ verdict, calculated, quotes, nearest }: Turn) =>
  calculated && verdict !== 'sure' ? calculated : (quotes[0] ?? calculated ?? nearest[0]);

/** What is open beside a conversation at first: what its last answer quotes, or the beginning of its first file. */
function shownFirst({ files, turns }: Conversation): Shown {
  const last = turns.at(-1);
  const place = last ? placeOf(last) : undefined;
  if (place) return { file: place.file, part: place.part, marks: place.marks };
  return { file: files[0]?.id ?? '', part: 0, marks: [] };
}

/** The open conversation and what is shown of its files. */
export function useConversation(sent: SentConversation) {
  const [first] = useState<Conversation>(() => ({
    ...sent,
    files: sent.files.map((file) => ({ ...file, bytes: null })),
  }));
  const [conversation, setConversation] = useState(first);
  const [shown, setShown] = useState<Shown>(() => shownFirst(first));
  const current = useRef(conversation);
  current.current = conversation;

  /** An example that somebody works on becomes a conversation of their own. */
  const change = (work: (before: Conversation) => Partial<Conversation>) =>
    setConversation((before) => ({
      ...before,
      ...(isExampleItself(before) ? { id: crypto.randomUUID() } : null),
      changed: laterThan(before.changed),
      ...work(before),
    }));

  useEffect(() => {
    let isHere = true;
    // The server draws an example's text; its pages are drawn from the file, which comes afterwards.
    withBytes(first).then(
      (whole) => isHere && setConversation((now) => (now === first ? whole : now)),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [first]);

  function open(next: Conversation) {
    setConversation(next);
    setShown(shownFirst(next));
  }
  return {
    conversation,
    isOwn: !isExampleItself(conversation) && conversation.files.length + conversation.turns.length > 0,
    shown,
    setShown,
    open,
    openExample: async (id: string) => open(await withBytes(await openExample(id))),
    begin: () => open(fresh()),
    rename: (title: string) => change(() => ({ title })),
    pin: (pinned: boolean) => change(() => ({ pinned })),
    /** Adds a file, and says whether a new conversation began with it. */
    addFile: (added: ConversationFile): boolean => {
      // A file that comes back takes its own place, so that earlier quotations open in it.
      const was = current.current.away?.find(({ name }) => name === added.document.name);
      const file = was ? { ...added, id: was.id } : added;
      // What somebody brings is not mixed with an example.
      const wasExample = current.current.example !== null;
      const isNew = wasExample || current.current.files.length === 0;
      if (wasExample) setConversation(fresh([file]));
      else
        change(({ files, away, turns, title }) => ({
          files: [...files, file],
          away: away?.filter(({ id }) => id !== file.id),
          title: turns.length > 0 ? title : titleOf({ files: [...files, file], turns }),
        }));
      if (isNew) setShown({ file: file.id, part: 0, marks: [] });
      return wasExample;
    },
    removeFile: (id: string) => {
      change(({ files }) => ({ files: files.filter((file) => file.id !== id) }));
      setShown((now) => {
        const [other] = current.current.files.filter((file) => file.id !== id);
        return now.file === id ? { file: other?.id ?? '', part: 0, marks: [] } : now;
      });
    },
    addTurn: (turn: Turn) => {
      change(({ turns, files, title }) => ({
        turns: [...turns, turn],
        title: turns.length > 0 ? title : titleOf({ files, turns: [turn] }),
      }));
      const place = placeOf(turn);
      if (place) setShown({ file: place.file, part: place.part, marks: place.marks });
    },
  };
}

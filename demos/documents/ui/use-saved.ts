import { useEffect, useRef, useState } from 'react';
import type { Conversation } from '../conversation.ts';
import { type Head, heads, load, remove, removeAll, save } from '../store/conversations.ts';

const forbidden = 'This browser doesn’t let pages keep anything, so conversations are gone when you leave.';

/** Conversations that are kept in this browser: the open one is saved whenever it changes. */
export function useSaved(conversation: Conversation, isOwn: boolean) {
  const [list, setList] = useState<readonly Head[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const then = useRef((work: () => Promise<void>, listed: () => Promise<readonly Head[]> = heads) => {
    // One after the other: a slow save must not bring back what was deleted after it.
    last.current = last.current
      .then(work)
      .then(listed)
      .then(setList)
      .catch(() => setProblem(forbidden));
    return last.current;
  });
  useEffect(() => {
    void then.current(async () => {});
  }, []);
  useEffect(() => {
    if (isOwn) void then.current(() => save(conversation));
  }, [conversation, isOwn]);

  async function change(id: string, by: Partial<Pick<Conversation, 'title' | 'pinned'>>): Promise<void> {
    await then.current(async () => {
      const found = await load(id);
      if (found) await save({ ...found, ...by });
    });
  }
  return {
    list,
    problem,
    load,
    change,
    remove: (id: string) => then.current(() => remove(id)),
    // Listing them would make the database anew.
    removeAll: () => then.current(removeAll, async () => []),
  };
}

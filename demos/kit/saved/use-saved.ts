import { useEffect, useRef, useState } from 'react';
import type { SavedHead, SavedThing, SavedThings } from './saved-things.ts';

const forbidden = 'This browser doesn’t let pages keep anything, so all of it is gone when you leave.';

/** Things that are kept in this browser: the open one is saved whenever it changes, if it is the visitor's own. */
export function useSaved<Thing extends SavedThing>(things: SavedThings<Thing>, open: Thing, isOwn: boolean) {
  const [list, setList] = useState<readonly SavedHead[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const then = useRef(
    (work: () => Promise<void>, listed: () => Promise<readonly SavedHead[]> = things.heads) => {
      // One after the other: a slow save must not bring back what was deleted after it.
      last.current = last.current
        .then(work)
        .then(listed)
        .then(setList)
        .catch(() => setProblem(forbidden));
      return last.current;
    },
  );
  useEffect(() => {
    void then.current(async () => {});
  }, []);
  useEffect(() => {
    if (isOwn) void then.current(() => things.save(open));
  }, [things, open, isOwn]);

  async function change(id: string, by: Partial<Pick<SavedThing, 'title' | 'pinned'>>): Promise<void> {
    await then.current(async () => {
      const found = await things.load(id);
      if (found) await things.save({ ...found, ...by });
    });
  }
  return {
    list,
    problem,
    load: things.load,
    change,
    remove: (id: string) => then.current(() => things.remove(id)),
    // Listing them would make the database anew.
    removeAll: () => then.current(things.removeAll, async () => []),
  };
}

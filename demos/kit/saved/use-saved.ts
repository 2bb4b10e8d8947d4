import { useEffect, useRef, useState } from 'react';
import { type ExportKind, exportThing } from './export-thing.ts';
import { listed } from './listed.ts';
import type { SavedHead, SavedThing } from './saved-thing.ts';
import type { SavedThings } from './saved-things.ts';
import { useAccount } from './use-account.ts';

const forbidden = 'This browser doesn’t let pages save anything, so your work will be gone when you leave.';

/**
 * Things that are kept in this browser: the open one is saved whenever it changes, if it is the visitor's own. Whoever
 * is signed in and chose so has them in their account, too.
 */
export function useSaved<Thing extends SavedThing>(things: SavedThings<Thing>, open: Thing, isOwn: boolean) {
  const [heads, setHeads] = useState<readonly SavedHead[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const account = useAccount(things, open, isOwn);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const then = useRef(
    (work: () => Promise<void>, next: () => Promise<readonly SavedHead[]> = things.heads) => {
      // One after the other: a slow save must not bring back what was deleted after it.
      last.current = last.current
        .then(work)
        .then(next)
        .then(setHeads)
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

  const load = async (id: string) => account.load(id, await things.load(id).catch(() => null));
  async function change(id: string, by: Partial<Pick<SavedThing, 'title' | 'pinned'>>): Promise<void> {
    await then.current(async () => {
      const found = await things.load(id);
      if (found) await things.save({ ...found, ...by });
    });
    await account.change(id, by);
  }
  return {
    list: listed(heads, account.heads),
    problem,
    /** How they leave this browser; null where they cannot. */
    results: things.result && {
      account: {
        choice: account.choice,
        problem: account.problem,
        copied: account.copied,
        goes: things.result.goes,
        stays: things.result.stays,
        path: things.result.pathOf(open),
        onChoose: (on: boolean) =>
          void account.choose(
            on,
            heads.map(({ id }) => id),
          ),
      },
      onExport: (id: string, as: ExportKind) =>
        void load(id)
          .then((thing) => (thing && things.result ? exportThing(things.result, thing, as) : null))
          .then(
            () => setProblem(null),
            (thrown: unknown) => setProblem(thrown instanceof Error ? thrown.message : String(thrown)),
          ),
    },
    load,
    change,
    changeInAccount: account.change,
    remove: async (id: string) => {
      await then.current(() => things.remove(id));
      await account.remove(id);
    },
    // Listing them would make the database again.
    removeAll: () => then.current(things.removeAll, async () => []),
  };
}

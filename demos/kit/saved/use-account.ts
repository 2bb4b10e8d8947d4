import { useCallback, useEffect, useRef, useState } from 'react';
import { useWho } from '#features/identity/ui/use-who.ts';
import { Refused } from '#features/tool-history/client/call.ts';
import {
  type AccountHead,
  allowAgain,
  changeInAccount,
  keepInAccount,
  listInAccount,
  openInAccount,
  removeFromAccount,
} from '#features/tool-history/client/in-account.ts';
import { isUuid } from '#lib/text/uuid.ts';
import { whoText } from '#lib/text/who-text.ts';
import { choose as keepChoice, lookAtChoice, useAccountChoice } from './account-choice.ts';
import { type Copied, copyAll } from './copy-all.ts';
import { resultToKeep } from './result-of.ts';
import type { SavedThing } from './saved-thing.ts';
import type { SavedThings } from './saved-things.ts';

const wordsOf = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem));
const isRefusedWith = (problem: unknown, status: number): boolean =>
  problem instanceof Refused && problem.status === status;
const waitMs = 700;

/**
 * The account's side of a tool's history. Nothing is sent before somebody chooses so; what the account has already is
 * listed for whoever is signed in.
 */
export function useAccount<Thing extends SavedThing>(
  { result, headOf, load: loadHere }: SavedThings<Thing>,
  open: Thing,
  isOwn: boolean,
) {
  const who = useWho();
  const name = result ? (who?.name ?? null) : null;
  const choice = useAccountChoice();
  const [heads, setHeads] = useState<readonly AccountHead[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [copied, setCopied] = useState<Copied | null>(null);
  const copying = useRef<AbortController | null>(null);
  /** The forms of things that the account has, or that were only looked at: they need not be sent. */
  const known = useRef(new Map<string, string>());
  /** One after the other: what is sent first has to arrive first. */
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const inOrder = useRef((work: () => Promise<unknown>) => {
    const done = last.current.then(work);
    last.current = done.catch(() => {});
    return done;
  });
  const tool = result?.tool;

  const list = useCallback(async () => {
    if (!tool) return;
    const found = await listInAccount(tool);
    for (const { id, changed } of found) known.current.set(id, changed);
    setHeads(found);
  }, [tool]);

  useEffect(() => () => copying.current?.abort(), []);

  useEffect(() => {
    lookAtChoice(name);
    setHeads([]);
    if (name !== null) list().catch((thrown: unknown) => setProblem(wordsOf(thrown)));
  }, [name, list]);

  const send = useCallback(
    (thing: Thing) =>
      inOrder.current(async () => {
        if (!result) return;
        known.current.set(thing.id, thing.changed);
        await keepInAccount(thing.id, await resultToKeep(result, thing, headOf(thing)));
      }),
    [result, headOf],
  );

  useEffect(() => {
    if (choice !== 'on' || !isOwn || known.current.get(open.id) === open.changed) return;
    const later = setTimeout(() => {
      send(open)
        .then(
          () => setProblem(null),
          (thrown: unknown) => setProblem(`“${open.title}”: ${wordsOf(thrown)}`),
        )
        .then(list)
        .catch((thrown: unknown) => setProblem(wordsOf(thrown)));
    }, waitMs);
    return () => clearTimeout(later);
  }, [choice, isOwn, open, send, list]);

  /** Turns copying on or off. Turned on, what this browser keeps goes along. */
  async function choose(on: boolean, here: readonly string[]): Promise<void> {
    if (name === null) return;
    keepChoice(name, on);
    setProblem(null);
    setCopied(null);
    copying.current?.abort();
    if (!on) return;
    const own = new AbortController();
    copying.current = own;
    const sendOne = async (id: string) => {
      const thing = await loadHere(id).catch(() => null);
      if (!thing) return;
      await send(thing).catch((thrown: unknown) => {
        // A newer form is in the account already.
        if (!isRefusedWith(thrown, 409)) throw thrown;
      });
    };
    const wait = (seconds: number) => new Promise<void>((done) => setTimeout(done, seconds * 1000));
    // Somebody asked for it, so what was deleted in the account goes along, too.
    const notAllowed = await allowAgain(here.filter(isUuid).slice(0, 1000)).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    const refused =
      notAllowed ?? (await copyAll(here, sendOne, { report: setCopied, signal: own.signal, wait }));
    if (copying.current !== own) return;
    if (refused) setProblem(wordsOf(refused));
    await list().catch((thrown: unknown) => setProblem(wordsOf(thrown)));
    setCopied(null);
  }

  /** A thing of the account where that is newer than what is here, or all there is. */
  async function load(id: string, here: Thing | null): Promise<Thing | null> {
    const head = heads.find((one) => one.id === id);
    const isNewer = here === null ? whoText() !== null : head !== undefined && head.changed > here.changed;
    if (!result || !isNewer) return here;
    try {
      const { state, title, pinned, changed } = await openInAccount(id);
      const restored = await result.restored(JSON.parse(state), here);
      return restored ? { ...restored, id, title, pinned, changed } : here;
    } catch {
      return here;
    }
  }
  const isKept = (id: string) => heads.some((one) => one.id === id);
  const then = (work: Promise<unknown>) =>
    work.then(list).catch((thrown: unknown) => setProblem(wordsOf(thrown)));
  return {
    choice,
    heads,
    problem,
    copied,
    name,
    choose,
    load: async (id: string, here: Thing | null) => {
      const found = await load(id, here);
      if (found) known.current.set(found.id, found.changed);
      return found;
    },
    change: async (id: string, by: Partial<Pick<SavedThing, 'title' | 'pinned'>>) => {
      if (isKept(id)) await then(inOrder.current(() => changeInAccount(id, by)));
    },
    remove: async (id: string) => {
      // Its first form may still be on its way.
      if (choice !== 'on' && !isKept(id)) return;
      const gone = inOrder.current(() => removeFromAccount(id));
      await then(
        gone.catch((thrown: unknown) => (isRefusedWith(thrown, 404) ? null : Promise.reject(thrown))),
      );
    },
  };
}

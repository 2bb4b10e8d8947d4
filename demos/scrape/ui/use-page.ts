import { useEffect, useRef, useState } from 'react';
import type { Recipe } from '#engines/scrape/recipe/schema.ts';
import { type Remembered, useHistory } from '../../kit/history/use-history.ts';
import type { Outcome } from '../../kit/run/work.ts';
import type { FirstPage, HeldPage, PageOrigin } from '../first-page.ts';
import type { PointedAt, Seen } from '../page-view.ts';
import { type SeenBy, seenNow } from '../seen.ts';
import { usePageWorker } from './use-page-worker.ts';

/** A source to open, with what is known of it. */
interface Source {
  source: string;
  address: string;
  origin: PageOrigin;
  recipe: Recipe | null;
  /** Whether the recipe is only tried: it is forgotten where it finds nothing. */
  tried?: boolean;
  point: string | null;
}

/** What was given up is nobody's problem. */
const saidOf = (error: unknown): string | null => {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'AbortError' ? null : error.message;
};

/** A page with the fields that are taken from it: what Undo brings back. */
interface Work {
  held: HeldPage;
  recipe: Recipe | null;
}

/** What pointing came to, where it was not simply a column. */
export type PointNotice = Exclude<PointedAt['is'], 'begun' | 'added'>;

export interface PageState {
  held: HeldPage;
  /** The recipe, whose changes can be undone; so can the opening of another page. */
  history: Remembered<Recipe | null>;
  /** Back to a page that was held before, with its fields. */
  reopen: (work: Work) => void;
  work: Work;
  seen: Seen | null;
  working: boolean;
  problem: string | null;
  notice: PointNotice | null;
  /** The field that was pointed at again or added last. */
  chosen: number | null;
  choose: (field: number | null) => void;
  /** Opens a source; `shown` is called in the moment its page is seen. */
  open: (source: Source, shown: () => void) => Promise<Outcome<void>>;
  /** Shows that robots.txt forbids an address. */
  keepOut: (address: string, origin: PageOrigin) => void;
  point: (mark: number, whole: boolean, anew?: boolean) => void;
  /** The element that was pointed at last without success. */
  refused: number | null;
  dismiss: () => void;
}

/** The page in the frame and what is found on it: pointing, fields, and back again. */
export function usePage(first: FirstPage): PageState {
  const worker = usePageWorker();
  const { state: work, change, ...steps } = useHistory<Work>({ held: first.held, recipe: first.recipe });
  const { held, recipe } = work;
  const [by, setBy] = useState<SeenBy | null>(
    first.recipe && first.seen ? { recipe: first.recipe, seen: first.seen } : null,
  );
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [notice, setNotice] = useState<PointNotice | null>(null);
  const [refused, setRefused] = useState<number | null>(null);
  const [chosen, choose] = useState<number | null>(null);
  const history: Remembered<Recipe | null> = {
    ...steps,
    state: recipe,
    change: (to, part) =>
      change((now) => {
        const next = to(now.recipe);
        return next === now.recipe ? now : { ...now, recipe: next };
      }, part),
    begin: (next) => steps.begin({ held, recipe: next }),
  };

  async function during<Result>(work: () => Promise<Result>): Promise<Result | null> {
    setWorking(true);
    setProblem(null);
    try {
      return await work();
    } catch (error) {
      setProblem(saidOf(error));
      return null;
    } finally {
      setWorking(false);
    }
  }
  const see = useRef(worker.see);
  useEffect(() => {
    if (!recipe || !held.page || by?.recipe === recipe) return;
    let left = false;
    see.current(held, { is: 'see', recipe }).then(
      (seen) => {
        if (!left) setBy({ recipe, seen });
      },
      (error: unknown) => {
        if (!left) setProblem(saidOf(error));
      },
    );
    return () => {
      left = true;
    };
  }, [recipe, held, by]);

  function show(next: HeldPage, found: SeenBy | null) {
    setBy(found);
    setNotice(null);
    setProblem(null);
    choose(null);
    change(() => ({ held: next, recipe: found?.recipe ?? null }));
  }
  async function open(next: Source, shown: () => void): Promise<Outcome<void>> {
    const { source, address, origin, recipe: given, tried = false, point } = next;
    setWorking(true);
    try {
      let opened = await worker.open({ is: 'open', source, address, recipe: given, point });
      if (tried && !opened.seen?.harvest.rows.length)
        opened = await worker.open({ is: 'open', source, address, recipe: null, point });
      const { recipe: found, seen } = opened;
      show({ origin, source, address, page: opened.page }, found && seen ? { recipe: found, seen } : null);
      shown();
      return { is: 'done', result: undefined };
    } catch (error) {
      const message = saidOf(error);
      return message === null ? { is: 'cancelled' } : { is: 'failed', message };
    } finally {
      setWorking(false);
    }
  }
  async function point(mark: number, whole: boolean, anew = false) {
    if (!held.page) return;
    const before = anew ? null : recipe;
    const answer = await during(() => worker.point(held, { is: 'point', mark, recipe: before, whole }));
    if (!answer) return;
    if (answer.is === 'begun' || answer.is === 'added') {
      const { recipe: next, seen } = answer;
      setNotice(null);
      setBy({ recipe: next, seen });
      history.change(() => next);
      choose(answer.is === 'added' ? next.fields.length - 1 : null);
      return;
    }
    if (answer.is === 'known') choose(answer.field);
    setRefused(mark);
    setNotice(answer.is);
  }
  return {
    held,
    history,
    work,
    reopen(next) {
      setNotice(null);
      choose(null);
      change(() => next);
    },
    seen: recipe && by ? seenNow(recipe, by) : null,
    working,
    problem,
    notice,
    chosen,
    choose,
    open,
    keepOut: (address, origin) => show({ origin, source: '', address, page: null }, null),
    point: (mark, whole, anew) => void point(mark, whole, anew),
    refused,
    dismiss: () => setNotice(null),
  };
}

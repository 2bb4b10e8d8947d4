import { useRef, useState } from 'react';
import type { Harvest } from '#engines/scrape/recipe/apply.ts';
import type { Recipe } from '#engines/scrape/recipe/schema.ts';
import type { Collected } from '#features/recipes/collect/collected.ts';
import { onServer } from '../../kit/run/on-server.ts';
import { type Attempts, useAttempt } from '../../kit/run/use-attempt.ts';
import { useRun } from '../../kit/run/use-run.ts';
import type { Outcome } from '../../kit/run/work.ts';
import { exampleName, exampleOf, examples } from '../examples/examples.ts';
import type { FirstPage } from '../first-page.ts';
import type { ScrapeJob, ScrapeProgress, ScrapeResult } from '../job.ts';
import { collectedBy, type Run, runOf } from '../runs.ts';
import { type Told, toldOf } from '../words.ts';
import { type PageState, usePage } from './use-page.ts';
import { type Runs, useRuns } from './use-runs.ts';

const server = onServer<ScrapeJob, ScrapeProgress, ScrapeResult>('scraper');

/** What a page is read with. */
interface ReadWith {
  recipe: Recipe;
  /** The run that is shown with it. */
  run?: Run;
}

export interface Scrape extends Pick<Attempts, 'attempt' | 'dismiss'> {
  page: PageState;
  runs: Runs;
  /** The run whose rows are shown, where they belong to the recipe as it is. */
  collected: Collected | null;
  run: Run | null;
  /** What the table shows: the rows that were collected, or those of this page. */
  table: Harvest | null;
  /** What the server is doing. */
  doing: ScrapeJob['is'] | null;
  told: Told;
  problem: string | null;
  readAddress: (typed: string, given?: ReadWith) => void;
  readSource: (source: string, address: string) => void;
  collect: () => void;
  /** Keeps the rows of this page as a run: for a page that only this browser has. */
  keepPage: () => void;
  showRun: (run: Run) => void;
  cancel: () => void;
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '');

/** The scraper's work: reading pages, pointing, collecting, and the runs that this browser remembers. */
export function useScrape(first: FirstPage): Scrape {
  const page = usePage(first);
  const runs = useRuns();
  const far = useRun(server);
  const { attempt, make, dismiss } = useAttempt();
  const latest = useRef<Promise<unknown>>(null);
  const [doing, setDoing] = useState<ScrapeJob['is'] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [run, setRun] = useState<Run | null>(null);
  const { held, history, seen } = page;
  const recipe = history.state;
  const collected = run && recipe ? collectedBy(recipe, run) : null;

  async function ask(job: ScrapeJob): Promise<ScrapeResult | null> {
    setProblem(null);
    setDoing(job.is);
    const outcome = await far.start(job);
    setDoing((now) => (now === job.is ? null : now));
    if (outcome.is === 'failed') setProblem(outcome.message);
    return outcome.is === 'done' ? outcome.result : null;
  }
  /** The fields stay where another page of the same site has them, too. */
  const carried = (address: string): Recipe | null =>
    recipe && hostOf(recipe.address) === hostOf(address) ? { ...recipe, address } : null;

  /** Fetches a page and opens it; until it is there, nothing of the last one stands under its name. */
  async function fetched(typed: string, given?: ReadWith): Promise<Outcome<void>> {
    const outcome = await far.start({ is: 'page', address: typed });
    if (outcome.is !== 'done') return outcome;
    const { result } = outcome;
    if (result.is !== 'page') return { is: 'failed', message: 'The server sent no page. Try again.' };
    const { address, source, cut, robots } = result;
    const id = exampleOf(typed);
    const example = examples.find((each) => each.id === id);
    const name = id ? exampleName(id) : address;
    const origin = { name, example: id, typed: id ? null : typed, pasted: false, robots, cut };
    if (!robots.allowed) {
      setRun(null);
      page.keepOut(address, origin);
      return { is: 'done', result: undefined };
    }
    const recipe = given?.recipe ?? carried(address);
    const next = { source, address, origin, recipe, tried: !given, point: example?.point ?? null };
    return page.open(next, () => setRun(given?.run ?? null));
  }
  async function attempted(name: string, example: string | null, work: Promise<Outcome<void>>) {
    setProblem(null);
    setDoing('page');
    latest.current = work;
    await make({ name, example }, work, () => {});
    // What gave way to another read has nothing to end.
    if (latest.current === work) setDoing(null);
  }
  function readAddress(typed: string, given?: ReadWith) {
    const id = exampleOf(typed);
    void attempted(id ? exampleName(id) : typed, id, fetched(typed, given));
  }
  function readSource(source: string, address: string) {
    far.cancel();
    const name = `Pasted: ${address}`;
    const origin = { name, example: null, typed: null, pasted: true, robots: null, cut: false };
    const next = { source, address, origin, recipe: carried(address), tried: true, point: null };
    void attempted(
      'the pasted source',
      null,
      page.open(next, () => setRun(null)),
    );
  }
  function keep(next: Collected, by: Recipe) {
    const { name, example, pasted } = held.origin;
    const made = runOf(by, next, { name, example, pasted, at: new Date().toISOString() });
    runs.add(made);
    setRun(made);
  }
  async function collect() {
    if (!recipe) return;
    const result = await ask({ is: 'collect', recipe, example: held.origin.example });
    if (result?.is !== 'collected') return;
    // Without a single page there is nothing to keep, and what was in the way is all there is to say.
    if (result.pages.length === 0) setProblem(result.problem ?? 'We couldn’t read any page.');
    else keep(result, recipe);
  }
  return {
    attempt,
    dismiss,
    page,
    runs,
    collected,
    run: collected ? run : null,
    table: collected ?? seen?.harvest ?? null,
    doing,
    told: toldOf(far.state.is === 'running' ? far.state.progress : null, doing === 'collect'),
    problem: problem ?? page.problem,
    readAddress,
    readSource,
    collect: () => void collect(),
    keepPage: () => {
      if (!recipe || !seen) return;
      const pages = [{ address: held.address, rows: seen.harvest.rows.length }];
      keep({ ...seen.harvest, pages, ended: 'last page' }, recipe);
    },
    showRun: (shown) => {
      setRun(shown);
      const typed = shown.example ? `example:${shown.example}` : shown.recipe.address;
      const isHere = held.address === shown.recipe.address && held.origin.example === shown.example;
      if (isHere || shown.pasted) history.change(() => shown.recipe);
      else readAddress(typed, { recipe: shown.recipe, run: shown });
    },
    cancel: far.cancel,
  };
}

import { useEffect, useRef } from 'react';
import { type KeptWorker, keptWorker } from '../../kit/run/kept-worker.ts';
import type { HeldPage } from '../first-page.ts';
import type { Opened, PageAnswers, PageJob } from '../page-view.ts';

type Answer = PageAnswers[PageJob['is']];

/** Questions about a page, answered in a worker of this browser. */
interface PageWorker {
  /** Opens a page's source; whatever was asked of the page before is given up. */
  open: (job: Extract<PageJob, { is: 'open' }>) => Promise<Opened>;
  /** Tells what comes of pointing; the page is opened first where it is not. */
  point: (held: HeldPage, job: Extract<PageJob, { is: 'point' }>) => Promise<PageAnswers['point']>;
  /** Tells what a recipe finds. */
  see: (held: HeldPage, job: Extract<PageJob, { is: 'see' }>) => Promise<PageAnswers['see']>;
}

/** Keeps a worker with the page that was opened last; leaving the screen ends it. */
export function usePageWorker(): PageWorker {
  const kept = useRef<KeptWorker<PageJob, Answer>>(undefined);
  const opened = useRef<string | null>(null);
  useEffect(() => () => kept.current?.end(), []);

  function worker(): KeptWorker<PageJob, Answer> {
    kept.current ??= keptWorker<PageJob, Answer>(
      () => new Worker(new URL('../scrape.worker.ts', import.meta.url), { type: 'module' }),
      {
        limitMs: 20_000,
        tookTooLong: 'This page is too large to read here. Paste only the part of its source with the list.',
      },
    );
    return kept.current;
  }
  async function asked(job: PageJob): Promise<Answer> {
    try {
      return await worker().ask(job);
    } catch (error) {
      // A worker that was ended has forgotten its page.
      opened.current = null;
      throw error;
    }
  }
  async function open(job: Extract<PageJob, { is: 'open' }>): Promise<Opened> {
    const answer = (await asked(job)) as Opened;
    opened.current = job.source;
    return answer;
  }
  async function about(held: HeldPage, job: PageJob): Promise<Answer> {
    const { source, address } = held;
    if (opened.current !== source) await open({ is: 'open', source, address, recipe: null, point: null });
    return asked(job);
  }
  return {
    open: (job) => {
      kept.current?.end();
      opened.current = null;
      return open(job);
    },
    point: (held, job) => about(held, job) as Promise<PageAnswers['point']>,
    see: (held, job) => about(held, job) as Promise<PageAnswers['see']>,
  };
}

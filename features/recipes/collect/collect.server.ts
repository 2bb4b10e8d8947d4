import type { Recipe } from '#engines/scrape/recipe/schema.ts';
import { AppError } from '#server/errors.ts';
import { FetchProblem } from '#server/fetch/problems.ts';
import { keptOut } from '#server/fetch/robots.ts';
import { advice } from '#server/tools/advice.ts';
import { inThread } from '#server/tools/in-thread.ts';
import type { Reader } from '#server/tools/reader.ts';
import { askRobots } from './ask-robots.server.ts';
import collectThread from './collect.thread.ts?thread';
import type { PageAnswer } from './collect-pages.ts';
import type { Collected, CollectProgress } from './collected.ts';

interface CollectOptions {
  reader: Pick<Reader, 'fetch' | 'mayCrawl'>;
  signal: AbortSignal;
  report?: (progress: CollectProgress) => void;
  /** No page is begun after that long; what was read by then is the result. */
  withinMs?: number;
}

async function mayRead(reader: CollectOptions['reader'], address: string): Promise<void> {
  const { allowed } = await askRobots(reader, address);
  if (!allowed) throw keptOut(new URL(address).host);
}

/** One page, slowly and only where robots.txt allows it: both where we ask and where that leads. */
async function fetchPage(reader: CollectOptions['reader'], asked: string): Promise<PageAnswer> {
  await mayRead(reader, asked);
  const { address, status, text } = await reader.fetch(asked, {
    paced: true,
    cut: true,
    accept: ['text/html', 'application/xhtml+xml'],
  });
  if (address !== asked) await mayRead(reader, address);
  if (status >= 400)
    return { is: 'refused', ended: 'problem', problem: `${address} answered with status ${status}.` };
  return { is: 'page', address, source: text };
}

/**
 * Runs a recipe over its pages, parsed in a thread. What is in the way of a page ends it with what was read before,
 * and is said; it throws only when the signal stops it, or a page is more than its thread can hold.
 */
export function collect(
  recipe: Recipe,
  { reader, signal, report, withinMs = 150_000 }: CollectOptions,
): Promise<Collected> {
  const until = performance.now() + withinMs;
  return inThread<Collected, CollectProgress, string>(collectThread, recipe, {
    signal,
    report,
    answer: async (address): Promise<PageAnswer> => {
      if (performance.now() > until) return { is: 'late' };
      try {
        return await fetchPage(reader, address);
      } catch (error) {
        if (error instanceof FetchProblem) {
          const problem = `${error.message} ${advice[error.kind]}`.trim();
          return { is: 'refused', ended: error.kind === 'robots' ? 'robots' : 'problem', problem };
        }
        if (error instanceof AppError) return { is: 'refused', ended: 'problem', problem: error.message };
        throw error;
      }
    },
  });
}

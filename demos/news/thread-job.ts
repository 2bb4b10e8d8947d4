import type { AskedArticle } from './job.ts';
import type { Page } from './read-within.ts';

/** What the thread is started with. */
export type ThreadJob =
  | { do: 'page'; page: Page }
  | { do: 'text'; text: string }
  | { do: 'ask'; question: string; articles: readonly AskedArticle[] };

/** What the thread asks of the server: vectors of texts, or a page that a feed names. */
export type ThreadQuestion = { is: 'embed'; texts: readonly string[] } | { is: 'fetch'; address: string };

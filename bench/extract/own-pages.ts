import { sampleArticles } from '#demos/news/examples/articles.ts';
import { pageOf } from '#demos/news/examples/herald.ts';

/** Pages of our own, of which every word is known: too few and too easy to judge by, but anybody may have them. */
export const ownPages = (): { id: string; html: string; wanted: string }[] =>
  sampleArticles.map((article) => ({
    id: article.id,
    html: pageOf(article),
    wanted: article.paragraphs.join('\n\n'),
  }));

import { firstArticle } from './articles.ts';

/** What the screen offers, the first of them open at first; all of it is made up. */
export const exampleChoices = [
  { id: firstArticle.id, name: 'Sample article: the tram opens' },
  { id: 'herald', name: 'Sample feed: four articles' },
  { id: 'tram-delay', name: 'Sample article: the old wall' },
  { id: 'seed-bank', name: 'Sample article: the lost bean' },
] as const;

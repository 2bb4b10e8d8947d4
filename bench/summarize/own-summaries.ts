import { sampleArticles } from '#demos/news/examples/articles.ts';

/** What a person would say of each article in three sentences; written before the engine was run on them. */
const highlights: Readonly<Record<string, string>> = {
  'tram-opens':
    'The harbour tram of Sampleton opened on Saturday with 26,000 passengers, twice as many as planned.\nThe line cost €209 million and takes 24 minutes from the ferry terminal to the hospital.\nNine of 85 shops on Quay Street closed during the work.',
  'tram-delay':
    'A medieval harbour wall under Quay Street has stopped work on the Sampleton tram.\nThe opening moves to the autumn of 2027, and the cost rises by 8 percent to €212 million.\nShops on the street say sales have fallen by 22 percent.',
  'tram-vote':
    'Sampleton will build a tram along the harbour, its first since 1962, after a vote of 31 to 14.\nThe line of 9.4 kilometres is to cost €196 million and open in the spring of 2027.\nShopkeepers fear for their trade; opponents wanted faster buses for €41 million.',
  'seed-bank':
    'A village seed bank has grown the Example Blue, a bean believed lost since the 1950s.\nFour of eleven seeds found in a tobacco tin sprouted and gave 312 new ones.\nResearchers will test whether the bean stands drought better than modern kinds.',
};

/** Articles with their summaries, as a file of cases has them. */
export const ownSummaries = () =>
  sampleArticles.map(({ id, paragraphs }) => ({
    article: paragraphs.join('\n\n'),
    highlights: highlights[id] ?? '',
  }));

import type { Embed } from '../../embed/embed.ts';
import { keySentences } from '../../summarize/key-sentences.ts';
import type { Passage } from '../answer.ts';
import { type Cited, citedSentences, isSentence } from './cited.ts';

/** Sentences of one document that are weighed: each is compared with every other. */
const mostWeighed = 200;

/** Every so-manieth, so that the end of a long document is heard as well. */
const spread = <Each>(list: readonly Each[], most: number): Each[] => {
  const step = Math.max(1, list.length / most);
  return Array.from({ length: Math.min(most, list.length) }, (_, at) => list[Math.floor(at * step)]).flatMap(
    (each) => (each === undefined ? [] : [each]),
  );
};

/** The sentences that say most of each document, in reading order. */
export async function keyPoints(passages: readonly Passage[], embed: Embed): Promise<Cited[]> {
  const all = citedSentences(passages).filter(({ text }) => isSentence(text));
  const documents = [...new Set(all.map(({ document }) => document))];
  const points: Cited[] = [];
  for (const document of documents) {
    const own = spread(
      all.filter((each) => each.document === document),
      mostWeighed,
    );
    const texts = own.map(({ text }) => text);
    const { short, long } = keySentences(texts, await embed(texts));
    const places = documents.length > 1 ? short : long;
    points.push(...places.flatMap((at) => (own[at] ? [{ text: own[at].text, span: own[at].span }] : [])));
  }
  return points;
}

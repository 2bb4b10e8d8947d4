import type { Reading, WrittenSentence } from './reading.ts';
import type { NewsState } from './state.ts';

/** The key sentences of a reading at a length: of several articles, fewer of each. */
export function keySentencesOf({ articles }: Reading, length: NewsState['length']): WrittenSentence[] {
  return articles.flatMap(({ key, sentences }, article) => {
    const several = articles.length > 1;
    const places =
      several && length === 'long'
        ? key.short
        : several && length === 'short'
          ? key.short.slice(0, 2)
          : key[length];
    return places.map((sentence) => ({
      text: sentences[sentence]?.text ?? '',
      sources: [{ article, sentence }],
    }));
  });
}

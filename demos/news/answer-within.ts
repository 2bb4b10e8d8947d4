import type { Embed } from '#engines/embed/embed.ts';
import { makeIndex } from '#engines/retrieve/retrieve.ts';
import { sentencesOf } from '#engines/retrieve/sentences.ts';
import { type AskedArticle, bounds } from './job.ts';
import type { Answer } from './reading.ts';

/** Answers from articles with their own sentences. `sentence` counts through an article, as its reading does. */
export async function answerFrom(
  question: string,
  articles: readonly AskedArticle[],
  embed: Embed,
): Promise<Omit<Answer, 'written'>> {
  const flat = articles.flatMap(({ paragraphs }, article) => {
    let before = 0;
    const homes = paragraphs.map((text) => {
      const sentences = sentencesOf(text);
      // One paragraph may hold more sentences than are read of a whole article.
      const read =
        sentences.length > bounds.sentences ? sentences.slice(0, bounds.sentences).join(' ') : text;
      const home = { article, text: read, before };
      before += sentences.length;
      return home;
    });
    return homes.filter((home) => home.before < bounds.sentences);
  });
  const { ask } = await makeIndex(
    flat.map(({ text }) => text),
    embed,
  );
  const { sentences, verdict } = await ask(question, 3);
  const passages = sentences.flatMap(({ paragraph, sentence, text }) => {
    const home = flat[paragraph];
    return home ? [{ article: home.article, sentence: home.before + sentence, text }] : [];
  });
  return { question, verdict, passages };
}

import type { Embed } from '#engines/embed/embed.ts';
import { makeIndex } from '#engines/retrieve/retrieve.ts';
import { type Asked, type Collection, ways } from './judge.ts';

/** The place at which each way put the right paragraph, for every question that has an answer. */
export async function placesByWay(
  collections: readonly Collection[],
  embed: Embed,
): Promise<Map<string, number[]>> {
  const places = new Map<string, number[]>();
  for (const { paragraphs, asked } of collections)
    for (const [name, order] of Object.entries(await ways(paragraphs, embed))) {
      const own = places.get(name) ?? [];
      places.set(name, own);
      for (const { question, paragraph, answers } of asked)
        if (answers.length > 0) own.push((await order(question)).indexOf(paragraph));
    }
  return places;
}

/** For each question with an answer: which of the first sentences holds it (-1 for none), and how sure the engine was. */
export async function sentencesFound(
  collections: readonly Collection[],
  embed: Embed,
): Promise<{ place: number; certainty: number }[]> {
  const found: { place: number; certainty: number }[] = [];
  for (const { paragraphs, asked } of collections) {
    const index = await makeIndex(paragraphs, embed);
    for (const { question, answers, paragraph } of asked) {
      if (answers.length === 0) continue;
      const { sentences, certainty } = await index.ask(question);
      const place = sentences.findIndex(
        (one) => one.paragraph === paragraph && answers.some((answer) => one.text.includes(answer)),
      );
      found.push({ place, certainty });
    }
  }
  return found;
}

const most = 60;

/** How sure the engine was of questions that nothing answers: those marked so, or with their paragraph taken away. */
export async function certaintyOfMissing({ paragraphs, asked }: Collection, embed: Embed): Promise<number[]> {
  const marked = asked.filter(({ answers }) => answers.length === 0);
  const ask = async ({ question }: Asked, kept: readonly string[]) =>
    (await (await makeIndex(kept, embed)).ask(question)).certainty;
  if (marked.length > 0) return Promise.all(marked.map((one) => ask(one, paragraphs)));
  const sample = asked.filter((_, at) => at % Math.ceil(asked.length / most) === 0);
  return Promise.all(
    sample.map((one) =>
      ask(
        one,
        paragraphs.filter((_, at) => at !== one.paragraph),
      ),
    ),
  );
}

/** How sure the engine was of questions about another article than those it has. */
export async function certaintyElsewhere(
  collections: readonly Collection[],
  embed: Embed,
): Promise<number[]> {
  const all = collections.flatMap(({ paragraphs, articleOf }) =>
    paragraphs.map((text, at) => ({ text, article: articleOf[at] })),
  );
  const asked = collections.flatMap((each) => each.asked.filter(({ answers }) => answers.length > 0));
  const sample = asked.filter((_, at) => at % Math.ceil(asked.length / most) === 0);
  return Promise.all(
    sample.map(async ({ question, article }) => {
      const others = all.filter((one) => one.article !== article).map(({ text }) => text);
      return (await (await makeIndex(others, embed)).ask(question)).certainty;
    }),
  );
}

import { describe, expect, it } from 'vitest';
import { sentencesOf } from '#engines/retrieve/sentences.ts';
import { answerFrom } from './answer-within.ts';
import { exampleQuestions, sampleArticles } from './examples/articles.ts';
import { exampleSites } from './examples/herald.ts';
import { knownVectors } from './examples/known-vectors.server.ts';
import { factRows, htmlOf, markdownOf } from './exports.ts';
import { readPage, readText } from './read-within.ts';

const zero = new Float32Array(384).fill(0.05);
const embed = async (texts: readonly string[]) => texts.map((text) => knownVectors().get(text) ?? zero);

const herald = exampleSites.herald?.() ?? {};
const [feed = ''] = Object.keys(herald);
const fetchHerald = async (address: string) => {
  const page = herald[address];
  return page ? { address, text: page.body } : null;
};

it('has the vector of every sentence of the examples: run npm run example-vectors after a change', () => {
  const texts = [
    ...sampleArticles.flatMap(({ paragraphs }) => paragraphs.flatMap(sentencesOf)),
    ...exampleQuestions,
  ];
  expect(texts.filter((text) => !knownVectors().has(text))).toEqual([]);
});

describe('reading', () => {
  it('reads a feed into articles and one time line, and says what was left out', async () => {
    const reading = await readPage(
      { address: feed, text: herald[feed]?.body ?? '' },
      { embed, fetch: fetchHerald },
    );
    expect(reading).toMatchObject({ is: 'feed', title: 'Sample Herald', notes: [] });
    expect(reading.articles).toHaveLength(4);
    const dates = reading.timeline.map(({ on }) => on);
    expect(dates).toEqual(dates.toSorted());
    const alone = await readPage(
      { address: feed, text: herald[feed]?.body ?? '' },
      { embed, fetch: async () => null },
    );
    expect(alone.notes).toEqual([
      'For 4 of them we used only the text in the feed, because we couldn’t read their pages.',
    ]);
  });

  it('takes a short first line of a pasted text for its title', async () => {
    const { articles } = await readText('A title\n\nOne sentence here. Another one there.', embed);
    expect(articles[0]).toMatchObject({ title: 'A title', sentences: [{ paragraph: 0 }, { paragraph: 0 }] });
  });

  it('takes the digest out as Markdown, HTML and rows, with nothing of the page in it unescaped', async () => {
    const reading = await readText(
      '<b>Title</b>\n\nThe line <script>alert(1)</script> cost €5 million on 2 May 2027.',
      embed,
    );
    const digest = { reading, written: null, answers: [], length: 'short' } as const;
    expect(markdownOf(digest)).toContain('- **2 May 2027** The line');
    expect(htmlOf(digest)).not.toContain('<script>');
    expect(factRows(reading).rows[0]?.slice(0, 2)).toEqual(['figure', '€5 million']);
  });
});

it('answers with a place that the reading has too', async () => {
  const { passages } = await answerFrom(
    'What did the line cost?',
    sampleArticles.map(({ title, published, paragraphs }) => ({
      title,
      published,
      paragraphs: [...paragraphs],
    })),
    embed,
  );
  const [first] = passages;
  const texts = (sampleArticles[first?.article ?? 0]?.paragraphs ?? []).flatMap(sentencesOf);
  expect(texts[first?.sentence ?? -1]).toBe(first?.text);
  expect(first?.text).toContain('€209 million');
});

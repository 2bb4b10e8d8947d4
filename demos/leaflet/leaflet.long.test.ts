import { describe, expect, it } from 'vitest';
import { makeLibrary } from '#engines/answer/library.ts';
import { openMiniLm } from '#engines/embed/minilm.ts';
import { modelBytes } from '#engines/embed/testing/model-bytes.ts';
import { openReader } from '#engines/reader/reader.ts';
import { answerLeaflet, leafletPassages } from './answer-leaflet.ts';
import { firstAnswer } from './first-answer.ts';
import { firstQuestion } from './questions.ts';
import { answeredQuestions, unansweredQuestions, urgentQuestions } from './testing/forty-questions.ts';

describe('the leaflet, asked with the models themselves', async () => {
  const library = await makeLibrary(leafletPassages, {
    embed: await openMiniLm(await modelBytes('miniLm')),
    read: await openReader(await modelBytes('reader')),
  });

  it('has forty questions', () => {
    expect(urgentQuestions.length + answeredQuestions.length + unansweredQuestions.length).toBe(40);
  });

  it.each(answeredQuestions)('quotes the sentence that answers “%s”', async (question, words) => {
    const { quote } = await answerLeaflet(question, library);
    expect(`${quote?.before}${quote?.answer}${quote?.after}`).toContain(words);
  });

  it.each(unansweredQuestions)('says that “%s” is not in it', async (question) => {
    expect(await answerLeaflet(question, library)).toMatchObject({ warning: null, quote: null });
  });

  it('quotes nothing beside a warning', async () => {
    const asked = await Promise.all(urgentQuestions.map(([question]) => answerLeaflet(question, library)));
    expect(asked.filter(({ warning, quote }) => !warning || quote)).toEqual([]);
  });

  it('still gives the answer that the page begins with', async () => {
    expect(await answerLeaflet(firstQuestion, library)).toEqual(firstAnswer);
  });
});

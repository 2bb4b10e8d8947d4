import { describe, expect, it } from 'vitest';
import type { Block } from '../../documents/document.ts';
import { openMiniLm } from '../../embed/minilm.ts';
import { modelBytes } from '../../embed/testing/model-bytes.ts';
import { openReader } from '../../reader/reader.ts';
import { passagesOf } from '../passages.ts';
import { questionsFrom } from './candidates.ts';
import { glossaryOf } from './glossary.ts';
import { keyPoints } from './key-points.ts';
import { outlineOf } from './outline.ts';
import { confirmedQuestions } from './questions.ts';
import { quizOf } from './quiz.ts';
import { timeLine } from './time-line.ts';

const block = (text: string, kind: Block['kind'] = 'paragraph'): Block => ({
  kind,
  text,
  ...(kind === 'heading' ? { level: 2 } : {}),
  place: { is: 'block', index: 0 },
});
const lease = {
  parts: [
    {
      label: 'Page 1',
      blocks: [
        block('Term', 'heading'),
        block(
          'The lease begins on 1 March 2026. The lease ends on 28 February 2028. It may be renewed once.',
        ),
        block('Rent', 'heading'),
        block(
          'The rent is €1,150 a month. The deposit is €3,450. “Working day” means any day on which banks in Sampleton are open. The deposit must be paid before the keys are handed over.',
        ),
        block('Bicycles are kept in the yard behind the house.'),
      ],
    },
  ],
};
const passages = passagesOf([lease]);
const cited = ({ span }: { span: { passage: number; start: number; end: number } }) =>
  passages[span.passage]?.text.slice(span.start, span.end);

it('lists the headings', () => {
  expect(outlineOf([lease], passages).map(({ text, level }) => [text, level])).toEqual([
    ['Term', 2],
    ['Rent', 2],
  ]);
  expect(outlineOf([lease], passages).map(cited)).toEqual(['Term', 'Rent']);
});

it('puts what has a date in order of time', () => {
  expect(timeLine(passages).map((line) => [line.on, cited(line)])).toEqual([
    ['2026-03-01', 'The lease begins on 1 March 2026.'],
    ['2028-02-28', 'The lease ends on 28 February 2028.'],
  ]);
});

it('finds the terms that the text explains', () => {
  expect(glossaryOf(passages).map((line) => [line.term, cited(line)])).toEqual([
    ['Working day', '“Working day” means any day on which banks in Sampleton are open.'],
  ]);
});

it('takes no remark for a definition', () => {
  const told = (text: string) =>
    glossaryOf(passagesOf([{ parts: [{ label: 'Page 1', blocks: [block(text)] }] }])).map(
      ({ question }) => question,
    );
  expect(told('A heat pump is a machine that moves warmth.')).toEqual(['What is a heat pump?']);
  expect(
    told('The policies are a draft for now. It is a rule that holds. Tables whose sum is a sign of it stay.'),
  ).toEqual([]);
});

it.each([
  ['The museum was opened in 1962.', 'When was the museum opened?'],
  ['The lease ends on 28 February 2028.', 'When does the lease end?'],
  ['The rent is €1,150 a month.', 'How much is the rent?'],
  ['Employees have 25 days of annual leave.', 'How many days of annual leave do employees have?'],
  ['Bicycles are kept in the yard.', 'Where are bicycles kept?'],
  ['Ada Fell led the dig.', 'Who led the dig?'],
  ['The line cost €209 million.', 'How much did the line cost?'],
  ['The course takes six weeks.', 'How long does the course take?'],
  ['The route is 9.4 kilometres long.', 'How long is the route?'],
  ['Trams run every six minutes.', 'How often do trams run?'],
  ['Nora Beispiel, who keeps the seed bank, knew it.', 'Who is Nora Beispiel?'],
])('asks for what "%s" says', (sentence, question) => {
  expect(questionsFrom(sentence)).toContain(question);
});

it('asks nothing of a sentence that speaks of something before it', () => {
  expect(questionsFrom('It was opened in 1962.')).toEqual([]);
});

describe('with the models', async () => {
  const read = await openReader(await modelBytes('reader'));
  const embed = await openMiniLm(await modelBytes('miniLm'));

  it('keeps the questions that the reader answers from their own sentence', async () => {
    const questions = await confirmedQuestions(passages, read, { most: 6 });
    const answers = new Map(questions.map(({ question, answer }) => [question, answer]));
    expect(answers.get('When does the lease end?')).toBe('28 February 2028');
    expect(answers.get('How much is the rent?')).toContain('€1,150');
    for (const each of questions) {
      expect(cited(each)?.replace(/\s+/g, ' ')).toBe(each.answer);
      expect(each.sentence.start).toBeLessThanOrEqual(each.span.start);
    }
    const rent = quizOf(questions).find(({ question }) => question === 'How much is the rent?');
    expect(rent?.options.length).toBeGreaterThan(1);
    expect(rent?.options).toContain(rent?.answer);
  });

  it('keeps no question that the reader does not answer', async () => {
    const doubting = async () => ({ start: 0, end: 3, score: -1 });
    expect(await confirmedQuestions(passages, doubting, { most: 6 })).toEqual([]);
  });

  it('picks the sentences that say most', async () => {
    const points = await keyPoints(passages, embed);
    expect(points.length).toBeGreaterThan(2);
    for (const point of points) expect(cited(point)).toBe(point.text);
  });
});

import { describe, expect, it } from 'vitest';
import type { Answer, Passage } from '#engines/answer/answer.ts';
import type { Document } from '#engines/documents/document.ts';
import { marksOf, placeWords, turnOf } from './quotes.ts';

const lease: Document = {
  name: 'lease.docx',
  kind: 'docx',
  title: null,
  parts: [
    {
      label: 'Text',
      blocks: [
        { kind: 'heading', level: 1, text: 'Rent', place: { is: 'block', index: 0 } },
        { kind: 'paragraph', text: 'The rent is 900 euros.', place: { is: 'block', index: 1 } },
      ],
    },
  ],
  tables: [],
  notes: [],
};
const passage: Passage = {
  document: 0,
  part: 0,
  text: 'Rent\nThe rent is 900 euros.',
  blocks: [
    { block: 0, start: 0, end: 4, from: 0 },
    { block: 1, start: 5, end: 27, from: 0 },
  ],
};

describe('marks', () => {
  it('of a span that reaches over two blocks stand in both', () =>
    expect(marksOf(passage, { start: 2, end: 8 })).toEqual([
      { block: 0, start: 2, end: 4 },
      { block: 1, start: 0, end: 3 },
    ]));

  it('count from where a long block goes on in a later passage', () =>
    expect(
      marksOf({ ...passage, blocks: [{ block: 4, start: 0, end: 27, from: 100 }] }, { start: 5, end: 9 }),
    ).toEqual([{ block: 4, start: 105, end: 109 }]));
});

describe('a place', () => {
  it('in a text without pages is called by its heading', () => expect(placeWords(lease, 0, 1)).toBe('Rent'));

  it('in a table is called by its row, as a spreadsheet counts it', () => {
    const blocks = [{ kind: 'row', text: 'a', place: { is: 'cells', sheet: 'Costs', row: 3 } }] as const;
    const sheet: Document = { ...lease, kind: 'xlsx', parts: [{ label: 'Sheet Costs', blocks }] };
    expect(placeWords(sheet, 0, 0)).toBe('Sheet Costs, row 5');
  });
});

it('makes an answer into a turn that stands by itself, without the heading above its sentence', () => {
  const answer: Answer = {
    question: 'How much is the rent?',
    verdict: 'sure',
    best: {
      span: { passage: 0, start: 17, end: 26 },
      sentence: { passage: 0, start: 0, end: 27 },
      score: 3,
      text: '900 euros',
    },
    others: [],
    disagree: false,
    nearest: [],
  };
  const file = { id: 'a', document: lease, bytes: null, address: null };
  const turn = turnOf('How much is it?', answer, { files: [file], passages: [passage] }, 'server');
  expect(turn).toMatchObject({
    question: 'How much is it?',
    understood: 'How much is the rent?',
    quotes: [
      {
        file: 'a',
        name: 'lease.docx',
        where: 'Rent',
        text: 'The rent is 900 euros.',
        answer: { start: 12, end: 21 },
        marks: [{ block: 1, start: 0, end: 22 }],
      },
    ],
  });
});

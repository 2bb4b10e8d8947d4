import { expect, it } from 'vitest';
import type { Conversation, Quote, Turn } from './conversation.ts';
import { jsonOf, markdownOf } from './exports.ts';

const quote: Quote = {
  file: 'a',
  name: 'lease.pdf',
  where: 'Page 2',
  part: 1,
  text: 'It is repaired within 48 hours.',
  answer: { start: 22, end: 30 },
  marks: [],
};
const turn: Turn = {
  id: '1',
  question: 'How quickly?',
  understood: null,
  verdict: 'probable',
  quotes: [quote],
  nearest: [],
  disagree: false,
  calculated: null,
  written: null,
  ranIn: 'server',
};
const conversation = (turns: readonly Turn[]): Conversation => ({
  id: 'c',
  title: 'Heating',
  pinned: false,
  changed: '2026-11-18T00:00:00.000Z',
  example: null,
  files: [],
  turns,
});

it('writes an answer with its quotation and place', () => {
  const text = markdownOf(conversation([turn]));
  expect(text).toContain('## How quickly?\n\nProbably: **48 hours**\n\n> It is repaired within 48 hours.');
  expect(text).toContain('> — lease.pdf, Page 2');
});

it('says that nothing was found, and what comes nearest', () => {
  const absent: Turn = { ...turn, verdict: 'absent', quotes: [], nearest: [{ ...quote, answer: null }] };
  expect(markdownOf(conversation([absent]))).toContain(
    'Not in these documents. Closest passages:\n\n> It is',
  );
});

it('gives the query behind a calculated answer, and a provider’s sentences with their numbers', () => {
  const full: Turn = {
    ...turn,
    calculated: {
      file: 'p',
      name: 'prices.csv',
      part: 0,
      query: 'sum of Price',
      value: '12',
      groups: [],
      rows: [],
      count: 2,
      marks: [],
    },
    written: {
      by: { is: 'provider', model: 'm' },
      sentences: [{ text: 'Two days.', sources: [0] }],
      quotes: [quote],
    },
  };
  const text = markdownOf(conversation([full]));
  expect(text).toContain('Calculated over prices.csv: sum of Price');
  expect(text).toContain('Two days. [1]\n\n[1] lease.pdf, Page 2');
});

it('names files and places for programs, without the contents of the files', () =>
  expect(JSON.parse(JSON.stringify(jsonOf(conversation([turn]))))).toMatchObject({
    title: 'Heating',
    turns: [{ answer: '48 hours', quotes: [{ file: 'lease.pdf', where: 'Page 2' }] }],
  }));

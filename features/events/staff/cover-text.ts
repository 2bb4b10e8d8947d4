import type { Cover } from '../schema.ts';

type Card = Cover['cards'][number];
type CardRow = Card['rows'][number];
type Fields = Record<'title' | 'note' | 'rows' | 'result' | 'good', string>;

const states = ['chosen', 'gone'] as const;

/** The rows of a card from lines of `text | tag | chosen`; the last two may be left off. */
export const cardRows = (lines: string): CardRow[] =>
  lines
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()))
    .filter(([text]) => text)
    .slice(0, 6)
    .map(([text = '', tag = '', given = '']) => {
      const state = states.find((each) => each === given);
      return { text, ...(tag ? { tag } : {}), ...(state ? { state } : {}) };
    });

/** A card as its form shows it. */
export const cardFields = ({ title, note, rows, result }: Card): Fields => ({
  title,
  note,
  rows: rows
    .map(({ text, tag = '', state = '' }) => [text, tag, state].join(' | ').replace(/( \| )+$/, ''))
    .join('\n'),
  result: result.text,
  good: result.good ? 'on' : '',
});

import { expect, it } from 'vitest';
import { makePieces } from './word-pieces.ts';

const pieces = ['[CLS]', '[SEP]', '[UNK]', 'un', '##aff', '##able', 'cafe', ',', '北', '京'];
const cut = makePieces(new Map(pieces.map((piece, at) => [piece, at])));
const said = (text: string, most = 20) => cut(text, most).map((id) => pieces[id]);

it('cuts words into the longest pieces it knows', () => {
  expect(said('Unaffable, Café!')).toEqual(['[CLS]', 'un', '##aff', '##able', ',', 'cafe', '[UNK]', '[SEP]']);
});

it('takes each Chinese sign for a word, and stops at the limit', () => {
  expect(said('北京')).toEqual(['[CLS]', '北', '京', '[SEP]']);
  expect(said('un un un un', 4)).toEqual(['[CLS]', 'un', 'un', '[SEP]']);
});

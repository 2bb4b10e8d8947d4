import { expect, it } from 'vitest';
import { editFor, type Mark } from './markdown-marks.ts';

/** A text with its selection between bars, before and after a press. */
function press(kind: Mark, text: string): string {
  const [before = '', chosen = '', after = ''] = text.split('|');
  const whole = before + chosen + after;
  const edit = editFor(kind, whole, before.length, before.length + chosen.length);
  const changed = whole.slice(0, edit.from) + edit.text + whole.slice(edit.to);
  const [start, end] = edit.select;
  return `${changed.slice(0, start)}|${changed.slice(start, end)}|${changed.slice(end)}`;
}

it.each<[Mark, string, string]>([
  ['bold', 'a |word| more', 'a **|word|** more'],
  ['bold', 'a **|word|** more', 'a |word| more'],
  ['bold', 'a || more', 'a **|bold words|** more'],
  ['italic', '|word|', '*|word|*'],
  ['code', '|npm start|', '`|npm start|`'],
  ['link', 'see |the list| here', 'see [the list](|https://|) here'],
  ['heading', 'one\ntw|o|\nthree', 'one\n|## two|\nthree'],
  ['heading', '|## two|', '|two|'],
  ['list', 'one\n|two\nthree|', 'one\n|- two\n- three|'],
  ['list', '|- two\n- three|', '|two\nthree|'],
  ['numbers', '|- two\n- three|', '|1. two\n2. three|'],
  ['numbers', '|1. two\n2. three|', '|two\nthree|'],
  ['quote', '|said|', '|> said|'],
  ['heading', '||', '|## |'],
])('%s turns %j into %j', (kind, before, after) => {
  expect(press(kind, before)).toBe(after);
});

it('tells italic from bold where both are written with stars', () => {
  expect(press('italic', '**|word|**')).toBe('***|word|***');
  expect(press('italic', '***|word|***')).toBe('**|word|**');
  expect(press('bold', '***|word|***')).toBe('*|word|*');
});

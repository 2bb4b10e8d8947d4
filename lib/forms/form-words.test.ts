import { expect, it } from 'vitest';
import { inWords } from './form-words.ts';

it('makes one text of each list, a line a row, and leaves the other fields alone', () => {
  const values = {
    title: 'Slots',
    'onSite.seats': '12',
    'agenda.0.minutes': '20',
    'agenda.0.title': 'Two presses',
    'agenda.0.text': '',
    'agenda.1.minutes': '10',
    'agenda.1.title': 'Pause',
    'questions.0.options': 'All\nNo meat',
  };
  expect(inWords(values)).toEqual({
    title: 'Slots',
    'onSite.seats': '12',
    agenda: '20 · Two presses\n10 · Pause',
    questions: 'All, No meat',
  });
});

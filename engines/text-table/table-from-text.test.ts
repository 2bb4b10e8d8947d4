import { expect, it } from 'vitest';
import { tableFromText } from './table-from-text.ts';

it('makes rows of things and prices', () => {
  expect(tableFromText('Apples cost £2.40 a kilo, pears are £3.10 and plums come at £4.').rows).toEqual([
    ['Apples', '£2.40'],
    ['pears', '£3.10'],
    ['plums', '£4'],
  ]);
});

it('fills the columns that were asked for', () => {
  const text =
    'We are open Monday to Friday from 9am to 5:30pm, Saturdays 10am to 4pm and closed on Sundays.';
  expect(tableFromText(text, ['Day', 'Hours']).rows).toEqual([
    ['Monday to Friday', '9am to 5:30pm'],
    ['Saturdays', '10am to 4pm'],
    ['Sundays', 'closed'],
  ]);
});

it('reads minutes line by line', () => {
  const text = '- Ana to send the report by Friday\n- Tom will book the room before 12 March';
  expect(tableFromText(text, ['Owner', 'Task', 'Due']).rows).toEqual([
    ['Ana', 'send the report', 'Friday'],
    ['Tom', 'book the room', '12 March'],
  ]);
});

it('keeps lines that are cells already', () => {
  expect(tableFromText('Town\tDistance\nDelft\t12 km\nGouda\t30 km')).toEqual({
    columns: ['Town', 'Distance'],
    rows: [
      ['Delft', '12 km'],
      ['Gouda', '30 km'],
    ],
  });
});

it('finds no table where there is none', () => {
  expect(tableFromText('Thank you for the lovely evening.').rows).toEqual([]);
});

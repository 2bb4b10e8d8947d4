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
    ['Saturday', '10am to 4pm'],
    ['Sunday', 'closed'],
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

it('parts days that share their hours, and says when a place is closed', () => {
  const text = 'Open Monday and Tuesday from 9.30 to 17.00, Friday 10.00 to 13.00. Closed on Sunday.';
  expect(tableFromText(text, ['Day', 'Opens', 'Closes']).rows).toEqual([
    ['Monday', '9.30', '17.00'],
    ['Tuesday', '9.30', '17.00'],
    ['Friday', '10.00', '13.00'],
    ['Sunday', 'closed', 'closed'],
  ]);
});

it('gives figures to the columns that the text names beside them', () => {
  const text = 'Leeds sold 1,204 units in January and 998 in February. Cork had 640 and 702.';
  expect(tableFromText(text, ['Branch', 'January', 'February']).rows).toEqual([
    ['Leeds', '1,204', '998'],
    ['Cork', '640', '702'],
  ]);
});

it('says yes or no where a column names a thing that rows have or lack', () => {
  const text = 'Room A seats 12, has a screen and costs 30 pounds. Room B: 8 seats, no screen, 18 pounds.';
  expect(tableFromText(text, ['Room', 'Seats', 'Screen', 'Price']).rows).toEqual([
    ['Room A', '12', 'yes', '£30'],
    ['Room B', '8', 'no', '£18'],
  ]);
});

it('reads rows whose cells are labelled', () => {
  const text = 'Name: Ana Reed / Role: chair\nName: Tom Bell / Role: treasurer';
  expect(tableFromText(text, ['Name', 'Role']).rows).toEqual([
    ['Ana Reed', 'chair'],
    ['Tom Bell', 'treasurer'],
  ]);
});

it.each([
  [
    'the same joints',
    'Hall: Pale Straw, 5 litres\nKitchen: Duck Egg, 2.5 litres',
    ['Room', 'Colour', 'Amount'],
  ],
  [
    'brackets',
    'To be painted: Hall (Pale Straw, 5 litres), Kitchen (Duck Egg, 2.5 litres).',
    ['Room', 'Colour', 'Amount'],
  ],
])('cuts lines and items that have %s', (_, text, columns) => {
  expect(tableFromText(text, columns).rows).toEqual([
    ['Hall', 'Pale Straw', '5 litres'],
    ['Kitchen', 'Duck Egg', '2.5 litres'],
  ]);
});

it('reads a log by what its first words look like, and gives lines that are set in their heading', () => {
  const log = '12:01:07 INFO mail was sent\n12:01:09 WARN queue has 40 entries\n12:02:00 INFO done';
  expect(tableFromText(log, ['Time', 'Level', 'Message']).rows[1]).toEqual([
    '12:01:09',
    'WARN',
    'queue has 40 entries',
  ]);
  const days = 'Monday\n  Choir, 18:30\nTuesday\n  Chess, 19:00\n  Judo, 20:00';
  expect(tableFromText(days, ['Day', 'Club', 'Time']).rows).toEqual([
    ['Monday', 'Choir', '18:30'],
    ['Tuesday', 'Chess', '19:00'],
    ['Tuesday', 'Judo', '20:00'],
  ]);
});

it('finds figures beside what their columns are called, and names behind the values', () => {
  const meters = 'At the mill the gas stood at 204 and the water at 77. At the barn, gas 118, water 90.';
  expect(tableFromText(meters, ['Place', 'Gas', 'Water']).rows.map(([, ...figures]) => figures)).toEqual([
    ['204', '77'],
    ['118', '90'],
  ]);
  const fees = 'Tickets cost £9 each for adults, £4 each for children and £7 each for students.';
  expect(tableFromText(fees, ['Who', 'Price']).rows).toEqual([
    ['adults', '£9'],
    ['children', '£4'],
    ['students', '£7'],
  ]);
});

it('takes a spreadsheet or a Markdown table as it is, but no sentence with commas', () => {
  expect(tableFromText('id,bird,seen\n1,Red kite,2\n2,Kingfisher,1', ['id', 'bird', 'seen']).rows).toEqual([
    ['1', 'Red kite', '2'],
    ['2', 'Kingfisher', '1'],
  ]);
  expect(tableFromText('| Task | Hours |\n|---|---|\n| Build | 31 |\n| Tests | 9 |').rows).toEqual([
    ['Build', '31'],
    ['Tests', '9'],
  ]);
  expect(tableFromText('We came, and we saw.\nThey left, and we stayed.').rows).toEqual([]);
});

it('puts cells under the columns they fit, whatever their order on the line', () => {
  expect(
    tableFromText('BE401 to Lisbon, 14:05\nSK118 to Bergen, 15:10', ['Departure', 'Flight', 'To']).rows,
  ).toEqual([
    ['14:05', 'BE401', 'Lisbon'],
    ['15:10', 'SK118', 'Bergen'],
  ]);
});

it('names a row by what stands behind its figure, where most rows do', () => {
  expect(
    tableFromText('The pool charges £6.50 for adults, £3.80 for children and £4.90 for students.', [
      'Who',
      'Price',
    ]).rows,
  ).toEqual([
    ['adults', '£6.50'],
    ['children', '£3.80'],
    ['students', '£4.90'],
  ]);
});

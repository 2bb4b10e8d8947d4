import { describe, expect, it } from 'vitest';
import { joined, nameTrouble, neighbourFrom, note, placeOf, streetTrouble } from './list.ts';

const streets = [
  { name: 'Quarry Lane', neighbours: 11 },
  { name: 'St Anne’s Steps', neighbours: 8 },
];
const ada = { name: ' Ada ', street: 'quarry  lane', lends: 'ladder' };

describe('joining', () => {
  it('finds a street however it is written, and opens it with the twelfth', () => {
    const after = joined(streets, ada);
    expect(placeOf(after, ada)).toEqual({ street: 'Quarry Lane', number: 12, line: 1, missing: 0 });
    expect(joined(streets, { ...ada, street: 'St. Annes steps' })[1]?.neighbours).toBe(9);
  });

  it('begins a street that nobody waits in, at the end of the line', () => {
    const bo = { ...ada, street: 'Fish Row' };
    expect(placeOf(joined(streets, bo), bo)).toEqual({ street: 'Fish Row', number: 1, line: 3, missing: 11 });
  });

  it('leaves the list it was given as it was', () => {
    joined(streets, ada);
    expect(streets[0]?.neighbours).toBe(11);
  });
});

it('says what is wrong with a name or a street', () => {
  expect(nameTrouble(' ')).toMatch(/Type the name/);
  expect(nameTrouble('123')).toMatch(/at least one letter/);
  expect(nameTrouble('Ömer')).toBeNull();
  expect(streetTrouble('')).toMatch(/Type your street/);
  expect(streetTrouble('Quarry Lane 7')).toMatch(/Leave the house number out/);
  expect(streetTrouble('Ln')).toMatch(/in full/);
  expect(streetTrouble('Upper Mill')).toBeNull();
});

it('writes a note for the letterboxes', () => {
  expect(note(ada, 'Quarry Lane', 1)).toBe(
    'Hello from Ada down the road. Quarry Lane needs 1 more neighbour before it opens. I’d lend my ladder. Would you join?',
  );
  expect(note({ ...ada, lends: '' }, 'Quarry Lane', 0)).toMatch(/so it can open\. Would you join\?$/);
});

it('reads back who was kept, and nobody else', () => {
  expect(neighbourFrom(JSON.parse(JSON.stringify(ada)))).toEqual(ada);
  for (const wrong of [null, 3, {}, { ...ada, name: '' }, { ...ada, street: '7' }])
    expect(neighbourFrom(wrong)).toBeNull();
});

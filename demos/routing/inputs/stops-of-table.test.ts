import { describe, expect, it } from 'vitest';
import { broughtText } from '#demos/kit/import/read-file.ts';
import { columnsOf, numberIn } from './columns.ts';
import { stopsOfTable } from './stops-of-table.ts';

function read(text: string) {
  const brought = broughtText('a.csv', text);
  if (!('table' in brought)) throw new Error('no table');
  return brought.table;
}
const stops = (text: string) => stopsOfTable(read(text));

it.each([
  ['52.1', 52.1],
  ['52,1', 52.1],
  ['1.234,5', 1234.5],
  ['-6.26', -6.26],
  ['1 000', 1000],
  ['north', null],
  ['', null],
])('reads %j as %s', (text, value) => expect(numberIn(text)).toBe(value));

describe('stops of a table', () => {
  it('reads names, positions, hours, load, stay and skills', () => {
    const result = stops(
      'Customer;Latitude;Longitude;Opens;Closes;Crates;Service (min);Needs\nGouda;52,01;4,71;7:00;14:00;11;15;cold, lift\n',
    );
    expect(result).toEqual({
      stops: [
        {
          id: 's1',
          name: 'Gouda',
          place: { x: 4.71, y: 52.01 },
          demand: [11],
          windows: [{ from: 25_200, to: 50_400 }],
          service: 900,
          skills: ['cold', 'lift'],
        },
      ],
      unplaced: [],
      columns: '',
      pairs: [],
      notes: [],
    });
  });

  it('finds positions in columns without names, latitude first', () => {
    const table = read('Gouda,52.0116,4.7104\nDelft,52.0116,4.3571\n');
    expect(columnsOf(table)).toMatchObject({ name: 0, latitude: 1, longitude: 2 });
  });

  it('reads a position in one cell', () =>
    expect(stops('name,position\nGouda,"52.01, 4.71"\n')).toMatchObject({
      stops: [{ place: { x: 4.71, y: 52.01 } }],
    }));

  it('joins the two ends of an order, whichever comes first', () =>
    expect(
      stops(
        'order,kind,lat,lon\nA,deliver,52.01,4.71\nB,pickup,52.02,4.72\nA,pick-up,52.03,4.73\nB,delivery,52.04,4.74\n',
      ),
    ).toMatchObject({
      pairs: [
        { pickup: 's3', delivery: 's1' },
        { pickup: 's2', delivery: 's4' },
      ],
    }));

  it('keeps the good rows and names the others', () => {
    const result = stops('name,lat,lon,from\nA,52.01,4.71,7:00\nB,somewhere,4.7,7:00\nC,52.3,4.6,noonish\n');
    expect(result).toMatchObject({ stops: [{ name: 'A' }, { name: 'C' }] });
    expect('notes' in result && result.notes.join(' ')).toMatch(/line 3.*line 4/);
  });

  it('says which columns it found when none is a position', () =>
    expect(stops('name,colour\nA,red\n')).toEqual({ problem: expect.stringContaining('name, colour') }));

  it('reads addresses by English and German names of columns, for rows without a position', () => {
    const result = stops(
      'Kunde;Straße;PLZ;Ort;Land;Breite;Länge;Menge;Von;Bis\nBlume;Hauptstr. 5;99084;Erfurt;DE;;;12;8:00;12:00\nGeiger;Markt 1;07743;Jena;DE;50,93;11,58;3;;\n',
    );
    expect(result).toMatchObject({
      stops: [{ name: 'Geiger', address: 'Markt 1, 07743 Jena, DE', place: { x: 11.58, y: 50.93 } }],
      unplaced: [
        {
          address: 'Hauptstr. 5, 99084 Erfurt, DE',
          city: 'Erfurt',
          country: 'DE',
          stop: { name: 'Blume', demand: [12], windows: [{ from: 28_800, to: 43_200 }] },
        },
      ],
      columns: '“Straße” as street, “PLZ” as postcode, “Ort” as city, “Land” as country',
    });
    expect(stops('customer,street,city,zip\nA,1 High St,Leeds,LS1\n')).toMatchObject({
      unplaced: [{ address: '1 High St, LS1 Leeds', city: 'Leeds' }],
    });
  });

  it('leaves a row out whose position is wrong, whatever its address says', () =>
    expect(stops('name,city,lat,lon\nA,Leeds,north,4\nB,York,53.9,-1.1\n')).toMatchObject({
      stops: [{ name: 'B' }],
      unplaced: [],
    }));
});
